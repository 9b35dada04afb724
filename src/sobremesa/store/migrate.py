"""Bring a database's schema up to date; several processes may try at the same time."""

import threading
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from sobremesa.store.base import StoreUnavailable
from sobremesa.store.schema import REVISION

_ADVISORY_LOCK = 0x50B3E3E5A  # any number that nobody else takes in this database

# Alembic keeps what it works on in module globals, so within a process one migration runs at a time.
_one_at_a_time = threading.Lock()


def migrate(connection: Connection) -> None:
    """Apply what is missing, in the transaction of `connection`, which for SQLite must be an immediate one.

    Blocks; call it in a thread. Raises StoreUnavailable if a newer version of Sobremesa has been here.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _ADVISORY_LOCK})
    if revision(connection) != REVISION:
        with _one_at_a_time:
            _upgrade(connection)


def revision(connection: Connection) -> str | None:
    """The schema's revision, None for a database that is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    # A third of a second to import, and hardly any start needs it.
    from alembic import command  # noqa: PLC0415 -- see above
    from alembic.config import Config  # noqa: PLC0415 -- see above
    from alembic.util import CommandError  # noqa: PLC0415 -- see above

    config = Config()
    # Config reads % as interpolation, and the folder's name is not ours to choose.
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        message = f"the database belongs to a newer version of Sobremesa, update it or take another database ({error})"
        raise StoreUnavailable(message) from error
