"""The store in a SQL database: one code for SQLite and PostgreSQL.

The SQL is in `sql_log`, `sql_tables` and `sql_chat`, as functions of a connection; here is what is one transaction.
"""

import secrets
from collections.abc import Collection, Mapping, Sequence
from functools import partial

from sqlalchemy import Connection

from sobremesa.store import sql_chat, sql_log, sql_tables
from sobremesa.store.base import ChatLine, CodeTaken, Entry, Key, Status, Store, StoreUnavailable, TableRow
from sobremesa.store.database import Database
from sobremesa.store.group import sorted_group

_TRIES = 50  # of a step that only another process's success can disturb


class SqlStore(Store):
    """A store in `database`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self) -> None:
        """Connect and bring the schema up to date."""
        await self._database.open()

    async def close(self) -> None:
        """Finish what runs and disconnect."""
        await self._database.close()

    async def secret(self) -> bytes:
        """The installation's secret, drawn by whichever process comes first."""
        return await self._database.write(partial(sql_tables.secret, drawn=secrets.token_bytes(32)))

    async def now(self) -> int:
        """The database's time in ms."""
        return await self._database.now()

    async def create(self, row: TableRow, first: Entry) -> str:
        """Store a table with its first entry, or answer the one its opener keeps open."""
        if first.key != (row.code, 0):
            message = f"the first entry of table {row.code} is entry 0, not {first.key}"
            raise ValueError(message)
        for _ in range(_TRIES):
            kept = await self._database.write(partial(sql_tables.create, row=row, first=first))
            if kept is not None:
                return kept
            if await self.rows([row.code]):
                message = f"there is a table {row.code} already: draw another code"
                raise CodeTaken(message)
        raise _restless(f"table {row.code} could not be opened")

    async def rows(self, codes: Collection[str]) -> dict[str, TableRow]:
        """The tables among `codes`."""
        return await self._database.read(partial(sql_tables.rows, codes=codes))

    async def page(self, after: str = "", limit: int = 100) -> list[TableRow]:
        """All tables by code, a page at a time."""
        return await self._database.read(partial(sql_tables.page, after=after, limit=limit))

    async def open_table(self, opener: str) -> str | None:
        """The table this device keeps open."""
        return await self._database.read(partial(sql_tables.open_table, opener=opener))

    async def set_seen(self, codes: Collection[str], now: int) -> None:
        """Somebody is connected to these tables at `now`."""
        if codes:
            await self._database.write(partial(sql_tables.set_seen, codes=codes, now=now))

    async def asleep_candidates(self, before: int) -> list[str]:
        """Open tables without an entry or a connection since `before`."""
        return await self._database.read(partial(sql_tables.asleep_candidates, before=before))

    async def append_many(self, entries: Sequence[Entry], status: Mapping[Key, Status] | None = None) -> set[Key]:
        """Store entries in one transaction; answer those that won their place."""
        group = sorted_group(entries)
        if not group:
            return set()
        return await self._database.write(partial(_append, group=group, status=status or {}))

    async def load(self, table: str, after: int = -1, limit: int | None = None) -> list[Entry]:
        """A table's entries above `after`."""
        return await self._database.read(partial(sql_log.load, table=table, after=after, limit=limit))

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        """Seq of each table's last entry."""
        return await self._database.read(partial(sql_log.heads, tables=tables))

    async def find_id(self, table: str, by: str, id: str) -> Entry | None:
        """The entry with this client's id."""
        return await self._database.read(partial(sql_log.find_id, table=table, by=by, id_=id))

    async def chat_append(self, table: str, by: str, body: bytes, at: int, id: str | None = None) -> ChatLine:
        """Store a chat line, or answer the one that has this id."""
        for _ in range(_TRIES):
            line = await self._database.write(
                partial(sql_chat.append, table=table, by=by, body=body, at=at, id_=id),
            )
            if line is not None:
                return line
        raise _restless(f"the chat of table {table} could not be written")

    async def chat_load(self, table: str, after: int = -1, limit: int | None = None) -> list[ChatLine]:
        """A table's chat lines above `after`."""
        return await self._database.read(partial(sql_chat.load, table=table, after=after, limit=limit))

    async def chat_heads(self, tables: Collection[str]) -> dict[str, int]:
        """Number of each table's last chat line."""
        return await self._database.read(partial(sql_chat.heads, tables=tables))


def _append(connection: Connection, group: Sequence[Entry], status: Mapping[Key, Status]) -> set[Key]:
    stored = sql_log.append(connection, group)
    sql_tables.set_status(
        connection, {code: new for (code, seq), new in sorted(status.items()) if (code, seq) in stored}
    )
    return stored


def _restless(what: str) -> StoreUnavailable:
    return StoreUnavailable(f"{what}: other processes were faster {_TRIES} times, try again")
