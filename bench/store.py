"""Durable entries a second: `python bench/store.py [URL ...]` prints one JSON object.

So many tables write at the same time as the group's size says; each writes its next entry when the
last one is acknowledged, as a game does. Without URLs: SQLite in a new folder.
"""

from __future__ import annotations

import asyncio
import json
import platform
import statistics
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from sobremesa.store import open_store
from sobremesa.store.base import Entry, Store, TableRow
from sobremesa.store.writer import Writer

SECONDS = 2.0
GROUPS = (1, 10, 100, 400)
BODY = msgspec.Raw(b'{"seat":2,"action":{"type":"build_road","edge":17}}')


def made(table: str, seq: int) -> Entry:
    """An entry as large as most are."""
    return Entry(table, seq, 1_700_000_000_000 + seq, "2", "act", BODY, f"{seq:016x}", f"{seq:064x}")


async def measure(store: Store, tables: int, seconds: float = SECONDS) -> dict[str, float]:
    """Let some tables write for a while."""
    writer = Writer(store)
    took: list[float] = []
    run = time.time_ns()
    started, cpu = time.perf_counter(), time.process_time()

    async def play(table: str) -> None:
        await store.create(TableRow(table, "natrak", None, 0), made(table, 0))
        seq = 0
        while (before := time.perf_counter()) - started < seconds:
            seq += 1
            if not await writer.write(made(table, seq)):
                raise RuntimeError(f"{table} lost a race against nobody")
            took.append(time.perf_counter() - before)

    await asyncio.gather(*(play(f"{run}-{n}") for n in range(tables)))
    spent, cpu = time.perf_counter() - started, time.process_time() - cpu
    await writer.close()
    cuts = statistics.quantiles(took, n=100)
    return {
        "entries_per_s": round(len(took) / spent),
        "p50_ms": round(cuts[49] * 1000, 2),
        "p99_ms": round(cuts[98] * 1000, 2),
        "cpu_us_per_entry": round(cpu / len(took) * 1e6),
    }


async def reading(store: Store, entries: int = 600) -> dict[str, float]:
    """Load a game's log."""
    table = f"log-{time.time_ns()}"
    await store.create(TableRow(table, "natrak", None, 0), made(table, 0))
    await store.append_many([made(table, seq) for seq in range(1, entries)])
    took = []
    for _ in range(20):
        before = time.perf_counter()
        if len(await store.load(table)) != entries:
            raise RuntimeError("entries are missing")
        took.append(time.perf_counter() - before)
    return {"entries": entries, "p50_ms": round(statistics.median(took) * 1000, 2)}


async def bench(url: str) -> dict[str, object]:
    """All measures of one store."""
    store = await open_store(url)
    try:
        groups = {str(tables): await measure(store, tables) for tables in GROUPS}
        return {"writing_tables": groups, "load": await reading(store)}
    finally:
        await store.close()


def _kind(place: str) -> str:
    return place.split(":", maxsplit=1)[0] if ":" in place else "sqlite"


async def main(urls: list[str]) -> None:
    """Print what was measured."""
    with tempfile.TemporaryDirectory() as folder:
        places = urls or [str(Path(folder) / "bench.db")]
        stores = {_kind(place): await bench(place) for place in places}
    sys.stdout.write(
        json.dumps({"machine": platform.machine(), "python": platform.python_version(), "store": stores}, indent=2)
    )
    sys.stdout.write("\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
