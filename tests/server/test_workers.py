"""Two workers over PostgreSQL and Redis: people of one table on different processes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from served import dressed, open_table, play, playing
from sobremesa.server import cookies
from sobremesa.server.spawn import Spawned, spawn
from sobremesa.server.wire_client import TableClient


@pytest.fixture
def pair(tmp_path: Path, pg_url: str, redis_url: str) -> Iterator[list[Spawned]]:
    """Two servers on one database and one bus: workers as they are on two machines."""
    with ExitStack() as stack:
        yield [stack.enter_context(spawn(tmp_path, database=pg_url, bus=redis_url)) for _ in range(2)]
    logs = [log.read_text(encoding="utf-8") for log in tmp_path.glob("server-*.log")]
    assert not any("Traceback" in log for log in logs), logs


@pytest.mark.slow
async def test_one_table_on_two_processes(pair: list[Spawned]) -> None:
    devices = [cookies.fresh() for _ in range(3)]
    code = await open_table(pair[0].base, devices[0])
    clients = [await TableClient.open(pair[n % 2].base, code, device) for n, device in enumerate(devices)]
    for n, client in enumerate(clients):
        assert (await client.ask("sit", **dressed(n)))["type"] == "done"
    assert (await clients[0].ask("start"))["type"] == "done"
    for client in clients:
        await client.until(lambda it=client: playing(it))  # type: ignore[misc]  # bound now
    assert await play(clients, 60, random.Random(31)) == 60
    assert clients[0].public == clients[1].public == clients[2].public
    assert (await clients[1].ask("chat", text="hola"))["type"] == "done"
    await clients[0].until(lambda: bool(clients[0].chat))
    # One process dies: its person goes on at the other.
    pair[1].kill()
    await clients[1].until_lost()
    back = await clients[1].again(pair[0].base)
    assert back.seat == clients[1].seat
    assert await play([clients[0], back, clients[2]], 20, random.Random(32)) == 20
    for client in (clients[0], back, clients[2]):
        await client.close()


@pytest.mark.slow
async def test_both_act_at_once_and_both_agree(pair: list[Spawned]) -> None:
    """The same seat on both processes: every request is done once, whichever process it reaches first."""
    devices = [cookies.fresh() for _ in range(3)]
    code = await open_table(pair[0].base, devices[0])
    tabs = [[await TableClient.open(one.base, code, device) for one in pair] for device in devices]
    for n, (tab, _) in enumerate(tabs):
        assert (await tab.ask("sit", **dressed(n)))["type"] == "done"
    assert (await tabs[0][0].ask("start"))["type"] == "done"
    both = [tab for pair_ in tabs for tab in pair_]
    for tab in both:
        await tab.until(lambda it=tab: playing(it))  # type: ignore[misc]  # bound now
    rng = random.Random(33)
    from served import choose

    for n in range(40):
        actor = next(pair_ for pair_ in tabs if choose(pair_[0], rng) is not None)
        action, on = choose(actor[0], rng), actor[0].seq
        answers = await asyncio.gather(*(tab.do(action or {}, f"id{n}", on) for tab in actor))
        assert answers[0] == answers[1]
        assert answers[0]["type"] == "done"
        for tab in both:
            await tab.until(lambda it=tab, at=on: it.seq > at)  # type: ignore[misc]  # bound now
    assert all(tab.public == both[0].public for tab in both)
    for tab in both:
        await tab.close()


@pytest.mark.slow
async def test_workers_share_a_port(tmp_path: Path, pg_url: str, redis_url: str) -> None:
    with spawn(tmp_path, database=pg_url, bus=redis_url, workers=2) as server:
        device = cookies.fresh()
        code = await open_table(server.base, device)
        clients = [await TableClient.open(server.base, code) for _ in range(10)]
        assert {client.parts["table"]["code"] for client in clients} == {code}
        for client in clients:
            await client.close()
        assert server.stop() == 0
