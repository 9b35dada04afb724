"""Around every HTTP request: only our own pages may change anything, devices get their cookie, answers their headers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from litestar.enums import ScopeType

from sobremesa.kit.records import Refusal
from sobremesa.server import cookies, origins
from sobremesa.server.headers import SECURITY, sent

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

    from sobremesa.server.services import Services

_SAFE = {"GET", "HEAD", "OPTIONS"}
_PAGES = ("/api/", "/m/")


class Guard:
    """The middleware. The device is in `scope["state"]["device"]` then."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        services: Services = scope["litestar_app"].state.services
        said = scope["headers"]
        https = scope["scheme"] == "https"
        added = list(SECURITY)
        device = cookies.read(sent(said, b"cookie"))
        if device is None:
            device = cookies.fresh()
            if scope["path"] == "/" or scope["path"].startswith(_PAGES):
                added.append((b"set-cookie", cookies.header(device, https=https).encode()))
        scope.setdefault("state", {})["device"] = device

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *added]
            await send(message)

        if str(scope["method"]) not in _SAFE and not origins.allowed(
            sent(said, b"origin"),
            sent(said, b"host"),
            scope["scheme"],
            services.settings.extra_origins,
        ):
            await _refuse(with_headers)
            return
        await self.app(scope, receive, with_headers)


async def _refuse(send: Any) -> None:
    body = msgspec.json.encode(Refusal("foreign_origin"))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
