"""`make kill`: kill -9 of the server at random moments of running games, and what became of the acknowledged actions.

    python scripts/kill.py --kills 50 --tables 6

People play at random over the wire protocol and come back by themselves. An action whose answer was lost with the
server is sent again with its id. In the end every acknowledged action must stand in the log, once, where the
acknowledgement said, and every game must have ended.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from sobremesa import games
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Menu
from sobremesa.kit.sampling import NothingOffered, sample
from sobremesa.server import cookies
from sobremesa.server.spawn import Spawned, start
from sobremesa.server.wire_client import Lost, TableClient
from sobremesa.store import open_store

GAME = "natrak"
SEATS = 3
TARGET = 5
LEFT_OUT = frozenset({"back", "talk"})
KNOWN = kinds(games.load(GAME).actions)
GONE = (Lost, WebSocketException, OSError, TimeoutError, httpx.TransportError)


class World:
    """What all people share: where the server is, and what it has acknowledged."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.base = ""
        self.up = asyncio.Event()
        self.acknowledged: dict[tuple[str, int, str], int] = {}
        """(table, seat, id) to the seq it was acknowledged at."""
        self.again = 0
        """Acknowledgements of an action that was sent more than once."""
        self.unlike: list[str] = []
        """Acknowledged twice, at different places."""
        self.comebacks = 0
        self.ended = 0

    def acknowledge(self, table: str, seat: int, name: str, seq: int) -> None:
        before = self.acknowledged.setdefault((table, seat, name), seq)
        if before != seq:
            self.unlike.append(f"{table}/{seat}/{name}: {before} and {seq}")


