"""The games: one line each. A game's facts for the lobby are light; its rules load when it is first played."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from sobremesa.kit.contract import Game
from sobremesa.kit.records import Meta

GAMES = ("natrak", "vasallos")
"""Ids, in the order in which the home screen shows them. Game G is `sobremesa.games.G.game.GAME`, its facts `meta.META`."""


class UnknownGame(KeyError):
    """There is no game of this id."""


def meta(game: str) -> Meta:
    """What a lobby needs to know of a game, without loading its rules. Raises `UnknownGame`."""
    found: Meta = _module(game, "meta").META
    return found


@cache
def load(game: str) -> Game[Any]:
    """The game itself. Raises `UnknownGame`."""
    found: Game[Any] = _module(game, "game").GAME
    return found


def _module(game: str, part: str) -> Any:
    if game not in GAMES:
        raise UnknownGame(game)
    return import_module(f"sobremesa.games.{game}.{part}")
