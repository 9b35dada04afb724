"""Messages that are nearly right, by the hundred: each gets an answer, none an exception, and the table plays on."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from served import Served, choose, dressed, people, play
from sobremesa.server.wire_client import TableClient

VALUES: list[Any] = [
    None, True, False, 0, -1, 1.5, 10**9, 2**63, -(2**64), 10**30, "", "1", "x" * 5_000, "\u0000", "\u202e", [], {}, [[]],
    [1, "a", None], {"type": "roll"}, {"__proto__": 1}, [0] * 300,
]  # fmt: skip


def valid(client: TableClient, rng: random.Random) -> list[dict[str, Any]]:
    """Messages of every type."""
    action = choose(client, rng) or {"type": "roll"}
    simple = ["leave", "lot", "start", "rematch", "close_table"]
    return [
        {"type": "hello", "version": 1, "last": 3, "watch": False},
        {"type": "do", "id": "f", "on": client.seq, "action": action},
        {"type": "do", "id": "f", "on": 0, "action": {"type": "offer", "give": {"wood": 1}, "want": {}, "to": 2}},
        {"type": "explain", "id": "f", "action": action},
        {"type": "preview", "id": "f", "action": action},
        {"type": "chat", "id": "f", "text": "hola"},
        {"type": "ping", "n": 3},
        {"type": "sit", "id": "f", **dressed(3)},
        {"type": "dress", "id": "f", "colour": "red", "portrait": None},
        {"type": "takeover", "id": "f", "name": "Player 0", "force": True, "secret": "x"},
        {"type": "add_bot", "id": "f", "seat": 1, "bot": "uniform", "name": "B"},
        {"type": "stand_in", "id": "f", "seat": 1, "bot": "uniform"},
        {"type": "set_option", "id": "f", "name": "target", "value": 7},
        {"type": "mute", "id": "f", "seat": 1, "muted": True},
        *({"type": kind, "id": "f"} for kind in simple[:-1]),
    ]


def mutated(message: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The message with one thing wrong, somewhere in it."""
    changed = copy.deepcopy(message)
    at: Any = changed
    while True:
        key = rng.choice(list(at) if isinstance(at, dict) else range(len(at)))
        inner = at[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.7:
            at = inner
            continue
        break
    what = rng.randrange(4)
    if what == 0:
        del at[key]
    elif what == 1 and isinstance(at, dict):
        at[rng.choice(["seat", "from", "extra", "type ", ""])] = rng.choice(VALUES)
    elif what == 2 and isinstance(at, dict):
        at[str(key) + "_"] = at.pop(key)
    else:
        at[key] = rng.choice(VALUES)
    return changed


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
async def test_messages_that_are_nearly_right(server: Served, seed: int) -> None:
    rng = random.Random(seed)
    async with people(server.base) as clients:
        watcher = await TableClient.open(server.base, clients[0].code)
        for n in range(250):
            client = rng.choice([*clients, watcher])
            message = mutated(rng.choice(valid(client, rng)), rng)
            try:
                frame = json.dumps(message)
            except ValueError:
                continue
            await client.socket.send(frame)
            if n % 10 == 0:
                assert (await client.ask("explain", action={"type": "roll"}))["type"] == "explained"
        for client in clients:
            assert client.ended is None
            answer = await client.ask("explain", action={"type": "roll"})
            assert answer["type"] == "explained"
            await client.until(lambda it=client: it.seq == watcher.seq)  # type: ignore[misc]  # bound now
        await play(clients, 5, rng)


@pytest.mark.slow
async def test_frames_that_are_noise(server: Served) -> None:
    rng = random.Random(7)
    async with people(server.base) as (first, *_):
        good = json.dumps({"type": "do", "id": "f", "on": 1, "action": {"type": "roll"}}).encode()
        for n in range(300):
            data = bytearray(good)
            for _ in range(rng.randrange(1, 6)):
                data[rng.randrange(len(data))] = rng.randrange(256)
            if n % 3 == 0:
                data = data[: rng.randrange(len(data))]
            try:
                await first.socket.send(data.decode())
            except UnicodeDecodeError:
                await first.socket.send(bytes(data))
        assert (await first.ask("explain", action={"type": "roll"}))["type"] == "explained"
