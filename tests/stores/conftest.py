"""Every store, under the same tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sobremesa.store import store_at
from sobremesa.store.base import Store
from sobremesa.store.memory import MemoryStore
from stores.helpers import Join


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store on disk is; it is not there yet."""
    if request.param == "postgres":
        return str(request.getfixturevalue("pg_url"))
    return f"sqlite:///{tmp_path / 'mesa ñandú €' / 'sobremesa.db'}"


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def join(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Join]:
    """Open the store as one more process."""
    made: list[Store] = []
    memory = MemoryStore()
    place = str(request.getfixturevalue("pg_url")) if request.param == "postgres" else str(tmp_path / "sobremesa.db")

    async def one_more() -> Store:
        store = memory if request.param == "memory" else store_at(place)
        await store.open()
        made.append(store)
        return store

    yield one_more
    for store in made:
        await store.close()


@pytest.fixture
async def store(join: Join) -> Store:
    """A store, open and empty."""
    return await join()
