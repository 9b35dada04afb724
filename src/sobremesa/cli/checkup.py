"""What `doctor` looks at."""

from __future__ import annotations

import platform
import shutil
import sys
import time
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from sobremesa.cli import checks
from sobremesa.server import addresses
from sobremesa.server.serving import listen
from sobremesa.server.settings import NONE, BadSetting, Settings
from sobremesa.server.static import FOLDER
from sobremesa.store import open_store
from sobremesa.store.base import StoreError

EARLIEST = 1_760_000_000
"""Seconds since 1970 of a time that is past: a clock before it was never set."""
SKEW = 5.0
"""Seconds by which the database's clock may differ from ours."""
ROOM = 200_000_000
"""Bytes of disk that should be free."""


class Finding(NamedTuple):
    """One thing looked at: what was `found`, or the `trouble` and what to do."""

    what: str
    found: str = ""
    trouble: str | None = None


async def examine(settings: Settings) -> list[Finding]:
    """Look at everything, in an order in which later trouble follows from earlier."""
    return [
        _python(),
        _client(),
        _disk(settings),
        Finding("database", _shown(settings.database), await checks.store_trouble(settings)),
        Finding("bus", _shown(settings.bus), await checks.bus_trouble(settings)),
        Finding("https", "yes" if settings.https else "not asked for", checks.tls_trouble(settings)),
        _port(settings),
        await _clock(settings),
    ]


def _python() -> Finding:
    found = f"{platform.python_version()}, sobremesa {metadata.version('sobremesa')}"
    trouble = None if sys.version_info >= (3, 11) else "needs Python 3.11 or later"
    return Finding("python", found, trouble)


def _client() -> Finding:
    built = (FOLDER / "index.html").is_file()
    return Finding("client", "built", None if built else "not built: run `make setup`")


def _disk(settings: Settings) -> Finding:
    if "://" in settings.database or settings.database == NONE:
        return Finding("disk", "not used")
    folder = Path(settings.database).absolute().parent
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    trouble = None if free >= ROOM else f"only {free // 1_000_000} MB free in {folder}"
    return Finding("disk", f"{free // 1_000_000_000} GB free", trouble)


def _port(settings: Settings) -> Finding:
    try:
        with listen(settings) as listener:
            number = listener.getsockname()[1]
    except BadSetting as why:
        return Finding("port", trouble=str(why))
    return Finding("port", addresses.network(settings, number) or addresses.local(settings, number))


async def _clock(settings: Settings) -> Finding:
    if time.time() < EARLIEST:
        return Finding("clock", trouble="this machine's clock is wrong: set it")
    try:
        store = await open_store(settings.database)
    except StoreError:
        return Finding("clock", "right, as far as can be told without the database")
    try:
        skew = abs(await store.now() / 1000 - time.time())
    finally:
        await store.close()
    trouble = None if skew <= SKEW else f"{skew:.0f} s off the database's: set both by NTP"
    return Finding("clock", "agrees with the database's", trouble)


def _shown(url: str) -> str:
    """A URL without its password."""
    head, at, host = url.rpartition("@")
    scheme, stroke, _ = head.partition("://")
    return f"{scheme}{stroke}...@{host}" if at else url
