"""A table's timers: deadlines, the time of grace, ★'s powers passing on. Any process with a connection has them armed."""

from __future__ import annotations

import asyncio
import contextlib

import structlog

from sobremesa.kit.records import Refusal
from sobremesa.tables.context import Context, Timer
from sobremesa.tables.journal import Journal
from sobremesa.tables.presence import Connections
from sobremesa.tables.records import Deadline
from sobremesa.tables.requests import keeping

log = structlog.get_logger(__name__)
BREATH = 0.1
"""Seconds between two rounds at least: whatever cannot be done (the store is away) must not spin."""
AGAIN = 1.0
"""Seconds after which something that is due and could not be done is tried again."""


class Upkeep:
    """One timer, at the first of all that is due."""

    def __init__(self, context: Context, journal: Journal, connections: Connections) -> None:
        self._context = context
        self._journal = journal
        self._connections = connections
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None
        self._vain: set[tuple[int, int, str]] = set()  # (head, seat, wait): lapses that the game did not take
        self._closed = False

    def arm(self, least: float = 0.0) -> None:
        """Something changed: when is the next thing due? Not before `least` seconds."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._closed or self._task is not None:
            return
        wait = self._next()
        if wait is not None:
            self._timer = self._context.later(max(wait, least), self._begin)

    async def close(self) -> None:
        """Nothing is due any more."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def present(self) -> None:
        """Seats that are absent in the log and connected here are back."""
        state, connected = self._journal.state, self._connections.connected
        for number in sorted(self._connections.here()):
            seat = state.seat(number)
            if state.running and seat is not None and seat.absent:
                await self._journal.submit(keeping.present(number, connected))

    def _begin(self) -> None:
        self._timer = None
        self._task = asyncio.get_running_loop().create_task(self._do_due())

    async def _do_due(self) -> None:
        try:
            await self._lapse()
            await self._absent()
            if self._host_passes_in() == 0:
                await self._journal.submit(keeping.pass_host(self._host_away()))
        except Exception:
            log.exception("upkeep", table=self._journal.state.code)
        finally:
            self._task = None
            self.arm(BREATH)

    def _next(self) -> float | None:
        """Seconds until something is due."""
        state = self._journal.state
        if not state.running:
            return None
        now = self._context.clock.now()
        times = [(deadline.at - now) / 1000 for deadline in self._deadlines()]
        grace, host = self._connections.next_grace(state), self._host_passes_in()
        # What is due already and was not done (the bus is lost, the entry lost its race) is tried again a little later.
        times += [max(t, AGAIN) if t == 0 else t for t in (grace, host) if t is not None]
        return max(0.0, min(times)) if times else None

    def _deadlines(self) -> list[Deadline]:
        """The deadlines that this process sees to: none without a connection, a bot's only while a person is there."""
        state, connections = self._journal.state, self._connections
        if not connections.all:
            return []
        bots_wait = not connections.somebody(state)
        return [
            d
            for d in state.clocks.deadlines()
            if (state.head, d.seat, d.wait) not in self._vain and not (bots_wait and _is_bot(self._journal, d.seat))
        ]

    async def _lapse(self) -> None:
        state, now = self._journal.state, self._context.clock.now()
        for deadline in self._deadlines():
            if deadline.at > now:
                continue
            answer = await self._journal.submit(keeping.lapse(deadline.seat, deadline.wait))
            if isinstance(answer, Refusal) and answer.code != "store_unavailable":
                log.warning("lapse refused", table=state.code, seat=deadline.seat, code=answer.code)
                self._vain = {(self._journal.state.head, deadline.seat, deadline.wait)}

    async def _absent(self) -> None:
        state, connections = self._journal.state, self._connections
        due = [i for i, seat in enumerate(state.seats) if seat and not seat.absent and connections.grace_left(i) == 0]
        if not due or not state.running:
            return
        held = await self._context.bus.held([state.code])
        if held is None:
            return
        connections.elsewhere(held[state.code])
        bots = self._context.bots.kinds(state.game.meta.id)
        for number in self._in_order(due):
            await self._journal.submit(keeping.absent(number, connections.connected, bots))

    def _in_order(self, due: list[int]) -> list[int]:
        """Who owes a decision comes last, and if nobody is here only when all others are absent.

        So the table stands before anybody's turn is skipped (N195), also when all left at the same time.
        """
        state = self._journal.state
        owing = [number for number in due if (seat := state.seat(number)) and seat.owed is not None]
        others = [number for number in due if number not in owing]
        people = [i for i, seat in enumerate(state.seats) if seat and seat.present_person]
        if not self._connections.somebody(state) and set(people) - set(due):
            return others
        return others + owing

    def _host_away(self) -> int:
        return round(self._context.settings.host_away * 1000)

    def _host_passes_in(self) -> float | None:
        state = self._journal.state
        star = state.star()
        seat = None if star is None else state.seat(star)
        if not state.running or seat is None or not seat.absent or state.host_passed:
            return None
        if not any(one and one.present_person for one in state.seats):
            return None
        return max(0.0, (seat.absent_at + self._host_away() - self._context.clock.now()) / 1000)


def _is_bot(journal: Journal, number: int) -> bool:
    seat = journal.state.seat(number)
    return seat is not None and seat.plays is not None
