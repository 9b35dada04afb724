"""Every bus, under the same tests."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from buses.helpers import HOLD_FOR, PULSE, Join
from sobremesa.bus.base import Bus
from sobremesa.bus.memory import MemoryBus
from sobremesa.bus.redis import RedisBus


@pytest.fixture(params=["memory", "redis"])
async def join(request: pytest.FixtureRequest) -> AsyncIterator[Join]:
    """Join the bus as one more process."""
    opened: list[Bus] = []
    memory = MemoryBus(hold_for=HOLD_FOR)
    redis = request.param == "redis"
    url = request.getfixturevalue("redis_url") if redis else ""
    prefix = request.getfixturevalue("redis_prefix") if redis else ""

    async def one_more() -> Bus:
        bus: Bus = RedisBus(url, prefix, hold_for=HOLD_FOR, pulse=2.5 * PULSE) if redis else memory
        await bus.open()
        opened.append(bus)
        return bus

    yield one_more
    for bus in opened:
        await bus.close()
