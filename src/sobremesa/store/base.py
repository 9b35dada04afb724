"""What a store is: the log of every table, its chat, and the few facts a table is looked up by.

A store knows entries, not games. The primary key (table, seq) is the only arbiter between processes:
whoever's entry is in the log has won, and the other folds the log anew.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Literal

import msgspec

Key = tuple[str, int]
"""(table, seq): where an entry stands."""

Status = Literal["waiting", "playing", "finished", "closed", "asleep"]
"""Where a table is in its life. A looked-up copy: the log says the same, and it is the log that counts."""

OPEN: frozenset[Status] = frozenset({"waiting", "playing"})
"""The statuses of a table that is open; `asleep` is not, though it can be woken."""


class Entry(msgspec.Struct, frozen=True):
    """One numbered entry of a table's log. Whatever can change a table is one of these."""

    table: str
    """The table's code."""
    seq: int
    """0 for the entry that opens the table, then one more each, without gaps."""
    at: int
    """Server time in ms since 1970, never less than the entry before."""
    by: str
    """Who: a seat's number in decimal, `bot:NAME@VERSION`, `server` or `host`."""
    kind: str
    """What: `open`, `sit`, `act`, `lapse`, ..."""
    body: msgspec.Raw
    """JSON, kept byte for byte."""
    id: str | None = None
    """The client's id, once in (table, by): a retry on another process finds its entry by it."""
    digest: str | None = None
    """Hash of the game's state after the entry; none on the table's own entries."""

    @property
    def key(self) -> Key:
        """Where the entry stands."""
        return (self.table, self.seq)


class TableRow(msgspec.Struct, frozen=True):
    """What a table is found by without folding its log."""

    code: str
    game: str
    opener: str | None
    """Hash of the device that opened it, or none when no device did."""
    created: int
    """When it was opened, in ms since 1970."""
    status: Status = "waiting"
    seen: int = 0
    """When a process last held a connection of it, in ms; at first `created`."""
    head: int = -1
    """Seq of the last entry (read only)."""
    last: int = 0
    """`at` of the last entry, in ms (read only)."""


class ChatLine(msgspec.Struct, frozen=True):
    """One stored line of a table's chat. It is no entry: nothing is folded from it."""

    table: str
    n: int
    """0, 1, 2, ... within the table, in the order in which the lines were stored."""
    at: int
    by: str
    body: msgspec.Raw
    """JSON, kept byte for byte."""
    id: str | None = None
    """The client's id, once in (table, by)."""


class StoreError(Exception):
    """The store could not do it. The message says what to do."""


class StoreClosed(StoreError):
    """The store was used before `open` or after `close`."""


class StoreUnavailable(StoreError):
    """The database does not answer, or not as it should. Whether the last write was stored is not known."""


class CodeTaken(StoreError):
    """A table with this code exists: draw another code."""


class Store(ABC):
    """The log on disk. Every method but `open` raises `StoreClosed` on a store that is not open."""

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date. Several processes may do so at the same time.

        Raises `StoreUnavailable`.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what runs and let go of the database. A store may be opened again."""

    @abstractmethod
    async def secret(self) -> bytes:
        """The installation's secret: 32 bytes, drawn at the first start, the same for every process."""

    @abstractmethod
    async def now(self) -> int:
        """The time that all processes share, in ms since 1970: the database's, for SQLite the machine's."""

    # Tables

    @abstractmethod
    async def create(self, row: TableRow, first: Entry) -> str:
        """Store a new table and its first entry together; answer the table that its opener now keeps open.

        That is `row.code`, or, with nothing stored, the open table this device has already (N10).
        Raises `CodeTaken`.
        """

    @abstractmethod
    async def rows(self, codes: Collection[str]) -> dict[str, TableRow]:
        """The tables among `codes` that exist."""

    @abstractmethod
    async def page(self, after: str = "", limit: int = 100) -> list[TableRow]:
        """All tables in the order of their codes, those above `after`, at most `limit`."""

    @abstractmethod
    async def open_table(self, opener: str) -> str | None:
        """The table that this device keeps open (N10): opened by it, and neither over nor asleep.

        A table that is woken is it again, unless the device has opened another meanwhile.
        """

    @abstractmethod
    async def set_seen(self, codes: Collection[str], now: int) -> None:
        """Say that somebody is connected to these tables at `now` (ms). `seen` never goes back."""

    @abstractmethod
    async def asleep_candidates(self, before: int) -> list[str]:
        """The waiting and playing tables whose last entry and whose `seen` are both before `before` (ms)."""

    # The log

    @abstractmethod
    async def append_many(self, entries: Sequence[Entry], status: Mapping[Key, Status] | None = None) -> set[Key]:
        """Store entries of any tables in one transaction and answer which were stored, once they are durable.

        An entry whose place or id is taken has lost its race; it and all later entries of its table in
        this group are not stored. `status` says what the table becomes with an entry, and is
        stored with it or not at all. Raises ValueError for a group with a gap, a place twice, or an `at` that goes back.
        """

    @abstractmethod
    async def load(self, table: str, after: int = -1, limit: int | None = None) -> list[Entry]:
        """The entries of a table above seq `after`, in order, at most `limit`; none for an unknown table."""

    @abstractmethod
    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        """Seq of the last entry of each of these tables; those without entries are left out."""

    async def head(self, table: str) -> int:
        """Seq of the last entry of a table, -1 if there is none."""
        return (await self.heads([table])).get(table, -1)

    @abstractmethod
    async def find_id(self, table: str, by: str, id: str) -> Entry | None:
        """The entry with this client's id, if it is in the log."""

    # Chat

    @abstractmethod
    async def chat_append(self, table: str, by: str, body: bytes, at: int, id: str | None = None) -> ChatLine:
        """Store a line and answer it with its number; with an id that is stored already, the stored line."""

    @abstractmethod
    async def chat_load(self, table: str, after: int = -1, limit: int | None = None) -> list[ChatLine]:
        """The lines of a table above `after`, in order, at most `limit`."""

    @abstractmethod
    async def chat_heads(self, tables: Collection[str]) -> dict[str, int]:
        """Number of the last line of each of these tables; those without lines are left out."""
