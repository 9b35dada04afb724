"""Where everything is put together: the one file that knows every layer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sobremesa import __version__, bots, games
from sobremesa.bus import bus_at
from sobremesa.server import logs, metrics
from sobremesa.server.errors import HANDLERS
from sobremesa.server.http import operations, pages, tables
from sobremesa.server.middleware import Guard
from sobremesa.server.reading import SIZE
from sobremesa.server.services import Limits, Services
from sobremesa.server.settings import Settings, from_environment
from sobremesa.server.socket import connect
from sobremesa.server.static import Client
from sobremesa.store import store_at
from sobremesa.tables.hall import Hall
from sobremesa.tables.settings import Settings as TableSettings

ROUTES = [
    connect,
    tables.list_games,
    tables.open_table,
    tables.look,
    tables.mine,
    tables.wake,
    operations.health,
    operations.numbers,
    pages.shared_link,
    pages.client_file,
]


def build(settings: Settings, table_settings: TableSettings | None = None) -> Litestar:
    """The app of one process. Nothing is opened before its lifespan begins."""
    store = store_at(settings.database)
    bus = bus_at(settings.bus)
    hall = Hall(store, bus, games=games, bots=bots.registry, settings=table_settings or TableSettings())
    services = Services(
        settings=settings,
        store=store,
        bus=bus,
        hall=hall,
        client=Client(),
        limits=Limits(settings),
        games=games,
        bots=bots.registry,
    )

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.services = services
        await store.open()
        try:
            await bus.open()
            await hall.start()
            metrics.TABLES.set_function(lambda: hall.live)
            yield
        finally:
            await hall.close()
            await bus.close()
            await store.close()

    return Litestar(
        ROUTES,
        lifespan=[life],
        middleware=[Guard],
        exception_handlers=HANDLERS,
        request_max_body_size=SIZE,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Sobremesa",
            version=__version__,
            description="What is not live; the table itself is a WebSocket at /ws/CODE.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )


def create() -> Litestar:
    """The app of a worker: settings from the environment."""
    settings = from_environment()
    logs.configure(settings.log_level, settings.log_format)
    return build(settings)
