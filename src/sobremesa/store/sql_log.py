"""The log in SQL: functions of a connection, inside a transaction of the caller's."""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Executable, bindparam, delete, select

from sobremesa.store.base import Entry, Key
from sobremesa.store.group import settle
from sobremesa.store.schema import entries
from sobremesa.store.statements import found_numbers, insert, last_numbers, raw

_COLUMNS = (
    entries.c.table_code,
    entries.c.seq,
    entries.c.at,
    entries.c.by,
    entries.c.kind,
    entries.c.body,
    entries.c.id,
    entries.c.digest,
)
_LOAD = (
    select(*_COLUMNS)
    .where(entries.c.table_code == bindparam("table"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
_FIND_ID = select(*_COLUMNS).where(
    entries.c.table_code == bindparam("table"),
    entries.c.by == bindparam("by"),
    entries.c.id == bindparam("id_"),
)
_HEADS = last_numbers(entries.c.table_code, entries.c.seq)
_DELETE = delete(entries).where(
    entries.c.table_code == bindparam("table"),
    entries.c.seq == bindparam("number"),
)


@cache
def _insert(dialect: str) -> Executable:
    """Made once: it is the statement that runs at every move."""
    return insert(dialect, entries).on_conflict_do_nothing().returning(entries.c.table_code, entries.c.seq)


def append(connection: Connection, group: Sequence[Entry]) -> set[Key]:
    """Insert a sorted group and answer what stays of it (`group.settle`)."""
    returned = connection.execute(_insert(connection.dialect.name), [_values(entry) for entry in group])
    free = {(table, seq) for table, seq in returned}
    stay, go = settle(group, free)
    if go:
        connection.execute(_DELETE, [{"table": table, "number": seq} for table, seq in go])
    return stay


def load(connection: Connection, table: str, after: int, limit: int | None) -> list[Entry]:
    """Entries above `after`, in order."""
    return _entries(connection.execute(_LOAD.limit(limit), {"table": table, "after": after}))


def find_id(connection: Connection, table: str, by: str, id_: str) -> Entry | None:
    """The entry with a client's id."""
    found = _entries(connection.execute(_FIND_ID, {"table": table, "by": by, "id_": id_}))
    return found[0] if found else None


def heads(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """Last seq by table."""
    return found_numbers(connection, _HEADS, tables)


def _values(entry: Entry) -> dict[str, object]:
    return {
        "table_code": entry.table,
        "seq": entry.seq,
        "at": entry.at,
        "by": entry.by,
        "kind": entry.kind,
        "body": bytes(entry.body).decode(),
        "id": entry.id,
        "digest": entry.digest,
    }


def _entries(found: Iterable[Sequence[Any]]) -> list[Entry]:
    return [
        Entry(table=table, seq=seq, at=at, by=by, kind=kind, body=raw(body), id=id_, digest=digest)
        for table, seq, at, by, kind, body, id_, digest in found
    ]
