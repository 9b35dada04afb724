"""Majority and points of cities, roads and monasteries (V44 to V49); figures go home."""

from __future__ import annotations

from typing import NamedTuple

from sobremesa.games.vasallos.data.load import Worth, values
from sobremesa.games.vasallos.events import FeatureScored, FigureReturned
from sobremesa.games.vasallos.records import Award, Holder, Scored, Source
from sobremesa.games.vasallos.rules.deed import Deed
from sobremesa.games.vasallos.rules.features import address, cells_of, feature_kind, figures_at, find
from sobremesa.games.vasallos.state import State
from sobremesa.games.vasallos.tiles import CITY, MARK_SHIFT, MONASTERY, NEAR, ROAD, forms, marks_of

_FORMS = forms()
_PENNANT = MARK_SHIFT["pennant"]
_COMPLETE, _UNFINISHED = values().base.complete, values().base.unfinished

COMPLETED: dict[int, Source] = {CITY: "cities", ROAD: "roads", MONASTERY: "monasteries"}
AT_THE_END: dict[int, Source] = {CITY: "end_cities", ROAD: "end_roads", MONASTERY: "end_monasteries"}


class Majority(NamedTuple):
    """What each seat has in a feature (V17), by seat, and who leads: nobody if there is no vassal (V47)."""

    strengths: dict[int, int]
    leaders: tuple[int, ...]


NO_MAJORITY = Majority({}, ())


def majority(state: State, root: int) -> Majority:
    """Who holds a feature."""
    standing = state.standing[root]
    if not standing:
        return NO_MAJORITY
    strength = state.rules.strength
    found: dict[int, int] = {}
    for figure in standing:
        seat = figure >> 4 & 15
        found[seat] = found.get(seat, 0) + strength[figure & 15]
    most = max(found.values())
    return Majority(found, tuple(sorted(seat for seat, n in found.items() if n == most)) if most else ())


def worth(state: State, root: int, kind: int, *, complete: bool) -> int:
    """Points of a city, road or monastery for each leader, as if complete or as if the game ended (V45, V65, V69)."""
    rate = _COMPLETE if complete else _UNFINISHED
    tiles, marks = state.covers[root].bit_count(), state.marks[root]
    if kind == MONASTERY:
        tiles = 9 if complete else 9 - state.open[root]
    points = _plain(rate, kind, tiles, marks)
    for capability in state.rules.on_worth:
        points = capability.worth(kind, tiles, marks, points, complete=complete)
    return points


def _plain(rate: Worth, kind: int, tiles: int, marks: int) -> int:
    if kind == CITY:
        return rate.city * tiles + rate.pennant * (marks >> _PENNANT & 255)
    return tiles * (rate.road if kind == ROAD else rate.monastery)


def completed(state: State) -> list[tuple[int, int]]:
    """Kind and root of what the last tile has completed, in the order of V49."""
    form, first, opened, parent = _FORMS[state.forms[-1]], state.first[-1], state.open, state.parent
    found: list[tuple[int, int]] = []
    for zone in form.closable:
        root = find(parent, first + zone)
        if not opened[root] and (form.kinds[zone], root) not in found:
            found.append((form.kinds[zone], root))
    cell = state.cells[-1]
    for centre, zone in state.monasteries.items():
        if not opened[zone] and cell - centre in NEAR:
            found.append((MONASTERY, zone))
    if len(found) > 1:
        found.sort()
    return found


def score_completed(state: State, deed: Deed) -> None:
    """Points for what the last tile has completed; its figures go home (V45 to V49)."""
    for kind, root in completed(state):
        points = worth(state, root, kind, complete=True)
        give(state, root, kind, points, COMPLETED[kind], deed)
        for capability in state.rules.on_completed:
            capability.completed(state, root, deed)
        if state.standing[root]:
            _take_home(state, root, deed)


def give(state: State, root: int, kind: int, points: int, source: Source, deed: Deed) -> None:
    """Tell what a city, road or monastery is worth, and give it to those who lead there (V47)."""
    strengths, leaders = majority(state, root)
    holders = [
        Holder(seat, n, seat in leaders, points if seat in leaders else 0) for seat, n in sorted(strengths.items())
    ]
    deed.events.append(
        FeatureScored(
            id=address(state, root),
            kind=feature_kind(kind),
            final=source in _FINAL,
            cells=cells_of(state, root),
            marks=marks_of(state.marks[root]),
            cities=[],
            figures=figures_at(state, root),
            holders=holders,
        )
    )
    if leaders and points:
        award(state, Scored(source, address(state, root), tuple(Award(seat, points) for seat in leaders)))


_FINAL = frozenset(AT_THE_END.values())


def award(state: State, scored: Scored) -> None:
    """Note points where they come from."""
    state.scored.append(scored)
    for one in scored.awards:
        parts = state.parts[one.seat]
        parts[scored.source] = parts.get(scored.source, 0) + one.points


def _take_home(state: State, root: int, deed: Deed) -> None:
    figures, width = state.rules.figures, len(state.rules.figures)
    for figure in state.standing[root]:
        seat, kind = figure >> 4 & 15, figure & 15
        state.supply[seat * width + kind] += 1
        deed.events.append(FigureReturned(seat, figures[kind].name, address(state, figure >> 8)))
    state.standing[root] = ()
    state.seen.pop(root, None)
