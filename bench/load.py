"""Load of one server process: live tables over WebSockets, SQLite with synchronous=FULL.

    python bench/load.py --tables 200 --seconds 15

The server runs on the first core, this generator on the second. Every client plays at random from its menu. First all
as fast as they can (durable actions a second), then 300 actions a second spread over all tables (latencies: from
sending an action to its own acknowledgement, and to the update on the sockets of the other seats).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

from rawsocket import RawSocket
from sobremesa import games
from sobremesa.kit.menus import Kinds, kinds
from sobremesa.kit.records import Menu
from sobremesa.kit.sampling import NothingOffered, sample
from sobremesa.server import cookies
from sobremesa.server.spawn import Spawned, spawn

GAME = "natrak"
LEFT_OUT = frozenset({"talk", "back", "trade"})


class Frame(msgspec.Struct):
    """What the generator looks at in an update or a welcome."""

    seq: int
    menu: Menu | None = None


class Answer(msgspec.Struct):
    id: str
    seq: int = -1
    code: str | None = None


_frame = msgspec.json.Decoder(Frame)
_answer = msgspec.json.Decoder(Answer)
_encode = msgspec.json.encode


class Meter:
    """What was measured in one phase."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.refused: dict[str, int] = {}
        self.own: list[float] = []
        self.others: list[float] = []
        self.bytes = 0

    def report(self, seconds: float) -> dict[str, Any]:
        return {
            "actions_per_s": round(self.acknowledged / seconds, 1),
            "refused": self.refused,
            "own_ms": _spread(self.own),
            "others_ms": _spread(self.others),
            "bytes_per_s": round(self.bytes / seconds),
        }


def _spread(seconds: list[float]) -> dict[str, float]:
    if len(seconds) < 2:
        return {}
    cut = statistics.quantiles(seconds, n=1000)
    return {name: round(1000 * cut[place], 2) for name, place in (("p50", 499), ("p95", 949), ("p99", 989))}


class Seat:
    """One connected client: knows its menu, sends one action at a time."""

    def __init__(self, table: Table, device: str) -> None:
        self.table = table
        self.device = device
        self.seq = -1
        self.menu: Menu | None = None
        self.busy = False
        self.sent_at = 0.0
        self.n = 0
        self.socket: RawSocket | None = None
        self.welcomed = asyncio.Event()
        self.waiters: dict[str, asyncio.Future[Answer]] = {}

    async def connect(self, host: str, port: int) -> None:
        cookie = f"{cookies.NAME}={self.device}"
        self.socket = await RawSocket.connect(host, port, f"/ws/{self.table.code}", cookie, self.receive)
        self.send({"type": "hello", "version": 1})
        await self.welcomed.wait()

    def send(self, message: dict[str, Any]) -> None:
        if self.socket is not None:
            self.socket.send(_encode(message))

    async def ask(self, kind: str, **fields: Any) -> Answer:
        self.n += 1
        name = f"q{self.n}"
        waiter: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiters[name] = waiter
        self.send({"type": kind, "id": name, **fields})
        answer = await waiter
        if answer.code is not None:
            raise RuntimeError(f"{kind} was refused: {answer.code}")
        return answer

    def receive(self, frame: bytes) -> None:
        self.table.load.meter.bytes += len(frame)
        if frame.startswith((b'{"type":"update"', b'{"type":"welcome"')):
            told = _frame.decode(frame)
            self.seq = told.seq
            self.welcomed.set()
            if told.menu is not None:
                self.menu = told.menu
            if told.seq == self.table.awaited and not self.busy:
                self.table.load.meter.others.append(time.perf_counter() - self.table.sent_at)
            self.table.load.wake(self)
        elif frame.startswith((b'{"type":"done"', b'{"type":"refused"')):
            self.answered(_answer.decode(frame))

    def answered(self, answer: Answer) -> None:
        waiter = self.waiters.pop(answer.id, None)
        if waiter is not None:
            waiter.set_result(answer)
            return
        meter = self.table.load.meter
        self.busy = self.table.busy = False
        if answer.code is None:
            meter.acknowledged += 1
            meter.own.append(time.perf_counter() - self.sent_at)
        else:
            meter.refused[answer.code] = meter.refused.get(answer.code, 0) + 1
        self.table.load.wake(self)

    def act(self, rng: random.Random, known: Kinds) -> bool:
        """Send an action; False if there is none to send."""
        if self.busy or self.menu is None or not self.menu.choices:
            return False
        try:
            action = sample(self.menu, rng, known, LEFT_OUT)
        except NothingOffered:
            return False
        self.n += 1
        self.busy = self.table.busy = True
        self.sent_at = self.table.sent_at = time.perf_counter()
        self.table.awaited = self.seq + 1
        self.send({"type": "do", "id": f"a{self.n}", "on": self.seq, "action": msgspec.to_builtins(action)})
        return True


