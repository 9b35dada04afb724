"""What Ferias y oficios adds to events, views and positions."""

from typing import Literal

import msgspec

from sobremesa.kit.records import Event

Goods = Literal["wine", "grain", "cloth"]
GOODS: tuple[Goods, ...] = ("wine", "grain", "cloth")


class GoodsSlot(msgspec.Struct, forbid_unknown_fields=True):
    """Tokens by seat: wine, grain and cloth (V61)."""

    tokens: tuple[tuple[int, int, int], ...]


class BuilderSlot(msgspec.Struct, forbid_unknown_fields=True):
    """Has the tile of this step lengthened a feature in which the active seat's builder stood (V56)?"""

    earned: bool = False


class GoodsTaken(Event, frozen=True):
    """`seat` took the goods of a completed city (V61)."""

    seat: int
    feature: str
    goods: dict[Goods, int]


class ExtraTile(Event, frozen=True):
    """`seat` has earned an extra tile: the same turn has another step (V56)."""

    seat: int


class GoodsCounted(Event, frozen=True):
    """At the end: who has how many of a kind, and who gets the points for most (V62)."""

    goods: Goods
    tokens: list[int]
    leaders: list[int]
    points: int
