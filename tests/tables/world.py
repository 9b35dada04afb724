"""A store, a bus, one or more processes (`Hall`s) and people at a table, with time that the test moves."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from sobremesa.bus.base import Bus
from sobremesa.bus.memory import MemoryBus
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Menu, Refusal
from sobremesa.kit.sampling import SILENT, sample
from sobremesa.store.base import Store
from sobremesa.store.memory import MemoryStore
from sobremesa.tables.hall import Hall
from sobremesa.tables.listener import Connection
from sobremesa.tables.records import ChatLine, Delta, Done, Opened, PresenceView
from sobremesa.tables.settings import Settings
from sobremesa.tables.table import LiveTable
from tables.faketime import FakeTime
from tables.tabletop import Bots, Games, values

AT_ONCE = Settings(bot_pace=(0.0, 0.0))


class World:
    """Everything outside the tables. `process` starts another server process."""

    def __init__(self, store: Store | None = None, bus: Bus | None = None, settings: Settings = AT_ONCE) -> None:
        self.time = FakeTime()
        self.store = store or MemoryStore(self.time.wall)
        if store is not None:
            store.now = self._now  # type: ignore[method-assign]  # the test's time, not the machine's
        self.bus = bus or MemoryBus(self.time.monotonic)
        self.settings = settings
        self.games, self.bots = Games(), Bots()
        self.halls: list[Hall] = []
        self.people = 0

    async def _now(self) -> int:
        return self.time.wall()

    async def begin(self) -> World:
        await self.store.open()
        await self.bus.open()
        await self.process()
        return self

    async def end(self) -> None:
        for hall in self.halls:
            await hall.close()
        await self.bus.close()
        await self.store.close()

    async def process(self) -> Hall:
        hall = Hall(
            self.store,
            self.bus,
            games=self.games,
            bots=self.bots,
            settings=self.settings,
            monotonic=self.time.monotonic,
            later=self.time.later,
        )
        await hall.start()
        self.halls.append(hall)
        return hall

    async def kill(self, hall: Hall) -> None:
        """The process is gone as after kill -9: it says nothing to anybody and writes nothing more."""
        self.halls.remove(hall)
        for table in hall.live():
            table.room.bots._closed = table.room.upkeep._closed = True
            table.room.connections.all.clear()
        if hall._background is not None:
            await hall._background.stop()
        hall._tables.clear()

    async def open(self, game: str = "tiny", options: dict[str, Any] | None = None, **table: Any) -> Person:
        """★ opens a table and connects, without a seat yet."""
        star = self.person()
        table = {"seats": 2 if game == "tiny" else 4} | ({"clock": None} if game == "tiny" else {}) | table
        opened = await self.halls[0].open(star.device, game, options or {}, table)
        assert isinstance(opened, Opened), opened
        await star.come(opened.code)
        return star

    def person(self, device: str | None = None) -> Person:
        return Person(self, device or f"device-{self.people + 1}")

    async def settle(self) -> None:
        """Let all tasks of all processes run until nothing is left to do now."""
        for _ in range(10_000):
            for _ in range(12):
                await asyncio.sleep(0)
            if not any(_busy(table) for hall in self.halls for table in hall.live()):
                return
            await asyncio.sleep(0.0005)
        raise AssertionError("it never settles")

    async def move(self, seconds: float) -> None:
        await self.time.move(seconds, self.settle)


def _busy(table: LiveTable) -> bool:
    room = table.room
    return room.journal.busy or room.bots._task is not None or room.upkeep._task is not None


class Person:
    """Somebody with a browser: what it was told, and what its screen shows by folding that."""

    def __init__(self, world: World, device: str) -> None:
        world.people += 1
        self.serial = world.people
        self.world = world
        self.device = device
        self.name = ""
        self.table: LiveTable
        self.conn: Connection
        self.ids = 0
        self.clear()

    def clear(self) -> None:
        self.seq = -1
        self.screen: dict[str, Any] = {"told": {}, "public": {}, "own": {}}
        self.moves: list[str] = []
        self.ends: list[str] = []
        self.lines: list[ChatLine] = []
        self.presences = 0
        self.raw = b""

    # The listener

    def changed(self) -> None:
        self.fold(self.table.delta(self.conn, self.seq))

    def presence(self, view: PresenceView) -> None:
        self.presences += 1

    def said(self, lines: Sequence[ChatLine]) -> None:
        self.lines += lines

    def moved(self, by_name: str) -> None:
        self.moves.append(by_name)

    def closed(self, reason: str) -> None:
        self.ends.append(reason)

    def fold(self, delta: Delta) -> None:
        assert delta.complete
        self.raw += msgspec.json.encode(delta)
        self.seq = delta.seq
        for raw in delta.told:
            told = msgspec.json.decode(raw)
            self.screen["told"][told["seq"]] = told
        for name in ("public", "own"):
            for section, raw in (getattr(delta, name) or {}).items():
                self.screen[name][section] = msgspec.json.decode(raw)
        if delta.me is not None and "seat" not in msgspec.json.decode(delta.me):
            self.screen["own"] = {}
            self.screen.pop("menu", None)
        for name in ("table", "me", "menu", "waiting", "standing"):
            if (raw := getattr(delta, name)) is not None:
                self.screen[name] = msgspec.json.decode(raw)
        if delta.clock is not None:
            self.screen["clock"] = delta.clock

    # What it does

    async def come(
        self, code: str, hall: Hall | None = None, *, watch: bool = False, name: str = ""
    ) -> Connection | Refusal:
        table = await (hall or self.world.halls[0]).table(code)
        assert table is not None
        self.table = table
        conn = await table.connect(self.device, self, watch=watch, name=name)
        if isinstance(conn, Connection):
            self.conn = conn
            self.clear()
            self.fold(table.delta(conn, -1))
        return conn

    def go(self) -> None:
        self.table.disconnect(self.conn)

    async def again(self) -> None:
        """The same page after its connection was lost: it says its last seq, and is told what it missed."""
        conn = await self.table.connect(self.device, self)
        assert isinstance(conn, Connection)
        self.conn = conn
        self.fold(self.table.delta(conn, self.seq))

    def id(self) -> str:
        self.ids += 1
        return f"p{self.serial}-{self.ids}"

    async def sit(self, name: str, colour: str | None = None, portrait: str | None = None) -> Done | Refusal:
        state = self.table.state
        free = state.game.dress(state.options, len(state.seats), state.taken())
        colour = colour or (free.colours[0] if free.colours else "")
        portrait = portrait or (free.portraits[0] if free.portraits else None)
        self.name = name
        return await self.table.sit(self.conn, self.id(), name, colour, portrait, "ab" * 16)

    async def do(self, kind: str, on: int | None = None, id_: str | None = None, **fields: Any) -> Done | Refusal:
        action = {"type": kind, **fields}
        return await self.table.do(self.conn, id_ or self.id(), self.seq if on is None else on, action)

    def menu(self) -> Menu:
        return msgspec.convert(self.screen["menu"], Menu)

    async def play(self, rng: random.Random) -> Done | Refusal:
        """Something that its menu offers."""
        action = sample(self.menu(), rng, kinds(self.table.state.game.actions), SILENT)
        return await self.table.do(self.conn, self.id(), self.seq, values(action))

    @property
    def seat(self) -> int:
        assert self.conn.seat is not None
        return self.conn.seat

    def owes(self) -> bool:
        return any(owed.seat == self.conn.seat for owed in self.table.state.waiting.owed)


async def seated(
    world: World, *names: str, game: str = "tiny", options: dict[str, Any] | None = None, **table: Any
) -> list[Person]:
    """A table with these people, the first ★, in the waiting room."""
    star = await world.open(game, options, **({"seats": len(names)} | table))
    people = [star, *(world.person() for _ in names[1:])]
    for person, name in zip(people, names, strict=True):
        if person is not star:
            await person.come(star.table.code)
        assert isinstance(await person.sit(name), Done)
    return people


async def started(world: World, *names: str, **how: Any) -> list[Person]:
    """The same with the game begun; people in the order in which they were named."""
    people = await seated(world, *names, **how)
    assert isinstance(await people[0].table.start(people[0].conn, people[0].id()), Done)
    return people


def kinds_of(person: Person) -> list[str]:
    """Kinds of the entries of the log so far."""
    return [told["kind"] for _, told in sorted(person.screen["told"].items())]
