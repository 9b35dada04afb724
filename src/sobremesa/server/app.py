"""Where everything is put together: the one file that knows every layer."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib import metadata

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sobremesa import games
from sobremesa.bots import registry
from sobremesa.bus import open_bus
from sobremesa.bus.base import BusError
from sobremesa.server import logs
from sobremesa.server.errors import HANDLERS
from sobremesa.server.frames import Latest
from sobremesa.server.http import history, operations, pages, tables
from sobremesa.server.middleware import Guard
from sobremesa.server.reading import SIZE
from sobremesa.server.services import Limits, Services
from sobremesa.server.settings import NONE, Settings, from_environment
from sobremesa.server.socket import connect
from sobremesa.server.static import Client
from sobremesa.store import open_store
from sobremesa.store.base import StoreError
from sobremesa.tables.hall import Hall
from sobremesa.tables.settings import Settings as TableSettings

ROUTES = [
    connect,
    tables.list_games,
    tables.open_table,
    tables.look,
    tables.mine,
    tables.wake,
    history.record,
    history.replay,
    history.story,
    history.fork,
    history.export,
    operations.health,
    operations.numbers,
    pages.shared_link,
    pages.client_file,
]


def build(
    settings: Settings,
    table_settings: TableSettings | None = None,
    client: Client | None = None,
) -> Litestar:
    """The app of one process. Nothing is opened before its lifespan begins."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        try:
            async with _services(settings, table_settings, client) as app.state.services:
                yield
        except (StoreError, BusError) as why:
            app.state.trouble = str(why)
            raise

    return Litestar(
        ROUTES,
        lifespan=[life],
        middleware=[Guard],
        exception_handlers=HANDLERS,
        request_max_body_size=SIZE,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Sobremesa",
            version=metadata.version("sobremesa"),
            description="What is not live; the table itself is a WebSocket at /ws/CODE.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )


@asynccontextmanager
async def _services(
    settings: Settings, table_settings: TableSettings | None, client: Client | None
) -> AsyncIterator[Services]:
    """What the handlers share: opened in this order, closed in the opposite one."""
    async with AsyncExitStack() as stack:
        store = await open_store(settings.database)
        stack.push_async_callback(store.close)
        bus = await open_bus(None if settings.bus == NONE else settings.bus)
        stack.push_async_callback(bus.close)
        hall = Hall(store, bus, games=games, bots=registry, settings=table_settings)
        stack.push_async_callback(hall.close)
        await hall.start()
        yield Services(
            settings=settings,
            loop=asyncio.get_running_loop(),
            store=store,
            bus=bus,
            hall=hall,
            client=client or Client(),
            limits=Limits(settings),
            latest=Latest(),
            games=games,
            bots=registry,
        )


def served(settings: Settings) -> Litestar:
    """The app of a process that does nothing else."""
    app = build(settings)
    app.on_startup.append(settle_memory)
    return app


def create() -> Litestar:
    """The app of a worker: settings from the environment."""
    settings = from_environment()
    logs.configure(settings.log_level, settings.log_format)
    return served(settings)


def settle_memory() -> None:
    """Let the garbage collector look at all objects seldom, and at those of the start never again.

    Left alone it stops a process with 200 live tables for tens of milliseconds, several times a minute.
    What a connection or a request leaves is freed by counting; cycles are found while they are young.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)
