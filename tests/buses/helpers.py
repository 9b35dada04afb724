"""What the tests of buses share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sobremesa.bus.base import Bus

HOLD_FOR = 0.5
PULSE = 0.2

Join = Callable[[], Awaitable[Bus]]
"""Answers an open bus as one more process has it; in memory all are one process."""


async def until(condition: Callable[[], bool], seconds: float = 5) -> None:
    """Wait for something that another task brings about."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 -- what is waited for has no event of its own
            await asyncio.sleep(0.01)
