"""Asking a bot: in a thread of its own and with a limit, so that nothing a bot does holds up the loop (FP29)."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

from sobremesa.bots.base import Bot, Sight
from sobremesa.bots.watchdog import Trouble, Watched
from sobremesa.kit.records import Action, Event
from sobremesa.kit.rng import Rng


class BotMind:
    """The bot of one seat in this process, with what it was shown and what it did wrong."""

    def __init__(self, bot: Bot) -> None:
        self._watched = Watched(bot)
        self._stuck: threading.Thread | None = None
        self.name = bot.name
        self.sign = f"bot:{bot.name}@{bot.version}"
        self.reads_events = bot.reads_events
        self.events: list[Event] = []
        """What its seat was shown since it was last asked."""

    def shown(self, events: Sequence[Event]) -> None:
        """Its seat was shown these."""
        if self.reads_events:
            self.events.extend(events)

    async def choose(self, sight: Sight, rng: Rng, limit: float) -> Action | Trouble | None:
        """Its choice, None for nothing, or what it did wrong. A bot that still thinks about an older question is slow."""
        watched = self._watched
        if watched.benched:
            return watched.faults[-1] if sight.owed else None
        if self._stuck is not None and self._stuck.is_alive():
            return self._slow()
        before = len(watched.faults)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Action | None] = loop.create_future()

        def think() -> None:
            action = watched.choose(sight, rng)
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, answer, action)

        thread = threading.Thread(target=think, name="bot", daemon=True)
        thread.start()
        try:
            action = await asyncio.wait_for(answer, limit)
        except TimeoutError:
            self._stuck = thread
            return self._slow()
        return watched.faults[-1] if len(watched.faults) > before else action

    def _slow(self) -> Trouble:
        self._watched.faults.append("slow")
        return "slow"


def _settle(answer: asyncio.Future[Action | None], action: Action | None) -> None:
    if not answer.done():
        answer.set_result(action)
