"""Setup: two passes, each go a piece and a road (N51 to N57)."""

from __future__ import annotations

from sobremesa.games.natrak.actions import PlacePiece, PlaceRoad
from sobremesa.games.natrak.events import Gained, PiecePlaced
from sobremesa.games.natrak.rules.choices import place_choice
from sobremesa.games.natrak.rules.deed import (
    NO_SUCH_PLACE,
    NOT_CONNECTED,
    OCCUPIED,
    TOO_CLOSE,
    Deed,
    Menu,
    cards_of,
)
from sobremesa.games.natrak.rules.network import add_building, add_road, make_city
from sobremesa.games.natrak.rules.turn import begin_turn
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Refusal


def go_seat(go: int, seats: int) -> int:
    """Whose the go is: drawn order, then back (N51)."""
    return go if go < seats else 2 * seats - 1 - go


def crossings_free(state: State) -> int:
    """Mask of the crossings open to a piece of setup (N53)."""
    return (1 << len(state.board.grid.map.crossings)) - 1 & ~state.closed


def offer_place_piece(state: State, _seat: int, menu: Menu) -> None:
    menu.append(place_choice("place_piece", "crossing", crossings_free(state), "build"))


def explain_place_piece(state: State, _seat: int, action: PlacePiece) -> Refusal | None:
    grid = state.board.grid
    if action.crossing >= len(grid.near):
        return NO_SUCH_PLACE
    if state.built >> action.crossing & 1:
        return OCCUPIED
    return TOO_CLOSE if state.closed >> action.crossing & 1 else None


def do_place_piece(state: State, seat: int, action: PlacePiece, deed: Deed) -> None:
    add_building(state, seat, action.crossing)
    piece = state.mode.setup[state.go // state.seats]
    if piece == "city":
        make_city(state, seat, action.crossing)
    state.placed = action.crossing
    state.phase = "setup_road"
    deed.events.append(PiecePlaced(seat, piece, action.crossing, free=True))
    if state.go >= state.seats:
        _pay_opening(state, seat, action.crossing, deed)


def _pay_opening(state: State, seat: int, crossing: int, deed: Deed) -> None:
    """N55: one basic for each producing hex of the second piece, to the absent too."""
    got = [0] * len(state.hands[seat])
    for touching in state.board.grid.hexes_at[crossing]:
        for material, number in state.board.opening[touching]:
            got[material] += number
    state.hands[seat] = [a + b for a, b in zip(state.hands[seat], got, strict=True)]
    if any(got):
        deed.events.append(Gained(seat, cards_of(got), "opening"))


def offer_place_road(state: State, _seat: int, menu: Menu) -> None:
    edges = state.board.grid.edges_at[state.placed] & ~state.taken
    menu.append(place_choice("place_road", "edge", edges, "build"))


def explain_place_road(state: State, _seat: int, action: PlaceRoad) -> Refusal | None:
    grid = state.board.grid
    if action.edge >= len(grid.ends):
        return NO_SUCH_PLACE
    if state.taken >> action.edge & 1:
        return OCCUPIED
    return None if grid.edges_at[state.placed] >> action.edge & 1 else NOT_CONNECTED


def do_place_road(state: State, seat: int, action: PlaceRoad, deed: Deed) -> None:
    add_road(state, seat, action.edge)
    deed.events.append(PiecePlaced(seat, "road", action.edge, free=True))
    state.go += 1
    if state.go == 2 * state.seats:
        begin_turn(state, deed)
        return
    state.placed = -1
    state.phase = "setup_piece"
    state.actor = go_seat(state.go, state.seats)
