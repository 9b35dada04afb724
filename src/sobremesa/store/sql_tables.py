"""The tables' rows in SQL: functions of a connection, inside a transaction of the caller's."""

import contextlib
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, func, select, update
from sqlalchemy.exc import IntegrityError

from sobremesa.store import sql_log
from sobremesa.store.base import OPEN, Entry, Status, TableRow
from sobremesa.store.schema import entries, settings, tables
from sobremesa.store.statements import in_parts, insert

_LAST_SEQ = select(func.max(entries.c.seq)).where(entries.c.table_code == tables.c.code).scalar_subquery()
_LAST_AT = (
    select(entries.c.at)
    .where(entries.c.table_code == tables.c.code)
    .order_by(entries.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
_ROW = select(
    tables.c.code,
    tables.c.game,
    tables.c.opener,
    tables.c.created,
    tables.c.status,
    tables.c.seen,
    _LAST_SEQ,
    _LAST_AT,
)


def secret(connection: Connection, drawn: bytes) -> bytes:
    """Keep `drawn` if there is no secret yet; answer the one there is."""
    connection.execute(
        insert(connection.dialect.name, settings).values(key="secret", value=drawn).on_conflict_do_nothing()
    )
    return bytes(connection.execute(select(settings.c.value).where(settings.c.key == "secret")).scalar_one())


def create(connection: Connection, row: TableRow, first: Entry) -> str | None:
    """Store a table and its first entry; answer the table the opener keeps open, None if the code is taken."""
    values = {
        "code": row.code,
        "game": row.game,
        "opener": row.opener,
        "claim": row.opener if row.status in OPEN else None,
        "created": row.created,
        "status": row.status,
        "seen": row.created,
    }
    statement = insert(connection.dialect.name, tables).values(values).on_conflict_do_nothing().returning(tables.c.code)
    if connection.execute(statement).first() is None:
        return None if row.opener is None else open_table(connection, row.opener)
    sql_log.append(connection, [first])
    return row.code


def rows(connection: Connection, codes: Collection[str]) -> dict[str, TableRow]:
    """The rows of some tables."""
    found = [row for part in in_parts(codes) for row in connection.execute(_ROW.where(tables.c.code.in_(part)))]
    return {row[0]: _row(row) for row in found}


def page(connection: Connection, after: str, limit: int) -> list[TableRow]:
    """The rows of all tables above a code."""
    query = _ROW.where(tables.c.code > after).order_by(tables.c.code).limit(limit)
    return [_row(row) for row in connection.execute(query)]


def open_table(connection: Connection, opener: str) -> str | None:
    """The table that a device keeps open."""
    return connection.execute(select(tables.c.code).where(tables.c.claim == opener)).scalar()


def set_status(connection: Connection, status: Mapping[str, Status]) -> None:
    """Write what tables have become. Leaving the open life gives up the opener's claim; waking takes it back if it is free."""
    for code, new in status.items():
        change = update(tables).where(tables.c.code == code).values(status=new)
        connection.execute(change if new in OPEN else change.values(claim=None))
        if new in OPEN:
            _claim(connection, code)


def _claim(connection: Connection, code: str) -> None:
    """Its opener keeps this table open again, if it keeps no other by now."""
    other = tables.alias()
    taken = select(other.c.code).where(other.c.claim == tables.c.opener).exists()
    free = update(tables).where(tables.c.code == code, tables.c.claim.is_(None), ~taken).values(claim=tables.c.opener)
    # Another process may open a table for the same device at this moment: then that one is the device's.
    with contextlib.suppress(IntegrityError), connection.begin_nested():
        connection.execute(free)


def set_seen(connection: Connection, codes: Collection[str], now: int) -> None:
    """Move `seen` forward. Rows are locked in the order of their codes, or two processes wait for each other."""
    for part in in_parts(codes):
        older = select(tables.c.code).where(tables.c.code.in_(part), tables.c.seen < now).order_by(tables.c.code)
        locked = older.with_for_update(key_share=True)
        connection.execute(update(tables).where(tables.c.code.in_(locked)).values(seen=now))


def asleep_candidates(connection: Connection, before: int) -> list[str]:
    """Open tables that nobody touched or looked at since `before`."""
    query = select(tables.c.code).where(tables.c.status.in_(sorted(OPEN)), tables.c.seen < before, before > _LAST_AT)
    return list(connection.execute(query.order_by(tables.c.code)).scalars())


def _row(row: Sequence[Any]) -> TableRow:
    code, game, opener, created, status, seen, head, last = row
    return TableRow(
        code=code, game=game, opener=opener, created=created, status=status, seen=seen, head=head, last=last
    )
