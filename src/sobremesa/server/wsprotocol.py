"""uvicorn's WebSocket protocol, with what a server on the open net needs besides."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

SYSTEM_BUFFER = 128 * 1024
"""Bytes that the system may hold for one connection; left alone it would take megabytes for one that does not read."""
KEY = "sobremesa.wire"
"""Key of the `Wire` in the extensions of a connection's scope."""


class Wire:
    """The way out of one connection. Writes at once and never waits; what waits is the transport's buffer."""

    __slots__ = ("_protocol", "most", "on_drop")

    def __init__(self, protocol: Protocol) -> None:
        self._protocol = protocol
        self.most = 1_000_000
        """Bytes that may wait."""
        self.on_drop: Callable[[], None] | None = None

    def send(self, text: bytes) -> None:
        """Send a text frame (UTF-8). A reader that has let too much pile up is dropped instead (FP11)."""
        protocol = self._protocol
        transport = protocol.transport
        if protocol.close_sent or transport.is_closing():
            return
        if transport.get_write_buffer_size() + len(text) > self.most:
            if self.on_drop is not None:
                self.on_drop()
            self.abort()
            return
        try:
            protocol.conn.send_text(text)
        except InvalidState:  # the other side is closing
            return
        transport.write(b"".join(protocol.conn.data_to_send()))

    def close(self, code: int) -> None:
        """Close in good order: what waits is sent, the other side has ten seconds to answer."""
        protocol = self._protocol
        if protocol.close_sent or protocol.transport.is_closing():
            return
        try:
            protocol.conn.send_close(code)
        except InvalidState:
            return
        protocol.transport.write(b"".join(protocol.conn.data_to_send()))
        protocol.close_sent = True
        protocol.transport.resume_reading()
        protocol.close_timer = protocol.loop.call_later(protocol.close_timeout, self.abort)

    def abort(self) -> None:
        """Drop the connection at once, with all that waits."""
        self._protocol.transport.abort()

    @property
    def waiting(self) -> int:
        """Bytes that wait."""
        return self._protocol.transport.get_write_buffer_size()


class Inbox:
    """What came in and the app has not taken yet, for one reader. `asyncio.Queue` holds 3 KB to be ready for more.

    There is mostly nothing in it, but one read of the socket may bring tens of thousands: taking one costs the same then.
    """

    __slots__ = ("_came", "_next", "_reader")

    def __init__(self) -> None:
        self._came: list[Any] = []
        self._next: list[Any] = []  # what came before all of these, the first of it last
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Something came in."""
        self._came.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        """Has the app taken all of it?"""
        return not self._came and not self._next

    async def get(self) -> Any:
        """The next of it, once there is one."""
        while self.empty():
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        if not self._next:
            self._next, self._came = self._came[::-1], []
        return self._next.pop()


class Protocol(WebSocketsSansIOProtocol):
    """Gives the app a `Wire`; drops dead sockets for good; bad text is no exception in the log; holds little memory."""

    queue: Any

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        socket = self.transport.get_extra_info("socket")
        if socket is not None:
            socket.setsockopt(SOL_SOCKET, SO_SNDBUF, SYSTEM_BUFFER)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][KEY] = Wire(self)

    def start_keepalive(self) -> None:
        """The handshake is over: its headers, which would stay as long as the connection, go."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    def keepalive_timeout(self) -> None:
        """Closing would wait for the buffer to drain, which a dead socket never does."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Text that is not UTF-8 goes on as bytes, which the app refuses; uvicorn would log a traceback."""
        if self.curr_msg_data_type == "text":
            self.frames = [b"".join(self.frames)]
            try:
                self.frames[0].decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()
