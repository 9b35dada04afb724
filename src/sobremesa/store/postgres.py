"""PostgreSQL, for installations of several processes or machines."""

import asyncio
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sobremesa.store.base import StoreClosed, StoreError
from sobremesa.store.database import FAILURES, Database, Work, unavailable
from sobremesa.store.migrate import migrate

T = TypeVar("T")

CONNECTIONS = 5
STATEMENT_S = 30  # a database that hangs longer counts as lost
_NOW = sa.text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")


class PostgresDatabase(Database):
    """A database at `url`, as in `postgresql://user:password@host:port/name`."""

    def __init__(self, url: str) -> None:
        try:
            self._url = sa.make_url(url).set(drivername="postgresql+asyncpg")
        except (sa.exc.ArgumentError, ValueError) as error:
            raise StoreError(
                f"no database at this URL, write postgresql://user:password@host/database: {error}"
            ) from error
        self._engine: AsyncEngine | None = None

    async def open(self) -> None:
        """Connect and migrate."""
        if self._engine is None:
            try:
                # Migrations block, and hold a lock of threads: they get a thread and a loop of their own.
                await asyncio.to_thread(lambda: asyncio.run(_migrate(self._url)))
            except FAILURES as error:
                raise unavailable(self._name, error) from error
            self._engine = _engine(self._url)

    async def close(self) -> None:
        """Finish what runs and disconnect."""
        engine, self._engine = self._engine, None
        if engine is not None:
            await engine.dispose()

    async def write(self, work: Work[T]) -> T:
        """Run in a transaction; isolation is read committed."""
        engine = self._open_engine()
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        except FAILURES as error:
            raise unavailable(self._name, error) from error

    async def read(self, work: Work[T]) -> T:
        """Run without a transaction around it: every read of ours is one statement."""
        engine = self._open_engine()
        try:
            async with engine.connect() as connection:
                reading = await connection.execution_options(isolation_level="AUTOCOMMIT")
                return await reading.run_sync(work)
        except FAILURES as error:
            raise unavailable(self._name, error) from error

    async def now(self) -> int:
        """The time of the database server."""
        return await self.read(lambda connection: int(connection.execute(_NOW).scalar_one()))

    @property
    def _name(self) -> str:
        return self._url.render_as_string(hide_password=True)

    def _open_engine(self) -> AsyncEngine:
        if self._engine is None:
            message = f"the store {self._name} is closed"
            raise StoreClosed(message)
        return self._engine


def _engine(url: sa.URL) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        isolation_level="READ COMMITTED",
        connect_args={"command_timeout": STATEMENT_S},
    )


async def _migrate(url: sa.URL) -> None:
    engine = _engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    finally:
        await engine.dispose()
