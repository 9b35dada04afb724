"""What the SQL store asks of a database: run a function of a SQLAlchemy connection in a transaction."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa

from sobremesa.store.base import StoreUnavailable

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
"""What runs inside one transaction: committed when it returns, undone when it raises."""

FAILURES = (sa.exc.DBAPIError, sa.exc.TimeoutError, OSError)


class Database(ABC):
    """A database that runs work. All but `open` raise StoreClosed when it is not open, StoreUnavailable when it fails."""

    @abstractmethod
    async def open(self) -> None:
        """Connect and migrate."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what runs and disconnect."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run in a transaction that may write; its changes are durable once this answers."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run in a transaction that only reads."""

    @abstractmethod
    async def now(self) -> int:
        """The time that all processes on this database share, in ms since 1970."""


def unavailable(name: str, error: Exception) -> StoreUnavailable:
    """What to raise for one of `FAILURES`."""
    cause = getattr(error, "orig", None) or error
    return StoreUnavailable(f"the database {name} failed, see that it runs and can be written to: {cause}")
