"""What a bus is: how processes tell each other that a table moved, and which seats are connected where.

A bus only saves time. Losing a message loses nothing: the log has it, and every process asks the store
once a second which of its tables moved. A lost bus delays absence, and never invents it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping

import msgspec

HOLD_EVERY = 5.0
"""Seconds after which a process says again what it holds."""

HOLD_FOR = 12.0
"""Seconds for which what a process said counts."""


class Notice(msgspec.Struct, frozen=True):
    """Table `table` has entries up to `head` and chat lines up to `chat`; -1 says nothing about that one."""

    table: str
    head: int = -1
    chat: int = -1


class BusError(Exception):
    """The bus could not be reached at the start. The message says what to do."""


Listener = Callable[[Notice], None]
"""Called in the event loop for every notice; a process may hear its own."""


class Bus(ABC):
    """The fan-out between processes. After `open`, no method raises because the bus is lost."""

    @abstractmethod
    async def open(self) -> None:
        """Connect. Raises `BusError` if that fails."""

    @abstractmethod
    async def close(self) -> None:
        """Send what waits, then let go. What the process held runs out by itself; `hold(process, {})` drops it at once."""

    @abstractmethod
    def publish(self, notice: Notice) -> None:
        """Tell all processes. Returns at once; notices of one table may melt into the latest."""

    @abstractmethod
    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Hear all notices from now on. Calling what is answered ends it."""

    @abstractmethod
    async def hold(self, process: str, seats: Mapping[str, Collection[int]]) -> bool:
        """Say all that a process holds: for each table the seats connected to it, in place of what it said before.

        Said every `HOLD_EVERY` seconds and whenever it changes; counts for `HOLD_FOR` seconds. False: the bus was lost.
        """

    @abstractmethod
    async def held(self, tables: Collection[str]) -> dict[str, frozenset[int]] | None:
        """The seats of each of these tables that any process holds (all tables are in the answer); None: the bus was lost."""

    @abstractmethod
    def healthy_since(self) -> float | None:
        """Since when the bus has worked without interruption, on `time.monotonic`'s scale; None: it does not now."""
