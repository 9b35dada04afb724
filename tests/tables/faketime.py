"""Time that only the test moves."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable

START = 1_700_000_000_000


class Call:
    """A callback that is due later."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeTime:
    """`monotonic`, the store's clock and timers in one. `move` runs what falls due, in order."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self._calls: list[tuple[float, int, Call]] = []
        self._n = 0

    def monotonic(self) -> float:
        return self.seconds

    def wall(self) -> int:
        return START + round((self.seconds - 1000.0) * 1000)

    def later(self, seconds: float, callback: Callable[[], None]) -> Call:
        call = Call(callback)
        self._n += 1
        heapq.heappush(self._calls, (self.seconds + max(0.0, seconds), self._n, call))
        return call

    async def move(self, seconds: float, settle: Callable[[], object]) -> None:
        """Let so many seconds go by; after each timer everything settles."""
        until = self.seconds + seconds
        await asyncio.sleep(0)
        while self._calls and self._calls[0][0] <= until:
            when, _, call = heapq.heappop(self._calls)
            self.seconds = max(self.seconds, when)
            if not call.cancelled:
                call.callback()
                await settle()  # type: ignore[misc]  # a coroutine function of the caller's
        self.seconds = max(self.seconds, until)
        await settle()  # type: ignore[misc]  # as above
