"""Connections: whose pages may, readers that do not read, sockets that die, and what is left of them."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from served import Served, eventually, open_table, people, serving, sit
from sobremesa.server import cookies, session, wsprotocol
from sobremesa.server.metrics import CONNECTIONS, DROPPED
from sobremesa.server.spawn import Spawned, spawn
from sobremesa.server.wire_client import TableClient
from sobremesa.store.base import StoreUnavailable


def url(server: Served, code: str) -> str:
    return f"ws{server.base.removeprefix('http')}/ws/{code}"


async def test_only_our_own_pages_may_connect(server: Served) -> None:
    code = await open_table(server.base, cookies.fresh())
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(url(server, code), origin=Origin(origin), proxy=None)
        assert refused.value.response.status_code == 403
    own = await TableClient.open(server.base, code, origin=server.base)
    assert own.parts["table"]["code"] == code
    await own.close()


async def test_the_setting_lets_other_pages_connect(tmp_path: Path) -> None:
    with serving(tmp_path, origins="https://play.example") as server:
        code = await open_table(server.base, cookies.fresh())
        page = await TableClient.open(server.base, code, origin="https://play.example")
        await page.close()


async def test_a_device_without_a_cookie_gets_one_with_the_handshake(server: Served) -> None:
    code = await open_table(server.base, cookies.fresh())
    first = await TableClient.open(server.base, code)
    assert first.device is not None
    await sit(first, 0)
    await first.close()
    again = await TableClient.open(server.base, code, first.device)
    assert again.seat == 0
    await again.close()


@pytest.mark.parametrize("code", ["ZZZZZZZZ", "x", "%00", "a" * 300])
async def test_an_unknown_table_is_closed(server: Served, code: str) -> None:
    client = await TableClient.open(server.base, code)
    assert client.ended == {"type": "closed", "reason": "unknown"}
    await client.close()


async def test_a_store_that_does_not_answer_is_no_exception(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await open_table(server.base, cookies.fresh())

    async def fail(_: str) -> None:
        raise StoreUnavailable("the disk is gone")

    with monkeypatch.context() as patch:
        patch.setattr(server.services.hall, "table", fail)
        client = await TableClient.open(server.base, code)
        assert client.ended == {"type": "closed", "reason": "server"}
    back = await TableClient.open(server.base, code)
    assert back.parts["table"]["code"] == code


async def test_wrong_codes_are_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, rate_codes=0.01) as server:  # five at once
        code = await open_table(server.base, cookies.fresh())
        reasons = []
        for tried in [code, *(f"ZZZZZZZ{n}" for n in range(5)), code]:
            client = await TableClient.open(server.base, tried)
            reasons.append(client.ended["reason"] if client.ended else "welcome")
            await client.close()
    assert reasons == ["welcome", *["unknown"] * 6]


async def test_new_connections_are_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, rate_connections=0.05) as server:  # three at once
        code = await open_table(server.base, cookies.fresh())
        for _ in range(3):
            await (await TableClient.open(server.base, code)).close()
        with pytest.raises(InvalidStatus):
            await TableClient.open(server.base, code)


async def test_messages_are_limited_a_connection(tmp_path: Path) -> None:
    with serving(tmp_path, rate_messages=1) as server:  # three at once
        code = await open_table(server.base, cookies.fresh())
        client = await TableClient.open(server.base, code)
        answers = [await client.ask("explain", action={"type": "roll"}) for _ in range(6)]
        assert [one.get("code") for one in answers[3:]] == ["too_fast"] * 3
        for n in range(2000):
            if client.lost:
                break
            with contextlib.suppress(ConnectionClosed):
                await client.socket.send(f'{{"type":"ping","n":{n}}}')
            await asyncio.sleep(0)
        await client.until_lost()


async def test_messages_before_hello_are_limited_too(tmp_path: Path) -> None:
    with serving(tmp_path, rate_messages=1) as server:
        code = await open_table(server.base, cookies.fresh())
        async with connect(url(server, code), proxy=None) as socket:
            codes = []
            for n in range(6):
                await socket.send(f'{{"type":"chat","id":"c{n}","text":"x"}}')
                codes.append(json.loads(await socket.recv())["code"])
            assert codes == ["say_hello"] * 3 + ["too_fast"] * 3
            for n in range(2000):
                with contextlib.suppress(ConnectionClosed):
                    await socket.send(f'{{"type":"ping","n":{n}}}')
                    await socket.recv()
            assert socket.close_code == 1008


async def test_a_silent_connection_is_closed(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "HELLO_WITHIN", 0.2)
    code = await open_table(server.base, cookies.fresh())
    async with connect(url(server, code), proxy=None) as silent:
        with pytest.raises(ConnectionClosed):
            await silent.recv()


def handshake(server: Served, code: str) -> socket.socket:
    """A raw socket that has said hello."""
    host, port = server.base.removeprefix("http://").split(":")
    raw = socket.create_connection((host, int(port)))
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.sendall(
        f"GET /ws/{code} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    while b"\r\n\r\n" not in raw.recv(4096):
        pass
    hello = b'{"type":"hello","version":1}'
    raw.sendall(bytes((0x81, 0x80 | len(hello))) + b"\0\0\0\0" + hello)
    return raw


async def test_a_reader_that_does_not_read_is_dropped_fp11(tmp_path: Path) -> None:
    dropped = DROPPED.labels("does_not_read")._value.get()
    with serving(tmp_path, outgoing=50_000) as server:
        async with people(server.base, chat="all") as (first, second, _):
            raw = await asyncio.to_thread(handshake, server, first.code)
            with raw:
                await first.until(lambda: (first.presence or {}).get("watchers") == 1)
                sent = 0
                while (first.presence or {}).get("watchers") == 1:
                    assert sent < 5_000, "the reader was not dropped"
                    assert (await first.ask("chat", text="x" * 490))["type"] == "done"
                    sent += 1
            assert DROPPED.labels("does_not_read")._value.get() == dropped + 1
            await second.until(lambda: len(second.chat) == sent)


async def test_a_socket_that_answers_no_ping_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """FP01: the network is cut without a word; the seat is not connected for long."""
    monkeypatch.setattr("sobremesa.server.serving.PING_EVERY", 0.3)
    with serving(tmp_path) as server:
        async with people(server.base) as (first, *_):
            raw = await asyncio.to_thread(handshake, server, first.code)  # never answers a ping
            with raw:
                await first.until(lambda: (first.presence or {}).get("watchers") == 1)
                await first.until(lambda: (first.presence or {}).get("watchers") == 0, 5)


async def churn(server: Served | Spawned, codes: list[str], count: int) -> None:
    for n in range(count):
        client = await TableClient.open(server.base, codes[n % len(codes)])
        if n % 2:
            client.abort()
            await client.until_lost()
        else:
            await client.close()


@pytest.mark.slow
async def test_nothing_is_left_of_many_connections_fp12(server: Served) -> None:
    codes = [await open_table(server.base, cookies.fresh()) for _ in range(10)]
    await asyncio.gather(*(churn(server, codes, 30) for _ in range(10)))
    await eventually(lambda: left() == (0, 0, 0))


async def test_an_address_has_only_so_many_connections_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, connections=3) as server:
        code = await open_table(server.base, cookies.fresh())
        first, *others = [await TableClient.open(server.base, code) for _ in range(3)]
        for _ in range(2):
            over = await TableClient.open(server.base, code)
            assert over.ended == {"type": "closed", "reason": "crowded"}
            await over.until_lost()
        await first.close()
        await eventually(lambda: server.services.limits.at_once.count("127.0.0.1") == 2)
        again = await TableClient.open(server.base, code)
        assert again.greeted
        for one in (again, *others):
            await one.close()
        await eventually(lambda: len(server.services.limits.at_once) == 0)


@pytest.mark.slow
async def test_memory_does_not_grow_with_connections_fp12(tmp_path: Path) -> None:
    with spawn(tmp_path) as server:
        codes = [await open_table(server.base, cookies.fresh()) for _ in range(50)]
        await asyncio.gather(*(churn(server, codes, 50) for _ in range(20)))
        before = server.memory()
        await asyncio.gather(*(churn(server, codes, 50) for _ in range(20)))
        assert server.memory() - before < 10_000_000


def left() -> tuple[int, int, int]:
    """Connections that metrics count, sessions, and wires there are."""
    gc.collect()
    found: list[Any] = gc.get_objects()
    return (
        int(CONNECTIONS._value.get()),
        sum(isinstance(one, session.Session) for one in found),
        sum(isinstance(one, wsprotocol.Wire) for one in found),
    )
