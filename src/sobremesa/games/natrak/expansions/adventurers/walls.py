"""Walls (N95): cards that a seat may keep on a 7 (N72)."""

from __future__ import annotations

from sobremesa.games.natrak.expansions.adventurers.actions import BuildWall
from sobremesa.games.natrak.expansions.adventurers.events import WallBuilt
from sobremesa.games.natrak.expansions.adventurers.pieces import affords, lack, no_city_to_wall, walls_left
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.rules.building import price_of
from sobremesa.games.natrak.rules.choices import place_choice
from sobremesa.games.natrak.rules.deed import NO_PLACE, NO_SUCH_PLACE, Deed, Menu, pay
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Refusal

CARDS_EACH = 2


def more_cards(state: State, seat: int) -> int:
    """By how much the own walls raise the limit of cards."""
    slot: Slot = state.extra
    return CARDS_EACH * slot.walls[seat].bit_count()


def unwalled(state: State, seat: int) -> int:
    """Mask of the own cities without wall."""
    slot: Slot = state.extra
    return state.cities[seat] & ~slot.walls[seat]


def offer_build_wall(state: State, seat: int, menu: Menu) -> None:
    places = unwalled(state, seat)
    if places and affords(state, seat, "wall") and walls_left(state, seat) > 0:
        menu.append(place_choice("build_wall", "crossing", places, "build"))


def explain_build_wall(state: State, seat: int, action: BuildWall) -> Refusal | None:
    if action.crossing >= len(state.board.grid.near):
        return NO_SUCH_PLACE
    return no_city_to_wall(state, seat, action.crossing) or lack(state, seat, walls_left(state, seat), "wall")


def off_build_wall(state: State, seat: int) -> Refusal | None:
    return lack(state, seat, walls_left(state, seat), "wall") if unwalled(state, seat) else NO_PLACE


def do_build_wall(state: State, seat: int, action: BuildWall, deed: Deed) -> None:
    pay(state.hands[seat], price_of(state, "wall"))
    raise_wall(state, seat, action.crossing, deed, free=False)


def raise_wall(state: State, seat: int, crossing: int, deed: Deed, *, free: bool) -> None:
    """Stand a wall round a city."""
    slot: Slot = state.extra
    slot.walls[seat] |= 1 << crossing
    deed.events.append(WallBuilt(seat, crossing, free))
