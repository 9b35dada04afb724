"""The WebSocket at /ws/CODE: who may connect, and the frames of one connection."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from sobremesa.server import cookies, metrics, origins
from sobremesa.server.headers import sent
from sobremesa.server.limits import address_key
from sobremesa.server.services import Services
from sobremesa.server.session import Session
from sobremesa.server.wsprotocol import KEY, Wire


@websocket("/ws/{code:str}", name="socket")
async def connect(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """One connection to a table (docs/protocol.md)."""
    services: Services = socket.app.state.services
    address = address_key(socket.client.host if socket.client else "")
    if not _welcome(socket, services) or not services.limits.connections.take(address):
        await socket.close(1008)
        return
    device = cookies.read(sent(socket.scope["headers"], b"cookie"))
    headers: dict[str, Any] = {}
    if device is None:
        device = cookies.fresh()
        headers["set-cookie"] = cookies.header(device, https=_is_https(socket))
    await socket.accept(headers=headers)
    extensions: Any = socket.scope["extensions"]
    out: Wire = extensions[KEY]
    is_one_of = services.limits.at_once.enter(address)
    session = Session(services, out, code, device, address, crowded=not is_one_of)
    try:
        with metrics.CONNECTIONS.track_inprogress():
            await session.run(_messages(socket))
    finally:
        if is_one_of:
            services.limits.at_once.leave(address)
    metrics.TABLES.set(len(services.hall.live()))
    out.close(1000)


def _welcome(socket: WebSocket[Any, Any, Any], services: Services) -> bool:
    """Only pages of our own, or of the setting's origins, may connect."""
    said = socket.scope["headers"]
    return origins.allowed(
        sent(said, b"origin"),
        sent(said, b"host"),
        "https" if _is_https(socket) else "http",
        services.settings.extra_origins,
    )


def _is_https(socket: WebSocket[Any, Any, Any]) -> bool:
    return socket.scope["scheme"] == "wss"


async def _messages(socket: WebSocket[Any, Any, Any]) -> AsyncIterator[str | bytes]:
    """The frames that come in, until the connection ends."""
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        text = event.get("text")
        yield text if text is not None else event.get("bytes") or b""
