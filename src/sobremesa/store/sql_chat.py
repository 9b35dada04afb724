"""Chat in SQL: functions of a connection, inside a transaction of the caller's."""

from collections.abc import Collection

from sqlalchemy import Connection, Integer, bindparam, func, literal, select

from sobremesa.store.base import ChatLine
from sobremesa.store.schema import chat
from sobremesa.store.statements import found_numbers, insert, last_numbers, raw

_COLUMNS = (chat.c.table_code, chat.c.n, chat.c.at, chat.c.by, chat.c.body, chat.c.id)
_LOAD = (
    select(*_COLUMNS).where(chat.c.table_code == bindparam("table"), chat.c.n > bindparam("after")).order_by(chat.c.n)
)
_FIND_ID = select(*_COLUMNS).where(
    chat.c.table_code == bindparam("table"),
    chat.c.by == bindparam("by"),
    chat.c.id == bindparam("id_"),
)
_HEADS = last_numbers(chat.c.table_code, chat.c.n)


def append(connection: Connection, table: str, by: str, body: bytes, at: int, id_: str | None) -> ChatLine | None:
    """Store a line under the next number, or answer the stored one with its id; None if another process took the number."""
    text = body.decode()
    numbered = select(
        literal(table),
        func.coalesce(func.max(chat.c.n) + 1, 0, type_=Integer),
        literal(at, chat.c.at.type),
        literal(by),
        literal(text),
        literal(id_, chat.c.id.type),
    ).where(chat.c.table_code == table)
    statement = insert(connection.dialect.name, chat).from_select(
        ["table_code", "n", "at", "by", "body", "id"], numbered
    )
    n = connection.execute(statement.on_conflict_do_nothing().returning(chat.c.n)).scalar()
    if n is not None:
        return ChatLine(table=table, n=n, at=at, by=by, body=raw(text), id=id_)
    if id_ is None:
        return None
    found = connection.execute(_FIND_ID, {"table": table, "by": by, "id_": id_}).first()
    return None if found is None else _line(*found)


def load(connection: Connection, table: str, after: int, limit: int | None) -> list[ChatLine]:
    """Lines above `after`, in order."""
    return [_line(*row) for row in connection.execute(_LOAD.limit(limit), {"table": table, "after": after})]


def heads(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """Last line's number by table."""
    return found_numbers(connection, _HEADS, tables)


def _line(table: str, n: int, at: int, by: str, body: str, id_: str | None) -> ChatLine:
    return ChatLine(table=table, n=n, at=at, by=by, body=raw(body), id=id_)
