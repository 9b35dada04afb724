"""Which cards to keep: what the hand is for, what may go, and which one to lose."""

from __future__ import annotations

from sobremesa.bots.natrak.goals import Goal
from sobremesa.bots.natrak.land import BASICS
from sobremesa.bots.natrak.position import Position


def worths(position: Position, goal: Goal | None) -> list[float]:
    """What one more, or one less, of each material is worth now: high where the goal lacks it, low for what is spare."""
    found: list[float] = []
    for material in range(len(BASICS)):
        scarce = 1 / (0.6 + position.per_round(material))
        need = goal.need[material] if goal else 1
        have = position.hand[material]
        if have < need:
            found.append(1.0 + 0.3 * min(scarce, 2))
        else:
            spare = have - need
            found.append(0.45 + 0.12 * min(scarce, 2) - 0.06 * min(spare, 4))
    return found


def spare(position: Position, goal: Goal | None) -> list[int]:
    """Cards of each material that the goal does not need."""
    need = goal.need if goal else [0] * len(BASICS)
    return [max(0, have - n) for have, n in zip(position.hand, need, strict=True)]


def named(cards: list[int]) -> dict[str, int]:
    """Cards by name, as actions say them."""
    return {BASICS[material]: number for material, number in enumerate(cards) if number}


def to_discard(position: Position, goal: Goal | None, number: int) -> dict[str, int]:
    """The cards to lose: one by one the least useful."""
    left = list(position.hand)
    lost = [0] * len(BASICS)
    need = goal.need if goal else [1] * len(BASICS)
    for _ in range(number):
        held = [material for material in range(len(BASICS)) if left[material]]
        # What the goal does not need goes first, the most plentiful before the rest.
        worst = max(held, key=lambda m: (left[m] - need[m] > 0, left[m] - need[m] + 0.1 * position.per_round(m), m))
        left[worst] -= 1
        lost[worst] += 1
    return named(lost)
