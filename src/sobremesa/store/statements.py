"""What the SQL modules share."""

from collections.abc import Collection, Iterator
from itertools import islice
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Select, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

from sobremesa.store.schema import tables

_PART = 5_000  # both drivers take some 32,000 parameters a statement


def insert(dialect: str, table: Table) -> "sqlite.Insert | postgresql.Insert":
    """INSERT in a dialect, so that it can say ON CONFLICT."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


def in_parts(codes: Collection[str]) -> Iterator[list[str]]:
    """The codes in order, in parts that fit into one statement."""
    rest = iter(sorted(codes))
    while part := list(islice(rest, _PART)):
        yield part


def last_numbers(table_code: "Column[str]", number: "Column[int]") -> "Select[tuple[str, int | None]]":
    """By table, the highest number in a log. A subquery for each table is one step into the index; grouping reads it all."""
    highest = select(func.max(number)).where(table_code == tables.c.code).scalar_subquery()
    return select(tables.c.code, highest)


def found_numbers(connection: Connection, query: "Select[Any]", codes: Collection[str]) -> dict[str, int]:
    """Run a query of `last_numbers` for some tables."""
    found: dict[str, int] = {}
    for part in in_parts(codes):
        numbers = connection.execute(query.where(tables.c.code.in_(part)))
        found |= {code: number for code, number in numbers if number is not None}
    return found


def raw(body: str) -> msgspec.Raw:
    """A stored body."""
    return msgspec.Raw(body.encode())
