"""Bring a database's schema up to date; several processes may try at the same time."""

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from sobremesa.store.base import StoreUnavailable

_ADVISORY_LOCK = 0x50B3E3E5A  # any number that nobody else takes in this database

# Alembic keeps what it works on in module globals, so within a process one migration runs at a time.
_one_at_a_time = threading.Lock()


def migrate(connection: Connection) -> None:
    """Apply what is missing, in the transaction of `connection`, which for SQLite must be an immediate one.

    Blocks; call it in a thread. Raises StoreUnavailable if a newer version of Sobremesa has been here.
    """
    config = Config()
    # Config reads % as interpolation, and the folder's name is not ours to choose.
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _ADVISORY_LOCK})
    with _one_at_a_time:
        try:
            if not is_current(connection, config):
                command.upgrade(config, "head")
        except CommandError as error:
            message = f"the database belongs to a newer version of Sobremesa: update Sobremesa, or take another database ({error})"
            raise StoreUnavailable(message) from error


def is_current(connection: Connection, config: Config) -> bool:
    """Whether the database has the newest schema already."""
    wanted = ScriptDirectory.from_config(config).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == wanted
