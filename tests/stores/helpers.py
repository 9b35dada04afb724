"""What the tests of stores share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from sobremesa.store.base import Entry, Store, TableRow

Join = Callable[[], Awaitable[Store]]
"""Answers an open store on the same place as one more process has it; in memory all share one."""


def entry(table: str, seq: int, at: int = 1_000, by: str = "0", id: str | None = None, body: object = None) -> Entry:
    """An entry as a seat writes it."""
    raw = msgspec.Raw(msgspec.json.encode({"type": "end_turn"} if body is None else body))
    return Entry(table=table, seq=seq, at=at, by=by, kind="act", body=raw, id=id, digest=f"{seq:064x}")


def row(code: str, opener: str | None = None, created: int = 1_000) -> TableRow:
    """A new table."""
    return TableRow(code=code, game="natrak", opener=opener, created=created)


async def opened(store: Store, *codes: str, at: int = 1_000) -> None:
    """Open tables, each with its entry 0."""
    for code in codes:
        await store.create(row(code, created=at), entry(code, 0, at))


async def seqs(store: Store, table: str) -> list[int]:
    """The numbers in a table's log."""
    return [found.seq for found in await store.load(table)]
