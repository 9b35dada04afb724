"""Frames that no client of ours sends: a refusal with a code, nothing changed, no exception in the log, no table lost."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.asyncio.client import connect

from served import Served, dressed, people
from sobremesa.server.wire_client import TableClient

DEEP = '{"type":"do","id":"q","on":1,"action":{"x":' + "[" * 40 + "]" * 40 + "}}"


async def refused(client: TableClient, frame: str | bytes) -> dict[str, Any]:
    await client.socket.send(frame)
    return await client.stray()


@pytest.mark.parametrize(
    "frame,code",
    [
        ("", "bad_message"),
        ("hello", "bad_message"),
        ("[]", "bad_message"),
        ('{"type":"fly","id":"q"}', "bad_message"),
        ('{"type":"do","id":"q","on":"1","action":{}}', "bad_message"),
        ('{"type":"chat","id":"q","text":"hi","from":0}', "bad_message"),
        ('{"type":"chat","id":"q","text":"' + "x" * 501 + '"}', "bad_message"),
        ('{"type":"explain","id":"q\\n","action":{}}', "bad_message"),
        (json.dumps({"type": "sit", "id": "q", **dressed(3), "salt": "0" * 32 + "\n"}), "bad_message"),
        (b'{"type":"ping","n":1}', "binary"),
        (b"\x00" * 1000, "binary"),
        ('{"type":"ping","n":1' + " " * 70_000 + "}", "too_long"),
        (DEEP, "too_deep"),
        ('{"type":"hello","version":1}', "said_hello"),
    ],
)
async def test_it_is_refused_with_a_code(server: Served, frame: str | bytes, code: str) -> None:
    async with people(server.base) as (first, *_):
        before = first.seq
        assert (await refused(first, frame))["code"] == code
        assert (await first.ask("explain", action={"type": "roll"}))["type"] == "explained"
        assert first.seq == before


HOSTILE: list[Any] = [
    {},
    {"type": None},
    {"type": 7},
    {"type": "undo", "x": 1},
    {"type": "build_road"},
    {"type": "build_road", "edge": "1"},
    {"type": "build_road", "edge": -1},
    {"type": "build_road", "edge": 10**9},
    {"type": "build_road", "edge": 10**300},
    {"type": "build_road", "edge": 1.5},
    {"type": "build_road", "edge": True},
    {"type": "build_road", "edge": None},
    {"type": "build_road", "edge": [1]},
    {"type": "build_road", "edge": 1, "seat": 1},
    {"type": "offer", "give": {}, "want": {}, "to": None},
    {"type": "offer", "give": {"wood": 0}, "want": {"clay": 1}, "to": None},
    {"type": "offer", "give": {"wood": -1}, "want": {"clay": 1}, "to": None},
    {"type": "offer", "give": {"wood": 1.5}, "want": {"clay": 1}, "to": None},
    {"type": "offer", "give": {"wood": "1"}, "want": {"clay": 1}, "to": None},
    {"type": "offer", "give": {"gold": 1}, "want": {"clay": 1}, "to": None},
    {"type": "offer", "give": {"__proto__": 1}, "want": {"clay": 1}, "to": None},
    {"type": "offer", "give": {"mithril": 1}, "want": {"clay": 1}, "to": None},
    {"type": "offer", "give": {"wood": 10**9}, "want": {"clay": 1}, "to": None},
    {"type": "discard", "cards": {"wood": 4}},
    {"type": "move_threat", "hex": 0, "victim": 99},
    {"type": "place_piece", "crossing": 9999},
]


async def test_actions_that_cannot_be_fn16(server: Served) -> None:
    async with people(server.base) as clients:
        before = clients[0].seq
        for action in HOSTILE:
            for client in clients:
                answer = await client.do(action)
                assert answer["type"] == "refused", action
                assert answer["code"], action
                explained = await client.ask("explain", action=action)
                assert explained["refusal"]["code"], action
                assert (await client.ask("preview", action=action))["type"] in ("refused", "previewed")
        assert {client.seq for client in clients} == {before}


async def test_a_message_of_a_megabyte_ends_the_connection_and_nothing_else(server: Served) -> None:
    async with people(server.base) as (first, second, _):
        await first.socket.send("x" * 1_000_000)
        await first.until_lost()
        assert first.socket.close_code == 1009
        assert (await second.ask("explain", action={"type": "roll"}))["type"] == "explained"
        back = await first.again()
        assert back.seat == first.seat
        await back.close()


async def test_text_that_is_not_utf8_is_refused(server: Served) -> None:
    async with people(server.base) as (first, *_):
        protocol = first.socket.protocol
        protocol.send_text(b'{"type":"chat","id":"q","text":"\xff\xfe"}')
        for data in protocol.data_to_send():
            first.socket.transport.write(data)
        assert (await first.stray())["code"] == "binary"
        assert (await first.ask("explain", action={"type": "roll"}))["type"] == "explained"


async def test_before_hello_nothing_is_done(server: Served) -> None:
    async with people(server.base) as (first, *_):
        url = f"ws{server.base.removeprefix('http')}/ws/{first.code}"
        async with connect(url, proxy=None) as socket:
            await socket.send('{"type":"chat","id":"c1","text":"hi"}')
            answer = json.loads(await socket.recv())
            assert answer == {"type": "refused", "id": "c1", "code": "say_hello"}
