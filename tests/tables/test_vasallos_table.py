"""Vasallos at a table: played, killed, exported, verified, with people who leave and clocks that run out."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from sobremesa.bots.registry import offered
from sobremesa.kit.records import Refusal
from sobremesa.tables import chance
from sobremesa.tables.records import Done, Opened
from sobremesa.tables.verify import Checked, verify
from tables.tabletop import Games
from tables.test_export import file, rows
from tables.world import Person, World, started

ALL = {"todo": True, "ferias": True, "sombra": True}
NAMES = ("Ana", "Eva", "Luz", "Noa", "Zoe", "Pía")


async def play_until(people: list[Person], rng: random.Random, over: int | None = None) -> None:
    """People play at random to the end, or until `over` tiles lie on the map."""
    while people[0].table.state.status == "playing":
        if over is not None and len(people[0].screen["public"]["tiles"]) >= over:
            return
        mover = next(person for person in people if person.owes())
        if rng.random() < 0.1:
            await mover.do("undo")
        if mover.owes():
            await mover.play(rng)


async def test_a_whole_game_is_seen_alike_by_all_and_can_be_verified_v88(any_world: World) -> None:
    """Owner, other and watcher are told the same of every step (V94), and their screens fold to the same view."""
    people = await started(any_world, "Ana", "Eva", game="vasallos", options=ALL, clock=None)
    mia = any_world.person()
    await mia.come(people[0].table.code)
    state = people[0].table.state
    seed = chance.seed(await any_world.store.secret(), state.code, state.nonce)
    rng = random.Random(3)
    while people[0].table.state.status == "playing":
        await play_until(people, rng, len(mia.screen["public"]["tiles"]) + 30)
        for viewer in (*people, mia):
            assert viewer.screen["public"] == mia.screen["public"]
            assert viewer.screen["told"] == mia.screen["told"]
            assert not any(viewer.screen["own"].values())
            if people[0].table.state.status == "playing":
                assert seed.hex().encode() not in viewer.raw
    assert len(mia.screen["public"]["tiles"]) + len(mia.screen["public"]["deck"]["aside"]) == 114
    data = await any_world.halls[0].export(people[0].device, people[0].table.code, chat=False)
    assert isinstance(data, bytes)
    assert verify(data, Games()) == Checked(ok=True, entries=people[0].table.head + 1)


async def test_one_tile_of_the_shuffle_changed_is_found(world: World) -> None:
    people = await started(world, "Ana", "Eva", game="vasallos", options={}, clock=None)
    await play_until(people, random.Random(4))
    data = await world.halls[0].export(people[0].device, people[0].table.code, chat=False)
    assert isinstance(data, bytes)
    lines = rows(data)
    start = next(line for line in lines if line.get("kind") == "start")
    label, order = start["draws"][-1]
    assert label == "deck"
    start["draws"][-1][1] = order[::-1]
    found = verify(file(lines, rehash=True), Games())
    assert (found.ok, found.seq, found.reason) == (False, start["seq"], "draw")


async def test_a_process_killed_in_a_step_loses_nothing_n22(any_world: World) -> None:
    """Tile laid, figure still to choose: another process goes on from there, undo and all (V95), to the end."""
    people = await started(any_world, "Ana", "Eva", "Luz", game="vasallos", options=ALL, clock=None)
    rng = random.Random(6)
    while people[0].screen["public"]["turn"]["phase"] != "figure" or len(people[0].screen["public"]["tiles"]) < 12:
        await next(person for person in people if person.owes()).play(rng)
    before, head = people[0].screen["public"], people[0].table.head
    await any_world.kill(any_world.halls[0])
    other = await any_world.process()
    for person in people:
        await person.come(people[0].table.code, other)
    assert people[0].table.head >= head
    assert people[0].screen["public"] == before
    mover = next(person for person in people if person.owes())
    assert isinstance(await mover.do("undo"), Done)
    assert mover.screen["public"]["turn"]["phase"] == "place"
    assert mover.screen["public"]["turn"]["hand"] == before["tiles"][-1]["tile"]
    await play_until(people, rng)
    data = await other.export(people[0].device, people[0].table.code, chat=False)
    assert isinstance(data, bytes)
    assert verify(data, Games()).ok


async def test_every_bot_that_is_offered_plays_with_a_person(world: World) -> None:
    ana = await world.open("vasallos", ALL, seats=3, clock=None)
    await ana.sit("Ana")
    for seat, bot in enumerate(offered("vasallos"), 1):
        assert isinstance(await ana.table.add_bot(ana.conn, ana.id(), seat, bot), Done)
    await ana.table.start(ana.conn, ana.id())
    rng = random.Random(8)
    while ana.table.state.status == "playing":
        await world.move(0)
        if ana.owes():
            await ana.play(rng)
    layers = [tile["seat"] for tile in ana.screen["public"]["tiles"][1:]]
    assert set(layers) == {0, 1, 2}
    assert ana.screen["standing"]["finished"]


async def test_two_windows_lay_one_tile_fv11(world: World) -> None:
    people = await started(world, "Ana", "Eva", game="vasallos", clock=None)
    first = next(person for person in people if person.owes())
    tab = Person(world, first.device)
    await tab.come(first.table.code)
    field: Any = first.menu().choices[0].fields[0]
    (cell, turns), on = field.options[0], first.seq
    place = {"type": "place", "cell": list(cell), "turn": turns[0]}
    sent = [who.table.do(who.conn, f"x{n}", on, place) for n, who in enumerate((first, tab))]
    answers = list(await asyncio.gather(*sent))
    assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refusal"]
    assert len(first.screen["public"]["tiles"]) == 2


async def test_who_is_away_is_skipped_and_lays_no_tile_v83(world: World) -> None:
    people = await started(world, "Ana", "Eva", "Luz", game="vasallos", clock=None)
    rng = random.Random(9)
    away = next(person for person in people if not person.owes())
    seat = away.seat
    await world.move(60)
    away.go()
    await world.move(31)
    others = [person for person in people if person is not away]
    await play_until(others, rng, 12)
    tiles = others[0].screen["public"]["tiles"]
    assert seat not in {tile["seat"] for tile in tiles}
    skipped = [e for t in others[0].screen["told"].values() for e in t.get("events", []) if e["type"] == "turn_skipped"]
    assert {event["seat"] for event in skipped} == {seat}
    await away.again()
    await play_until(people, rng, 18)
    assert seat in {tile["seat"] for tile in people[0].screen["public"]["tiles"]}


async def test_a_clock_that_runs_out_lays_the_tile_v85(world: World) -> None:
    people = await started(world, "Ana", "Eva", game="vasallos", clock=20)
    first = next(person for person in people if person.owes())
    await world.move(19)
    assert first.owes()
    await world.move(2)
    assert not first.owes()
    laid = people[0].screen["public"]["tiles"][1]
    assert laid["seat"] == first.seat
    assert all("figures" not in feature for feature in people[0].screen["public"]["features"])


@pytest.mark.parametrize(
    "options,seats,allowed", [({}, 6, False), ({"ferias": True}, 6, False), ({"todo": True}, 6, True)]
)
async def test_six_sit_only_with_todo_v2(world: World, options: dict[str, Any], seats: int, allowed: bool) -> None:
    opened = await world.halls[0].open("device", "vasallos", options, {"seats": seats})
    assert isinstance(opened, Opened) == allowed
    if not allowed:
        assert opened == Refusal("bad_seats", {"seats": [2, 3, 4, 5]})


async def test_pink_is_the_sixths_v7(world: World) -> None:
    star = await world.open("vasallos", {"todo": True}, seats=6, clock=None)
    people = [star, *(world.person() for _ in NAMES[1:])]
    for person, name in zip(people, NAMES, strict=True):
        if person is not star:
            await person.come(star.table.code)
        if person is people[4]:
            assert isinstance(await person.sit(name, "pink"), Refusal)
        assert isinstance(await person.sit(name), Done)
    colours = [seat.colour for seat in star.table.state.seats if seat is not None]
    assert sorted(colours) == ["black", "blue", "green", "pink", "red", "yellow"]
    assert colours[5] == "pink"


async def test_what_is_tried_is_told_to_nobody_v89(world: World) -> None:
    """What a trial would come to is answered to who asks; no entry, and not a byte to anybody."""
    people = await started(world, "Ana", "Eva", game="vasallos", clock=None)
    mia = world.person()
    await mia.come(people[0].table.code)
    first = next(person for person in people if person.owes())
    field: Any = first.menu().choices[0].fields[0]
    head, heard = first.table.head, [person.raw for person in (*people, mia)]
    for cell, turns in field.options:
        answer = await first.table.preview(first.conn, {"type": "place", "cell": list(cell), "turn": turns[0]})
        assert not isinstance(answer, Refusal)
        assert answer is not None
    await world.settle()
    assert first.table.head == head
    assert [person.raw for person in (*people, mia)] == heard


async def test_a_bot_waits_for_the_phantom_of_a_person_fv14(world: World) -> None:
    ana = await world.open("vasallos", {"sombra": True}, seats=2, clock=None)
    await ana.sit("Ana")
    await ana.table.add_bot(ana.conn, ana.id(), 1, "easy")
    await ana.table.start(ana.conn, ana.id())
    rng = random.Random(10)
    while ana.screen["public"]["turn"]["phase"] != "phantom" or not ana.owes():
        await world.move(0)
        if ana.owes():
            await ana.play(rng)
    head = ana.table.head
    await world.move(5)
    assert (ana.table.head, ana.owes()) == (head, True)
    before = len(ana.screen["public"]["tiles"])
    assert isinstance(await ana.do("no_phantom"), Done)
    await world.move(1)
    assert len(ana.screen["public"]["tiles"]) > before, "then it plays"
