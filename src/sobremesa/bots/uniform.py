"""`uniform`: plays any game at random. The weakest bot, and what the others are measured by."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.bots.base import Sight
from sobremesa.kit.contract import Game
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Action, Menu
from sobremesa.kit.rng import Rng
from sobremesa.kit.sampling import SILENT, TALKS, uniform

AGAIN = 8
"""Draws before it gives up looking for something it has not said yet."""


class Uniform:
    """A type evenly among those offered outside `back` and `talk`, then each field evenly; `talk` one time in ten.

    What it has said to the table it does not say again: the same answer to the same offer is sent once.
    """

    name = "uniform"
    version = "1"
    reads_events = False

    def __init__(self, game: Game[Any]) -> None:
        self._kinds = kinds(game.actions)
        self._said: set[bytes] = set()

    def choose(self, sight: Sight, rng: Rng) -> Action | None:
        """An action at random; None when not waited for and in no mood to talk."""
        if not sight.owed and rng.random() >= TALKS:
            return None
        menu = sight.menu
        for _ in range(AGAIN):
            if not menu.choices:
                return None
            action = uniform(menu, rng, self._kinds)
            if action not in sight.refused and self._is_new(action, menu):
                return action
        plays = Menu(tuple(choice for choice in menu.choices if choice.group not in SILENT))
        return uniform(plays, rng, self._kinds) if plays.choices and sight.owed else None

    def _is_new(self, action: Action, menu: Menu) -> bool:
        kind = action.__struct_config__.tag
        if all(choice.group != "talk" for choice in menu.choices if choice.type == kind):
            return True
        said = msgspec.json.encode(action, order="sorted")
        if said in self._said:
            return False
        self._said.add(said)
        return True