class Person:
    """Plays one seat at random until the game is over, whatever happens to the server."""

    def __init__(self, world: World, code: str, device: str) -> None:
        self.world, self.code, self.device = world, code, device
        self.client: TableClient | None = None

    async def connected(self) -> TableClient:
        """The connection, made anew if it is gone."""
        while self.client is None or self.client.lost:
            await self.world.up.wait()
            try:
                if self.client is None:
                    self.client = await TableClient.open(self.world.base, self.code, self.device)
                else:
                    self.client = await self.client.again(self.world.base)
                    self.world.comebacks += 1
            except GONE:
                await asyncio.sleep(0.05)
        return self.client

    async def insist(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask, and ask again with the same id until there is an answer."""
        name = secrets.token_hex(8)
        tries = 0
        while True:
            tries += 1
            try:
                answer = await (await self.connected()).ask(kind, name, **fields)
            except GONE:
                await asyncio.sleep(0.01)
                continue
            if answer["type"] == "done" and kind == "do":
                seat = (await self.connected()).seat
                self.world.acknowledge(self.code, -1 if seat is None else seat, name, answer["seq"])
                self.world.again += tries > 1
            return answer

    async def play(self) -> None:
        """Until the game is over."""
        while (client := await self.connected()).parts["table"]["status"] == "playing":
            await asyncio.sleep(self.world.rng.uniform(0, 0.03))
            action = self.choose(client)
            if action is not None:
                await self.insist("do", on=client.seq, action=action)
                continue
            with contextlib.suppress(*GONE):
                await client.until(lambda at=client.seq, it=client: it.seq != at, 0.5)  # type: ignore[misc]  # bound now

    def choose(self, client: TableClient) -> dict[str, Any] | None:
        if client.parts["menu"] is None:
            return None
        menu = msgspec.convert(client.parts["menu"], Menu)
        try:
            found = sample(menu, self.world.rng, KNOWN, LEFT_OUT)
        except NothingOffered:
            return None
        chosen: dict[str, Any] = msgspec.to_builtins(found)
        return chosen


async def one_game(world: World) -> str:
    """Open a table, seat people, play to the end; answers the table's code."""
    devices = [cookies.fresh() for _ in range(SEATS)]
    code = await _opened(world, devices[0])
    people = [Person(world, code, device) for device in devices]
    meta = games.meta(GAME)
    for n, person in enumerate(people):
        await person.insist(
            "sit",
            name=f"P{n}",
            colour=meta.colours[n],
            portrait=meta.portraits[n],
            salt=secrets.token_hex(16),
        )
    await people[0].insist("start")
    await asyncio.gather(*(_seated_then_play(person) for person in people))
    for person in people:
        if person.client is not None:
            await person.client.close()
    world.ended += 1
    return code


async def _seated_then_play(person: Person) -> None:
    while (client := await person.connected()).parts["table"]["status"] == "waiting":
        with contextlib.suppress(*GONE):
            await client.until(lambda it=client: it.parts["table"]["status"] != "waiting")  # type: ignore[misc]  # bound now
    await person.play()


async def _opened(world: World, device: str) -> str:
    """Asked again after a kill, the same device gets the same table (N10)."""
    body = {"game": GAME, "options": {"target": TARGET}, "table": {"seats": SEATS, "clock": None}}
    headers = {"Cookie": f"{cookies.NAME}={device}"}
    while True:
        await world.up.wait()
        try:
            async with httpx.AsyncClient(timeout=10) as http:
                answer = await http.post(f"{world.base}/api/tables", json=body, headers=headers)
        except GONE:
            await asyncio.sleep(0.05)
            continue
        code: str = answer.raise_for_status().json()["code"]
        return code


async def keep_playing(world: World, stop: asyncio.Event) -> list[str]:
    """One game after the other until told to stop; the last one is played to its end."""
    codes = []
    while not stop.is_set():
        codes.append(await one_game(world))
    return codes


async def killing(world: World, folder: Path, kills: int, stop: asyncio.Event) -> Spawned:
    """Start the server, kill it at random moments, start it again; answers the last one."""
    database = str(folder / "kill.db")
    server = await asyncio.to_thread(start, folder, database=database)
    world.base = server.base
    world.up.set()
    for n in range(kills):
        await asyncio.sleep(world.rng.uniform(0.2, 1.6))
        world.up.clear()
        await asyncio.to_thread(server.kill)
        server = await asyncio.to_thread(start, folder, database=database, port=server.port)
        world.up.set()
        print(f"  kill {n + 1}: {len(world.acknowledged)} acknowledged", file=sys.stderr)
    stop.set()
    return server


async def lost_and_doubled(world: World, database: str, codes: list[str]) -> tuple[int, int]:
    """Compare what was acknowledged with the log."""
    store = await open_store(database)
    where: dict[tuple[str, int, str], list[int]] = {}
    for code in codes:
        for entry in await store.load(code):
            if entry.id is not None and entry.kind in ("act", "undo"):
                where.setdefault((code, int(entry.by), entry.id), []).append(entry.seq)
    await store.close()
    lost = [key for key, seq in world.acknowledged.items() if seq not in where.get(key, [])]
    doubled = [key for key, places in where.items() if len(places) > 1]
    for key in lost[:10]:
        print(f"  LOST {key} at {world.acknowledged[key]}, log has {where.get(key)}", file=sys.stderr)
    return len(lost), len(doubled) + len(world.unlike)


async def run(arguments: argparse.Namespace, folder: Path) -> int:
    world = World(random.Random(arguments.seed))
    stop = asyncio.Event()
    async with asyncio.timeout(arguments.limit):
        tables = [asyncio.create_task(keep_playing(world, stop)) for _ in range(arguments.tables)]
        server = await killing(world, folder, arguments.kills, stop)
        codes = [code for played in await asyncio.gather(*tables) for code in played]
    server.stop()
    lost, doubled = await lost_and_doubled(world, str(folder / "kill.db"), codes)
    trouble = _trouble(folder)
    for line in trouble[:20]:
        print(f"  LOG {line}", file=sys.stderr)
    print(
        f"kills {arguments.kills}, acknowledged {len(world.acknowledged)}, lost {lost}, doubled {doubled}, "
        f"answered after a resend {world.again}, comebacks {world.comebacks}, games ended {world.ended}"
    )
    return 1 if lost or doubled or trouble else 0


def _trouble(folder: Path) -> list[str]:
    """What the servers' logs should not hold."""
    return [
        line
        for log in folder.glob("server-*.log")
        for line in log.read_text(encoding="utf-8").splitlines()
        if "error" in line.lower() or "Traceback" in line
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**9)
    parser.add_argument("--limit", type=float, default=290, help="seconds after which it has failed")
    arguments = parser.parse_args()
    print(f"  seed {arguments.seed}", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(asyncio.run(run(arguments, Path(folder))))


if __name__ == "__main__":
    main()
