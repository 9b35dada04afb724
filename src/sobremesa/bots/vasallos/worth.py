"""What a feature is worth to a seat: points by chance of completion, less what the figures in it could do elsewhere."""

from __future__ import annotations

from sobremesa.bots.vasallos.chances import Chances, gaps
from sobremesa.bots.vasallos.position import GOODS, Feature, Position
from sobremesa.games.vasallos.data.load import values
from sobremesa.games.vasallos.tiles import CITY, FIELD, MONASTERY, ROAD

RATE = (0.0, 0.75, 0.5, 0.36, 0.25, 0.18, 0.13, 0.1, 0.09)
"""Points a turn that a vassal at home brings, by how many are at home, itself included."""
ONE_OF_A_KIND = {"big": 0.12, "phantom": 0.15, "pig": 0.05, "builder": 0.05}
"""The same for figures of which there is one."""
SOON = 3.0
"""Turns until a feature that will be completed is: so many, and as many again for each gap."""
KEPT = 0.6
"""How sure the majority in a field is to last."""
EXTRA = 3.0
"""Points that an extra tile brings."""
BUILDER_USES = 2.5
"""Extra tiles that a builder brings from where it stands, at most."""

NOTHING_OVER: dict[int, int] = {}
"""The map as it is."""

_COMPLETE, _UNFINISHED = values().base.complete, values().base.unfinished


def points(feature: Feature, *, complete: bool) -> int:
    """Points of a city, road or monastery for each leader (V45, V65, V69)."""
    rate, tiles, marks = _COMPLETE if complete else _UNFINISHED, len(feature.cells), feature.marks
    if feature.kind == MONASTERY:
        return (9 if complete else 9 - len(feature.openings)) * rate.monastery
    if feature.kind == ROAD:
        inn = values().inn
        return tiles * (rate.road if "inn" not in marks else inn.complete if complete else inn.unfinished)
    pennants = marks.get("pennant", 0)
    if "cathedral" in marks:
        cathedral = values().cathedral
        return (tiles + pennants) * (cathedral.complete if complete else cathedral.unfinished)
    return tiles * rate.city + pennants * rate.pennant


class Appraiser:
    """Values features for one seat, from one sight: own points less a share of each rival's."""

    def __init__(self, seen: Position) -> None:
        self.seen = seen
        self.chances = Chances(seen)
        self.weight = [-1 / (seen.seats - 1)] * seen.seats
        self.weight[seen.me] = 1.0
        self._before: dict[int, float] = {}
        self._chances: dict[int, float] = {}

    def before(self, number: int) -> float:
        """`value` of a feature on the map as it is."""
        if number not in self._before:
            self._before[number] = self.value(self.seen.features[number], NOTHING_OVER)
        return self._before[number]

    def chance_before(self, number: int) -> float:
        """`chance` of a feature on the map as it is."""
        if number not in self._chances:
            self._chances[number] = self.chance(self.seen.features[number], NOTHING_OVER)
        return self._chances[number]

    def cities_before(self, number: int) -> float:
        """How many cities a field on the map touches, those not complete by their chance."""
        return sum(self.chance_before(city) for city in self.seen.features[number].cities)

    def field_before(self, number: int) -> float:
        """`field` of a field on the map as it is."""
        if number not in self._before:
            self._before[number] = self.field(self.seen.features[number], self.cities_before(number))
        return self._before[number]

    def chance(self, feature: Feature, over: dict[int, int]) -> float:
        """The chance that a city, road or monastery will be completed."""
        return self.chances.of(feature, self.seen.asked, over)

    def value(self, feature: Feature, over: dict[int, int]) -> float:
        """Of a city, road or monastery."""
        if not feature.figures:
            return 0.0
        chance = self.chance(feature, over)
        worth = self._points(feature, chance)
        value = self._shared(feature.strengths, worth) if feature.strengths else 0.0
        if not feature.openings:
            return value
        turns = self.seen.turns
        cells = len(gaps(feature))
        waits = chance * min(turns, SOON * (1 + cells)) + (1 - chance) * turns
        for seat, kind in feature.figures:
            value -= self.weight[seat] * waits * self._rate(seat, kind)
            if kind == "builder" and chance:
                value += self.weight[seat] * EXTRA * min(BUILDER_USES, turns / 2)
        return value

    def _points(self, feature: Feature, chance: float) -> float:
        full = points(feature, complete=True)
        if chance == 1:
            return full
        # what is led on grows
        growth = 1 if feature.kind == ROAD else 2 if feature.kind == CITY else 0
        more = growth * max(0, len(gaps(feature)) - 1)
        return chance * (full + more) + (1 - chance) * points(feature, complete=False)

    def field(self, feature: Feature, cities: float) -> float:
        """Of a field that touches so many cities, those not yet complete by their chance."""
        strengths = feature.strengths
        if not strengths:
            return 0.0
        most = max(strengths.values())
        value = 0.0
        for seat, strength in strengths.items():
            if strength == most:
                pig = (seat, "pig") in feature.figures
                rate = values().pig.field if pig else values().base.field
                value += self.weight[seat] * rate * cities * (KEPT if self.seen.turns > 2 else 1)
        return value

    def _shared(self, strengths: dict[int, int], worth: float) -> float:
        """Points to all leaders (V47)."""
        most = max(strengths.values())
        return sum(self.weight[seat] * worth for seat, strength in strengths.items() if strength == most)

    def _rate(self, seat: int, kind: str) -> float:
        if kind in ONE_OF_A_KIND:
            return ONE_OF_A_KIND[kind]
        return RATE[min(len(RATE) - 1, max(1, self.seen.supply[seat]["vassal"]))]

    def gain(self, feature: Feature, kind: str, cities: float, over: dict[int, int]) -> float:
        """What it brings to put a figure of this kind into a feature; `cities` as for `field`."""
        me = self.seen.me
        new = feature.joined((me, kind))
        if feature.kind != FIELD:
            return self.value(new, over) - self.value(feature, over)
        return self.field(new, cities) - self.field(feature, cities) - self._rate(me, kind) * self.seen.turns

    def goods(self, taken: dict[str, int]) -> float:
        """What it is worth to take these goods (V61, V62)."""
        tokens = self.seen.goods
        if tokens is None:
            return 0.0
        value = 0.0
        for number, kind in enumerate(GOODS):
            more = taken.get(kind, 0)
            if more:
                mine = tokens[self.seen.me][number]
                best = max(row[number] for seat, row in enumerate(tokens) if seat != self.seen.me)
                rest = max(0, TOKENS[kind] - sum(row[number] for row in tokens))
                value += values().goods.most * (_lead(mine + more - best, rest - more) - _lead(mine - best, rest))
        return value


TOKENS = {"wine": 9, "grain": 6, "cloth": 5}
"""How many there are (V9)."""


def _lead(ahead: int, rest: int) -> float:
    """The chance to have most in the end, with a lead and so many to come."""
    return min(1.0, max(0.0, 0.5 + 0.5 * ahead / (max(0, rest) * 0.6 + 1)))
