"""Reads the data files once, strictly: a wrong key or type is an error at the first use."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, TypeVar

import msgspec

EDGES = "NESW"
"""The four sides of a tile, clockwise."""
Box = Literal["base", "todo-o-nada", "ferias"]
Edge = Literal["N", "E", "S", "W"]
Half = Literal["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]

HALVES: tuple[Half, ...] = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
"""The halves of its sides, clockwise; L is on the left of who stands in the middle and looks out (V12)."""

T = TypeVar("T")


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class CityFacts(_Strict, frozen=True):
    """A city on a tile."""

    edges: tuple[Edge, ...]
    pennants: int
    goods: Literal["wine", "grain", "cloth"] | None
    cathedral: bool


class RoadFacts(_Strict, frozen=True):
    """A road on a tile; `end`: what a road of one edge ends at."""

    edges: tuple[Edge, ...]
    inn: bool
    end: Literal["crossing", "monastery", "city", "farm"] | None


class FieldFacts(_Strict, frozen=True):
    """A field on a tile; `cities`: which of the tile's cities it touches, by number (V52)."""

    halves: tuple[Half, ...]
    cities: tuple[int, ...]


class TileFacts(_Strict, frozen=True):
    """A type of tile as it lies unturned."""

    id: str
    set: Box
    count: int
    start: bool
    edges: str
    monastery: bool
    cities: tuple[CityFacts, ...]
    roads: tuple[RoadFacts, ...]
    fields: tuple[FieldFacts, ...]
    note: str = ""


class Worth(_Strict, frozen=True):
    """Points per tile of a city or road, per cell of a monastery, per pennant (V45, V69)."""

    city: int
    road: int
    monastery: int
    pennant: int


class BaseValues(_Strict, frozen=True):
    """The numbers of the base game (V15, V45, V51, V69)."""

    vassals: int
    complete: Worth
    unfinished: Worth
    field: int


class TileValues(_Strict, frozen=True):
    """Points per tile with an inn or a cathedral (V45, V65)."""

    complete: int
    unfinished: int


class FigureValues(_Strict, frozen=True):
    """How many a seat has of a figure, and what it counts for the majority (V15, V17)."""

    number: int
    strength: int = 1


class BuilderValues(_Strict, frozen=True):
    """How many builders a seat has, and how many steps a turn may have (V15, V58)."""

    number: int
    steps: int


class PigValues(_Strict, frozen=True):
    """How many pigs a seat has, and points per city of the field of one (V15, V55)."""

    number: int
    field: int


class GoodsValues(_Strict, frozen=True):
    """Points for the most goods of a kind (V62)."""

    most: int


class Values(_Strict, frozen=True):
    """Every number that a rule names."""

    base: BaseValues
    inn: TileValues
    cathedral: TileValues
    big: FigureValues
    builder: BuilderValues
    pig: PigValues
    goods: GoodsValues
    phantom: FigureValues


def _read(name: str, kind: type[T]) -> T:
    text = files("sobremesa.games.vasallos.data").joinpath(name).read_bytes()
    return msgspec.json.decode(text, type=kind)


@cache
def tiles() -> tuple[TileFacts, ...]:
    """Every type of tile. A type's number is its place here."""
    return tuple(_read("tiles.json", list[TileFacts]))


@cache
def values() -> Values:
    """The numbers."""
    return _read("values.json", Values)


@cache
def number_of() -> dict[str, int]:
    """The number of a type by its id."""
    return {tile.id: number for number, tile in enumerate(tiles())}


@cache
def start_type() -> int:
    """The type of which one copy lies at (0, 0) from the beginning (V10)."""
    return next(number for number, tile in enumerate(tiles()) if tile.start)


@cache
def deck_of(boxes: frozenset[str]) -> bytes:
    """The types of all tiles of these boxes in the order of the file, less the start tile: the deck unshuffled (V9, V19)."""
    deck = [number for number, tile in enumerate(tiles()) if tile.set in boxes for _ in range(tile.count)]
    deck.remove(start_type())
    return bytes(deck)
