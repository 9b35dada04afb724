"""The log on disk: entries, the tables' rows, chat. Knows no game.

A database's modules are imported when it is asked for: they take longer than everything else at a start.
"""

import re
from pathlib import Path

from sobremesa.store.base import Store, StoreError

_PATH = re.compile(r"(?![a-z][a-z0-9+]+:|:).", re.IGNORECASE)  # anything that does not begin like a URL
_SQLITE = "sqlite:///"
_POSTGRES = re.compile(r"(postgres|postgresql|postgresql\+asyncpg)://.")


def store_at(url: str) -> Store:
    """The store a URL or path means, not yet open.

    `memory:` · a path, or `sqlite:///` and a path (relative after three strokes, absolute after four) ·
    `postgresql://user:password@host/database`. Raises StoreError for anything else.
    """
    if url == "memory:":
        return _memory()
    path = _file(url)
    if path is not None:
        return _sqlite(path)
    if _POSTGRES.match(url):
        return _postgres(url)
    raise StoreError(
        f"no store at {url!r}: give the path of an SQLite file, postgresql://user:password@host/database, or memory:"
    )


async def open_store(url: str, *, make: bool = True) -> Store:
    """The store at a URL or path (see `store_at`), open and migrated. Raises StoreError with what to do.

    `make`: an SQLite file that is not there is made.
    """
    store, path = store_at(url), _file(url)
    if not make and path is not None and not path.exists():
        raise StoreError(f"there is no database at {path}")
    await store.open()
    return store


def _file(url: str) -> Path | None:
    """The SQLite file that a URL or path means, if it means one."""
    if url.startswith(_SQLITE) and url != _SQLITE:
        return Path(url.removeprefix(_SQLITE))
    return Path(url) if url != "memory:" and _PATH.match(url) else None


def _memory() -> Store:
    from sobremesa.store.memory import MemoryStore  # noqa: PLC0415 -- only if asked for

    return MemoryStore()


def _sqlite(path: Path) -> Store:
    from sobremesa.store.sql import SqlStore  # noqa: PLC0415 -- only if asked for
    from sobremesa.store.sqlite import SqliteDatabase  # noqa: PLC0415 -- only if asked for

    return SqlStore(SqliteDatabase(path))


def _postgres(url: str) -> Store:
    from sobremesa.store.postgres import PostgresDatabase  # noqa: PLC0415 -- only if asked for
    from sobremesa.store.sql import SqlStore  # noqa: PLC0415 -- only if asked for

    return SqlStore(PostgresDatabase(url))
