"""The bots by name: one line each. A bot's code loads when it is first made."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from sobremesa.bots.base import Bot
from sobremesa.kit.contract import Game

EVERY_GAME = {"uniform": "sobremesa.bots.uniform:Uniform"}
"""Bots that know no game, weakest first."""

OF_A_GAME = {
    "natrak": {
        "easy": "sobremesa.bots.natrak.easy:Easy",
        "normal": "sobremesa.bots.natrak.normal:Normal",
    },
    "vasallos": {
        "easy": "sobremesa.bots.vasallos.easy:Easy",
        "normal": "sobremesa.bots.vasallos.normal:Normal",
    },
}
"""Bots that know one game, weakest first: game id to bot name to where it is."""


class UnknownBot(KeyError):
    """The game has no bot of this name; `known` are those it has."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known


def kinds(game: str) -> list[str]:
    """Names of the bots that can play a game, weakest first."""
    return [*EVERY_GAME, *OF_A_GAME.get(game, {})]


def offered(game: str) -> list[str]:
    """Names of the bots that people are offered, weakest first: those that know the game, if there are any.

    The others can be had by name all the same: for the arena, and for tests.
    """
    return list(OF_A_GAME.get(game, EVERY_GAME))


def make(game: Game[Any], name: str) -> Bot:
    """A bot for one seat of one game. Raises `UnknownBot`."""
    where = (EVERY_GAME | OF_A_GAME.get(game.meta.id, {})).get(name)
    if where is None:
        raise UnknownBot(name, kinds(game.meta.id))
    module, _, kind = where.partition(":")
    maker: Callable[[Any], Bot] = getattr(import_module(module), kind)
    return maker(game)
