"""What happened in Vasallos (V94); all of it is public (V88). A box adds its own in its `records.py`."""

from typing import Literal

from sobremesa.games.vasallos.records import FeatureKind, FigureAt, Holder, Piece, Point
from sobremesa.kit.records import Event


class TurnBegan(Event, frozen=True):
    """Turn `turn` is `seat`'s (V23)."""

    turn: int
    seat: int


class TurnSkipped(Event, frozen=True):
    """The turn of an absent seat is skipped whole: no tile is drawn (V83)."""

    turn: int
    seat: int


class TileDrawn(Event, frozen=True):
    """`seat` has this tile in hand; `left` are in the deck (V20)."""

    seat: int
    tile: str
    left: int


class TileSetAside(Event, frozen=True):
    """The tile drawn fits nowhere and is out of the game (V21)."""

    seat: int
    tile: str
    left: int


class TileLaid(Event, frozen=True):
    """The tile lies at `cell`; `auto`: the server laid it (V85)."""

    seat: int
    tile: str
    cell: Point
    turn: int
    auto: bool


class FigurePlaced(Event, frozen=True):
    """A figure stands in the zone `at`."""

    seat: int
    kind: Piece
    at: str


class FigureDeclined(Event, frozen=True):
    """No figure in this phase; `auto`: the server declined for an absent seat or a clock that ran out (V85)."""

    seat: int
    phase: str
    auto: bool


class PassedOver(Event, frozen=True):
    """In this phase nothing could have been chosen (V25)."""

    seat: int
    phase: str


class FeatureScored(Event, frozen=True):
    """A feature was completed, or counted at the end (`final`). `marks`: what lies in it, by name: pennants, inns and so on.

    `cities`: of a field, the complete cities it touches. `figures`: who stood in it (V48 takes them home, V70 does not).
    """

    id: str
    kind: FeatureKind
    final: bool
    cells: list[Point]
    marks: dict[str, int]
    cities: list[str]
    figures: list[FigureAt]
    holders: list[Holder]


class FigureReturned(Event, frozen=True):
    """A figure went home from the zone `at` (V48)."""

    seat: int
    kind: Piece
    at: str


class PresenceChanged(Event, frozen=True):
    """A seat is now played by its person, by a bot, or by nobody (V82)."""

    seat: int
    who: Literal["person", "bot", "nobody"]


class GameOver(Event, frozen=True):
    """The tiles are used up and everything is counted; all who tie for most have won (V68, V71)."""

    points: list[int]
    winners: list[int]
