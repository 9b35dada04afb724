"""What the handlers of one process share."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from sobremesa.bus.base import Bus
from sobremesa.kit.records import Refusal
from sobremesa.server.frames import Latest
from sobremesa.server.limits import Crowd, Limiter
from sobremesa.server.settings import Settings
from sobremesa.server.static import Client
from sobremesa.store.base import Store
from sobremesa.tables.hall import Hall


class Problem(Exception):
    """A REST request is refused: `status` 4xx or 5xx, with the refusal as body."""

    def __init__(self, status: int, code: str, params: dict[str, Any] | None = None) -> None:
        super().__init__(code)
        self.status = status
        self.refusal = Refusal(code, params or {})


class Limits:
    """Limits by address (`limits.address_key`)."""

    def __init__(self, settings: Settings) -> None:
        self.at_once = Crowd(settings.connections)
        self.connections = Limiter(settings.rate_connections, settings.rate_connections * 60)
        self.codes = Limiter(settings.rate_codes, settings.rate_codes * 500)
        self.folds = Limiter(settings.rate_folds, settings.rate_folds * 30)
        self.tables = Limiter(settings.rate_tables, settings.rate_tables * 200)


class Services(msgspec.Struct, kw_only=True):
    """One a process; made by `app`, found in the connection's `app.state.services`."""

    games: Any
    """The registry of games: `sobremesa.games`."""
    bots: Any
    """The registry of bots."""

    settings: Settings
    loop: asyncio.AbstractEventLoop
    """The loop that all of it runs in."""
    store: Store
    bus: Bus
    hall: Hall
    client: Client
    limits: Limits
    latest: Latest
    """The frames that connections share."""
