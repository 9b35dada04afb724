"""Serving an app: the listening socket, uvicorn's settings, one process or several."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import tempfile
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from sobremesa.server import logs
from sobremesa.server.reading import SIZE
from sobremesa.server.settings import BadSetting, Settings, split, to_environment

PING_EVERY = 10.0
"""Seconds between pings; a socket that does not answer one for as long again is dead: 20 s at most."""


def listen(settings: Settings) -> socket.socket:
    """The listening socket. Raises `BadSetting` if there can be none, saying what to do."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
    except OSError as why:
        listener.close()
        raise BadSetting(
            f"cannot listen on {settings.host} port {settings.port} ({why.strerror}): "
            "choose another with --host and --port"
        ) from why
    listener.set_inheritable(True)
    return listener


def configuration(settings: Settings, app: Any) -> uvicorn.Config:
    """The configuration of uvicorn; `app` is an app, or `module:function` that makes one."""
    proxies = ",".join(split(settings.trusted_proxies))
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        ws="sobremesa.server.wsprotocol:Protocol",
        ws_max_size=4 * SIZE,  # what is longer than SIZE gets a refusal, what is longer than this is cut off
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=5,
        ssl_certfile=settings.tls_cert,
        ssl_keyfile=settings.tls_key,
        workers=settings.workers,
    )


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> str | None:
    """Serve until told to stop (SIGINT, SIGTERM). Answers why it could not start, None if it did."""
    logs.configure(settings.log_level, settings.log_format)
    if settings.workers > 1:
        _serve_workers(settings, listener, ready)
        return None
    from sobremesa.server.app import served  # noqa: PLC0415 -- the parent of workers needs none of it

    app = served(settings)
    server = Server(configuration(settings, app), ready)
    # uvicorn raises the signal that stopped it once more when all is closed; to stop when told is no failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt, SystemExit), logs.without_startup_traceback(app.state):
        server.run(sockets=[listener])
    if server.started:
        return None
    return str(app.state.get("trouble") or "the server did not start; the lines above say why")


def _serve_workers(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    with tempfile.TemporaryDirectory(prefix="sobremesa-metrics-") as folder:
        os.environ.update(to_environment(settings), PROMETHEUS_MULTIPROC_DIR=folder)
        config = configuration(settings, "sobremesa.server.app:create")
        ready()
        Multiprocess(config, [listener]).run()
