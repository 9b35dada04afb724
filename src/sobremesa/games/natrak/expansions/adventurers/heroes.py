"""Adventurers: putting up, activating, promoting (N98, N101 to N103)."""

from __future__ import annotations

from sobremesa.games.natrak.expansions.adventurers.actions import Activate, BuildAdventurer, Promote
from sobremesa.games.natrak.expansions.adventurers.events import (
    AdventurerPlaced,
    AdventurerPromoted,
    AdventurersActivated,
)
from sobremesa.games.natrak.expansions.adventurers.figures import level_at, put, spots
from sobremesa.games.natrak.expansions.adventurers.pieces import LEVEL_MAX, adventurers_left, affords, lack, unpaid
from sobremesa.games.natrak.expansions.adventurers.slot import TOP_LEVEL, Slot
from sobremesa.games.natrak.expansions.adventurers.words import CROWN
from sobremesa.games.natrak.rules.building import price_of
from sobremesa.games.natrak.rules.choices import place_choice
from sobremesa.games.natrak.rules.deed import (
    NO_PLACE,
    NO_SUCH_PLACE,
    NOT_CONNECTED,
    NOT_YOUR_PIECE,
    OCCUPIED,
    Deed,
    Menu,
    pay,
)
from sobremesa.games.natrak.rules.points import check_victory, settle_road
from sobremesa.games.natrak.rules.scrolls import NO_EFFECT
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Refusal

NEEDS_CROWN_3 = Refusal("needs_crown_3")
ALREADY_PROMOTED = Refusal("already_promoted")
CROWN_FOR_TOP = 3

# Putting up


def offer_build_adventurer(state: State, seat: int, menu: Menu) -> None:
    if not affords(state, seat, "adventurer") or adventurers_left(state, seat) < 1:
        return
    if places := spots(state, seat):
        menu.append(place_choice("build_adventurer", "crossing", places, "build"))


def not_a_spot(state: State, seat: int, crossing: int) -> Refusal | None:
    """Why no adventurer of the seat may be put on a crossing, or None."""
    if crossing >= len(state.board.grid.near):
        return NO_SUCH_PLACE
    if (state.built | state.manned) >> crossing & 1:
        return OCCUPIED
    return None if state.touched[seat] >> crossing & 1 else NOT_CONNECTED


def explain_build_adventurer(state: State, seat: int, action: BuildAdventurer) -> Refusal | None:
    refusal = not_a_spot(state, seat, action.crossing)
    return refusal or lack(state, seat, adventurers_left(state, seat), "adventurer")


def off_build_adventurer(state: State, seat: int) -> Refusal | None:
    return lack(state, seat, adventurers_left(state, seat), "adventurer") if spots(state, seat) else NO_PLACE


def do_build_adventurer(state: State, seat: int, action: BuildAdventurer, deed: Deed) -> None:
    pay(state.hands[seat], price_of(state, "adventurer"))
    put(state, seat, action.crossing, 1, active=False)
    deed.events.append(AdventurerPlaced(seat, action.crossing, 1, free=False))
    settle_road(state, deed)
    check_victory(state, deed)


# Activating


def resting(state: State, seat: int) -> int:
    """Mask of the own resting adventurers."""
    slot: Slot = state.extra
    return state.posts[seat] & ~slot.active[seat]


def not_resting(state: State, seat: int, crossing: int) -> Refusal | None:
    """Why no own resting adventurer stands on a crossing, or None."""
    if crossing >= len(state.board.grid.near):
        return NO_SUCH_PLACE
    if not state.posts[seat] >> crossing & 1:
        return NOT_YOUR_PIECE
    return None if resting(state, seat) >> crossing & 1 else NO_EFFECT


def offer_activate(state: State, seat: int, menu: Menu) -> None:
    if state.posts[seat] and affords(state, seat, "activate") and (places := resting(state, seat)):
        menu.append(place_choice("activate", "crossing", places, "play"))


def explain_activate(state: State, seat: int, action: Activate) -> Refusal | None:
    return not_resting(state, seat, action.crossing) or unpaid(state, seat, "activate")


def off_activate(state: State, seat: int) -> Refusal | None:
    return unpaid(state, seat, "activate") if resting(state, seat) else NO_PLACE


def do_activate(state: State, seat: int, action: Activate, deed: Deed) -> None:
    pay(state.hands[seat], price_of(state, "activate"))
    activate(state, seat, 1 << action.crossing, [action.crossing], deed, free=False)


def activate(state: State, seat: int, mask: int, crossings: list[int], deed: Deed, *, free: bool) -> None:
    """Make adventurers active."""
    slot: Slot = state.extra
    slot.active[seat] |= mask
    deed.events.append(AdventurersActivated(seat, crossings, free))


# Promoting


def promotable(state: State, seat: int) -> int:
    """Mask of the own adventurers that may be promoted (N103)."""
    slot: Slot = state.extra
    low, middle, _ = slot.levels[seat]
    open_to = low | middle if slot.disciplines[seat][CROWN] >= CROWN_FOR_TOP else low
    return open_to & ~slot.promoted


def _unpaid(state: State, seat: int) -> Refusal | None:
    slot: Slot = state.extra
    return None if slot.smiths else unpaid(state, seat, "promote")


def offer_promote(state: State, seat: int, menu: Menu) -> None:
    slot: Slot = state.extra
    if not state.posts[seat] or not (slot.smiths or affords(state, seat, "promote")):
        return
    if places := promotable(state, seat):
        menu.append(place_choice("promote", "crossing", places, "play"))


def explain_promote(state: State, seat: int, action: Promote) -> Refusal | None:
    slot: Slot = state.extra
    if action.crossing >= len(state.board.grid.near):
        return NO_SUCH_PLACE
    level = level_at(slot, seat, action.crossing)
    if not level:
        return NOT_YOUR_PIECE
    if slot.promoted >> action.crossing & 1:
        return ALREADY_PROMOTED
    if level == TOP_LEVEL:
        return LEVEL_MAX
    if not promotable(state, seat) >> action.crossing & 1:
        return NEEDS_CROWN_3
    return _unpaid(state, seat)


def off_promote(state: State, seat: int) -> Refusal | None:
    return _unpaid(state, seat) if promotable(state, seat) else NO_PLACE


def do_promote(state: State, seat: int, action: Promote, deed: Deed) -> None:
    slot: Slot = state.extra
    free = slot.smiths > 0
    if free:
        slot.smiths -= 1
    else:
        pay(state.hands[seat], price_of(state, "promote"))
    bit = 1 << action.crossing
    level = level_at(slot, seat, action.crossing)
    slot.levels[seat][level - 1] ^= bit
    slot.levels[seat][level] |= bit
    slot.promoted |= bit
    deed.events.append(AdventurerPromoted(seat, action.crossing, level + 1, free))
