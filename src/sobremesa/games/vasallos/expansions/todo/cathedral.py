"""The cathedral: a city with one is worth more complete, and nothing unfinished (V45, V46, V65)."""

from __future__ import annotations

from sobremesa.games.vasallos.data.load import values
from sobremesa.games.vasallos.rules.ruleset import Capability
from sobremesa.games.vasallos.tiles import CITY, MARK_SHIFT

_CATHEDRAL = 255 << MARK_SHIFT["cathedral"]
_PENNANT = MARK_SHIFT["pennant"]


class Cathedral(Capability):
    """Two cathedrals do not add up."""

    name = "cathedral"

    def worth(self, kind: int, tiles: int, marks: int, points: int, *, complete: bool) -> int:
        if kind != CITY or not marks & _CATHEDRAL:
            return points
        rate = values().cathedral
        return (tiles + (marks >> _PENNANT & 255)) * (rate.complete if complete else rate.unfinished)
