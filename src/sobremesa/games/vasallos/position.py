"""A state as readable JSON and back. Broken ones are refused with what is wrong."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec

from sobremesa.games.vasallos import generations, views
from sobremesa.games.vasallos.data.load import number_of, tiles
from sobremesa.games.vasallos.imagine import set_slots
from sobremesa.games.vasallos.look import slots_view, tile_views
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.position_check import problems
from sobremesa.games.vasallos.rebuild import lay_again, score_again, stand_again
from sobremesa.games.vasallos.records import FigureAt, Scored
from sobremesa.games.vasallos.rules.features import address
from sobremesa.games.vasallos.start import blank, seats_for
from sobremesa.games.vasallos.state import NOTHING, State
from sobremesa.kit.records import Who

Whole = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
_IDS = tuple(tile.id for tile in tiles())


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class SeatPosition(_Strict, frozen=True):
    """Who plays a seat; `person`: it belongs to a person."""

    who: Who
    person: bool


class Position(_Strict, frozen=True):
    """A whole state. The rest follows from it: features from the map, supplies from the figures, points from `scored`."""

    generation: int
    options: Options
    key: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    seats: Annotated[list[SeatPosition], msgspec.Meta(min_length=2, max_length=6)]
    phase: views.Phase
    turn: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    step: Whole
    hand: str | None
    deck: list[str]
    aside: list[str]
    tiles: Annotated[list[views.TileView], msgspec.Meta(min_length=1)]
    figures: list[FigureAt]
    scored: list[Scored]
    slots: views.SlotsView


def position(state: State) -> Any:
    """The state as JSON values. The deck's first tile is the next to be drawn."""
    kinds = state.rules.figures
    figures = sorted(figure for row in state.standing for figure in row)
    said = Position(
        generation=state.generation,
        options=state.rules.options,
        key=state.key.hex(),
        seats=[SeatPosition(who, bool(state.persons >> seat & 1)) for seat, who in enumerate(state.who)],
        phase=cast("views.Phase", state.phase),
        turn=state.turn,
        step=state.step,
        hand=None if state.hand == NOTHING else _IDS[state.hand],
        deck=[_IDS[type_] for type_ in state.deck[state.drawn :]],
        aside=[_IDS[type_] for type_ in state.aside],
        tiles=tile_views(state),
        figures=[FigureAt(f >> 4 & 15, kinds[f & 15].name, address(state, f >> 8)) for f in figures],
        scored=state.scored,
        slots=slots_view(state),
    )
    return msgspec.to_builtins(said)


def from_position(said: Any) -> State:
    """A state from JSON values. Raises `ValueError` saying what is wrong."""
    read = msgspec.convert(said, Position, strict=True)
    generations.check(read.generation)
    if len(read.seats) not in seats_for(read.options):
        raise ValueError(f"{len(read.seats)} seats do not go with these boxes")
    state = blank(read.options, tuple(seat.who for seat in read.seats), bytes.fromhex(read.key), read.generation)
    state.persons = sum(1 << number for number, seat in enumerate(read.seats) if seat.person)
    lay_again(state, read.tiles)
    stand_again(state, read.figures)
    score_again(state, read.scored)
    state.phase, state.turn, state.step = read.phase, read.turn, read.step
    state.active = (read.turn - 1) % state.seats
    state.hand = NOTHING if read.hand is None else _number(read.hand)
    state.deck = bytes(_number(tile) for tile in read.deck)
    state.aside = [_number(tile) for tile in read.aside]
    set_slots(state, read.slots)
    wrong = problems(state)
    if wrong:
        raise ValueError("; ".join(wrong))
    return state


def _number(tile: str) -> int:
    number = number_of().get(tile)
    if number is None:
        raise ValueError(f"there is no tile {tile}")
    return number
