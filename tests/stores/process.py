"""A process of its own for the tests of durability: `secret URL` or `write URL`."""

from __future__ import annotations

import asyncio
import sys

import msgspec

from sobremesa.store import open_store
from sobremesa.store.base import Entry, Store, TableRow
from sobremesa.store.writer import Writer

TABLES = [f"MESA-✓-{n}" for n in range(4)]
IN_A_GROUP = 3


def made(table: str, seq: int) -> Entry:
    return Entry(table=table, seq=seq, at=1_000 + seq, by="0", kind="act", body=msgspec.Raw(b'{"type":"end_turn"}'))


async def write(store: Store) -> None:
    """Write for ever, several entries of every table a commit; print each when it is acknowledged."""
    for table in TABLES:
        if await store.head(table) < 0:
            await store.create(TableRow(table, "natrak", None, 1_000), made(table, 0))
    heads = await store.heads(TABLES)
    writer = Writer(store)
    while True:
        group = [made(table, heads[table] + k) for table in TABLES for k in range(1, IN_A_GROUP + 1)]
        for entry, stored in zip(group, await asyncio.gather(*map(writer.write, group)), strict=True):
            if stored:
                sys.stdout.write(f"{entry.table} {entry.seq}\n")
                heads[entry.table] = entry.seq
        sys.stdout.flush()


async def main() -> None:
    """Do what the command line says."""
    what, url = sys.argv[1:]
    store = await open_store(url)
    if what == "write":
        await write(store)
    sys.stdout.write((await store.secret()).hex())
    await store.close()


asyncio.run(main())
