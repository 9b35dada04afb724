"""`easy` of Vasallos: lays where its own things grow, looks at few places, and puts a vassal wherever it may."""

from __future__ import annotations

from typing import Any

from sobremesa.bots.base import Sight
from sobremesa.bots.vasallos import menu
from sobremesa.bots.vasallos.figures import may
from sobremesa.bots.vasallos.position import Feature, Position, position
from sobremesa.bots.vasallos.trial import Trial
from sobremesa.bots.vasallos.worth import points
from sobremesa.games.vasallos.data.load import number_of
from sobremesa.games.vasallos.tiles import FIELD, cell_number, forms
from sobremesa.kit.contract import Game
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Action
from sobremesa.kit.rng import Rng

LOOKS = 8
"""Places it looks at."""
FORGETS = 0.15
"""How often it does not think of a figure."""
FARMS = 0.1
"""How often it sends a vassal into a field while there is much to come; it sees what fields are good for at the end."""
LATE = 3
"""Own turns before the end from which it does."""


class Easy:
    """A beginner: does not count tiles, does not hinder, keeps no vassal back. It remembers nothing."""

    name = "easy"
    version = "1"
    reads_events = False

    def __init__(self, game: Game[Any]) -> None:
        self._kinds = kinds(game.actions)

    def choose(self, sight: Sight, rng: Rng) -> Action | None:
        """The action of this phase; None only when not waited for."""
        if not sight.owed or not sight.menu.choices:
            return None
        seen = position(sight)
        phase, hand = seen.public.turn.phase, seen.public.turn.hand
        if phase == "place" and hand is not None:
            cell, turn = _place(seen, menu.places(sight.menu, number_of()[hand]), number_of()[hand], rng)
            return self._kinds["place"](cell=cell, turn=turn)
        put = _figure(seen, menu.figures(sight.menu), rng)
        if put is None:
            return self._kinds[f"no_{phase}"]()
        kind, zone = put
        if phase == "phantom":
            return self._kinds["phantom"](zone=zone)
        return self._kinds["figure"](kind=kind, zone=zone)


def _place(seen: Position, places: list[menu.Place], type_: int, rng: Rng) -> menu.Place:
    """The best of a few places, by what of its own the tile completes or lengthens."""
    rng.shuffle(places)
    ready = any(seen.supply[seen.me].values())

    def looks(place: menu.Place) -> float:
        (x, y), turn = place
        zones = Trial(seen, forms()[4 * type_ + turn], cell_number(x, y)).zones
        return sum(_likes(feature, seen.me, ready=ready) for feature in dict.fromkeys(zones)) + rng.random()

    return max(places[:LOOKS], key=looks)


def _likes(feature: Feature, me: int, *, ready: bool) -> float:
    """What it sees in a feature: all points where nothing lies open, half of them where something does."""
    if feature.kind == FIELD:
        return 0.0
    holds = feature.strengths.get(me, 0) == max(feature.strengths.values(), default=-1)
    if not holds and not (ready and not feature.figures):
        return 0.0
    return points(feature, complete=True) * (0.5 if feature.openings else 1.0)


def _figure(seen: Position, options: list[tuple[str, str]], rng: Rng) -> tuple[str, str] | None:
    if rng.random() < FORGETS:
        return None
    cell = next(reversed(seen.board))
    farms = rng.random() < FARMS or seen.turns < LATE

    def looks(option: tuple[str, str]) -> float:
        kind, zone = option
        feature = seen.features[seen.zone_feature[cell, zone]]
        if not may(kind, feature.kind, feature.figures, seen.me):
            return 0.0
        if feature.kind == FIELD:
            return len(feature.cities) * (1.0 if kind == "pig" else 2.0 if farms else 0.0)
        return points(feature, complete=True)

    best = max(options, default=None, key=looks)
    return best if best is not None and looks(best) > 0 else None
