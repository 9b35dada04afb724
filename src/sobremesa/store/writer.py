"""Group commit: all entries that wait in one turn of the event loop share one commit."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from sobremesa.store.base import Entry, Key, Status, Store, StoreClosed, StoreError

GROUP = 1_000
"""Entries a commit takes at most; more wait for the next one."""


class _Waiting(NamedTuple):
    entry: Entry
    status: Status | None
    done: "asyncio.Future[bool]"


class Writer:
    """The one way in which a process writes entries to its store.

    A table that lost a race, or whose commit failed, has made its later entries for a state that
    never was: they are lost with it, and so is all it writes until `folded` says that its log was read anew.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: list[_Waiting] = []
        self._last: dict[str, Entry] = {}  # by table, the last entry that waits or is being committed
        self._lost: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def write(self, entry: Entry, status: Status | None = None) -> "asyncio.Future[bool]":
        """Store an entry. The future says True once it is durable, False if it lost its race.

        It raises StoreError if the commit failed: whether the entry is stored is then not known.
        After False or an error the table reads its log anew, calls `folded`, and judges each action from the beginning.
        Several entries of a table may wait, one seq after the other; ValueError for a gap or an `at` that goes back.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._closed:
            message = "the writer is closed"
            raise StoreClosed(message)
        if entry.table in self._lost:
            done.set_result(False)
            return done
        before = self._last.get(entry.table)
        if before is not None and (entry.seq != before.seq + 1 or entry.at < before.at):
            message = f"table {entry.table}: entry {entry.seq} at {entry.at} cannot follow {before.seq} at {before.at}"
            raise ValueError(message)
        self._last[entry.table] = entry
        self._queue.append(_Waiting(entry, status, done))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())
        return done

    def folded(self, table: str) -> None:
        """The table's state is that of its log again: it may write."""
        self._lost.discard(table)

    async def close(self) -> None:
        """Take no more entries, and wait for those that are on their way."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        try:
            while self._queue:
                group, self._queue = self._queue[:GROUP], self._queue[GROUP:]
                await self._commit(group)
        finally:
            self._task = None

    async def _commit(self, group: Sequence[_Waiting]) -> None:
        status: dict[Key, Status] = {w.entry.key: w.status for w in group if w.status is not None}
        try:
            stored = await self._store.append_many([w.entry for w in group], status)
        except StoreError as error:
            self._settle(group, set(), error)
        except Exception as error:  # noqa: BLE001 -- a fault of ours: no table may wait for ever because of it
            fault = StoreError(f"the store failed: {error!r}")
            fault.__cause__ = error
            self._settle(group, set(), fault)
        else:
            self._settle(group, stored, None)

    def _settle(self, group: Sequence[_Waiting], stored: set[Key], error: StoreError | None) -> None:
        lost = {w.entry.table for w in group if w.entry.key not in stored}
        for waiting in group:
            key, done = waiting.entry.key, waiting.done
            if self._last.get(waiting.entry.table) is waiting.entry:
                del self._last[waiting.entry.table]
            if done.done():  # the one who asked was cancelled
                continue
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(key in stored)
        if lost:
            self._lose(lost)

    def _lose(self, tables: set[str]) -> None:
        self._lost |= tables
        rest = []
        for waiting in self._queue:
            if waiting.entry.table not in tables:
                rest.append(waiting)
            elif not waiting.done.done():
                waiting.done.set_result(False)
        self._queue = rest
        for table in tables:
            self._last.pop(table, None)
