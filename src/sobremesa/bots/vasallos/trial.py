"""A tile tried on the map: what joins, what it changes for features near it, and the sum of all that for a seat."""

from __future__ import annotations

from sobremesa.bots.vasallos.position import Feature, Position, openings_of
from sobremesa.bots.vasallos.worth import EXTRA, Appraiser
from sobremesa.games.vasallos.tiles import (
    AROUND,
    CITY,
    FIELD,
    MONASTERY,
    STEPS,
    Form,
    marks_of,
)

NEAR = frozenset(AROUND)
_NO_OPENINGS: frozenset[tuple[int, int]] = frozenset()


class Trial:
    """The tile in hand at a cell. `zones`: by zone of the tile the feature it would belong to."""

    def __init__(self, seen: Position, form: Form, cell: int) -> None:
        self.seen = seen
        self.form = form
        self.cell = cell
        self.over: dict[int, int] = {}
        """What is asked of the empty cells beside the tile."""
        self.old: list[set[int]] = [set() for _ in range(form.size)]
        """By zone the features that it joins."""
        for side, step in enumerate(STEPS):
            there = seen.board.get(cell + step)
            if there is None:
                self.over[cell + step] = seen.asked.get(cell + step, 0) | form.need[side]
                continue
            for mine, other in zip(form.at_edge[side], there.facing[side ^ 2], strict=True):
                self.old[mine].add(seen.feature_at(cell + step, there, other))
        self.zones: list[Feature] = self._join()

    def _join(self) -> list[Feature]:
        group = list(range(self.form.size))
        for i, olds in enumerate(self.old):
            for j in range(i):
                if not olds.isdisjoint(self.old[j]):
                    least, gone = sorted((group[i], group[j]))
                    group = [least if g == gone else g for g in group]
        made: dict[int, Feature] = {}
        for lead in dict.fromkeys(group):
            members = [i for i, g in enumerate(group) if g == lead]
            olds = set().union(*(self.old[i] for i in members))
            for i in members:
                self.old[i] = olds
            made[lead] = self._made(members, olds)
        return [made[g] for g in group]

    def _made(self, members: list[int], olds: set[int]) -> Feature:
        form, cell, board = self.form, self.cell, self.seen.board
        kind = form.kinds[members[0]]
        before = [self.seen.features[i] for i in sorted(olds)]
        figures = tuple(figure for feature in before for figure in feature.figures)
        if kind == FIELD:
            return Feature(kind, _NO_CELLS, _NO_OPENINGS, {}, figures)
        cells = frozenset((cell,)).union(*(feature.cells for feature in before))
        if kind == MONASTERY:
            around = frozenset((cell + step, 0) for step in AROUND if cell + step not in board)
            return Feature(kind, cells, around, {}, figures, cell)
        openings = {one for feature in before for one in feature.openings if one[0] != cell}
        marks: dict[str, int] = {}
        for i in members:
            openings.update(openings_of(cell, form.zones[i], board))
            _add(marks, marks_of(form.marks[i]))
        for feature in before:
            _add(marks, feature.marks)
        return Feature(kind, cells, frozenset(openings), marks, figures)

    def score(self, judge: Appraiser) -> float:
        """What laying the tile here changes, figures apart."""
        seen, over, features = self.seen, self.over, self.seen.features
        value, done = 0.0, set()
        for i, feature in enumerate(self.zones):
            if feature.kind == FIELD or id(feature) in done:
                continue
            done.add(id(feature))
            value += judge.value(feature, over)
            value -= sum(judge.before(number) for number in self.old[i])
            if not feature.openings and feature.kind == CITY:
                value += judge.goods(feature.marks)
            if seen.public.turn.step == 0 and (seen.me, "builder") in feature.figures:
                value += EXTRA
        joined = set().union(*self.old)
        beside = {number for cell in over for number in seen.onto.get(cell, ())}
        for number in beside - joined:
            value += judge.value(features[number], over) - judge.before(number)
        return value + self._monasteries(judge) + self._fields(judge)

    def _monasteries(self, judge: Appraiser) -> float:
        value = 0.0
        for number in self.seen.monasteries:
            old = self.seen.features[number]
            if self.cell - old.centre in NEAR:
                openings = frozenset(one for one in old.openings if one[0] != self.cell)
                new = Feature(old.kind, old.cells, openings, {}, old.figures, old.centre)
                value += judge.value(new, self.over) - judge.before(number)
        return value

    def _fields(self, judge: Appraiser) -> float:
        """Fields with farmers: those that grow or join, and those whose cities fare otherwise."""
        value, joined = 0.0, set()
        done = set()
        for i, feature in enumerate(self.zones):
            if feature.kind != FIELD or id(feature) in done:
                continue
            done.add(id(feature))
            joined |= self.old[i]
            if feature.figures:
                value += judge.field(feature, self.cities(judge, i))
                value -= sum(judge.field_before(number) for number in self.old[i])
        changed = {number for i, f in enumerate(self.zones) if f.kind == CITY for number in self.old[i]}
        for number in self.seen.farmed:
            old = self.seen.features[number]
            if number not in joined and not changed.isdisjoint(old.cities):
                value += judge.field(old, self._count(judge, old.cities, ())) - judge.field_before(number)
        return value

    def cities(self, judge: Appraiser, zone: int) -> float:
        """How many cities the field of a zone touches, those not complete by their chance."""
        field = self.zones[zone]
        touched = [c for i, f in enumerate(self.zones) if f is field for c in self.form.zones[i].touches]
        olds = tuple(city for number in self.old[zone] for city in self.seen.features[number].cities)
        return self._count(judge, olds, tuple(touched))

    def _count(self, judge: Appraiser, olds: tuple[int, ...], touched: tuple[int, ...]) -> float:
        new = {id(self.zones[i]): self.zones[i] for i in touched}
        same = set()
        for number in olds:
            for i in range(len(self.form.closable)):
                if number in self.old[i]:
                    new[id(self.zones[i])] = self.zones[i]
                    break
            else:
                same.add(number)
        total = sum(judge.chance_before(number) for number in sorted(same))
        return total + sum(judge.chance(city, self.over) for city in new.values())


_NO_CELLS: frozenset[int] = frozenset()


def _add(marks: dict[str, int], more: dict[str, int]) -> None:
    for name, number in more.items():
        marks[name] = marks.get(name, 0) + number
