"""The bus within one process."""

import asyncio
import time
from collections.abc import Callable, Collection, Mapping

from sobremesa.bus.base import HOLD_FOR, Bus, Listener, Notice


class MemoryBus(Bus):
    """A bus for one process, which cannot be lost. `clock` counts seconds like `time.monotonic`."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, hold_for: float = HOLD_FOR) -> None:
        self._clock = clock
        self._hold_for = hold_for
        self._since: float | None = None
        self._listeners: dict[object, Listener] = {}
        self._held: dict[str, tuple[float, dict[str, frozenset[int]]]] = {}  # process -> until, what

    async def open(self) -> None:
        """Start to work."""
        self._since = self._clock()

    async def close(self) -> None:
        """Stop."""
        self._since = None
        self._listeners.clear()

    def publish(self, notice: Notice) -> None:
        """Call every listener in the loop's next turn."""
        loop = asyncio.get_running_loop()
        for listener in self._listeners.values():
            loop.call_soon(listener, notice)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Hear all notices from now on."""
        token = object()
        self._listeners[token] = listener
        return lambda: self._listeners.pop(token, None) and None

    async def hold(self, process: str, seats: Mapping[str, Collection[int]]) -> bool:
        """Keep what a process says for `hold_for` seconds."""
        if self._since is None:
            return False
        held = {table: frozenset(numbers) for table, numbers in seats.items()}
        self._held[process] = (self._clock() + self._hold_for, held)
        return True

    async def held(self, tables: Collection[str]) -> dict[str, frozenset[int]] | None:
        """The seats held by any process."""
        if self._since is None:
            return None
        now = self._clock()
        current = [held for until, held in self._held.values() if until > now]
        return {table: frozenset().union(*(held.get(table, ()) for held in current)) for table in tables}

    def healthy_since(self) -> float | None:
        """Since `open`."""
        return self._since
