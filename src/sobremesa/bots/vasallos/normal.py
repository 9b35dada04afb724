"""`normal` of Vasallos: weighs what a tile and its figures change, by the tiles that are left, fields too."""

from __future__ import annotations

from typing import Any

from sobremesa.bots.base import Sight
from sobremesa.bots.vasallos import figures, menu
from sobremesa.bots.vasallos.position import Position, position
from sobremesa.bots.vasallos.trial import Trial
from sobremesa.bots.vasallos.worth import Appraiser
from sobremesa.games.vasallos.data.load import number_of
from sobremesa.games.vasallos.tiles import cell_number, forms
from sobremesa.kit.contract import Game
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Action
from sobremesa.kit.rng import Rng


class Normal:
    """A decent player with any boxes. It remembers nothing."""

    name = "normal"
    version = "1"
    reads_events = False

    def __init__(self, game: Game[Any]) -> None:
        self._kinds = kinds(game.actions)

    def choose(self, sight: Sight, rng: Rng) -> Action | None:
        """The action of this phase; None only when not waited for."""
        del rng
        seen = position(sight)
        phase = seen.public.turn.phase
        if not sight.owed or not sight.menu.choices:
            return None
        if phase == "place":
            return self._place(seen, sight)
        best = figures.chosen(figures.on_map(seen, Appraiser(seen), menu.figures(sight.menu)))
        mine = next((offer for offer in best if (offer.kind == "phantom") == (phase == "phantom")), None)
        if mine is None:
            return self._kinds[f"no_{phase}"]()
        if phase == "phantom":
            return self._kinds["phantom"](zone=mine.zone)
        return self._kinds["figure"](kind=mine.kind, zone=mine.zone)

    def _place(self, seen: Position, sight: Sight) -> Action | None:
        hand = seen.public.turn.hand
        if hand is None:
            return None
        type_, judge = number_of()[hand], Appraiser(seen)

        def score(place: menu.Place) -> float:
            (x, y), turn = place
            trial = Trial(seen, forms()[4 * type_ + turn], cell_number(x, y))
            return trial.score(judge) + figures.of_trial(trial, judge)

        cell, turn = max(menu.places(sight.menu, type_), key=score)
        return self._kinds["place"](cell=cell, turn=turn)
