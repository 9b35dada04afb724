"""A process's background work: what it holds, which tables moved elsewhere, sleep, and letting go of idle tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from typing import Any

import structlog

from sobremesa.bus.base import Notice
from sobremesa.tables.context import Context
from sobremesa.tables.every import Every
from sobremesa.tables.requests import keeping
from sobremesa.tables.table import LiveTable

log = structlog.get_logger(__name__)
SYNC_EVERY = 60.0
"""Seconds after which the clock is set by the store's again."""

Find = Callable[[str], Awaitable[LiveTable | None]]


class Background:
    """Made by the hall; `tables` are those in memory, `find` loads one."""

    def __init__(self, context: Context, tables: dict[str, LiveTable], find: Find) -> None:
        self._context = context
        self._tables = tables
        self._find = find
        self._tasks: set[asyncio.Task[None]] = set()
        self._changed: set[str] = set()
        self._stopped = False
        self._behind: set[str] = set()
        self._unsubscribe: Callable[[], None] = lambda: None
        settings = context.settings
        self._loops = [
            Every(context, settings.hold_every, self.hold),
            Every(context, settings.poll_every, self.poll),
            Every(context, settings.sweep_every, self.sweep),
            Every(context, SYNC_EVERY, context.clock.sync),
        ]

    def start(self) -> None:
        """Begin."""
        self._unsubscribe = self._context.bus.subscribe(self._notice)
        for loop in self._loops:
            loop.start()

    async def stop(self) -> None:
        """End."""
        self._stopped = True
        self._unsubscribe()
        for loop in self._loops:
            await loop.stop()
        if self._tasks:
            await asyncio.wait(self._tasks)

    # What this process holds

    def hold_soon(self, code: str) -> None:
        """Other seats of this table are connected than before: say so in the loop's next turn, once for many."""
        if self._stopped:
            return
        if not self._changed:
            self._spawn(self._hold_now())
        self._changed.add(code)

    async def _hold_now(self) -> None:
        await asyncio.sleep(0)
        codes, self._changed = self._changed, set()
        await self._context.bus.hold(self._context.process, self._held())
        for code in codes:
            self._context.bus.publish(Notice(code))

    def _held(self) -> Mapping[str, set[int]]:
        return {code: table.room.connections.here() for code, table in self._tables.items() if _is_used(table)}

    async def hold(self) -> None:
        """Say what is held and that its tables are seen; hear what others hold; let go of what nobody uses."""
        held = self._held()
        await self._context.bus.hold(self._context.process, held)
        if held:
            await self._context.store.set_seen(list(held), self._context.clock.now())
        await self._hear(list(self._tables))
        await self._evict()

    async def hear(self, code: str) -> None:
        """Know now which seats of this table are connected anywhere, and not as of some seconds ago."""
        await self._context.bus.hold(self._context.process, self._held())
        await self._hear([code])

    async def _hear(self, codes: Collection[str]) -> None:
        """Ask the bus which seats of these tables any process holds."""
        elsewhere = await self._context.bus.held(codes)
        for code, seats in (elsewhere or {}).items():
            table = self._tables.get(code)
            if table is not None:
                table.room.elsewhere(seats)

    async def _evict(self) -> None:
        limit = self._context.monotonic() - self._context.settings.idle_evict
        for code, table in list(self._tables.items()):
            room = table.room
            if not _is_used(table) and room.connections.empty_since < limit and not room.journal.busy:
                del self._tables[code]
                await room.close()

    # What moved elsewhere

    def _notice(self, notice: Notice) -> None:
        table = self._tables.get(notice.table)
        if table is None:
            return
        if notice.head < 0 and notice.chat < 0:  # other seats are connected somewhere
            self._spawn(self._hear([notice.table]))
        if notice.head > table.state.head and notice.table not in self._behind:
            self._behind.add(notice.table)
            self._spawn(self._catch_up(table))
        if notice.chat > table.room.talk.head:
            self._spawn(table.room.catch_up_chat())

    async def _catch_up(self, table: LiveTable) -> None:
        self._behind.discard(table.code)
        await table.room.journal.catch_up()

    async def poll(self) -> None:
        """Ask the store which of the tables in use moved: what a lost message would have told."""
        used = [code for code, table in self._tables.items() if _is_used(table)]
        if not used:
            return
        heads = await self._context.store.heads(used)
        chats = await self._context.store.chat_heads(used)
        for code in used:
            table = self._tables.get(code)
            if table is not None:
                self._notice(Notice(code, heads.get(code, -1), chats.get(code, -1)))

    # Sleep

    async def sweep(self) -> None:
        """Tables without an entry or a connection for six hours fall asleep (N21)."""
        context = self._context
        idle = round(context.settings.asleep_after * 1000)
        codes = await context.store.asleep_candidates(context.clock.now() - idle)
        rows = await context.store.rows(codes)
        for code in codes:
            table = await self._find(code)
            if table is not None and code in rows:
                await table.room.journal.catch_up()
                somebody = bool(table.room.connections.all)
                await table.room.journal.submit(keeping.sleep(idle, rows[code].seen, somebody=somebody))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001  # the store or the bus is away; the poll comes round again
            log.warning("background", error=repr(error))


def _is_used(table: LiveTable) -> bool:
    return bool(table.room.connections.all)
