"""Building roads, camps and cities in main and in the window (N91 to N99)."""

from __future__ import annotations

from functools import cache

from sobremesa.games.natrak.actions import BuildCamp, BuildCity, BuildRoad
from sobremesa.games.natrak.data.load import NUMBER, ModeFacts, modes
from sobremesa.games.natrak.events import PiecePlaced
from sobremesa.games.natrak.rules.choices import place_choice
from sobremesa.games.natrak.rules.deed import (
    NO_PLACE,
    NO_SUCH_PLACE,
    NOT_CONNECTED,
    NOT_YOUR_PIECE,
    OCCUPIED,
    TOO_CLOSE,
    Deed,
    Menu,
    Price,
    can_pay,
    cannot_afford,
    pay,
)
from sobremesa.games.natrak.rules.network import add_building, add_road, camp_spots, make_city, road_spots
from sobremesa.games.natrak.rules.points import check_victory, settle_road
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Refusal

NO_PIECE_LEFT = Refusal("no_piece_left")


@cache
def _prices(mode: str) -> dict[str, Price]:
    facts: ModeFacts = modes()[mode]
    return {
        what: tuple((NUMBER[material], number) for material, number in price.items())
        for what, price in facts.prices.items()
    }


def price_of(state: State, what: str) -> Price:
    """What something costs in this mode (N47)."""
    return _prices(state.mode_name)[what]


def supply(state: State, seat: int, piece: str) -> int:
    """How many pieces of a kind a seat has left (N48)."""
    board = state.roads if piece == "road" else state.camps if piece == "camp" else state.cities
    return state.mode.supply[piece] - board[seat].bit_count()


def _lack(state: State, seat: int, piece: str) -> Refusal | None:
    """Supply, then price."""
    if supply(state, seat, piece) < 1:
        return NO_PIECE_LEFT
    if piece == "road" and state.free_roads:
        return None
    price, hand = price_of(state, piece), state.hands[seat]
    return None if can_pay(hand, price) else cannot_afford(hand, price)


def _can_build(state: State, seat: int, piece: str) -> bool:
    """As `_lack`, quicker where the answer is no."""
    if piece == "road" and state.free_roads:
        return supply(state, seat, piece) > 0
    return can_pay(state.hands[seat], price_of(state, piece)) and supply(state, seat, piece) > 0


# Roads


def offer_build_road(state: State, seat: int, menu: Menu) -> None:
    if _can_build(state, seat, "road") and (spots := road_spots(state, seat)):
        menu.append(place_choice("build_road", "edge", spots, "build"))


def explain_build_road(state: State, seat: int, action: BuildRoad) -> Refusal | None:
    if action.edge >= len(state.board.grid.ends):
        return NO_SUCH_PLACE
    if state.taken >> action.edge & 1:
        return OCCUPIED
    if not state.ahead[seat] >> action.edge & 1:
        return NOT_CONNECTED
    return _lack(state, seat, "road")


def off_build_road(state: State, seat: int) -> Refusal | None:
    return _lack(state, seat, "road") if road_spots(state, seat) else NO_PLACE


def do_build_road(state: State, seat: int, action: BuildRoad, deed: Deed) -> None:
    free = state.free_roads > 0
    if free:
        state.free_roads -= 1
    else:
        pay(state.hands[seat], price_of(state, "road"))
    add_road(state, seat, action.edge)
    deed.events.append(PiecePlaced(seat, "road", action.edge, free))
    settle_road(state, deed)
    check_victory(state, deed)


# Camps


def offer_build_camp(state: State, seat: int, menu: Menu) -> None:
    if _can_build(state, seat, "camp") and (spots := camp_spots(state, seat)):
        menu.append(place_choice("build_camp", "crossing", spots, "build"))


def explain_build_camp(state: State, seat: int, action: BuildCamp) -> Refusal | None:
    if action.crossing >= len(state.board.grid.near):
        return NO_SUCH_PLACE
    if (state.built | state.manned) >> action.crossing & 1:
        return OCCUPIED
    if state.closed >> action.crossing & 1:
        return TOO_CLOSE
    if not state.touched[seat] >> action.crossing & 1:
        return NOT_CONNECTED
    return _lack(state, seat, "camp")


def off_build_camp(state: State, seat: int) -> Refusal | None:
    return _lack(state, seat, "camp") if camp_spots(state, seat) else NO_PLACE


def do_build_camp(state: State, seat: int, action: BuildCamp, deed: Deed) -> None:
    pay(state.hands[seat], price_of(state, "camp"))
    add_building(state, seat, action.crossing)
    deed.events.append(PiecePlaced(seat, "camp", action.crossing, free=False))
    settle_road(state, deed)
    check_victory(state, deed)


# Cities


def offer_build_city(state: State, seat: int, menu: Menu) -> None:
    if state.camps[seat] and _can_build(state, seat, "city"):
        menu.append(place_choice("build_city", "crossing", state.camps[seat], "build"))


def explain_build_city(state: State, seat: int, action: BuildCity) -> Refusal | None:
    if action.crossing >= len(state.board.grid.near):
        return NO_SUCH_PLACE
    if not state.camps[seat] >> action.crossing & 1:
        return NOT_YOUR_PIECE
    return _lack(state, seat, "city")


def off_build_city(state: State, seat: int) -> Refusal | None:
    return _lack(state, seat, "city") if state.camps[seat] else NO_PLACE


def do_build_city(state: State, seat: int, action: BuildCity, deed: Deed) -> None:
    pay(state.hands[seat], price_of(state, "city"))
    make_city(state, seat, action.crossing)
    deed.events.append(PiecePlaced(seat, "city", action.crossing, free=False))
    check_victory(state, deed)
