"""The time that all processes share, without asking the store for every entry."""

import time
from collections.abc import Callable

from sobremesa.store.base import Store


class Clock:
    """Follows `store.now()`. Say `sync` at the start and then every minute or so; in between it counts by itself."""

    def __init__(self, store: Store, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._monotonic = monotonic
        self._offset_ms = 0.0  # store time minus monotonic time
        self._latest = 0

    async def sync(self) -> None:
        """Ask the store. Of three answers the quickest counts: it is off by half its round trip at most."""
        quickest = float("inf")
        for _ in range(3):
            asked = self._monotonic()
            now = await self._store.now()
            took = self._monotonic() - asked
            if took < quickest:
                quickest = took
                self._offset_ms = now - (asked + took / 2) * 1000

    def now(self) -> int:
        """Time in ms since 1970; never less than an answer before."""
        self._latest = max(self._latest, round(self._monotonic() * 1000 + self._offset_ms))
        return self._latest

    def stamp(self, before: int) -> int:
        """The `at` of an entry that follows one at `before`: now, but never less."""
        return max(before, self.now())
