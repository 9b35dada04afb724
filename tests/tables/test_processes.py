"""Several processes on one store: any may write, one wins, all agree (design, section 6)."""

from __future__ import annotations

import asyncio
import random

import pytest

from sobremesa.bus.base import Notice
from sobremesa.kit.records import Refusal
from sobremesa.tables.hall import Hall
from sobremesa.tables.records import Done
from tables.world import Person, World, started


async def on_two(world: World, **how: object) -> tuple[list[Person], Hall]:
    """Two people of a started game, the second on a process of its own."""
    people = await started(world, "Ana", "Eva", **how)
    other = await world.process()
    people[1].go()
    await people[1].come(people[0].table.code, other)
    await world.settle()
    return people, other


async def test_two_processes_play_one_game(any_world: World) -> None:
    people, _ = await on_two(any_world, options={"turns": 20})
    assert people[0].table is not people[1].table
    for _ in range(20):
        mover = next(person for person in people if person.owes())
        assert isinstance(await mover.do("pass"), Done)
        await any_world.settle()
        assert people[0].screen["public"] == people[1].screen["public"]
    assert people[0].table.state.status == people[1].table.state.status == "finished"


async def test_a_lost_race_is_judged_again_from_the_beginning(any_world: World) -> None:
    """Both tabs of a seat act at once, each on its own process: one is done, the other stale; nothing is doubled."""
    people, other = await on_two(any_world, options={"turns": 20})
    mover = next(person for person in people if person.owes())
    tab = Person(any_world, mover.device)
    await tab.come(mover.table.code, other if mover is people[0] else any_world.halls[0])
    done = 0
    for _ in range(8):
        on = mover.seq
        answers = await asyncio.gather(mover.do("stake", on, coin="gold"), tab.do("stake", on, coin="gold"))
        done += sum(isinstance(answer, Done) for answer in answers)
        codes = {answer.code for answer in answers if isinstance(answer, Refusal)}
        assert codes <= {"stale", "not_offered"}, codes
        await any_world.settle()
        assert mover.table.state.game_on().digest() == tab.table.state.game_on().digest()
    assert done == 2, "two gold coins, each spent once"


async def test_the_same_request_sent_to_two_processes_is_one_entry(any_world: World) -> None:
    people, other = await on_two(any_world)
    mover = next(person for person in people if person.owes())
    tab = Person(any_world, mover.device)
    await tab.come(mover.table.code, other if mover is people[0] else any_world.halls[0])
    on = mover.seq
    answers = await asyncio.gather(mover.do("pass", on, "same"), tab.do("pass", on, "same"))
    assert answers[0] == answers[1]
    assert isinstance(answers[0], Done)


async def test_many_races_end_in_one_log_that_everybody_folds_to_the_same_state(any_world: World) -> None:
    people, other = await on_two(any_world, options={"turns": 50})
    spare = [Person(any_world, person.device) for person in people]
    for person, hall in zip(spare, (other, any_world.halls[0]), strict=True):
        await person.come(people[0].table.code, hall)
    rng = random.Random(7)
    while people[0].table.state.status == "playing":
        pairs = [pair for pair in zip(people, spare, strict=True) if pair[0].owes()]
        await asyncio.gather(*(person.play(rng) for pair in pairs for person in pair))
        await any_world.settle()
    log = await any_world.store.load(people[0].table.code)
    assert [entry.seq for entry in log] == list(range(len(log)))
    digests = {person.table.state.game_on().digest() for person in [*people, *spare]}
    assert len(digests) == 1
    third = await any_world.process()
    table = await third.table(people[0].table.code)
    assert table is not None
    assert {table.state.game_on().digest()} == digests


async def test_the_senders_right_is_judged_again_too(world: World) -> None:
    """The seat is taken over on another process while an action of its old screen waits for its commit."""
    people, _ = await on_two(world)
    ana, mover = people
    if ana.owes():
        await ana.do("pass")
        await world.settle()
    phone = world.person()
    await phone.come(mover.table.code, world.halls[0])
    acting, taking = await asyncio.gather(
        mover.do("pass"), phone.table.takeover(phone.conn, "t", mover.name, force=True)
    )
    await world.settle()
    assert isinstance(taking, Done)
    if isinstance(acting, Refusal):
        assert acting.code in {"moved", "stale"}
    assert mover.moves == [mover.name]
    assert await mover.do("pass") == Refusal("moved", {"by": mover.name})


async def test_a_lost_message_loses_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    people, _ = await on_two(world)
    monkeypatch.setattr(world.bus, "publish", lambda _: None)
    mover = next(person for person in people if person.owes())
    far = next(person for person in people if person is not mover)
    done = await mover.do("pass")
    assert isinstance(done, Done)
    await mover.table.chat(mover.conn, "c", "hola")
    assert far.seq < done.seq
    await world.move(1.1)
    assert far.seq == done.seq
    assert [line.text for line in far.lines] == ["hola"]


async def test_a_notice_of_what_is_known_already_does_nothing(world: World) -> None:
    people, _ = await on_two(world)
    head = people[0].table.head
    for _ in range(3):
        world.bus.publish(Notice(people[0].table.code, head=head))
    await world.settle()
    assert people[0].table.head == head


async def test_a_seat_connected_to_another_process_is_neither_absent_nor_free(world: World) -> None:
    people, _ = await on_two(world)
    ana, eva = people
    assert ana.table.presence().connected == [True, True]
    await world.move(100)
    assert ana.table.head == ana.seq
    assert not any(told["kind"] == "presence" for told in ana.screen["told"].values())
    phone = world.person()
    await phone.come(ana.table.code)
    answer = await phone.table.takeover(phone.conn, "t", "Eva")
    assert answer == Refusal("seat_connected", {"seat": eva.seat})


async def test_a_process_that_is_killed_is_missed_after_the_grace(world: World) -> None:
    people, other = await on_two(world)
    ana, eva = people
    seat = eva.seat
    await world.move(60)
    await world.kill(other)
    await world.move(30)
    assert not ana.table.state.seat(seat).absent  # type: ignore[union-attr]  # it is taken
    await world.move(20)
    assert ana.table.state.seat(seat).absent  # type: ignore[union-attr]  # it is taken
    await eva.come(ana.table.code)
    assert ana.screen["public"]["players"][seat]["who"] == "person"


async def test_bots_of_two_processes_send_the_same_moves(world: World) -> None:
    ana = await world.open("tiny", {"turns": 30}, seats=3)
    await ana.sit("Ana")
    eva = world.person()
    await eva.come(ana.table.code)
    await eva.sit("Eva")
    await ana.table.add_bot(ana.conn, "b", 2, "uniform")
    await ana.table.start(ana.conn, "s")
    eva.go()
    await eva.come(ana.table.code, await world.process())
    rng = random.Random(3)
    for _ in range(2000):
        await world.move(0)
        if ana.table.state.status == "finished":
            break
        for person in (ana, eva):
            if person.owes():
                await person.play(rng)
    log = await world.store.load(ana.table.code)
    assert ana.table.state.status == "finished"
    bots = [entry for entry in log if entry.by.startswith("bot:")]
    assert [entry.id for entry in bots] == [f"bot/{entry.seq - 1}" for entry in bots]
