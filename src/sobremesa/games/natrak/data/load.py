"""Reads the data files once, strictly: a wrong key or type is an error at the first use."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, TypeVar

import msgspec

from sobremesa.games.natrak.actions import Material
from sobremesa.games.natrak.events import Scroll

MATERIALS: tuple[Material, ...] = (
    "wood",
    "clay",
    "wheat",
    "wool",
    "stone",
    "herbs",
    "tribute",
    "coin",
    "gold",
)
"""The nine materials in their fixed order (N45). A material's number is its place here."""
NUMBER: dict[str, int] = {name: number for number, name in enumerate(MATERIALS)}
BASICS = 5
"""The first five are the basic ones."""

SCROLLS: tuple[Scroll, ...] = ("mercenary", "glory", "roads", "abundance", "hoarding")
MERCENARY, GLORY, ROADS, ABUNDANCE, HOARDING = range(5)
"""A scroll's number is its place in `SCROLLS`."""

ANY_PORT = BASICS
"""The number of the generic port's kind; a specific port's is its material's (N34)."""
PORT_KINDS = (*MATERIALS[:BASICS], "any")

T = TypeVar("T")


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Sizes(_Strict, frozen=True):
    """What the geometry of a map must come to (N25)."""

    hexes: int
    crossings: int
    edges: int
    coast: int


class MapFacts(_Strict, frozen=True):
    """A map: the hexes with q, r and q + r within bounds, and what is laid on them (N29 to N34)."""

    seats: tuple[int, ...]
    q: tuple[int, int]
    r: tuple[int, int]
    sum: tuple[int, int]
    terrain: dict[str, int]
    tokens: dict[int, int]
    ports: dict[str, int]
    sizes: Sizes

    def hexes(self) -> list[tuple[int, int]]:
        """(q, r) of every hex of the map."""
        return [
            (q, r)
            for r in range(self.r[0], self.r[1] + 1)
            for q in range(self.q[0], self.q[1] + 1)
            if self.sum[0] <= q + r <= self.sum[1]
        ]


class YieldFacts(_Strict, frozen=True):
    """What a hex of a terrain gives a camp, a city, and the second piece of setup (N46)."""

    camp: dict[Material, int]
    city: dict[Material, int]
    opening: dict[Material, int]


class RateFacts(_Strict, frozen=True):
    """The guild's rates (N168)."""

    always: int
    any_port: int
    own_port: int


class ModeFacts(_Strict, frozen=True):
    """What a mode is made of: materials, pieces, prices, points (N2, N46 to N52, N211)."""

    target: int
    materials: tuple[Material, ...]
    setup: tuple[Literal["camp", "city"], Literal["camp", "city"]]
    """The piece of each pass (N52)."""
    yields: dict[str, YieldFacts]
    prices: dict[str, dict[Material, int]]
    supply: dict[str, int]
    points: dict[str, int]
    rates: RateFacts
    hand_limit: int
    overdraw: dict[str, int] = {}
    """By how many pieces of a kind a supply may be below zero (N50)."""


def _read(name: str, kind: type[T]) -> T:
    text = files("sobremesa.games.natrak.data").joinpath(name).read_bytes()
    return msgspec.json.decode(text, type=kind)


@cache
def maps() -> dict[str, MapFacts]:
    """The maps by name."""
    return _read("maps.json", dict[str, MapFacts])


@cache
def modes() -> dict[str, ModeFacts]:
    """The modes by name."""
    return _read("modes.json", dict[str, ModeFacts])


@cache
def decks() -> dict[int, tuple[int, ...]]:
    """The scroll deck by number of seats: how many of each kind, in the order of `SCROLLS` (N119)."""
    read = _read("scrolls.json", dict[int, dict[Scroll, int]])
    return {seats: tuple(deck[kind] for kind in SCROLLS) for seats, deck in read.items()}


def map_for(seats: int) -> str:
    """The name of the map for so many seats (N29, N30)."""
    return next(name for name, facts in maps().items() if seats in facts.seats)
