"""The position of a game of Natrak as data; no rules. Seats are numbered in drawn order.

Fields after `winner` follow from the others and are kept for speed: `rules.network.refresh` makes them.
"""

from __future__ import annotations

from copy import copy as shallow
from typing import Any

import msgspec

from sobremesa.games.natrak.board import Board
from sobremesa.games.natrak.data.load import ModeFacts
from sobremesa.games.natrak.hooks import Hooks
from sobremesa.games.natrak.views import Phase, Stance
from sobremesa.kit.records import Who

NOBODY = -1
"""Stands for "no seat", "no crossing", "not rolled"."""

Hand = tuple[int, ...]
"""How many of each material of the mode."""


SumIncome = tuple[tuple[int, tuple[tuple[int, int, int], ...]], ...]
"""By seat what a sum of the dice brings it: (material, hex, how many)."""


class CounterOffer(msgspec.Struct, frozen=True, array_like=True):
    """A rival's counter-offer: what it gives and what it wants (N175)."""

    number: int
    give: Hand
    want: Hand


class LiveOffer(msgspec.Struct, frozen=True, array_like=True):
    """The live offer (N172). `to` is a seat or `NOBODY` (open). `stances`: one a seat, the poster's unused."""

    number: int
    give: Hand
    want: Hand
    to: int
    stances: tuple[Stance, ...]
    counters: tuple[CounterOffer | None, ...]


class State(msgspec.Struct):
    """Everything there is of a running game, its key K included."""

    generation: int
    key: bytes
    mode_name: str
    mode: ModeFacts
    board: Board
    target: int
    seats: int
    who: list[Who]
    """Who plays each seat now."""
    persons: int
    """Mask of the seats that belong to a person, whoever plays them now (N195)."""
    hooks: Hooks
    """What the mode adds to the rules."""
    extra: Any = None
    """What the mode adds to the position."""

    phase: Phase = "setup_piece"
    turn: int = 0
    """0 in setup."""
    go: int = 0
    """The go of setup, from 0 (N51)."""
    actor: int = 0
    """Whose setup go or turn it is; in a window, its owner (N160)."""
    placed: int = NOBODY
    """Setup: the crossing of the piece just placed."""

    dragon: int = 0
    camps: list[int] = []
    """By seat the mask of its camps; `cities` and `roads` likewise."""
    cities: list[int] = []
    roads: list[int] = []
    hands: list[list[int]] = []
    """By seat how many of each material."""

    deck: bytes = b""
    """The scrolls left, the top one first (N119)."""
    scrolls: list[list[int]] = []
    """By seat how many it holds of each kind."""
    fresh: list[int] = []
    """How many of each kind the actor bought this turn (N122)."""
    cast: list[int] = []
    """How many of each kind have been cast."""
    mercenaries: list[int] = []
    """By seat how many Mercenaries it has cast."""
    road_holder: int = NOBODY
    company_holder: int = NOBODY

    rolled: bool = False
    closing: bool = False
    """The turn ends on reaching main: its clock ran out before the roll (N198)."""
    scroll_cast: bool = False
    free_roads: int = 0
    debts: list[int] = []
    """By seat how many cards it owes to the discard; in other phases of several, what it owes there."""
    thefts: int = 0
    """How many thefts, discards and dragon phases this turn has had: their labels count them."""
    discards: int = 0
    threats: int = 0

    dice: tuple[int, int, int] = (NOBODY, 0, 0)
    """Seat, red and white of the last roll."""
    tally: list[int] = []
    """How often each sum 2 to 12 has come (N66)."""

    offer: LiveOffer | None = None
    offers: int = 0
    """How many offers, and how many counter-offers, the game has had (N172)."""
    counters: int = 0
    winner: int = NOBODY

    absent: int = 0
    """Mask of the seats played by nobody (N192)."""
    built: int = 0
    """Mask of the crossings with a building, of anybody."""
    closed: int = 0
    """Mask of the crossings closed to new buildings by the distance rule (N92)."""
    taken: int = 0
    """Mask of the edges with a road, of anybody."""
    posts: list[int] = []
    """By seat the mask of crossings with a piece of its that is no building: it stops rivals' roads (N97). `manned`: of
    all seats."""
    manned: int = 0
    touched: list[int] = []
    """By seat the mask of crossings at its roads' ends."""
    ahead: list[int] = []
    """By seat the mask of edges that its network reaches, taken ones included (N96)."""
    routes: list[int] = []
    """By seat the length of its longest route (N206)."""
    income: dict[int, SumIncome] = {}
    """What sums bring, worked out when first rolled and thrown away when a building comes. Copies with the same buildings
    share it: it follows from these alone."""


def copy(state: State) -> State:
    """A state that shares nothing mutable with this one."""
    new = shallow(state)
    new.who = state.who[:]
    new.camps = state.camps[:]
    new.cities = state.cities[:]
    new.roads = state.roads[:]
    new.hands = [hand[:] for hand in state.hands]
    new.scrolls = [held[:] for held in state.scrolls]
    new.fresh = state.fresh[:]
    new.cast = state.cast[:]
    new.mercenaries = state.mercenaries[:]
    new.debts = state.debts[:]
    new.tally = state.tally[:]
    new.touched = state.touched[:]
    new.ahead = state.ahead[:]
    new.routes = state.routes[:]
    new.hooks.copy(new)
    return new


_encode = msgspec.msgpack.Encoder().encode


def canonical(state: State) -> bytes:
    """Bytes that are equal if and only if the states are: every field but those that follow from others."""
    extra = state.hooks.canonical(state)
    said = _base(state)
    return _encode(said if extra is None else (*said, extra))


def _base(state: State) -> tuple[Any, ...]:
    return (
        state.generation,
        state.key,
        state.mode_name,
        state.board.code,
        (state.target, state.seats, state.persons, state.who),
        (state.phase, state.turn, state.go, state.actor, state.placed, state.dragon),
        # msgpack holds no integer above 64 bits
        [f"{mask:x}" for masks in (state.camps, state.cities, state.roads) for mask in masks],
        (state.hands, state.deck, state.scrolls, state.fresh, state.cast, state.mercenaries),
        (state.road_holder, state.company_holder, state.winner),
        (state.rolled, state.closing, state.scroll_cast, state.free_roads, state.debts),
        (state.thefts, state.discards, state.threats, state.dice, state.tally),
        (state.offer, state.offers, state.counters),
    )
