"""The end: unfinished features, fields, and what capabilities count (V51 to V55, V68 to V71)."""

from __future__ import annotations

from typing import NamedTuple

from sobremesa.games.vasallos.data.load import values
from sobremesa.games.vasallos.events import FeatureScored, GameOver
from sobremesa.games.vasallos.records import Award, Holder, Scored
from sobremesa.games.vasallos.rules.deed import Deed
from sobremesa.games.vasallos.rules.features import address, cells_of, figures_at, find, roots, zone_of, zones_of
from sobremesa.games.vasallos.rules.scoring import AT_THE_END, award, give, majority, worth
from sobremesa.games.vasallos.state import NOTHING, OVER, State
from sobremesa.games.vasallos.tiles import CITY, FIELD, MONASTERY, ROAD

_RATE = values().base.field


def finish(state: State, deed: Deed) -> None:
    """Final scoring, in the order of V69; figures stay (V70)."""
    state.phase, state.hand = OVER, NOTHING
    features = roots(state)
    for kind in (CITY, ROAD, MONASTERY):
        for root in features[kind]:
            if state.open[root] and state.standing[root]:
                give(state, root, kind, worth(state, root, kind, complete=False), AT_THE_END[kind], deed)
    for root in features[FIELD]:
        if state.standing[root]:
            _give_field(state, root, deed)
    for capability in state.rules.on_counted:
        capability.counted(state, deed)
    state.seen.clear()
    deed.events.append(GameOver(points(state), winners(state)))


def points(state: State) -> list[int]:
    """By seat the points so far."""
    return [sum(parts.values()) for parts in state.parts]


def winners(state: State) -> list[int]:
    """All who have most (V71)."""
    have = points(state)
    return [seat for seat, n in enumerate(have) if n == max(have)]


class FieldWorth(NamedTuple):
    """The cities that a field touches, by age, and those of them that are complete (V52, V53)."""

    cities: list[int]
    counts: list[int]


def cities_of(state: State, root: int) -> FieldWorth:
    """What a field touches, each city once."""
    touched: set[int] = set()
    for zone in zones_of(state, root):
        base = state.first[state.tile_of[zone]]
        touched.update(find(state.parent, base + city) for city in zone_of(state, zone).touches)
    cities = sorted(touched)
    return FieldWorth(cities, [city for city in cities if not state.open[city]])


def rate_for(state: State, root: int, seat: int) -> int:
    """Points per city for a seat that leads in a field (V51, V55)."""
    rate = _RATE
    for capability in state.rules.on_field_rate:
        rate = capability.field_rate(state, root, seat, rate)
    return rate


def field_points(number: int) -> int:
    """Points of a field with so many cities, for who has nothing special there."""
    return _RATE * number


def _give_field(state: State, root: int, deed: Deed) -> None:
    strengths, leaders = majority(state, root)
    cities = [address(state, city) for city in cities_of(state, root).counts]
    awards = []
    for seat in leaders:
        each = rate_for(state, root, seat)
        awards.append(Award(seat, each * len(cities), each))
    got = {one.seat: one.points for one in awards}
    deed.events.append(
        FeatureScored(
            id=address(state, root),
            kind="field",
            final=True,
            cells=cells_of(state, root),
            marks={},
            cities=cities,
            figures=figures_at(state, root),
            holders=[Holder(seat, n, seat in got, got.get(seat, 0)) for seat, n in sorted(strengths.items())],
        )
    )
    if leaders and cities:
        award(state, Scored("fields", address(state, root), tuple(awards), tuple(cities)))
