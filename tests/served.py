"""A real server in a thread of the test's process, on a port that the system picks, and people who play on it."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import structlog

from sobremesa import games
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Menu
from sobremesa.kit.sampling import NothingOffered, sample
from sobremesa.server import cookies
from sobremesa.server.app import build
from sobremesa.server.serving import Server, configuration, listen
from sobremesa.server.settings import Settings
from sobremesa.server.spawn import UNLIMITED
from sobremesa.server.static import Client
from sobremesa.server.wire_client import TableClient
from sobremesa.tables.settings import Settings as TableSettings

GAME = "natrak"
META = games.meta(GAME)
KNOWN = kinds(games.load(GAME).actions)
QUIET = frozenset({"talk", "back"})

structlog.configure(
    processors=[structlog.stdlib.render_to_log_kwargs],
    logger_factory=structlog.stdlib.LoggerFactory(),
    wrapper_class=structlog.stdlib.BoundLogger,
    cache_logger_on_first_use=False,
)


class Served:
    """A running server and what it has logged."""

    def __init__(self, base: str, app: Any) -> None:
        self.base = base
        self.app = app
        self.logged: list[logging.LogRecord] = []

    @property
    def services(self) -> Any:
        """What the server's handlers share."""
        return self.app.state.services

    async def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something in the server's own event loop."""
        future = asyncio.run_coroutine_threadsafe(work, self.services.loop)
        return await asyncio.wrap_future(future)

    def errors(self) -> list[str]:
        return [one.getMessage() for one in self.logged if one.levelno >= logging.ERROR]


class _Keep(logging.Handler):
    def __init__(self, into: list[logging.LogRecord]) -> None:
        super().__init__()
        self.into = into

    def emit(self, record: logging.LogRecord) -> None:
        self.into.append(record)


@contextmanager
def serving(
    folder: Path,
    table_settings: TableSettings | None = None,
    client: Client | None = None,
    **settings: Any,
) -> Iterator[Served]:
    """Serve until the block ends. Limits are off unless given. An error in the log fails the test."""
    given = {**UNLIMITED, "database": str(folder / "test.db"), **settings}
    chosen = Settings(host="127.0.0.1", port=0, **given)
    app = build(chosen, table_settings, client)
    ready = threading.Event()
    with listen(chosen) as listener:
        server = Server(configuration(chosen, app), ready.set)
        found = Served(f"http://127.0.0.1:{listener.getsockname()[1]}", app)
        keep = _Keep(found.logged)
        logging.getLogger().addHandler(keep)
        thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        try:
            if not ready.wait(20):
                raise RuntimeError(f"the server did not start: {found.errors()}")
            yield found
        finally:
            server.should_exit = True
            thread.join(20)
            logging.getLogger().removeHandler(keep)
    assert not thread.is_alive(), "the server did not stop"
    assert found.errors() == []


async def open_table(base: str, device: str, seats: int = 3, **table: Any) -> str:
    """A new table of this device, of Natrak unless `game` says another; its code."""
    game, options = table.pop("game", GAME), table.pop("options", {})
    async with httpx.AsyncClient(timeout=20) as http:
        answer = await http.post(
            f"{base}/api/tables",
            json={"game": game, "options": options, "table": {"seats": seats, "clock": None, **table}},
            headers={"Cookie": f"{cookies.NAME}={device}"},
        )
    code: str = answer.raise_for_status().json()["code"]
    return code


def dressed(n: int, name: str | None = None, game: str = GAME) -> dict[str, Any]:
    """What the `n`th person sits down with."""
    meta = games.meta(game)
    return {
        "name": name or f"Player {n}",
        "colour": meta.colours[n],
        "portrait": meta.portraits[n] if meta.portraits else None,
        "salt": secrets.token_hex(16),
    }


async def sit(client: TableClient, n: int, name: str | None = None) -> None:
    answer = await client.ask("sit", **dressed(n, name, game_of(client)))
    assert answer["type"] == "done", answer


@asynccontextmanager
async def people(base: str, seats: int = 3, **table: Any) -> AsyncIterator[list[TableClient]]:
    """Connected people at a new table that has started, in seat order."""
    devices = [cookies.fresh() for _ in range(seats)]
    code = await open_table(base, devices[0], seats, **table)
    clients = [await TableClient.open(base, code, device, record=True) for device in devices]
    for n, client in enumerate(clients):
        await sit(client, n)
    answer = await clients[0].ask("start")
    assert answer["type"] == "done", answer
    for client in clients:
        await client.until(lambda it=client: playing(it))  # type: ignore[misc]  # bound now
    yield sorted(clients, key=lambda client: client.seat if client.seat is not None else 99)
    for client in clients:
        await client.close()


def game_of(client: TableClient) -> str:
    """The game of the table that the client is at."""
    return str(client.parts["table"]["game"])


def playing(client: TableClient) -> bool:
    """Does the client know that the game runs?"""
    return bool(client.parts["table"]["status"] == "playing" and client.public)


def choose(client: TableClient, rng: random.Random) -> dict[str, Any] | None:
    """An action that the client's menu offers, besides talk and taking back."""
    if client.parts["menu"] is None:
        return None
    try:
        known = kinds(games.load(game_of(client)).actions)
        found = sample(msgspec.convert(client.parts["menu"], Menu), rng, known, QUIET)
    except NothingOffered:
        return None
    action: dict[str, Any] = msgspec.to_builtins(found)
    return action


async def play(clients: list[TableClient], moves: int, rng: random.Random) -> int:
    """Let people play at random, one after the other; answers how many moves were made before the game ended."""
    made = 0
    while made < moves:
        chosen = next(((one, action) for one in clients if (action := choose(one, rng)) is not None), None)
        if chosen is None:
            return made
        client, action = chosen
        answer = await client.do(action)
        assert answer["type"] == "done", (action, answer)
        for other in clients:
            await other.until(lambda it=other, at=answer["seq"]: it.seq >= at)  # type: ignore[misc]  # bound now
        made += 1
    return made


async def eventually(holds: Callable[[], bool], seconds: float = 10) -> None:
    """Wait until something holds that nobody tells of."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it did not come to hold"
        await asyncio.sleep(0.05)
