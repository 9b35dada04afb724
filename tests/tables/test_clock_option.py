"""The turn clock as an option of the table (n6, n8)."""

from __future__ import annotations

import msgspec
import pytest

from sobremesa.kit.records import Refusal
from sobremesa.tables.records import Opened, TableOptions
from tables.world import World


@pytest.mark.parametrize("clock", [None, 20, 21, 45, 119, 120])
async def test_n6_none_or_20_to_120_seconds_stored_as_it_is(world: World, clock: int | None) -> None:
    star = await world.open("natrak", clock=clock)
    assert star.screen["table"]["table"]["clock"] == clock
    stored = msgspec.json.decode((await world.store.load(star.table.code))[0].body)
    assert stored["table"]["clock"] == clock


async def test_n6_n8_120_if_left_out(world: World) -> None:
    assert TableOptions().clock == 120
    star = await world.open("natrak")
    assert star.screen["table"]["table"]["clock"] == 120


@pytest.mark.parametrize("clock", [0, 19, 121, -20, 20.5, 60.0, "60", True, [60], {}])
async def test_n6_n8_nothing_is_rounded_or_clamped(world: World, clock: object) -> None:
    answer = await world.halls[0].open("device", "natrak", {}, {"clock": clock})
    assert isinstance(answer, Refusal)
    assert answer.code == "bad_options"
    opened = await world.halls[0].open("device", "natrak", {}, {"clock": 60})
    assert isinstance(opened, Opened)
    assert not opened.existing
