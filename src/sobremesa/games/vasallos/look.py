"""What everybody sees of a state (V88), and how the game stands (V71, V72)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, cast

import msgspec

from sobremesa.games.vasallos import views
from sobremesa.games.vasallos.area import feature_view
from sobremesa.games.vasallos.data.load import tiles
from sobremesa.games.vasallos.records import FeatureView
from sobremesa.games.vasallos.rules.final import points, winners
from sobremesa.games.vasallos.rules.ruleset import Ruleset
from sobremesa.games.vasallos.state import NOTHING, OVER, State
from sobremesa.games.vasallos.tiles import XY
from sobremesa.kit.records import Score, Standing

_IDS = tuple(tile.id for tile in tiles())


def public(state: State) -> views.Public:
    """What everybody sees."""
    return views.Public(
        rules=_rules(state.generation, state.rules, state.seats),
        tiles=tile_views(state),
        features=_features(state),
        players=[_player(state, seat) for seat in range(state.seats)],
        turn=views.TurnView(
            phase=cast("views.Phase", state.phase),
            turn=state.turn,
            step=state.step,
            active=state.active,
            hand=None if state.hand == NOTHING else _IDS[state.hand],
        ),
        deck=_deck(state.deck[state.drawn :], tuple(state.aside)),
        slots=slots_view(state),
        scored=state.scored[:],
    )


def tile_views(state: State) -> list[views.TileView]:
    """The tiles on the map in the order laid."""
    rows = zip(state.forms, state.cells, state.layers, strict=True)
    return [_tile(form, cell, layer) for form, cell, layer in rows]


@lru_cache(maxsize=256)
def _rules(generation: int, rules: Ruleset, seats: int) -> views.RulesView:
    options = rules.options
    figures = {kind.name: kind.number for kind in rules.figures}
    return views.RulesView(generation, options.todo, options.ferias, options.sombra, seats, figures)


@lru_cache(maxsize=1 << 14)
def _tile(form: int, cell: int, layer: int) -> views.TileView:
    x, y = XY[cell]
    return views.TileView(_IDS[form >> 2], x, y, form & 3, None if layer == NOTHING else layer)


@lru_cache(maxsize=256)
def _deck(deck: bytes, aside: tuple[int, ...]) -> views.DeckView:
    """The types that are left in the order of the data, which tells nothing of the order of the deck."""
    types = {_IDS[type_]: number for type_, number in sorted(Counter(deck).items())}
    return views.DeckView(len(deck), types, [_IDS[type_] for type_ in aside])


def _features(state: State) -> list[FeatureView]:
    """All features by age."""
    seen = state.seen
    found = []
    for zone, above in enumerate(state.parent):
        if zone == above:
            view = seen.get(zone)
            if view is None:
                view = seen[zone] = feature_view(state, zone)
            found.append(view)
    return found


def _player(state: State, seat: int) -> views.PlayerView:
    kinds, parts = state.rules.figures, state.parts[seat]
    base = seat * len(kinds)
    return views.PlayerView(
        seat=seat,
        who=state.who[seat],
        person=bool(state.persons >> seat & 1),
        points=sum(parts.values()),
        parts=cast("Any", dict(parts)),
        supply={kind.name: state.supply[base + i] for i, kind in enumerate(kinds)},
    )


def slots_view(state: State) -> views.SlotsView:
    """What the capabilities keep, on its own: none of it is hidden."""
    return views.SlotsView(**{name: msgspec.structs.replace(slot) for name, slot in state.slots.items()})


def standing(state: State) -> Standing:
    """Points by source; all who tie for most win."""
    finished = state.phase == OVER
    scores = tuple(
        Score(seat, total, dict(parts))
        for seat, (total, parts) in enumerate(zip(points(state), state.parts, strict=True))
    )
    return Standing(finished, tuple(winners(state)) if finished else (), scores)
