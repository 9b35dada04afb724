"""The stores on disk: migrations, durability, and a database that is not there."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from sobremesa.store import open_store, store_at
from sobremesa.store.base import StoreError, StoreUnavailable
from sobremesa.store.migrate import revision
from sobremesa.store.schema import REVISION, metadata
from sobremesa.store.sql import SqlStore
from stores.helpers import entry, opened

WORK = Path(__file__).with_name("process.py")


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, str(WORK), *arguments], stdout=subprocess.PIPE, text=True)


def sql(url: str) -> SqlStore:
    store = store_at(url)
    assert isinstance(store, SqlStore)
    return store


async def test_the_migrations_make_the_schema(url: str) -> None:
    store = sql(url)
    await store.open()

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await store._database.write(differences) == []
    assert await store._database.read(revision) == REVISION
    await store.close()


async def test_processes_that_start_at_once_migrate_once(url: str) -> None:
    processes = [start("secret", url) for _ in range(3)]
    secrets = {process.communicate(timeout=60)[0] for process in processes}
    assert [process.returncode for process in processes] == [0, 0, 0]
    assert len(secrets) == 1


async def test_stores_of_one_process_that_open_at_once(url: str) -> None:
    stores = [store_at(url) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    assert len(set(await asyncio.gather(*(store.secret() for store in stores)))) == 1
    for store in stores:
        await store.close()


async def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    store = sql(url)
    await store.open()
    await store._database.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9'"))
    )
    await store.close()
    with pytest.raises(StoreUnavailable, match="newer version"):
        await store.open()


@pytest.mark.parametrize("kills", [3])
async def test_kill_9_in_the_middle_of_writing_loses_nothing_acknowledged(url: str, kills: int) -> None:
    """The process prints an entry once it is acknowledged; what it printed is there, and whole groups or nothing."""
    acknowledged: set[tuple[str, int]] = set()
    for _ in range(kills):
        with start("write", url) as process:
            assert process.stdout is not None
            for count, line in enumerate(process.stdout):
                table, seq = line.split()
                acknowledged.add((table, int(seq)))
                if count == 60:
                    process.send_signal(signal.SIGKILL)
    assert len(acknowledged) >= kills * 60
    store = await open_store(url)
    tables = sorted({table for table, _ in acknowledged})
    logs = {table: [e.seq for e in await store.load(table)] for table in tables}
    assert all(seq in logs[table] for table, seq in acknowledged)
    assert all(log == list(range(len(log))) for log in logs.values())
    # Each commit holds as many entries of every table (see process.py): none was stored by halves.
    assert len({len(log) for log in logs.values()}) == 1
    await store.close()


async def test_a_failing_group_leaves_nothing_behind(url: str) -> None:
    store = await open_store(url)
    await opened(store, "A")
    broken = entry("A", 2, id="\ud800")  # no text in any encoding
    with pytest.raises((StoreError, UnicodeEncodeError)):
        await store.append_many([entry("A", 1), broken])
    assert await store.head("A") == 0
    assert await store.append_many([entry("A", 1)]) == {("A", 1)}
    await store.close()


async def test_fv17_folders_and_names_in_any_script(tmp_path: Path) -> None:
    path = tmp_path / "mesa ñandú € 100%20?#" / "señal ✓.db"
    store = await open_store(str(path))
    await opened(store, "Señal ✓")
    await store.close()
    again = await open_store(f"sqlite:///{path}")
    assert list(await again.rows(["Señal ✓"])) == ["Señal ✓"]
    await again.close()
    assert [found.name for found in path.parent.iterdir()] == [path.name]


async def test_sqlite_syncs_every_commit_and_keeps_its_file_to_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "data" / "sobremesa.db"
    store = sql(str(path))
    await store.open()

    def modes(connection: Connection) -> tuple[object, ...]:
        return tuple(connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous"))

    assert await store._database.write(modes) == ("wal", 2)
    assert await store._database.read(modes) == ("wal", 2)
    files = sorted(path.parent.iterdir())
    assert len(files) == 3
    assert {stat.S_IMODE(found.stat().st_mode) for found in files} == {0o600}
    await store.close()


async def test_a_full_disk_is_told_and_nothing_is_half_stored(tmp_path: Path) -> None:
    store = sql(str(tmp_path / "sobremesa.db"))
    await store.open()
    await opened(store, "A")

    async def pages(at_most: int) -> None:
        pragma = text(f"PRAGMA max_page_count={at_most}")
        await store._database.write(lambda connection: connection.execute(pragma).scalar())

    await pages(20)
    with pytest.raises(StoreUnavailable, match="full"):
        await store.append_many([entry("A", 1), entry("A", 2, body="x" * 200_000)])
    assert await store.head("A") == 0
    await pages(1_000_000)
    assert await store.append_many([entry("A", 1)]) == {("A", 1)}
    await store.close()


@pytest.mark.skipif(os.name != "posix", reason="needs /dev/null")
@pytest.mark.parametrize(
    "place",
    ["/dev/null/sobremesa.db", "sqlite:////dev", "postgresql://nobody@127.0.0.1:1/none"],
)
async def test_a_database_that_cannot_be_reached_is_told_at_the_start(place: str) -> None:
    with pytest.raises(StoreUnavailable, match="see that it runs and can be written to"):
        await open_store(place)


async def test_a_password_is_not_told() -> None:
    with pytest.raises(StoreUnavailable) as told:
        await open_store("postgresql://nobody:hunter2@127.0.0.1:1/none")
    assert "hunter2" not in str(told.value)


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Querida Lía: " * 100)
    with pytest.raises(StoreUnavailable, match=r"letter\.txt"):
        await open_store(str(path))
    assert path.read_text() == "Querida Lía: " * 100


@pytest.mark.parametrize("place", ["", "sqlite://", "sqlite:///", ":memory:", "mysql://h/d", "http://x", "postgresql:"])
async def test_a_place_that_means_no_store_is_refused_with_what_to_write(place: str) -> None:
    with pytest.raises(StoreError, match="give the path of an SQLite file"):
        await open_store(place)


async def test_a_postgres_that_drops_its_connections_is_used_again(pg_url: str) -> None:
    store, admin = await open_store(pg_url), sql(pg_url)
    await admin.open()
    await opened(store, "A")
    others = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    await admin._database.write(lambda connection: connection.execute(others))
    with pytest.raises(StoreUnavailable, match="see that it runs"):
        await store.append_many([entry("A", 1)])
    assert await store.append_many([entry("A", 1)]) == {("A", 1)}
    await store.close()
    await admin.close()
