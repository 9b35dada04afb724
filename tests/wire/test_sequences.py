"""The sequences of docs/protocol.md, run against a real server."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from served import KNOWN, QUIET, Served, open_table, people, serving
from sobremesa.kit.records import Menu
from sobremesa.kit.sampling import sample
from sobremesa.server import cookies

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
BLOCK = re.compile(r"^### (.+?)$\s+```sequence ?(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINE = re.compile(r"(\w+) (→|←|✂) ?(.*)")
HELLO = {"type": "hello", "version": 1}


def sequences() -> list[Any]:
    text = PAGE.read_text(encoding="utf-8")
    found = BLOCK.findall(text)
    assert text.count("```sequence") == len(found)
    return [pytest.param(kind, body.strip(), id=title) for title, kind, body in found]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("sequences")) as found:
        yield found


class Device:
    """One device of a sequence: its connection, what it got and has not looked at, its seq and menu."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.socket: ClientConnection | None = None
        self.inbox: list[dict[str, Any]] = []
        self.seq = -1
        self.menu: Any = None

    async def next(self) -> dict[str, Any]:
        if self.inbox:
            return self.inbox.pop(0)
        assert self.socket is not None
        async with asyncio.timeout(10):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.seq = message["seq"] if message["type"] in ("welcome", "update") else self.seq
        self.menu = message.get("menu", self.menu)
        return message


class Runner:
    """Runs one sequence."""

    def __init__(self, base: str, code: str, cookie_of: dict[str, str]) -> None:
        self.url = f"ws{base.removeprefix('http')}/ws/{code}"
        self.cookie_of = cookie_of
        self.devices: dict[str, Device] = {}
        self.known: dict[str, Any] = {}
        self.rng = random.Random(7)

    async def device(self, name: str) -> Device:
        one = self.devices.setdefault(name, Device(self.cookie_of.get(name) or cookies.fresh()))
        if one.socket is None:
            headers = {"Cookie": f"{cookies.NAME}={one.cookie}"}
            one.socket = await connect(self.url, additional_headers=headers, proxy=None)
        return one

    async def run(self, text: str) -> None:
        found = LINE.fullmatch(text)
        assert found, text
        device, what = await self.device(found[1]), found[2]
        if what == "→":
            assert device.socket is not None
            await device.socket.send(json.dumps(self.filled(json.loads(found[3]), device)))
        elif what == "←":
            await self.expect(device, json.loads(found[3]))
        else:
            assert device.socket is not None
            device.socket.transport.abort()
            device.socket = None

    async def expect(self, device: Device, wanted: dict[str, Any]) -> None:
        """Look through what comes, kinds that are not asked for left out; updates until one fits."""
        while (got := await device.next())["type"] != wanted["type"] or (
            got["type"] == "update" and not self.holds(wanted, got)
        ):
            pass
        assert self.holds(wanted, got), (wanted, got)

    def filled(self, message: Any, device: Device) -> Any:
        if message == "$seq":
            return device.seq
        if message == "$menu":
            menu = msgspec.convert(device.menu, Menu)
            return msgspec.to_builtins(sample(menu, self.rng, KNOWN, QUIET))
        if isinstance(message, dict):
            return {key: self.filled(value, device) for key, value in message.items()}
        return message

    def holds(self, wanted: Any, got: Any) -> bool:
        if isinstance(wanted, str) and wanted.startswith("$"):
            return bool(self.known.setdefault(wanted, got) == got)
        if isinstance(wanted, dict):
            return isinstance(got, dict) and all(
                key in got and self.holds(value, got[key]) for key, value in wanted.items()
            )
        if isinstance(wanted, list):
            return len(wanted) == len(got) and all(map(self.holds, wanted, got))
        return wanted in ("*", got)


@pytest.mark.parametrize("kind,body", sequences())
async def test_sequence(server: Served, kind: str, body: str) -> None:
    opener = cookies.fresh()
    if kind == "playing":
        async with people(server.base) as seated:
            code = seated[0].code
            cookie_of = {str(n): one.device or "" for n, one in enumerate(seated)}
        runner = Runner(server.base, code, cookie_of)
        for name in cookie_of:
            await runner.run(f"{name} → {json.dumps(HELLO)}")
            await runner.run(f'{name} ← {{"type": "welcome", "table": {{"status": "playing"}}}}')
    else:
        code = await open_table(server.base, opener)
        runner = Runner(server.base, code, {body[0]: opener})
    for line in body.splitlines():
        await runner.run(line)
    for device in runner.devices.values():
        if device.socket is not None:
            await device.socket.close()
