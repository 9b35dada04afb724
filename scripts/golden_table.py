"""Record the log of a table of Natrak that ★ closes: one person, who plays at random, and three bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from sobremesa import games
from sobremesa.bots import registry
from sobremesa.bus.memory import MemoryBus
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Menu, Refusal
from sobremesa.kit.sampling import uniform
from sobremesa.store.memory import MemoryStore
from sobremesa.tables.export import export_log
from sobremesa.tables.hall import Hall
from sobremesa.tables.listener import Connection
from sobremesa.tables.records import ChatLine, PresenceView
from sobremesa.tables.settings import Settings
from sobremesa.tables.table import LiveTable

LONG = 150
"""Entries after which ★ closes the table."""
BOTS = ("normal", "normal", "uniform")
KINDS = kinds(games.load("natrak").actions)


class Ear:
    """A listener that asks by itself and need not be told."""

    def changed(self) -> None: ...
    def presence(self, view: PresenceView) -> None: ...
    def said(self, lines: Sequence[ChatLine]) -> None: ...
    def moved(self, by_name: str) -> None: ...
    def closed(self, reason: str) -> None: ...


async def closed_table() -> bytes:
    """Open, sit, start, play, close; answers the exported log."""
    store, bus = MemoryStore(), MemoryBus()
    await store.open()
    await bus.open()
    hall = Hall(store, bus, games=games, bots=registry, settings=Settings(bot_pace=(0.0, 0.0)))
    await hall.start()
    opened = well(await hall.open("device", "natrak", {"mode": "basic"}, {"seats": 1 + len(BOTS)}))
    table = await hall.table(opened.code)
    if table is None:
        raise RuntimeError("the table just opened is not there")
    conn = well(await table.connect("device", Ear()))
    well(await table.sit(conn, "sit", "Ana", "red", "mago", "ab" * 16))
    for seat, bot in enumerate(BOTS, 1):
        well(await table.add_bot(conn, f"bot{seat}", seat, bot))
    well(await table.start(conn, "start"))
    await play(table, conn)
    well(await table.close(conn, "close"))
    log: bytes = well(await export_log(store, games, opened.code))
    await hall.close()
    return log


async def play(table: LiveTable, conn: Connection) -> None:
    """Act whenever asked, until the log is long enough."""
    rng = Random("golden/closed")
    while table.head < LONG:
        await asyncio.sleep(0)
        menu = table.delta(conn, -1).menu
        if menu is not None and any(owed.seat == conn.seat for owed in table.state.waiting.owed):
            action = uniform(msgspec.json.decode(menu, type=Menu), rng, KINDS)
            await table.do(conn, f"do{table.head}", table.head, msgspec.to_builtins(action))


def well(answer: Any) -> Any:
    """The answer, if it is no refusal."""
    if isinstance(answer, Refusal):
        raise RuntimeError(f"refused with {answer.code} {answer.params}")  # noqa: TRY004  # a value of the table, not a type
    return answer
