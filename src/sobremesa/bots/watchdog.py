"""The watchdog: a bot that throws, dawdles or asks for what it may not do never holds up a game (fp29)."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from sobremesa.bots.base import Bot, Sight
from sobremesa.kit.menus import offers
from sobremesa.kit.records import Action
from sobremesa.kit.rng import Rng

Trouble = Literal["threw", "slow", "illegal", "silent"]
"""What a bot did wrong. `silent`: it was waited for and chose nothing."""

PATIENCE = 3
"""Faults after which a bot is not asked any more in this game."""
SECONDS = 2.0
"""Time for one decision."""


class _Slow(BaseException):
    """The time is up. Not an `Exception`, so that no bot catches it by accident."""


class Watched:
    """A bot under watch. Where it fails the game's default is to be played in its place; its faults are kept.

    The limit of time works in the main thread of a process on systems with an interval timer; elsewhere the caller has
    to see to it.
    """

    def __init__(self, bot: Bot, seconds: float = SECONDS) -> None:
        self.bot = bot
        self.seconds = seconds
        self.faults: list[Trouble] = []

    @property
    def benched(self) -> bool:
        """Has it failed so often that it is not asked any more?"""
        return len(self.faults) >= PATIENCE

    def choose(self, sight: Sight, rng: Rng) -> Action | None:
        """What the bot chooses, if that is offered; None for nothing, or for the game's default if it is waited for."""
        if self.benched:
            return None
        try:
            with _limit(self.seconds):
                action = self.bot.choose(sight, rng)
        except _Slow:
            return self._fault("slow")
        except Exception:  # noqa: BLE001  # whatever a bot throws, the game goes on
            return self._fault("threw")
        if action is None:
            return self._fault("silent") if sight.owed else None
        if not _is_offered(sight, action):
            return self._fault("illegal")
        return action

    def _fault(self, trouble: Trouble) -> Action | None:
        self.faults.append(trouble)
        return None


def _is_offered(sight: Sight, action: Any) -> bool:
    try:
        return action not in sight.refused and offers(sight.menu, action)
    except (AttributeError, TypeError):
        return False


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(_number: int, _frame: object) -> None:
    raise _Slow
