"""A feature as players look at it: what it is, who holds it, what it is worth now and when complete (V91, V105)."""

from __future__ import annotations

from sobremesa.games.vasallos.records import FeatureView, Holder
from sobremesa.games.vasallos.rules.features import address, feature_kind, figures_at, zone_of, zones_of
from sobremesa.games.vasallos.rules.final import cities_of, field_points, rate_for
from sobremesa.games.vasallos.rules.scoring import majority, worth
from sobremesa.games.vasallos.state import State
from sobremesa.games.vasallos.tiles import FIELD, marks_of


def feature_view(state: State, root: int) -> FeatureView:
    """The feature of a root."""
    kind = zone_of(state, root).kind
    if kind == FIELD:
        return _field(state, root)
    complete = not state.open[root]
    full = worth(state, root, kind, complete=True)
    now = full if complete else worth(state, root, kind, complete=False)
    strengths, leaders = majority(state, root)
    return FeatureView(
        id=address(state, root),
        kind=feature_kind(kind),
        zones=[address(state, zone) for zone in zones_of(state, root)],
        tiles=state.covers[root].bit_count(),
        complete=complete,
        now=now,
        full=full,
        marks=marks_of(state.marks[root]),
        figures=figures_at(state, root),
        holders=[
            Holder(seat, strength, seat in leaders, now if seat in leaders else 0)
            for seat, strength in sorted(strengths.items())
        ],
    )


def _field(state: State, root: int) -> FeatureView:
    cities, counts = cities_of(state, root)
    strengths, leaders = majority(state, root)
    return FeatureView(
        id=address(state, root),
        kind="field",
        zones=[address(state, zone) for zone in zones_of(state, root)],
        tiles=state.covers[root].bit_count(),
        complete=False,
        now=field_points(len(counts)),
        full=field_points(len(cities)),
        figures=figures_at(state, root),
        holders=[
            Holder(seat, n, seat in leaders, rate_for(state, root, seat) * len(counts) if seat in leaders else 0)
            for seat, n in sorted(strengths.items())
        ],
        cities=[address(state, city) for city in cities],
        counts=[address(state, city) for city in counts],
    )
