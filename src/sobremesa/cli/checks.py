"""What must be there before a server starts."""

from __future__ import annotations

import ssl
from pathlib import Path

from sobremesa.bus import open_bus
from sobremesa.bus.base import BusError
from sobremesa.server.settings import NONE, Settings
from sobremesa.store import open_store
from sobremesa.store.base import StoreError


async def trouble(settings: Settings) -> str | None:
    """What is in the way of serving, in one line that says what to do; None if nothing is."""
    return tls_trouble(settings) or await store_trouble(settings) or await bus_trouble(settings)


def tls_trouble(settings: Settings) -> str | None:
    """Can the certificate and its key be used?"""
    if settings.tls_cert is None or settings.tls_key is None:
        return None
    for path in (settings.tls_cert, settings.tls_key):
        if not Path(path).is_file():
            return f"no file {path}: give the certificate with --tls-cert and its key with --tls-key"
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(settings.tls_cert, settings.tls_key)
    except (ssl.SSLError, OSError) as why:
        return f"the certificate and the key do not go together or cannot be read ({why})"
    return None


async def store_trouble(settings: Settings) -> str | None:
    """Does the database answer?"""
    if settings.database == NONE:
        return None
    try:
        store = await open_store(settings.database)
    except StoreError as why:
        return str(why)
    await store.close()
    return None


async def bus_trouble(settings: Settings) -> str | None:
    """Does the bus answer?"""
    if settings.bus == NONE:
        return None
    try:
        bus = await open_bus(settings.bus)
    except BusError as why:
        return str(why)
    await bus.close()
    return None