class Table:
    """One table and its clients."""

    def __init__(self, load: Load, code: str) -> None:
        self.load = load
        self.code = code
        self.seats: list[Seat] = []
        self.busy = False
        self.sent_at = 0.0
        self.awaited = -1

    def act(self, rng: random.Random, known: Kinds) -> bool:
        """Let one of its seats act, if none is at it."""
        if self.busy:
            return False
        return any(seat.act(rng, known) for seat in rng.sample(self.seats, len(self.seats)))


class Load:
    """All tables, and the pace at which they play."""

    def __init__(self, port: int, seed: int) -> None:
        self.host, self.port = "127.0.0.1", port
        self.rng = random.Random(seed)
        self.known = kinds(games.load(GAME).actions)
        self.tables: list[Table] = []
        self.meter = Meter()
        self.eager = False

    async def open(self, count: int) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self.host}:{self.port}") as http:
            for n in range(count):
                self.tables.append(await self._open_one(http))
                if n % 20 == 19:
                    print(f"  {n + 1} tables", file=sys.stderr)

    async def _open_one(self, http: httpx.AsyncClient) -> Table:
        devices = [cookies.fresh() for _ in range(4)]
        opened = await http.post(
            "/api/tables",
            json={"game": GAME, "options": {"target": 500}, "table": {"seats": 4, "clock": None}},
            headers={"Cookie": f"{cookies.NAME}={devices[0]}"},
        )
        table = Table(self, opened.raise_for_status().json()["code"])
        colours = games.meta(GAME).colours
        portraits = games.meta(GAME).portraits
        for n, device in enumerate(devices):
            seat = Seat(table, device)
            table.seats.append(seat)
            await seat.connect(self.host, self.port)
            await seat.ask("sit", name=f"P{n}", colour=colours[n], portrait=portraits[n], salt=f"{n:032x}")
        await table.seats[0].ask("start")
        return table

    def entries(self) -> int:
        """How many entries a table has, on average."""
        return round(statistics.mean(max(seat.seq for seat in table.seats) for table in self.tables))

    def wake(self, seat: Seat) -> None:
        """At full load every seat that may act does so at once."""
        if self.eager and not seat.table.busy:
            seat.act(self.rng, self.known)

    async def full(self, seconds: float) -> dict[str, Any]:
        """As fast as all can, after a second of warming up."""
        self.eager = True
        for table in self.tables:
            table.act(self.rng, self.known)
        await asyncio.sleep(1)
        self.meter = Meter()
        await self._nudge(seconds)
        self.eager = False
        result = self.meter.report(seconds)
        await asyncio.sleep(1)
        return result

    async def _nudge(self, seconds: float) -> None:
        """A table may stand still between an update and an answer: look at all of them now and then."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            await asyncio.sleep(0.1)
            for table in self.tables:
                table.act(self.rng, self.known)

    async def paced(self, rate: float, seconds: float) -> dict[str, Any]:
        """`rate` actions a second, each at its own moment."""
        self.meter = Meter()
        begun = time.perf_counter()
        sent = missed = 0
        while (now := time.perf_counter() - begun) < seconds:
            while sent < now * rate:
                table = next((t for t in self.rng.sample(self.tables, 50) if t.act(self.rng, self.known)), None)
                missed += table is None
                sent += 1
            await asyncio.sleep(0.0005)
        await asyncio.sleep(0.5)
        return {"offered_per_s": rate, "missed": missed, **self.meter.report(seconds)}


def pin(pid: int, core: int) -> None:
    """Keep a process on one core, where the machine has more than one."""
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(pid, {core})


async def measure(server: Spawned, arguments: argparse.Namespace) -> dict[str, Any]:
    load = Load(server.port, arguments.seed)
    # The first table brings the game's code along; the others' weight is what is asked.
    await load.open(1)
    before = server.memory()
    await load.open(arguments.tables - 1)
    seated = server.memory()
    cpu = server.cpu_seconds()
    full = await load.full(arguments.seconds)
    used = server.cpu_seconds() - cpu
    done = full["actions_per_s"] * arguments.seconds
    grown, entries = server.memory(), load.entries()
    paced = await load.paced(arguments.rate, arguments.seconds)
    return {
        "load": "tables over WebSockets",
        "machine": f"{os.cpu_count()} x {platform.machine()}, Python {platform.python_version()}",
        "tables": arguments.tables,
        "clients": 4 * arguments.tables,
        # How busy its core was, and what that core would do if nothing else ran on this machine.
        "full": {
            **full,
            "server_core": round(used / (arguments.seconds + 2), 2),
            "actions_per_core_s": round(done / used * (arguments.seconds + 2) / arguments.seconds),
        },
        "paced": paced,
        "memory": {
            "server_before_mb": round(before / 1e6, 1),
            "per_table_kb_at_start": round((seated - before) / 1000 / (arguments.tables - 1)),
            "entries_per_table": entries,
            "per_table_kb_in_play": round((grown - before) / 1000 / (arguments.tables - 1)),
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="default: a new SQLite file")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or str(Path(folder) / "load.db")
        with spawn(Path(folder), database=database) as server:
            pin(server.pid, 0)
            pin(os.getpid(), 1)
            result = uvloop.run(measure(server, arguments))
    print(msgspec.json.encode(result).decode())


if __name__ == "__main__":
    main()
