"""The inn: a road with one is worth more complete, and nothing unfinished (V45, V46, V65)."""

from __future__ import annotations

from sobremesa.games.vasallos.data.load import values
from sobremesa.games.vasallos.rules.ruleset import Capability
from sobremesa.games.vasallos.tiles import MARK_SHIFT, ROAD

_INN = 255 << MARK_SHIFT["inn"]


class Inn(Capability):
    """Two inns do not add up."""

    name = "inn"

    def worth(self, kind: int, tiles: int, marks: int, points: int, *, complete: bool) -> int:
        if kind != ROAD or not marks & _INN:
            return points
        rate = values().inn
        return tiles * (rate.complete if complete else rate.unfinished)
