"""The log on disk: entries, the tables' rows, chat. Knows no game."""

import re
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from sobremesa.store.base import Store, StoreError
from sobremesa.store.memory import MemoryStore
from sobremesa.store.postgres import PostgresDatabase
from sobremesa.store.sql import SqlStore
from sobremesa.store.sqlite import SqliteDatabase

_PATH = re.compile(r"(?![a-z][a-z0-9+]+:|:).", re.IGNORECASE)  # anything that does not begin like a URL
_SQLITE = "sqlite:///"
_POSTGRES = {"postgresql", "postgres", "postgresql+asyncpg"}


def store_at(url: str) -> Store:
    """The store a URL or path means, not yet open.

    `memory:` · a path, or `sqlite:///` and a path (relative after three strokes, absolute after four) ·
    `postgresql://user:password@host/database`. Raises StoreError for anything else.
    """
    if url == "memory:":
        return MemoryStore()
    if url.startswith(_SQLITE) and url != _SQLITE:
        return SqlStore(SqliteDatabase(Path(url.removeprefix(_SQLITE))))
    if _PATH.match(url):
        return SqlStore(SqliteDatabase(Path(url)))
    try:
        parsed = make_url(url)
    except ArgumentError:
        parsed = None
    if parsed is None or parsed.drivername not in _POSTGRES:
        message = f"no store at {url!r}: give the path of an SQLite file, postgresql://user:password@host/database, or memory:"
        raise StoreError(message)
    return SqlStore(PostgresDatabase(parsed.set(drivername="postgresql+asyncpg")))


async def open_store(url: str) -> Store:
    """The store at a URL or path (see `store_at`), open and migrated. Raises StoreError with what to do."""
    store = store_at(url)
    await store.open()
    return store
