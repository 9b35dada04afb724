"""Six hours, and waking again (N21, FP04, FP05)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from sobremesa.kit.records import Refusal
from sobremesa.tables.export import export_log
from sobremesa.tables.records import Done, Opened
from sobremesa.tables.settings import Settings
from tables.world import World, seated, started

HOUR = 3600.0


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """A process that looks around seldom, so that hours go by quickly."""
    made = await World(settings=Settings(bot_pace=(0.0, 0.0), poll_every=600, hold_every=60)).begin()
    yield made
    await made.end()


async def status(world: World, code: str) -> str:
    return (await world.store.rows([code]))[code].status


async def test_fp04_an_empty_table_sleeps_after_six_hours_and_leaves_the_memory(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    code = ana.table.code
    ana.go()
    eva.go()
    await world.move(5 * HOUR + 59 * 60)
    assert await status(world, code) == "playing"
    await world.move(10 * 60)
    assert await status(world, code) == "asleep"
    assert world.halls[0].live() == []
    log = await world.store.load(code)
    assert log[-1].kind == "close"
    assert b"secret" not in bytes(log[-1].body)


async def test_fp04_a_watcher_keeps_it_open(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    mia = world.person()
    await mia.come(ana.table.code)
    ana.go()
    eva.go()
    await world.move(7 * HOUR)
    assert await status(world, ana.table.code) == "playing"


async def test_fp04_a_bot_does_not(world: World) -> None:
    ana, _ = await seated(world, "Ana", "Eva", seats=3)
    await ana.table.add_bot(ana.conn, "b", 2, "uniform")
    await ana.table.start(ana.conn, "s")
    for person in list(ana.table.room.connections.all):
        ana.table.disconnect(person)
    await world.move(7 * HOUR)
    assert await status(world, ana.table.code) == "asleep"


async def test_fp05_a_waiting_table_with_its_creator_connected_stays(world: World) -> None:
    ana, eva = await seated(world, "Ana", "Eva", seats=3)
    eva.go()
    await world.move(40 * 60)
    assert await status(world, ana.table.code) == "waiting"
    luz = world.person()
    await luz.come(ana.table.code)
    assert isinstance(await luz.sit("Luz"), Done)


async def test_n21_the_six_hours_run_from_the_last_disconnection(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    eva.go()
    await world.move(4 * HOUR)
    ana.go()
    await world.move(4 * HOUR)
    assert await status(world, ana.table.code) == "playing"
    await world.move(2 * HOUR + 300)
    assert await status(world, ana.table.code) == "asleep"


async def test_who_had_a_seat_wakes_it_and_goes_on(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva", options={"turns": 50}, clock=60)
    hand = eva.screen["own"]["hand"]
    ana.go()
    eva.go()
    await world.move(7 * HOUR)
    mia = world.person()
    assert await mia.come(ana.table.code) == Refusal("asleep")
    cards = await world.halls[0].cards([mia.device], [ana.table.code])
    assert (cards[0].status, cards[0].seats, cards[0].options) == ("asleep", [], {})
    await eva.come(ana.table.code)
    assert await status(world, ana.table.code) == "playing"
    assert eva.screen["own"]["hand"] == hand
    await ana.come(ana.table.code)
    mover = ana if ana.owes() else eva
    assert mover.screen["clock"].deadlines[0].at - world.time.wall() >= 10_000
    assert isinstance(await mover.do("pass"), Done)


async def test_n10_a_woken_table_is_the_one_that_its_opener_keeps_open(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    ana.go()
    eva.go()
    await world.move(7 * HOUR)
    await ana.come(ana.table.code)
    again = await world.halls[0].open(ana.device, "natrak", {}, {})
    assert again == Opened(ana.table.code, existing=True)


async def test_it_wakes_by_a_seats_name_too(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    ana.go()
    eva.go()
    await world.move(7 * HOUR)
    hall, code = world.halls[0], ana.table.code
    assert await hall.wake("other", code) == Refusal("table_asleep")
    assert await hall.wake("other", code, "Nadie") == Refusal("name_unknown")
    assert await hall.wake("other", "ABCDEFGH", "Eva") == Refusal("unknown_table")
    assert isinstance(await hall.wake("other", code, "eva"), Done)
    mia = world.person("other")
    await mia.come(code)
    assert isinstance(await mia.table.takeover(mia.conn, "t", "Eva"), Done)


async def test_of_two_who_wake_it_by_name_the_slower_may_come_too(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    code, hall = ana.table.code, world.halls[0]
    ana.go()
    eva.go()
    await world.move(6 * 3600 + 60)
    answers = await asyncio.gather(hall.wake("one", code, "Ana"), hall.wake("two", code, "Eva"))
    assert all(isinstance(answer, Done) for answer in answers)
    assert isinstance(await hall.wake("three", code, "Eva"), Done)


async def test_a_protected_table_wakes_by_its_code_only(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva", protected=True)
    short = eva.screen["me"]["short_code"]
    ana.go()
    eva.go()
    await world.move(7 * HOUR)
    hall, code, seat = world.halls[0], ana.table.code, eva.seat
    assert await hall.wake("other", code, "Eva") == Refusal("secret_needed", {"seat": seat})
    assert isinstance(await hall.wake("other", code, "Eva", short), Done)


async def test_an_idle_tables_export_tells_no_secret(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    ana.go()
    eva.go()
    await world.move(7 * HOUR)
    data = await export_log(world.store, world.games, ana.table.code)
    assert isinstance(data, bytes)
    assert b'"secret"' not in data
    assert b'"draws"' not in data
    assert isinstance(await world.halls[0].export(ana.device, ana.table.code), Refusal)


async def test_a_table_without_connections_leaves_the_memory_and_comes_back(world: World) -> None:
    ana, eva = await started(world, "Ana", "Eva")
    digest = ana.table.state.game_on().digest()
    ana.go()
    eva.go()
    await world.move(120)
    assert world.halls[0].live() == []
    await ana.come(ana.table.code)
    await eva.come(ana.table.code)
    assert ana.table.state.game_on().state.who == ["person", "person"]
    assert digest != ""
