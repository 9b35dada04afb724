"""A fork: a table that goes on from a game that is over, with chance and people of its own (design, section 5)."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from sobremesa.kit.records import Refusal
from sobremesa.tables.history import Scene, Story
from sobremesa.tables.records import Done, Opened
from sobremesa.tables.verify import read_log, verify
from tables.tabletop import Games
from tables.world import Person, World, started

GAMES = Games()


async def over(world: World, game: str = "natrak") -> list[Person]:
    options = {"target": 5} if game == "natrak" else {"turns": 4}
    people = await started(world, "Ana", "Eva", "Luz", game=game, options=options)
    rng = random.Random(8)
    while people[0].table.state.status == "playing":
        await next(person for person in people if person.owes()).play(rng)
    return people


async def middle(world: World, person: Person) -> tuple[int, dict[str, Any]]:
    """An entry in the middle of the game, and what was seen there."""
    hall, code = world.halls[0], person.table.code
    story = await hall.story(person.device, code)
    assert isinstance(story, Story)
    seq = story.turns[len(story.turns) // 2].seq
    scene = await hall.replay(person.device, code, seq, person.seat)
    assert isinstance(scene, Scene)
    return seq, msgspec.json.decode(msgspec.json.encode(scene))


async def test_a_game_goes_on_from_the_middle_with_other_chance(world: World) -> None:
    people = await over(world)
    ana, old = people[0], people[0].table.code
    seq, seen = await middle(world, ana)
    seat = ana.seat
    opened = await world.halls[0].fork(ana.device, old, seq)
    assert isinstance(opened, Opened)
    await ana.come(opened.code)
    table = ana.screen["table"]
    assert (table["forked"]["code"], table["forked"]["seq"], table.get("live", [])) == (old, seq, [])
    assert [one and one["name"] for one in table["seats"]] == [
        "Ana" if number == seat else None for number in range(len(people))
    ]
    assert ana.seat == seat
    assert isinstance(await ana.sit("Ana"), Done), "its share of chance"
    for person, name in zip(people[1:], ("Eva", "Teo"), strict=True):
        await person.come(opened.code)
        assert isinstance(await person.sit(name), Done)
    assert await ana.table.lot(ana.conn, "l") == Refusal("order_fixed")
    assert isinstance(await ana.table.start(ana.conn, "s"), Done)
    assert ana.screen["own"]["hand"] == seen["own"]["hand"]
    begun = next(one for one in ana.screen["told"].values() if one["kind"] == "start")
    assert [event["type"] for event in begun["events"]] == ["table_game_started"], "nobody came who was not there"
    for section in ("board", "pieces", "turn", "players", "scrolls", "dice"):
        assert ana.screen["public"][section] == seen["public"][section], section
    key = ana.table.state.game_on().state.key
    assert key.hex() != ana.table.state.fork.position["key"]  # type: ignore[union-attr]  # it is one
    rng = random.Random(3)
    while ana.table.state.status == "playing":
        await next(person for person in people if person.owes()).play(rng)
    data = await world.halls[0].export(ana.device, opened.code)
    assert isinstance(data, bytes)
    found = verify(data, GAMES)
    assert (found.ok, found.open) == (True, False), found
    draws = [label for line in read_log(data)[1] for label, _ in line.draws]
    assert draws[0] == "again/scroll"
    assert not any(label.startswith("map/") for label in draws)
    # It can be watched as any other.
    assert isinstance(await world.halls[0].replay("nobody", opened.code, 5), Scene)


async def test_a_changed_position_is_found(world: World) -> None:
    ana = (await over(world))[0]
    seq, _ = await middle(world, ana)
    opened = await world.halls[0].fork(ana.device, ana.table.code, seq)
    assert isinstance(opened, Opened)
    await ana.come(opened.code)
    await ana.table.close(ana.conn, "c")
    data = await world.halls[0].export(ana.device, opened.code)
    assert isinstance(data, bytes)
    assert verify(data, GAMES).ok
    rows = [msgspec.json.decode(line) for line in data.splitlines()]
    rows[1]["body"]["fork"]["position"]["turn"] += 1
    found = verify(b"\n".join(map(msgspec.json.encode, rows)), GAMES)
    assert (found.ok, found.seq, found.reason) == (False, 0, "changed")


async def test_what_cannot_go_on_is_refused(world: World) -> None:
    people = await over(world)
    ana, hall = people[0], world.halls[0]
    code, story = ana.table.code, await hall.story(ana.device, ana.table.code)
    assert isinstance(story, Story)
    for seq in (0, story.first - 1, story.last, 99_999):
        assert await hall.fork(ana.device, code, seq) == Refusal("no_fork")
    assert await hall.fork(ana.device, "ZZZZZZZZ", 5) == Refusal("unknown_table")
    # A device keeps one table open (N10).
    opened = await hall.fork(ana.device, code, story.first)
    assert isinstance(opened, Opened)
    assert await hall.fork(ana.device, code, story.first) == Refusal("has_table", {"code": opened.code})


async def test_a_game_without_other_chance_has_no_forks_and_a_running_one_has_none_yet(world: World) -> None:
    ana = (await over(world, "tiny"))[0]
    hall = world.halls[0]
    story = await hall.story(ana.device, ana.table.code)
    assert isinstance(story, Story)
    assert await hall.fork(ana.device, ana.table.code, story.first) == Refusal("no_fork")
    eva = (await started(world, "Eva", "Luz"))[0]
    assert await hall.fork(eva.device, eva.table.code, 5) == Refusal("not_now", {"status": "playing"})
