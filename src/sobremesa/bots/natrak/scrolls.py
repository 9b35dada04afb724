"""When to cast a scroll, and with what."""

from __future__ import annotations

from sobremesa.bots.natrak.cards import named
from sobremesa.bots.natrak.dragon import sits_on_me
from sobremesa.bots.natrak.goals import Goal, missing
from sobremesa.bots.natrak.land import BASICS
from sobremesa.bots.natrak.position import Position, income
from sobremesa.games.natrak import actions as act
from sobremesa.kit.records import Action

HOARD = 2.0
"""Cards that Hoarding must be expected to bring."""


def before_the_roll(position: Position) -> Action | None:
    """A Mercenary drives the dragon off the own land before the dice fall, or takes the company."""
    offered = {choice.type for choice in position.menu.choices}
    if "cast_mercenary" in offered and (sits_on_me(position) or _wins_company(position)):
        return act.CastMercenary()
    return None


def in_main(position: Position, goal: Goal | None) -> Action | None:
    """A scroll that helps with the goal, or the Mercenary that is left."""
    offered = {choice.type for choice in position.menu.choices}
    lack = missing(goal.need, position.hand) if goal else []
    if "cast_abundance" in offered and 0 < sum(lack) <= 2:
        return act.CastAbundance(named(_two(position, lack)))  # type: ignore[arg-type]  # names of materials
    if "cast_roads" in offered and goal is not None and (goal.what == "route" or len(goal.edges) >= 1):
        return act.CastRoads()
    if "cast_hoarding" in offered:
        best = max(range(len(BASICS)), key=lambda m: (_expected(position, m) * (1.5 if lack and lack[m] else 1), -m))
        if _expected(position, best) >= HOARD:
            return act.CastHoarding(BASICS[best])
    return act.CastMercenary() if "cast_mercenary" in offered else None


def _wins_company(position: Position) -> bool:
    mine = position.public.players[position.me]
    best = max((p.mercenaries for p in position.public.players if p.seat != position.me), default=0)
    return "largest_company" not in mine.awards and mine.mercenaries + 1 >= 3 and mine.mercenaries + 1 > best


def _two(position: Position, lack: list[int]) -> list[int]:
    """Two cards: what lacks, then what comes least."""
    cards = list(lack)
    while sum(cards) < 2:
        cards[min(range(len(BASICS)), key=position.per_round)] += 1
    return cards


def _expected(position: Position, material: int) -> float:
    """Cards of a material that the rivals hold, judged by what their land brings and how many cards they have."""
    total = 0.0
    for player in position.public.players:
        if player.seat != position.me and player.cards:
            brings = income(position, player.seat)
            total += player.cards * (brings[material] + 1) / (sum(brings) + len(BASICS))
    return total
