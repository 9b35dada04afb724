"""The position of a game of Vasallos as data; no rules. Seats are numbered in drawn order.

Zones are numbered as they come to the map, so a feature's least zone is its oldest: its root, its id and its age (V91).
Lists by zone say something of a feature only at its root. Fields after `slots` follow from the others and are kept for
speed; `rules.laying` grows them.
"""

from __future__ import annotations

from copy import copy as shallow
from typing import Any

import msgspec

from sobremesa.games.vasallos.records import FeatureView, Scored
from sobremesa.games.vasallos.rules.ruleset import Ruleset
from sobremesa.kit.records import Who

NOTHING = -1
"""Stands for "no tile", "no seat"."""
OVER = "over"
PLACE = "place"

SEAT_BITS, KIND_BITS = 4, 4
"""A figure on the map is a number: its zone, its seat, its kind, `KIND_BITS` and `SEAT_BITS` from the low end."""


class State(msgspec.Struct):
    """Everything there is of a running game, its key K included."""

    generation: int
    key: bytes
    rules: Ruleset
    seats: int
    who: list[Who]
    """Who plays each seat now."""
    persons: int
    """Mask of the seats that belong to a person, whoever plays them now."""

    deck: bytes
    """The types of the tiles as they are drawn, the first one first; `drawn` are gone."""
    drawn: int = 0
    phase: str = PLACE
    """`place`, a phase of `rules.placing`, or `over`."""
    turn: int = 0
    """From 1 on (V23)."""
    step: int = 0
    """Which step of the turn, from 0 on (V27)."""
    active: int = 0
    hand: int = NOTHING
    """The type of the tile in hand; none while its figures are placed, or while a table stands between two turns."""
    aside: list[int] = []
    """Types set aside (V21)."""

    forms: list[int] = []
    """By tile in the order laid its form; `cells` and `layers` likewise. The first is the start tile."""
    cells: list[int] = []
    layers: list[int] = []
    """Who laid it; `NOTHING` for the start tile."""
    scored: list[Scored] = []
    """Where each point comes from, in order (V72)."""
    slots: dict[str, Any] = {}
    """What capabilities keep, by name."""

    absent: int = 0
    """Mask of the seats played by nobody."""
    board: dict[int, int] = {}
    """By cell its tile: the place in `forms`."""
    frontier: dict[int, int] = {}
    """Empty cells beside tiles: what the neighbours ask there (see `tiles.fits`)."""
    first: list[int] = []
    """By tile its first zone."""
    tile_of: list[int] = []
    """By zone its tile."""
    parent: list[int] = []
    """By zone a zone of the same feature, in the end its root."""
    open: list[int] = []
    """By root how many edges lie open; of a monastery, how many of the eight cells are empty; of a field
    nothing, for it is never complete (V43)."""
    covers: list[int] = []
    """By root the mask of its tiles (V44)."""
    marks: list[int] = []
    """By root its marks (see `tiles.MARKS`)."""
    standing: list[tuple[int, ...]] = []
    """By root the figures in it, ascending."""
    monasteries: dict[int, int] = {}
    """By cell the zone of a monastery."""
    supply: list[int] = []
    """By seat, then by kind of figure, how many are not on the map."""
    parts: list[dict[str, int]] = []
    """By seat its points by source (V72)."""
    seen: dict[int, FeatureView] = {}
    """Views of features, by root, made when first asked for and thrown away when a feature changes."""


def copy(state: State) -> State:
    """A state that shares nothing mutable with this one."""
    new = shallow(state)
    new.who = state.who[:]
    new.aside = state.aside[:]
    new.forms = state.forms[:]
    new.cells = state.cells[:]
    new.layers = state.layers[:]
    new.scored = state.scored[:]
    new.slots = {name: shallow(slot) for name, slot in state.slots.items()}
    new.board = state.board.copy()
    new.frontier = state.frontier.copy()
    new.first = state.first[:]
    new.tile_of = state.tile_of[:]
    new.parent = state.parent[:]
    new.open = state.open[:]
    new.covers = state.covers[:]
    new.marks = state.marks[:]
    new.standing = state.standing[:]
    new.monasteries = state.monasteries.copy()
    new.supply = state.supply[:]
    new.parts = [row.copy() for row in state.parts]
    new.seen = state.seen.copy()
    return new


def left(state: State) -> int:
    """How many tiles are in the deck."""
    return len(state.deck) - state.drawn


_encode = msgspec.msgpack.Encoder().encode


def canonical(state: State) -> bytes:
    """Bytes that are equal if and only if the states are: every field but those that follow from others."""
    return _encode(
        (
            state.generation,
            state.key,
            state.rules.options,
            (state.seats, state.who, state.persons),
            state.deck[state.drawn :],
            (state.phase, state.turn, state.step, state.active, state.hand, state.aside),
            (state.forms, state.cells, state.layers),
            sorted(figure for row in state.standing for figure in row),
            state.scored,
            state.slots,
        )
    )
