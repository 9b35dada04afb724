"""What a seat may ask for in Vasallos (V92). A box adds its own in its `records.py`; `game.py` has them all."""

from typing import Annotated, Literal

import msgspec

from sobremesa.kit.records import Action

Coordinate = Annotated[int, msgspec.Meta(ge=-999, le=999)]
Cell = tuple[Coordinate, Coordinate]
"""(x, y), x growing to the east, y to the south; the start tile lies at (0, 0) (V11)."""
Turn = Annotated[int, msgspec.Meta(ge=-99, le=99)]
"""Quarter-turns clockwise; 0 to 3 are legal (V12)."""

Zone = Literal[
    "city:N",
    "city:E",
    "city:S",
    "city:W",
    "road:N",
    "road:E",
    "road:S",
    "road:W",
    "monastery",
    "field:NL",
    "field:NR",
    "field:EL",
    "field:ER",
    "field:SL",
    "field:SR",
    "field:WL",
    "field:WR",
    "field:in",
]
"""A zone by its kind and one of its edges or half-edges as the tile lies (V13)."""

Kind = Literal["vassal", "big", "builder", "pig"]


class Place(Action, frozen=True):
    """Lay the tile in hand at a cell, turned clockwise by `turn` quarter-turns (V30)."""

    cell: Cell
    turn: Turn


class Figure(Action, frozen=True):
    """Put a figure into a zone of the tile just laid (V33). Any name of the zone will do."""

    kind: Kind
    zone: Zone


class NoFigure(Action, frozen=True):
    """Put none (V26)."""
