"""A client of the wire protocol in Python: for tests, benches, and bots from outside.

It keeps what it is told as the browser's client does: sections replace sections of the same name.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from sobremesa.server import cookies, wire

_PARTS = ("table", "me", "menu", "waiting", "standing", "clock")


class Lost(Exception):
    """The connection ended before the answer came."""


class TableClient:
    """One device's connection to one table. `await TableClient.open(...)`, later `await client.close()`."""

    def __init__(self, socket: ClientConnection, base: str, code: str, device: str | None) -> None:
        self.socket = socket
        self.base, self.code = base, code
        self.device = device
        """The cookie: pass it on to come back as the same device."""
        self.greeted = False
        self.seq = -1
        self.public: dict[str, Any] = {}
        self.own: dict[str, Any] | None = None
        self.parts: dict[str, Any] = dict.fromkeys(_PARTS)
        self.told: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.presence: dict[str, Any] | None = None
        self.ended: dict[str, Any] | None = None
        """`moved` or `closed`, if it came."""
        self.raw: list[str] | None = None
        """All frames received, if somebody sets this to a list."""
        self.on_update: Callable[[dict[str, Any]], None] | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._stray: list[dict[str, Any]] = []
        self._moved = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def open(
        cls,
        base: str,
        code: str,
        device: str | None = None,
        *,
        last: int = -1,
        watch: bool = False,
        person: int = 0,
        record: bool = False,
        origin: str | None = None,
        before: TableClient | None = None,
    ) -> Self:
        """Connect to table `code` of the server at `base` (`http://...`), and say hello as a person at this device."""
        headers = {"Cookie": f"{cookies.NAME}={device}"} if device else {}
        url = f"ws{base.removeprefix('http')}/ws/{code}"
        socket = await connect(
            url,
            additional_headers=headers,
            origin=None if origin is None else Origin(origin),
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=20,
            proxy=None,
        )
        if socket.response is not None:
            for given in socket.response.headers.get_all("set-cookie"):
                device = SimpleCookie(given)[cookies.NAME].value
        client = cls(socket, base, code, device)
        client.raw = [] if record else None
        if before is not None:
            client.public, client.own, client.parts = before.public, before.own, before.parts
            client.told, client.chat, client.seq = before.told, before.chat, before.seq
        hello = {"type": "hello", "version": wire.VERSION, "last": last, "watch": watch, "person": person}
        await client.send(hello)
        await client.until(lambda: client.greeted or client.ended is not None)
        return client

    async def again(self, base: str | None = None) -> Self:
        """The same device after its connection was lost: it says its last seq and is told what it missed."""
        return await self.open(base or self.base, self.code, self.device, last=self.seq, before=self)

    async def close(self) -> None:
        await self.socket.close()
        await self._reader

    def abort(self) -> None:
        """Vanish without a word."""
        self.socket.transport.abort()

    async def until_lost(self) -> None:
        """Wait until the connection is gone."""
        await asyncio.wait([self._reader])

    @property
    def lost(self) -> bool:
        """Is the connection gone?"""
        return self._reader.done()

    @property
    def seat(self) -> int | None:
        found: int | None = (self.parts["me"] or {}).get("seat")
        return found

    async def send(self, message: dict[str, Any]) -> None:
        try:
            await self.socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as why:
            await self.until_lost()  # so that who tries again at once lets the loop go on
            raise Lost from why

    async def ask(self, type_: str, id_: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer (`done`, `refused`, ...). Raises `Lost`."""
        name = id_ or secrets.token_hex(8)
        answer = self._answers.get(name)
        if answer is None:
            answer = self._answers[name] = asyncio.get_running_loop().create_future()
        await self.send({"type": type_, "id": name, **fields})
        return await answer

    async def do(self, action: dict[str, Any], id_: str | None = None, on: int | None = None) -> dict[str, Any]:
        """Do an action of the game."""
        return await self.ask("do", id_, on=self.seq if on is None else on, action=action)

    async def until(self, holds: Callable[[], bool], seconds: float = 20) -> None:
        """Wait until something holds. Raises TimeoutError, or `Lost` if the connection ends before."""
        async with asyncio.timeout(seconds):
            while not holds():
                if self._reader.done():
                    raise Lost
                self._moved.clear()
                await self._moved.wait()

    async def stray(self, seconds: float = 20) -> dict[str, Any]:
        """The next answer to something that had no id."""
        await self.until(lambda: bool(self._stray), seconds)
        return self._stray.pop(0)

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                if self.raw is not None:
                    self.raw.append(str(frame))
                self._take(msgspec.json.decode(frame))
                self._moved.set()
        except ConnectionClosed:
            pass
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(Lost())
                    answer.exception()
            self._moved.set()

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("done", "refused", "explained", "previewed"):
            answer = self._answers.pop(message["id"], None)
            if answer is None:
                self._stray.append(message)
            elif not answer.done():
                answer.set_result(message)
        elif kind in ("welcome", "update"):
            self._fold(message)
        elif kind == "presence":
            self.presence = message
        elif kind == "said":
            self._say(message["lines"])
        elif kind in ("moved", "closed"):
            self.ended = message
        else:
            self._stray.append(message)

    def _fold(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.public, self.own, self.told, self.chat = {}, None, [], []
            self.parts = dict.fromkeys(_PARTS)
            self._say(message.get("chat", []))
        self.greeted = True
        self.seq = message["seq"]
        self.public.update(message.get("public") or {})
        if "own" in message:
            self.own = {**(self.own or {}), **message["own"]}
        for part in _PARTS:
            if part in message:
                self.parts[part] = message[part]
        self.told += message.get("told", [])
        if self.on_update is not None:
            self.on_update(message)

    def _say(self, lines: list[dict[str, Any]]) -> None:
        known = {line["n"] for line in self.chat}
        self.chat += [line for line in lines if line["n"] not in known]
