"""What active adventurers do: move, throw rivals out, drive the dragon off (N104 to N108)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sobremesa.games.natrak.board import Grid, bits
from sobremesa.games.natrak.expansions.adventurers.actions import DriveOff, MoveAdventurer
from sobremesa.games.natrak.expansions.adventurers.events import (
    AdventurerMoved,
    AdventurerThrownOut,
    DragonDrivenOff,
)
from sobremesa.games.natrak.expansions.adventurers.figures import level_at, owner_at, put, take
from sobremesa.games.natrak.expansions.adventurers.pieces import RESTING
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.rules.choices import place_choice
from sobremesa.games.natrak.rules.deed import (
    NO_PLACE,
    NO_SUCH_PLACE,
    NOT_CONNECTED,
    NOT_YOUR_PIECE,
    OCCUPIED,
    Deed,
    Menu,
)
from sobremesa.games.natrak.rules.network import barred
from sobremesa.games.natrak.rules.points import check_victory, seat_or_none, settle_road
from sobremesa.games.natrak.rules.seven import begin_dragon
from sobremesa.games.natrak.state import NOBODY, State
from sobremesa.kit.records import Choice, Pair, Refusal

PATH_BLOCKED = Refusal("path_blocked")
NOT_WEAKER = Refusal("not_weaker")


@lru_cache(maxsize=4096)
def reach(grid: Grid, roads: int, bar: int, source: int) -> int:
    """Mask of the crossings that roads lead to from `source` without passing one that is barred; it may end on one."""
    adjacent = grid.adjacent
    seen = 1 << source
    todo = [source]
    while todo:
        for edge, beyond, bit in adjacent[todo.pop()]:
            if roads & edge and not seen & bit:
                seen |= bit
                if not bar & bit:
                    todo.append(beyond)
    return seen & ~(1 << source)


def _reach(state: State, seat: int, source: int) -> int:
    return reach(state.board.grid, state.roads[seat], barred(state, seat), source)


def targets(state: State, seat: int, source: int) -> int:
    """Mask of the crossings an own adventurer may move to: empty, or with a weaker rival (N105, N106)."""
    slot: Slot = state.extra
    there = _reach(state, seat, source) & ~state.built & ~state.posts[seat]
    rivals = there & state.manned
    if not rivals:
        return there
    level = level_at(slot, seat, source)
    for rival in range(state.seats):
        for mask in slot.levels[rival][level - 1 :]:
            there &= ~(mask & rivals)
    return there


# Moving


def offer_move_adventurer(state: State, seat: int, menu: Menu) -> None:
    slot: Slot = state.extra
    if not slot.active[seat]:
        return
    ways = ((source, targets(state, seat, source)) for source in bits(slot.active[seat]))
    options: list[tuple[Any, list[Any]]] = [(source, list(bits(there))) for source, there in ways if there]
    if options:
        menu.append(Choice("move_adventurer", (Pair(("source", "to"), options),)))


def _not_active(state: State, seat: int, crossing: int) -> Refusal | None:
    slot: Slot = state.extra
    if crossing >= len(state.board.grid.near):
        return NO_SUCH_PLACE
    if not state.posts[seat] >> crossing & 1:
        return NOT_YOUR_PIECE
    return None if slot.active[seat] >> crossing & 1 else RESTING


def explain_move_adventurer(state: State, seat: int, action: MoveAdventurer) -> Refusal | None:
    refusal = _not_active(state, seat, action.source)
    if refusal is not None:
        return refusal
    if action.to >= len(state.board.grid.near):
        return NO_SUCH_PLACE
    if (state.built | state.posts[seat]) >> action.to & 1:
        return OCCUPIED
    if not _reach(state, seat, action.source) >> action.to & 1:
        by_road = reach(state.board.grid, state.roads[seat], 0, action.source)
        return PATH_BLOCKED if by_road >> action.to & 1 else NOT_CONNECTED
    return None if targets(state, seat, action.source) >> action.to & 1 else NOT_WEAKER


def off_move_adventurer(state: State, seat: int) -> Refusal | None:
    slot: Slot = state.extra
    if not slot.active[seat]:
        return RESTING if state.posts[seat] else NO_PLACE
    return None if any(targets(state, seat, source) for source in bits(slot.active[seat])) else NO_PLACE


def do_move_adventurer(state: State, seat: int, action: MoveAdventurer, deed: Deed) -> None:
    slot: Slot = state.extra
    source, to = action.source, action.to
    rival = owner_at(state, to)
    level, _ = take(state, seat, source)
    if slot.promoted >> source & 1:
        slot.promoted ^= 1 << source | 1 << to
    loser = take(state, rival, to) if rival != NOBODY else None
    put(state, seat, to, level, active=False)
    deed.events.append(AdventurerMoved(seat, source, to))
    if loser is not None:
        deed.barrier = True
        _flee(state, rival, to, loser, seat, deed)
    settle_road(state, deed)
    check_victory(state, deed)


def _flee(state: State, seat: int, source: int, loser: tuple[int, bool], by: int, deed: Deed) -> None:
    """The one thrown out moves to the nearest free crossing of its network, or leaves the board (N107)."""
    to = refuge(state, seat, source)
    if to != NOBODY:
        level, active = loser
        put(state, seat, to, level, active=active)
    deed.events.append(AdventurerThrownOut(seat, by, source, seat_or_none(to)))


def refuge(state: State, seat: int, source: int) -> int:
    """The empty crossing fewest roads away from `source`, the lowest of them; `NOBODY` if there is none."""
    adjacent, roads, bar = state.board.grid.adjacent, state.roads[seat], barred(state, seat)
    empty = ~(state.built | state.manned)
    seen, ring = 1 << source, [source]
    while ring:
        beyond = 0
        for crossing in ring:
            for edge, _, bit in adjacent[crossing]:
                if roads & edge and not seen & bit:
                    beyond |= bit
        if beyond & empty:
            return next(bits(beyond & empty))
        seen |= beyond
        ring = list(bits(beyond & ~bar))
    return NOBODY


# Driving off


def drivers(state: State, seat: int) -> int:
    """Mask of the own active adventurers at the dragon's hex."""
    slot: Slot = state.extra
    return slot.active[seat] & state.board.grid.corners[state.dragon]


def offer_drive_off(state: State, seat: int, menu: Menu) -> None:
    if places := drivers(state, seat):
        menu.append(place_choice("drive_off", "crossing", places, "play"))


def explain_drive_off(state: State, seat: int, action: DriveOff) -> Refusal | None:
    refusal = _not_active(state, seat, action.crossing)
    if refusal is not None:
        return refusal
    return None if drivers(state, seat) >> action.crossing & 1 else NO_PLACE


def off_drive_off(state: State, seat: int) -> Refusal | None:
    if drivers(state, seat):
        return None
    return RESTING if state.posts[seat] & state.board.grid.corners[state.dragon] else NO_PLACE


def do_drive_off(state: State, seat: int, action: DriveOff, deed: Deed) -> None:
    slot: Slot = state.extra
    slot.active[seat] &= ~(1 << action.crossing)
    deed.events.append(DragonDrivenOff(seat, action.crossing))
    begin_dragon(state)
