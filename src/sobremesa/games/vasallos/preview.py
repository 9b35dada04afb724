"""What an action would give: the features it touches, as they would be (V102, V105). Changes nothing."""

from __future__ import annotations

from typing import Any

from sobremesa.games.vasallos.actions import Place
from sobremesa.games.vasallos.area import feature_view
from sobremesa.games.vasallos.rules import laying, placing
from sobremesa.games.vasallos.rules.features import find
from sobremesa.games.vasallos.rules.ruleset import Placing
from sobremesa.games.vasallos.state import State, copy
from sobremesa.games.vasallos.tiles import cell_number, forms
from sobremesa.games.vasallos.views import Preview


def of_tile(state: State, action: Place) -> Preview:
    """The features of the tile in hand where it would lie."""
    tried = copy(state)
    form = forms()[4 * state.hand + action.turn]
    laying.lay(tried, form, cell_number(*action.cell), state.active)
    first = tried.first[-1]
    roots = sorted({find(tried.parent, first + zone) for zone in range(form.size)})
    return Preview([feature_view(tried, root) for root in roots])


def of_figure(state: State, row: Placing, action: Any) -> Preview:
    """The feature of the zone, the figure in it."""
    tried = copy(state)
    zone = tried.first[-1] + forms()[tried.forms[-1]].names[action.zone]
    placing.stand(tried, zone, state.active, state.rules.kind_number[row.kind_of(action)])
    return Preview([feature_view(tried, find(tried.parent, zone))])
