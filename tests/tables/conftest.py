"""What tests of tables share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sobremesa.store import store_at
from tables.world import World


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """One process on a store in memory."""
    made = await World().begin()
    yield made
    await made.end()


@pytest.fixture(params=["memory", "sqlite"])
async def any_world(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[World]:
    """One process, on every store that needs no server."""
    store = store_at(f"sqlite:///{tmp_path}/tables.db") if request.param == "sqlite" else None
    made = await World(store).begin()
    yield made
    await made.end()
