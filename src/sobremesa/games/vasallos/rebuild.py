"""A state from what can be seen of it: tiles laid again one by one, figures set into their zones, points added up."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.games.vasallos.data.load import number_of
from sobremesa.games.vasallos.records import FigureAt, Scored
from sobremesa.games.vasallos.rules import laying
from sobremesa.games.vasallos.rules.placing import stand
from sobremesa.games.vasallos.rules.scoring import award
from sobremesa.games.vasallos.state import NOTHING, State
from sobremesa.games.vasallos.tiles import FARTHEST, cell_number, fits, forms
from sobremesa.games.vasallos.views import TileView


def lay_again(state: State, rows: Iterable[TileView]) -> None:
    """Lay tiles in their order on an empty map. Raises `ValueError` for one that cannot lie there."""
    for row in rows:
        type_ = number_of().get(row.tile)
        if type_ is None:
            raise ValueError(f"there is no tile {row.tile}")
        if not (0 <= row.turn < 4 and abs(row.x) < FARTHEST and abs(row.y) < FARTHEST):
            raise ValueError(f"{row.tile} lies nowhere")
        cell = cell_number(row.x, row.y)
        if state.forms:
            asked = state.frontier.get(cell)
            if asked is None or not fits()[type_][asked] >> row.turn & 1:
                raise ValueError(f"{row.tile} does not fit at {row.x},{row.y}")
        layer = NOTHING if row.seat is None else row.seat
        laying.lay(state, forms()[4 * type_ + row.turn], cell, layer)


def stand_again(state: State, rows: Iterable[FigureAt]) -> None:
    """Put figures back. Raises `ValueError` for one that has no zone or is too many."""
    width = len(state.rules.figures)
    for row in rows:
        zone = zone_at(state, row.at)
        number = state.rules.kind_number.get(row.kind)
        if zone is None or number is None or not 0 <= row.seat < state.seats:
            raise ValueError(f"no place for the {row.kind} of seat {row.seat} at {row.at}")
        if not state.supply[row.seat * width + number]:
            raise ValueError(f"seat {row.seat} has more of {row.kind} than there are")
        stand(state, zone, row.seat, number)


def zone_at(state: State, at: str) -> int | None:
    """The zone of an address, by any of its names (V13)."""
    place, _, name = at.partition("/")
    x, comma, y = place.partition(",")
    try:
        cell = cell_number(int(x), int(y))
    except ValueError:
        return None
    tile = state.board.get(cell) if comma else None
    if tile is None:
        return None
    zone = forms()[state.forms[tile]].names.get(name)
    return None if zone is None else state.first[tile] + zone


def score_again(state: State, rows: Iterable[Scored]) -> None:
    """Add points up. Raises `ValueError` for points of no seat."""
    for row in rows:
        if any(not 0 <= one.seat < state.seats for one in row.awards):
            raise ValueError(f"points of no seat for {row.of}")
        award(state, row)
