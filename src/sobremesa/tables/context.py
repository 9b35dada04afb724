"""What all tables of a process share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sobremesa.bots.base import Bot
from sobremesa.bus.base import Bus
from sobremesa.kit.contract import Game
from sobremesa.kit.records import Meta
from sobremesa.store.base import Store
from sobremesa.store.clock import Clock
from sobremesa.store.writer import Writer
from sobremesa.tables.settings import Settings


class Games(Protocol):
    """The registry of games (`sobremesa.games`)."""

    @property
    def GAMES(self) -> Sequence[str]:  # noqa: N802  # the registry's own constant
        """Ids."""
        ...

    def meta(self, game: str, /) -> Meta:
        """What the lobby needs to know."""
        ...

    def load(self, game: str, /) -> Game[Any]:
        """The game."""
        ...


class Bots(Protocol):
    """The registry of bots (`sobremesa.bots.registry`)."""

    def kinds(self, game: str, /) -> list[str]:
        """Names of the bots of a game, weakest first."""
        ...

    def offered(self, game: str, /) -> list[str]:
        """Those that people are offered, weakest first."""
        ...

    def make(self, game: Game[Any], name: str, /) -> Bot:
        """A bot for one seat."""
        ...


class Timer(Protocol):
    """A callback that is due later."""

    def cancel(self) -> None:
        """It is not to be called any more."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """Made once by the hall. `clock` is the time all processes share; `monotonic` and `later` are this process's."""

    store: Store
    writer: Writer
    bus: Bus
    clock: Clock
    games: Games
    bots: Bots
    secret: bytes
    settings: Settings
    process: str
    born: float
    monotonic: Callable[[], float]
    later: Callable[[float, Callable[[], None]], Timer]
