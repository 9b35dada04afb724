"""One connection: hello, what it missed, its requests one after the other, and all that its table tells."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any, cast

import msgspec
import structlog

from sobremesa.kit.records import Refusal
from sobremesa.server import cookies, frames, metrics, reading, requests, wire
from sobremesa.server.limits import Bucket
from sobremesa.server.services import Services
from sobremesa.server.wsprotocol import Wire
from sobremesa.store.base import StoreError
from sobremesa.tables.listener import Connection
from sobremesa.tables.records import ChatLine, PresenceView
from sobremesa.tables.table import LiveTable

log = structlog.get_logger(__name__)

HELLO_WITHIN = 10.0
"""Seconds in which a connection must say hello."""
PATIENCE = 300
"""Messages over the limit after which a connection is dropped."""


class Session:
    """The table's listener for one connection. Its callbacks write at once and never wait."""

    def __init__(
        self, services: Services, out: Wire, code: str, device: str, address: str, *, crowded: bool = False
    ) -> None:
        self.services, self.out, self.code, self.device = services, out, code, device
        self.address, self._crowded = address, crowded
        self.table: LiveTable | None = None
        self.conn: Connection | None = None
        self.last: int | None = None
        """Seq of the last entry sent; None before the welcome."""
        self._answering = False
        self._ending: str | None = None
        """The reason that is told once the request under way is answered."""
        rate = services.settings.rate_messages
        self._bucket = Bucket(rate, rate * 3, time.monotonic())
        self._over = 0
        out.on_drop, out.most = self._dropped, services.settings.outgoing

    async def run(self, messages: AsyncIterator[str | bytes]) -> None:
        """Serve the connection until it ends."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._hello(messages)
        except TimeoutError:
            self.out.close(1008)
            return
        try:
            if hello is None or not await self._enter(hello):
                return
            await self._greet(hello.last)
            async for data in messages:
                await self._receive(data)
        except StoreError as why:  # before the welcome; it comes back by itself
            log.warning("store", error=str(why))
            self.closed("server")
        finally:
            self._leave()

    # Coming and going

    async def _hello(self, messages: AsyncIterator[str | bytes]) -> wire.Hello | None:
        async for data in messages:
            if not self._bucket.take(time.monotonic()):
                self._too_fast(data)
                continue
            message = self._read(data)
            if isinstance(message, wire.Hello):
                return message
            if message is not None:
                self._send(wire.Refused(getattr(message, "id", ""), "say_hello"))
        return None

    async def _enter(self, hello: wire.Hello) -> bool:
        if hello.version != wire.VERSION:
            return self._shut("too_old")
        if self._crowded:  # its address has as many connections as it may
            metrics.DROPPED.labels("crowded").inc()
            return self._shut("crowded")
        codes = self.services.limits.codes
        table = None if codes.empty(self.address) else await self.services.hall.table(self.code)
        if table is None:
            codes.take(self.address)
            return self._shut("unknown")
        conn = await table.connect(cookies.whose(self.device, hello.person), self, watch=hello.watch, name=hello.name)
        if isinstance(conn, Refusal):
            return self._shut(conn.code)
        self.table, self.conn = table, conn
        metrics.TABLES.set(len(self.services.hall.live()))
        return True

    async def _greet(self, last: int) -> None:
        table, conn = self._at()
        known = last >= 0 and await table.catch_up(last)
        chat = [] if conn.blind else await table.chat_lines()
        delta = table.delta(conn, last if known else -1)
        if known and delta.complete:
            self.out.send(frames.update(delta))
            if chat:
                self.said(chat)
        else:
            self.out.send(frames.welcome(table.delta(conn, -1), chat))
        self.last = delta.seq
        self.presence(table.presence())

    def _leave(self) -> None:
        if self.table is not None and self.conn is not None:
            self.table.disconnect(self.conn)
        self.table = self.conn = self.out.on_drop = None

    def _shut(self, reason: str) -> bool:
        self.closed(reason)
        return False

    # Requests

    async def _receive(self, data: str | bytes) -> None:
        if not self._bucket.take(time.monotonic()):
            self._too_fast(data)
            return
        message = self._read(data)
        if isinstance(message, wire.Ping):
            self._send(wire.Pong(message.n, time.time_ns() // 1_000_000))
        elif isinstance(message, wire.Hello):
            self._send(wire.Refused("", "said_hello"))
        elif message is not None:
            await self._answer(message)

    def _read(self, data: str | bytes) -> wire.ClientMessage | None:
        if isinstance(data, bytes):
            self._send(wire.Refused("", "binary"))
            return None
        try:
            return reading.read(data.encode())
        except reading.Unreadable as why:
            log.info("unreadable message", why=why.refused.code)
            self._send(why.refused)
            return None

    async def _answer(self, message: Any) -> None:
        self._answering = True
        try:
            self._send(await self._judged(message))
        finally:
            self._answering = False
        if self._ending is not None:
            self.closed(self._ending)

    async def _judged(self, message: Any) -> wire.Message:
        """The answer to a request, whatever happens."""
        table, conn = self._at()
        begun = time.perf_counter()
        guess = isinstance(message, wire.Takeover)
        if guess and self.services.limits.codes.empty(self.address):
            return wire.Refused(message.id, "too_fast")
        try:
            answer = await requests.answer(table, conn, message)
        except StoreError as why:
            log.warning("store", error=str(why))
            answer = wire.Refused(message.id, "store_unavailable")
        except Exception:
            log.exception("request failed", type=type(message).__name__)
            answer = wire.Refused(message.id, "server_error")
        metrics.answered(type(message), type(answer), time.perf_counter() - begun)
        if guess and isinstance(answer, wire.Refused):
            self.services.limits.codes.take(self.address)
        return answer

    def _too_fast(self, data: str | bytes) -> None:
        self._over += 1
        if self._over > PATIENCE:
            metrics.DROPPED.labels("too_fast").inc()
            self.out.close(1008)
            return
        raw = data if isinstance(data, bytes) else data.encode()
        self._send(wire.Refused(reading.id_in(raw[: reading.SIZE]), "too_fast"))

    # What the table tells (tables.listener.Listener)

    def changed(self) -> None:
        if self.last is None or self.table is None or self.conn is None:
            return
        delta = self.table.delta(self.conn, self.last)
        if not delta.complete:  # so far behind that only a welcome helps: it comes back for one
            self.out.abort()
            return
        self.last = delta.seq
        self.out.send(self.services.latest.frame(delta))

    def presence(self, view: PresenceView) -> None:
        if self.last is not None:
            self._send(wire.Presence(**msgspec.structs.asdict(view)))

    def said(self, lines: Sequence[ChatLine]) -> None:
        if self.last is not None and self.conn is not None and not self.conn.blind:
            self._send(wire.Said(list(lines)))

    def moved(self, by_name: str) -> None:
        self._send(wire.Moved(by_name))

    def closed(self, reason: str) -> None:
        if self._answering:  # by this very request, say: it is answered first
            self._ending = reason
            return
        self._send(wire.Closed(cast("Any", reason)))
        self.out.close(1012 if reason == "server" else 1000)

    def _send(self, message: wire.Message) -> None:
        self.out.send(frames.message(message))

    def _dropped(self) -> None:
        metrics.DROPPED.labels("does_not_read").inc()
        log.info("dropped a reader that does not read")

    def _at(self) -> tuple[LiveTable, Connection]:
        if self.table is None or self.conn is None:
            raise RuntimeError("not at a table")
        return self.table, self.conn
