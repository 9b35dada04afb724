"""What events, views and positions of Vasallos speak of: figures on the map, features, points."""

from typing import Literal

import msgspec

Piece = Literal["vassal", "big", "builder", "pig", "phantom"]
FeatureKind = Literal["city", "road", "monastery", "field"]
Point = tuple[int, int]
"""A cell, (x, y)."""
Source = Literal["cities", "roads", "monasteries", "end_cities", "end_roads", "end_monasteries", "fields", "goods"]
"""Where points come from (V72)."""


class FigureAt(msgspec.Struct, frozen=True):
    """A figure on the map; `at` is the address of its zone (V13)."""

    seat: int
    kind: Piece
    at: str


class Holder(msgspec.Struct, frozen=True):
    """What a seat has in a feature for the majority (V17). `points`: what it gets or would get, 0 if it does not lead."""

    seat: int
    strength: int
    leads: bool
    points: int


class FeatureView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A feature as it is now (V91). `tiles`: how many cells it lies in (V44); `marks`: what lies in it, by name.

    `now`: points if the game ended here, `full`: points when complete; of a field, with all the cities it touches
    complete. `cities`: of a field, ids of the cities it touches, the complete ones in `counts`.
    """

    id: str
    kind: FeatureKind
    zones: list[str]
    tiles: int
    complete: bool
    now: int
    full: int
    marks: dict[str, int] = {}
    figures: list[FigureAt] = []
    holders: list[Holder] = []
    cities: list[str] = []
    counts: list[str] = []


class Award(msgspec.Struct, frozen=True, omit_defaults=True):
    """Points that a seat got; `each`: of a field, its points per city (V55)."""

    seat: int
    points: int
    each: int | None = None


class Scored(msgspec.Struct, frozen=True, omit_defaults=True):
    """Points given: `of` is the feature's id, or what else was counted. `cities`: of a field, those that counted."""

    source: Source
    of: str
    awards: tuple[Award, ...]
    cities: tuple[str, ...] = ()


class DrawnKind(msgspec.Struct, frozen=True):
    """How many of a seat's tiles had this, and how many do on average of as many from the whole deck."""

    kind: Literal["city", "road", "monastery"]
    number: int
    expected: float


class SeatLuck(msgspec.Struct, frozen=True):
    """What the deck brought a seat. `barred`: its turns in which no figure could have been placed (V25)."""

    seat: int
    tiles: int
    kinds: list[DrawnKind]
    barred: int
    aside: int
    """Tiles it drew that fitted nowhere (V21)."""


class Luck(msgspec.Struct, frozen=True):
    """The luck of a game that is over."""

    seats: list[SeatLuck]
