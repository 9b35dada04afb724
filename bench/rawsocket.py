"""A WebSocket client with as little work a frame as can be, so that the load generator is not what is measured.

Only what the server sends: unfragmented text frames, pings, close.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import cast

OnFrame = Callable[[bytes], None]


class RawSocket(asyncio.Protocol):
    """One connection. `on_frame` gets the payload of each text frame."""

    def __init__(self, request: bytes, on_frame: OnFrame) -> None:
        self._request = request
        self._on_frame = on_frame
        self._buffer = bytearray()
        self._open = False
        self._early = b""
        self.transport: asyncio.Transport | None = None

    @classmethod
    async def connect(cls, host: str, port: int, path: str, cookie: str, on_frame: OnFrame) -> RawSocket:
        """Open a connection to ws://host:port/path with this Cookie header."""
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        _, protocol = await loop.create_connection(lambda: cls(request.encode(), on_frame), host, port)
        return protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._request)

    def send(self, text: bytes) -> None:
        """Send a text frame, masked with zeros, which changes nothing."""
        frame = _head(0x81, len(text), 0x80) + b"\0\0\0\0" + text
        if not self._open:
            self._early += frame
        elif self.transport is not None:
            self.transport.write(frame)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:20]:
                raise ConnectionError(head[:200].decode("latin-1"))
            self._open, self._buffer = True, bytearray(rest)
            if self.transport is not None:
                self.transport.write(self._early)
        self._frames()

    def _frames(self) -> None:
        buffer = self._buffer
        at = 0
        while len(buffer) >= at + 2:
            start, length = at + 2, buffer[at + 1]
            if length == 126:
                start, length = at + 4, int.from_bytes(buffer[at + 2 : at + 4])
            elif length == 127:
                start, length = at + 10, int.from_bytes(buffer[at + 2 : at + 10])
            if len(buffer) < start + length:
                break
            self._frame(buffer[at] & 15, bytes(buffer[start : start + length]))
            at = start + length
        del buffer[:at]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == 1:
            self._on_frame(payload)
        elif kind == 9 and self.transport is not None:
            self.transport.write(_head(0x8A, len(payload), 0x80) + b"\0\0\0\0" + payload)


def _head(first: int, length: int, mask: int) -> bytes:
    if length < 126:
        return bytes((first, mask | length))
    if length < 65536:
        return bytes((first, mask | 126)) + struct.pack("!H", length)
    return bytes((first, mask | 127)) + struct.pack("!Q", length)
