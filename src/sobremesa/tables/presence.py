"""Who is connected to a table, here and elsewhere, and since when a seat is not (N192)."""

from __future__ import annotations

from collections.abc import Collection

from sobremesa.tables.context import Context
from sobremesa.tables.listener import Connection
from sobremesa.tables.records import PresenceView
from sobremesa.tables.state import TableState

MOST_NAMES = 40
"""Watchers that are told by name; more are only counted."""


class Connections:
    """A table's connections in this process, and what the bus says of other processes.

    `lost` counts from when this process saw a seat without any connection, so that nobody is found absent by
    a process that has not watched the whole time of grace.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self.all: set[Connection] = set()
        self._elsewhere: frozenset[int] = frozenset()
        self._lost: dict[int, tuple[float, int]] = {}  # seat -> (monotonic, server time) at which it was seen lost
        self.empty_since = context.monotonic()

    def add(self, conn: Connection) -> None:
        """A connection came."""
        self.all.add(conn)

    def remove(self, conn: Connection) -> None:
        """A connection went."""
        self.all.discard(conn)
        if conn.seat is not None and conn.seat not in self.here():
            # What the bus says of this seat was said by this process; the bus is asked again at once.
            self._elsewhere -= {conn.seat}
        if not self.all:
            self.empty_since = self._context.monotonic()

    def touch(self) -> None:
        """Somebody is about to come: the table is not to be let go of."""
        self.empty_since = self._context.monotonic()

    def here(self) -> set[int]:
        """Seats connected to this process."""
        return {conn.seat for conn in self.all if conn.seat is not None}

    def elsewhere(self, seats: Collection[int]) -> None:
        """The bus says that these seats are connected to some process."""
        self._elsewhere = frozenset(seats)

    def connected(self, seat: int) -> bool:
        """Has the seat a connection anywhere?"""
        return seat in self._elsewhere or any(conn.seat == seat for conn in self.all)

    def somebody(self, state: TableState) -> bool:
        """Is a person's seat connected (bots wait while none is, N195)?"""
        return any(seat and not seat.bot and self.connected(i) for i, seat in enumerate(state.seats))

    def refresh(self, state: TableState) -> None:
        """Note who has lost its connection, and who has it again. Seats may have other numbers by now."""
        now, lost = self._context.monotonic(), {}
        connected = self.here() | self._elsewhere
        for number, seat in enumerate(state.seats):
            if seat is not None and seat.bot is None and number not in connected:
                lost[number] = self._lost.get(number, (now, self._context.clock.now()))
        self._lost = lost

    def forget(self) -> None:
        """Seats have other numbers, or the game begins: grace counts anew."""
        self._lost = {}

    def grace_left(self, seat: int) -> float | None:
        """Seconds until this process may say that the seat is absent, as it looks now; None: it is connected."""
        since = self._lost.get(seat)
        if since is None:
            return None
        healthy = self._context.bus.healthy_since()
        settings, now = self._context.settings, self._context.monotonic()
        if healthy is None:
            return settings.grace
        ready = max(since[0] + settings.grace, healthy + settings.grace, self._context.born + settings.young)
        return max(0.0, ready - now)

    def next_grace(self, state: TableState) -> float | None:
        """Seconds until the first of the seats that are not yet absent may be said to be."""
        times = [self.grace_left(i) for i, seat in enumerate(state.seats) if seat and not seat.absent]
        return min((t for t in times if t is not None), default=None)

    def view(self, state: TableState) -> PresenceView:
        """What all are told."""
        connected = [
            bool(seat) and (bool(seat and seat.bot) or self.connected(i)) for i, seat in enumerate(state.seats)
        ]
        grace = round(self._context.settings.grace * 1000)
        away: list[int | None] = [None] * len(state.seats)
        for number, (_, at) in self._lost.items():
            seat = state.seat(number)
            if state.running and seat is not None and not seat.absent:
                away[number] = at + grace
        watching = [conn for conn in self.all if conn.seat is None]
        names = sorted({conn.name for conn in watching if conn.name}, key=str.casefold)
        return PresenceView(connected, away, len(watching), names[:MOST_NAMES])
