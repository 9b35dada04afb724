"""The rematch: same people and options, a new lot, opened by ★ (design, section 5)."""

from __future__ import annotations

import random

from sobremesa.kit.records import Refusal
from sobremesa.tables.records import Done, Opened
from tables.world import Person, World, seated


async def play_out(world: World, people: list[Person]) -> None:
    rng = random.Random(4)
    while people[0].table.state.status == "playing":
        await world.move(0)
        for person in people:
            if person.owes():
                await person.play(rng)


async def finished(world: World, **how: object) -> list[Person]:
    people = await seated(world, "Ana", "Eva", seats=3, options={"turns": 1}, **how)  # type: ignore[arg-type]  # table options
    await people[0].table.add_bot(people[0].conn, "b", 2, "uniform")
    await people[0].table.start(people[0].conn, "s")
    await play_out(world, people)
    assert people[0].table.state.status == "finished"
    return people


async def test_seats_are_kept_for_the_same_people(world: World) -> None:
    ana, eva = await finished(world)
    asked = await eva.table.rematch(eva.conn, "1")
    assert isinstance(asked, Done)
    assert asked.result is None
    assert ana.screen["table"]["seats"][eva.seat]["rematch"] is True
    opened = await ana.table.rematch(ana.conn, "2")
    assert isinstance(opened, Done)
    assert opened.result is not None
    code = opened.result["code"]
    assert eva.screen["table"]["next"] == code
    assert await ana.table.rematch(ana.conn, "3") == Done(-1, {"code": code})
    names = [seat["name"] for seat in ana.screen["table"]["seats"]]
    await eva.come(code)
    await ana.come(code)
    assert [seat["name"] for seat in ana.screen["table"]["seats"]] == names
    assert ana.screen["me"]["host"] is True
    assert ana.screen["table"]["drawn"] == 0
    assert ana.screen["table"]["options"] == {"turns": 1}
    assert ana.screen["table"]["proof"]["contributions"] == [None, None, None]
    assert isinstance(await ana.sit("Ana"), Done), "its share of chance"
    assert ana.screen["table"]["proof"]["contributions"][ana.seat] == "ab" * 16
    assert isinstance(await ana.table.start(ana.conn, "s"), Done)
    assert eva.screen["own"]["hand"]


async def test_who_does_not_come_may_be_freed_and_a_stranger_gets_no_kept_seat(world: World) -> None:
    ana, _ = await finished(world)
    opened = await ana.table.rematch(ana.conn, "1")
    assert isinstance(opened, Done)
    assert opened.result is not None
    code = opened.result["code"]
    await ana.come(code)
    mia = world.person()
    await mia.come(code)
    assert mia.conn.seat is None
    assert await mia.sit("Mía") == Refusal("table_full")
    kept = next(seat["number"] for seat in ana.screen["table"]["seats"] if seat["name"] == "Eva")
    assert isinstance(await ana.table.free_seat(ana.conn, "f", kept), Done)
    assert isinstance(await mia.sit("Mía"), Done)


async def test_a_rematch_of_a_rematch_knows_its_people(world: World) -> None:
    ana, eva = await finished(world)
    for n in range(2):
        opened = await ana.table.rematch(ana.conn, f"r{n}")
        assert isinstance(opened, Done)
        assert opened.result is not None
        for person in (ana, eva):
            await person.come(opened.result["code"])
            assert person.conn.seat is not None
        await ana.table.start(ana.conn, f"s{n}")
        await play_out(world, [ana, eva])


async def test_only_after_the_end_and_only_without_another_table(world: World) -> None:
    people = await seated(world, "Ana", "Eva")
    assert await people[0].table.rematch(people[0].conn, "1") == Refusal("not_now", {"status": "waiting"})
    ana, _ = await finished(world)
    other = await world.halls[0].open(ana.device, "tiny", {}, {"seats": 2})
    assert isinstance(other, Opened)
    assert await ana.table.rematch(ana.conn, "2") == Refusal("has_table", {"code": other.code})


async def test_a_kill_between_opening_and_telling_loses_nothing(world: World) -> None:
    from sobremesa.tables import lobby

    ana, _ = await finished(world)
    opened = await lobby.open_rematch(world.halls[0].context, ana.device, ana.table.state)
    assert isinstance(opened, Opened)
    again = await ana.table.rematch(ana.conn, "1")
    assert again == Done(ana.table.head, {"code": opened.code})
