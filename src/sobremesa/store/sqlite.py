"""SQLite: one file, WAL, every commit synced to the disk.

It runs in threads of ours, one to write and a few to read: one hop for a whole transaction, where
an async driver takes one for every statement (`bench/store.py` measures it).
"""

import asyncio
import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import sqlalchemy as sa

from sobremesa.store.base import StoreClosed
from sobremesa.store.database import FAILURES, Database, Work, unavailable
from sobremesa.store.migrate import migrate

if TYPE_CHECKING:
    import sqlite3

    from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")

READERS = 3
LOCK_WAIT_S = 20.0  # for another process's write


class SqliteDatabase(Database):
    """A database in the file `path`, which is made, with its folder, if it is not there."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._threads: _Threads | None = None

    async def open(self) -> None:
        """Connect and migrate."""
        if self._threads is None:
            threads = _Threads(self._path)
            try:
                await asyncio.to_thread(_make_file, self._path)
                await threads.write(migrate)
            except BaseException:
                await threads.close()
                raise
            self._threads = threads

    async def close(self) -> None:
        """Finish what runs and disconnect."""
        threads, self._threads = self._threads, None
        if threads is not None:
            await threads.close()

    async def write(self, work: Work[T]) -> T:
        """Run in the writing thread, in an immediate transaction."""
        return await self._open_threads().write(work)

    async def read(self, work: Work[T]) -> T:
        """Run in a reading thread; sees what was committed before it began."""
        return await self._open_threads().read(work)

    async def now(self) -> int:
        """The machine's time: every process on the file is on this machine."""
        self._open_threads()
        return time.time_ns() // 1_000_000

    def _open_threads(self) -> "_Threads":
        if self._threads is None:
            message = f"the store {self._path} is closed"
            raise StoreClosed(message)
        return self._threads


class _Threads:
    """The threads and connections of an open database."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="store-write")
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._writer = _engine(path, begin="BEGIN IMMEDIATE", connections=1)
        self._reader = _engine(path, begin="BEGIN", connections=READERS)

    async def write(self, work: Work[T]) -> T:
        return await self._run(self._writing, self._writer, work)

    async def read(self, work: Work[T]) -> T:
        return await self._run(self._reading, self._reader, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._writing.shutdown)
        await asyncio.to_thread(self._reading.shutdown)
        self._reader.dispose()
        self._writer.dispose()  # the last one to go folds the WAL into the file

    async def _run(self, threads: ThreadPoolExecutor, engine: sa.Engine, work: Work[T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, _in_transaction, engine, work)
        except FAILURES as error:
            raise unavailable(str(self._path), error) from error


def _in_transaction(engine: sa.Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _make_file(path: Path) -> None:
    """The file holds the installation's secret: readable by its owner only."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise unavailable(str(path), error) from error


def _engine(path: Path, begin: str, connections: int) -> sa.Engine:
    url = sa.URL.create("sqlite", database=str(path))
    engine = sa.create_engine(
        url,
        poolclass=sa.QueuePool,
        pool_size=connections,
        max_overflow=0,
        connect_args={"timeout": LOCK_WAIT_S, "check_same_thread": False},
    )

    @sa.event.listens_for(engine, "connect")
    def _connect(connection: "sqlite3.Connection", _record: "ConnectionPoolEntry") -> None:
        connection.isolation_level = None  # we begin transactions ourselves, below
        _use_wal(connection)
        connection.execute("PRAGMA synchronous=FULL").close()

    @sa.event.listens_for(engine, "begin")
    def _begin(connection: sa.Connection) -> None:
        cursor = connection.connection.cursor()
        cursor.execute(begin)
        cursor.close()

    return engine


def _use_wal(connection: "sqlite3.Connection") -> None:
    """Switch to WAL. SQLite does not wait for a lock here, so two processes that start at once would fail."""
    deadline = time.monotonic() + LOCK_WAIT_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
        except Exception as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(0.02)
        else:
            return
