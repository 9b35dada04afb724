"""The server is killed and started again: nothing acknowledged is lost, choices stay made, clocks go on (FP19, FP21)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from served import choose, people, play
from sobremesa.server.spawn import Spawned, start
from sobremesa.server.wire_client import TableClient

RNG = random.Random


class Power:
    """A server that can be switched off and on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server: Spawned = self._start(0)

    def _start(self, port: int) -> Spawned:
        return start(self.folder, port=port, database=str(self.folder / "power.db"))

    def cut(self) -> None:
        port = self.server.port
        self.server.kill()
        self.server = self._start(port)


@pytest.fixture
def power(tmp_path: Path) -> Iterator[Power]:
    found = Power(tmp_path)
    yield found
    found.server.kill()
    logs = [log.read_text(encoding="utf-8") for log in tmp_path.glob("server-*.log")]
    assert not any("Traceback" in log or "error" in log.lower() for log in logs), logs


async def back(clients: list[TableClient]) -> list[TableClient]:
    for client in clients:
        await client.until_lost()
    return [await client.again() for client in clients]


def shown(client: TableClient) -> dict[str, Any]:
    return {"seq": client.seq, "public": client.public, "own": client.own, "menu": client.parts["menu"]}


@pytest.mark.slow
async def test_after_a_kill_everything_is_as_it_was(power: Power) -> None:
    async with people(power.server.base) as clients:
        await play(clients, 40, RNG(21))
        before = [shown(client) for client in clients]
        power.cut()
        again = await back(clients)
        assert [shown(client) for client in again] == before
        fresh = [await TableClient.open(c.base, c.code, c.device) for c in clients]
        assert [shown(client) for client in fresh] == before
        assert await play(fresh, 20, RNG(22)) == 20
        for client in (*again, *fresh):
            await client.close()


@pytest.mark.slow
async def test_an_answer_lost_with_the_server_is_given_again(power: Power) -> None:
    async with people(power.server.base) as clients:
        client = clients[0]
        action, on = choose(client, RNG(1)), client.seq
        assert action is not None
        done = await client.do(action, "mine", on)
        power.cut()
        first, *rest = await back(clients)
        assert await first.do(action, "mine", on) == done
        assert (await first.do(action, "other", on))["code"] == "stale"
        for one in (first, *rest):
            await one.close()


@pytest.mark.slow
async def test_discards_made_stay_made_fp21(power: Power) -> None:
    """Play until several owe a discard, let one discard, kill: only the others owe, and the dice to come are the same."""
    async with people(power.server.base, seats=4, options={"target": 50}) as clients:
        rng, owing = RNG(23), list[TableClient]()
        for _ in range(600):
            owing = [c for c in clients if owes(c, "discard")]
            if len(owing) >= 2:
                break
            if not await play(without_building(clients), 1, rng):
                await play(clients, 1, rng)
        assert len(owing) >= 2, "nobody had to discard"
        action = choose(owing[0], rng)
        assert action is not None
        assert (await owing[0].do(action))["type"] == "done"
        power.cut()
        again = await back(clients)
        assert {c.seat for c in again if owes(c, "discard")} == {c.seat for c in owing[1:]}
        for client in again:
            await client.close()


def owes(client: TableClient, prompt: str) -> bool:
    waiting = client.parts["waiting"] or {}
    return any(one["seat"] == client.seat and prompt in one["prompt"] for one in waiting.get("owed", []))


def without_building(clients: list[TableClient]) -> list[TableClient]:
    """Those who would not spend cards now."""
    spending = {"build_road", "build_camp", "build_city", "buy_scroll", "guild"}
    return [
        client
        for client in clients
        if client.parts["menu"]
        and not spending & {choice["type"] for choice in client.parts["menu"].get("choices", [])}
    ]


@pytest.mark.slow
async def test_clocks_go_on_with_what_they_had_fp19(power: Power) -> None:
    async with people(power.server.base, clock=60) as clients:
        rng = RNG(24)
        while not (clients[0].parts["clock"] or {}).get("deadlines"):
            await play(clients, 1, rng)
        before = clients[0].parts["clock"]["deadlines"][0]
        power.cut()
        first, *rest = await back(clients)
        now = first.parts["clock"]["now"]
        after = first.parts["clock"]["deadlines"][0]
        assert (after["seat"], after["wait"]) == (before["seat"], before["wait"])
        assert after["at"] >= before["at"]
        assert after["at"] - now <= 60_000 + 20_000
        for one in (first, *rest):
            await one.close()
