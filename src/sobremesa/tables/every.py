"""Work that is done again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from sobremesa.tables.context import Context, Timer

log = structlog.get_logger(__name__)


class Every:
    """Does `work` every so many seconds, never twice at the same time. A fault of one time does not end it."""

    def __init__(self, context: Context, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self._context = context
        self._seconds = seconds
        self._work = work
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def start(self) -> None:
        """Begin; the first time is after `seconds`."""
        self._timer = self._context.later(self._seconds, self._begin)

    async def stop(self) -> None:
        """End, after what is being done."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            await asyncio.wait([self._task])

    def _begin(self) -> None:
        if not self._closed:
            self._task = asyncio.get_running_loop().create_task(self._once())

    async def _once(self) -> None:
        try:
            await self._work()
        except Exception as error:  # noqa: BLE001  # the store or the bus is away: the next time may do better
            log.warning("background", work=getattr(self._work, "__name__", "?"), error=repr(error))
        finally:
            self._task = None
            if not self._closed:
                self.start()
