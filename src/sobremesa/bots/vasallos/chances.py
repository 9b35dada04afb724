"""How likely a feature is to be completed with the tiles that are left, which everybody can count (V88)."""

from __future__ import annotations

from functools import cache

from sobremesa.bots.vasallos.position import Feature, Opening, Position, sides_of
from sobremesa.games.vasallos.data.load import tiles
from sobremesa.games.vasallos.tiles import MONASTERY, Form, fits, forms

USE = 0.35
"""The part of its coming tiles that a seat would lay for one feature if they fit there."""
HELP = 0.15
"""The same of what the others draw."""
ON = 0.35
"""A tile that fits without closing: what it is worth against one that closes."""


class Chances:
    """Chances of completion from one seat's sight, each opening looked up once."""

    def __init__(self, seen: Position) -> None:
        self.left = seen.left
        self.total = sum(seen.left)
        self.draws = self.total / seen.seats * (USE + HELP * (seen.seats - 1))
        self._ways: dict[tuple[int, int], float] = {}

    def of(self, feature: Feature, asked: dict[int, int], over: dict[int, int]) -> float:
        """From 0 to 1. `over`: what is asked of cells otherwise than `asked` says, after a tile that is being tried."""
        if not feature.openings:
            return 1.0
        if not self.total:
            return 0.0
        cells = gaps(feature)
        draws = self.draws / len(cells) ** 0.5
        found = 1.0
        for cell, sides in cells.items():
            asks = over[cell] if cell in over else asked.get(cell, 0)
            ways = self._fitting(asks) if feature.kind == MONASTERY else self._closing(asks, sides)
            if not ways:
                return 0.0
            found *= 1 - (1 - ways) ** draws
        return found

    def _fitting(self, asks: int) -> float:
        key = (asks, 0)
        if key not in self._ways:
            number = sum(self.left[type_] for type_ in fitting(asks))
            self._ways[key] = min(1.0, number / self.total)
        return self._ways[key]

    def _closing(self, asks: int, sides: int) -> float:
        key = (asks, sides)
        if key not in self._ways:
            closes, goes_on = closing(asks, sides)
            left = self.left
            number = sum(left[type_] for type_ in closes) + ON * sum(left[type_] for type_ in goes_on)
            self._ways[key] = min(1.0, number / self.total)
        return self._ways[key]


def gaps(feature: Feature) -> dict[int, int]:
    """The empty cells that a feature needs, each with the mask of the sides where it lies open."""
    found: dict[int, int] = {}
    opening: Opening
    for opening in feature.openings:
        found[opening[0]] = found.get(opening[0], 0) | 1 << opening[1]
    return found


@cache
def fitting(asks: int) -> tuple[int, ...]:
    """The types that fit where the neighbours ask this."""
    return tuple(type_ for type_, table in enumerate(fits()) if table[asks])


@cache
def closing(asks: int, sides: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Of the types that fit: those that close a feature which lies open at these sides, and those that only lead it on."""
    closes, goes_on = [], []
    for type_ in range(len(tiles())):
        turns = [turn for turn in range(4) if fits()[type_][asks] >> turn & 1]
        if any(_closes(forms()[4 * type_ + turn], asks, sides) for turn in turns):
            closes.append(type_)
        elif turns:
            goes_on.append(type_)
    return tuple(closes), tuple(goes_on)


def _closes(form: Form, asks: int, sides: int) -> bool:
    """Does no zone at these sides reach a side where there is no tile?"""
    for zone in form.zones[: len(form.closable)]:
        reached = sides_of(zone)
        if any(sides >> side & 1 for side in reached) and any(not asks >> 2 * side & 3 for side in reached):
            return False
    return True
