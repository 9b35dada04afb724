"""Clocks of a whole table: lapses, restarts, reloads (N197 to N201, FP17 to FP19)."""

from __future__ import annotations

import random
from itertools import count

from tables.world import Person, World, started

RNG = random.Random(3)
_serial = count()


async def natrak(world: World, clock: int | None = 60, target: int = 10) -> list[Person]:
    """A game of three people, past its setup."""
    people = await started(world, "Ana", "Eva", "Luz", game="natrak", options={"target": target}, clock=clock)
    while phase(people[0]).startswith("setup"):
        await mover(people).play(RNG)
    return people


def phase(person: Person) -> str:
    return str(person.screen["public"]["turn"]["phase"])


def mover(people: list[Person]) -> Person:
    return next(person for person in people if person.owes())


def left(person: Person) -> float:
    (deadline,) = person.screen["clock"].deadlines
    return float(deadline.at - person.world.time.wall()) / 1000


async def test_n197_n18_no_clock_runs_in_setup(world: World) -> None:
    people = await started(world, "Ana", "Eva", "Luz", game="natrak", clock=20)
    assert people[0].screen["clock"].deadlines == []
    await world.move(500)
    assert people[0].table.head == people[0].seq
    assert phase(people[0]) == "setup_piece"


async def test_n198_run_out_before_the_roll_the_server_rolls_and_closes_the_turn(world: World) -> None:
    people = await natrak(world, clock=60)
    first = mover(people)
    assert left(first) == 60
    await world.move(59)
    assert mover(people) is first
    await world.move(2)
    told = [t for _, t in sorted(first.screen["told"].items()) if t["kind"] == "lapse"]
    assert told[0]["by"] == "server"
    if phase(first) == "roll":
        assert mover(people) is not first


async def test_n197_the_clock_is_not_restarted_by_the_roll(world: World) -> None:
    people = await natrak(world, clock=60)
    first = mover(people)
    while True:
        await world.move(20)
        await first.do("roll")
        if phase(first) == "main":
            break
        await world.move(200)
        first = mover(people)
        if phase(first) != "roll":
            return
    assert left(first) == 40


async def test_n200_without_a_clock_a_turn_has_no_limit(world: World) -> None:
    people = await natrak(world, clock=None)
    assert people[0].screen["clock"].deadlines == []
    head = people[0].table.head
    await world.move(3600)
    assert people[0].table.head == head


async def test_fp18_a_reload_neither_starts_nor_restarts_a_clock(world: World) -> None:
    people = await natrak(world, clock=60)
    await world.move(30)
    for person in people:
        person.go()
        await person.come(people[0].table.code)
        assert left(person) == 30
    setup = await started(world, "Ana", "Eva", "Luz", game="natrak", clock=60)
    for person in setup:
        person.go()
        await person.come(setup[0].table.code)
        assert person.screen["clock"].deadlines == []


async def test_fp17_a_drop_of_five_seconds_changes_nobodys_time(world: World) -> None:
    people = await natrak(world, clock=60)
    first = mover(people)
    await world.move(45)
    first.go()
    await world.move(5)
    await first.come(people[0].table.code)
    assert left(first) == 10


async def test_fp19_after_a_kill_everybody_has_at_least_what_was_left(world: World) -> None:
    people = await natrak(world, clock=60)
    first = mover(people)
    await world.move(40)
    await world.kill(world.halls[0])
    await world.move(30)
    hall = await world.process()
    head = people[0].table.head
    for person in people:
        await person.come(people[0].table.code, hall)
    assert people[0].table.head == head + 1
    assert people[1].screen["told"][head + 1]["kind"] == "resume"
    assert 20 + 10 <= left(first) <= 20 + 10 + 5
    await world.move(20)
    assert mover(people) is first, "no wave of automatic turns"
    await world.move(20)
    assert any(told["kind"] == "lapse" for told in first.screen["told"].values())


async def test_fp19_a_hundred_tables_and_no_wave(world: World) -> None:
    tables = []
    for _ in range(20):
        people = await natrak(world, clock=20)
        tables.append(people)
    heads = [people[0].table.head for people in tables]
    await world.kill(world.halls[0])
    await world.move(300)
    hall = await world.process()
    for people in tables:
        for person in people:
            await person.come(person.table.code, hall)
    await world.move(9)
    assert [people[0].table.head for people in tables] == [head + 1 for head in heads]


async def test_fp21_a_kill_between_two_discards(world: World) -> None:
    """Who has answered has answered, and the dice to come are those that would have come."""
    people = await natrak(world, clock=None, target=20)
    rng = random.Random(11)
    for _ in range(4000):
        owing = [person for person in people if person.owes()]
        if phase(people[0]) == "discard" and len(owing) >= 2:
            break
        await owing[0].play(rng)
    else:
        raise AssertionError("nobody had to discard")
    done, waits = owing[0], owing[1]
    await done.play(rng)
    digest = done.table.state.game_on().digest()
    await world.kill(world.halls[0])
    hall = await world.process()
    for person in people:
        await person.come(person.table.code, hall)
    assert done.table.state.game_on().digest() == digest
    assert not done.owes() or phase(done) != "discard"
    assert waits.owes()


async def test_n195_when_all_are_away_clocks_stand(world: World) -> None:
    people = await natrak(world, clock=60)
    first = mover(people)
    await world.move(50)
    for person in people:
        person.go()
    await world.move(3)
    head = people[0].table.head
    await world.move(55)
    table = people[0].table
    kinds = {entry.kind for entry in await world.store.load(table.code, head)}
    assert kinds == {"presence"}
    for person in [first, *(person for person in people if person is not first)]:
        await person.come(table.code)
    assert mover(people) is first
    assert left(first) >= 10
