"""A process that plays a whole table through `tables`, to be killed at any moment: `python playing_process.py FILE CODE`.

Without a code it opens a table, sits down, adds bots and starts. It prints each acknowledged request as `ack ID SEQ`, and
says `code CODE` first and `over` last.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Sequence

import msgspec

from sobremesa import games
from sobremesa.bots import registry
from sobremesa.bus.memory import MemoryBus
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Menu, Refusal
from sobremesa.kit.sampling import SILENT, sample
from sobremesa.store import store_at
from sobremesa.tables.hall import Hall
from sobremesa.tables.listener import Connection
from sobremesa.tables.records import ChatLine, Done, PresenceView
from sobremesa.tables.settings import Settings
from sobremesa.tables.table import LiveTable


class Ear:
    """Knows the menu and the seq, like a client."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.conn: Connection
        self.seq = -1
        self.menu = Menu()
        self.news = asyncio.Event()

    def changed(self) -> None:
        delta = self.table.delta(self.conn, self.seq)
        self.seq = delta.seq
        if delta.menu is not None:
            self.menu = msgspec.json.decode(delta.menu, type=Menu)
        self.news.set()

    def presence(self, view: PresenceView) -> None:
        self.news.set()

    def said(self, lines: Sequence[ChatLine]) -> None:
        pass

    def moved(self, by_name: str) -> None:
        raise AssertionError(by_name)

    def closed(self, reason: str) -> None:
        self.news.set()


def say(*words: object) -> None:
    print(*words, flush=True)  # noqa: T201  # the test reads it


async def come(hall: Hall, code: str, device: str) -> Ear:
    table = await hall.table(code)
    assert table is not None
    ear = Ear(table)
    conn = await table.connect(device, ear)
    assert isinstance(conn, Connection), conn
    ear.conn = conn
    ear.changed()
    return ear


async def begin(hall: Hall) -> str:
    opened = await hall.open("device-0", "natrak", {"target": 8}, {"seats": 4, "clock": None})
    assert not isinstance(opened, Refusal)
    say("code", opened.code)
    star = await come(hall, opened.code, "device-0")
    for n, name in enumerate(("Ana", "Eva")):
        ear = await come(hall, opened.code, f"device-{n}")
        dress = ear.table.state.game.dress(None, 4, ear.table.state.taken())
        await ear.table.sit(ear.conn, f"sit{n}", name, dress.colours[0], dress.portraits[0], "ab" * 16)
        ear.table.disconnect(ear.conn)
    for seat in (2, 3):
        await star.table.add_bot(star.conn, f"bot{seat}", seat, "uniform")
    answer = await star.table.start(star.conn, "start")
    assert isinstance(answer, Done), answer
    star.table.disconnect(star.conn)
    return opened.code


async def play(ear: Ear, salt: str) -> None:
    """Play at random for one person; whatever is acknowledged is printed."""
    rng, n = random.Random(salt), 0
    known = kinds(ear.table.state.game.actions)
    while ear.table.state.status == "playing":
        ear.news.clear()
        if any(owed.seat == ear.conn.seat for owed in ear.table.state.waiting.owed):
            action = sample(ear.menu, rng, known, SILENT)
            answer = await ear.table.do(ear.conn, f"{salt}-{n}", ear.seq, msgspec.to_builtins(action))
            n += 1
            if isinstance(answer, Done):
                say("ack", f"{salt}-{n - 1}", answer.seq)
        else:
            await ear.news.wait()


async def main(path: str, code: str | None, salt: str) -> None:
    store, bus = store_at(f"sqlite:///{path}"), MemoryBus()
    await store.open()
    await bus.open()
    hall = Hall(store, bus, games=games, bots=registry, settings=Settings(bot_pace=(0.0, 0.0)))
    await hall.start()
    code = code or await begin(hall)
    ears = [await come(hall, code, f"device-{n}") for n in range(2)]
    await asyncio.gather(*(play(ear, f"{salt}{n}") for n, ear in enumerate(ears)))
    say("over")
    await hall.close()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 3 else None, sys.argv[-1]))
