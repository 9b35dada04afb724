"""Adventurers as pieces on crossings: putting up, taking off, and what follows for roads (N97, N109)."""

from __future__ import annotations

from sobremesa.games.natrak.board import bits
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.rules.network import measure
from sobremesa.games.natrak.state import NOBODY, State


def level_at(slot: Slot, seat: int, crossing: int) -> int:
    """The level of a seat's adventurer on a crossing; 0 without one."""
    for number, mask in enumerate(slot.levels[seat]):
        if mask >> crossing & 1:
            return number + 1
    return 0


def owner_at(state: State, crossing: int) -> int:
    """Whose adventurer stands there, or `NOBODY`."""
    for seat, mask in enumerate(state.posts):
        if mask >> crossing & 1:
            return seat
    return NOBODY


def put(state: State, seat: int, crossing: int, level: int, *, active: bool) -> None:
    """Stand an adventurer on an empty crossing; rivals' roads are cut there."""
    slot: Slot = state.extra
    bit = 1 << crossing
    slot.levels[seat][level - 1] |= bit
    if active:
        slot.active[seat] |= bit
    state.posts[seat] |= bit
    state.manned |= bit
    measure(state, bit, seat)


def take(state: State, seat: int, crossing: int) -> tuple[int, bool]:
    """Take a seat's adventurer off the board; answers its level and whether it was active."""
    slot: Slot = state.extra
    bit = 1 << crossing
    level = level_at(slot, seat, crossing)
    active = bool(slot.active[seat] & bit)
    slot.levels[seat][level - 1] &= ~bit
    slot.active[seat] &= ~bit
    state.posts[seat] &= ~bit
    state.manned &= ~bit
    measure(state, bit, seat)
    return level, active


def refresh(state: State) -> None:
    """Make `posts` and `manned`."""
    slot: Slot = state.extra
    state.posts = [low | middle | high for low, middle, high in slot.levels]
    state.manned = 0
    for mask in state.posts:
        state.manned |= mask


def spots(state: State, seat: int) -> int:
    """Mask of the crossings on which the seat may put an adventurer (N98)."""
    return state.touched[seat] & ~(state.built | state.manned)


def strength(slot: Slot, seat: int) -> int:
    """The levels of a seat's active adventurers."""
    active = slot.active[seat]
    if not active:
        return 0
    return sum((mask & active).bit_count() * (number + 1) for number, mask in enumerate(slot.levels[seat]))


def lowest(slot: Slot, seat: int) -> int:
    """The crossing of the lowest-level adventurer of a seat that has one.

    Of equals the resting one, then the lowest crossing (N143).
    """
    mask = next(mask for mask in slot.levels[seat] if mask)
    return next(bits(mask & ~slot.active[seat] or mask))
