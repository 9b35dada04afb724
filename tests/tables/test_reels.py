"""Games that are over: folded once, every frame of them a look-up, and never more of them kept than may be."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from sobremesa.kit.records import Refusal
from sobremesa.store.base import Entry
from sobremesa.tables import fold, history
from sobremesa.tables.history import Scene, Story
from sobremesa.tables.settings import Settings
from sobremesa.tables.state import TableState
from tables.world import Person, World, started


async def played(world: World, game: str = "tiny", **how: Any) -> list[Person]:
    options = {"target": 5} if game == "natrak" else {"turns": 6}
    people = await started(world, "Ana", "Eva", "Luz", game=game, options=options, **how)
    rng = random.Random(6)
    while people[0].table.state.status == "playing":
        await next(person for person in people if person.owes()).play(rng)
    return people


async def scene(world: World, person: Person, seq: int, seat: int | None = None, **how: Any) -> Scene:
    found = await world.halls[0].replay(person.device, person.table.code, seq, seat, **how)
    assert isinstance(found, Scene), found
    return found


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def test_steps_lead_from_a_scene_to_every_later_one(world: World) -> None:
    """A player that folds the steps sees what it would be told of each entry by itself, in every seat and in none."""
    people = await played(world, "natrak")
    for seat in (None, 1):
        begun = await scene(world, people[0], 0)
        shown = plain(await scene(world, people[0], begun.first, seat, steps=100))
        for step in shown["steps"]:
            for part in ("public", "own"):
                shown[part] = {**shown.get(part, {}), **step.get(part, {})}
            shown |= {part: step[part] for part in ("table", "standing") if part in step}
            if step["seq"] % 9 == 0:
                alone = plain(await scene(world, people[0], step["seq"], seat))
                for part in ("public", "own", "table", "standing"):
                    assert alone.get(part) == (shown.get(part) or None), (step["seq"], part)
                assert alone["told"] == step["told"]


async def test_large_steps_come_in_several_answers(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await played(world, "natrak")
    first = (await scene(world, people[0], 0)).first
    whole = plain(await scene(world, people[0], first, steps=60))["steps"]
    most = 3 * max(len(msgspec.json.encode(step)) for step in whole)
    monkeypatch.setattr(history, "STEPS_FULL", most)
    found: list[Any] = []
    at = first
    while len(found) < len(whole):
        part = plain(await scene(world, people[0], at, steps=len(whole) - len(found)))["steps"]
        assert part
        assert len(msgspec.json.encode(part[:-1])) <= most + len(part)
        found += part
        at = found[-1]["seq"]
    assert found == whole
    monkeypatch.setattr(history, "STEPS_FULL", 1)
    assert len(plain(await scene(world, people[0], first, steps=60))["steps"]) == 1


async def test_a_replay_shows_what_was_shown_and_to_whom(world: World) -> None:
    ana, eva, _ = await played(world)
    last = ana.table.head
    for person in (ana, eva):
        found = plain(await scene(world, ana, last, person.seat))
        assert (found["own"], found["public"]) == (person.screen["own"], person.screen["public"])
    assert (await scene(world, ana, last)).own is None


async def test_a_game_is_folded_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, *_ = await played(world)
    folded: list[int] = []

    def counted(state: TableState, entry: Entry) -> fold.Applied:
        folded.append(entry.seq)
        return fold.apply(state, entry)

    monkeypatch.setattr("sobremesa.tables.reel.apply", counted)
    hall, code = world.halls[0], ana.table.code
    assert not hall.folded(code)
    for seq in (3, 9, 5):
        await scene(world, ana, seq, steps=4)
    assert isinstance(await hall.story(ana.device, code.lower()), Story)
    assert hall.folded(code)
    assert folded == list(range(ana.table.head + 1))
    # What the table enters afterwards is folded on top.
    await ana.table.rematch(ana.conn, "again")
    assert (await scene(world, ana, ana.table.head)).head == ana.table.head
    assert folded == list(range(ana.table.head + 1))


async def test_the_least_used_go_when_they_take_too_much(world: World) -> None:
    tables = [(await played(world))[0] for _ in range(3)]
    hall = world.halls[0]
    one, two, three = (person.table.code for person in tables)
    await scene(world, tables[0], 1)
    each = hall._reels.size
    small = World(world.store, world.bus, Settings(reels=each * 2 + each // 2))
    small.time, small.games = world.time, world.games
    hall = await small.process()
    for code in (one, two, one, three):
        assert isinstance(await hall.replay("nobody", code, 1), Scene)
    assert [hall.folded(code) for code in (one, two, three)] == [True, False, True]
    assert hall._reels.size <= each * 2 + each // 2
    await hall.close()


async def test_the_story_tells_points_turns_and_every_draw(world: World) -> None:
    ana, *_ = await played(world, "natrak")
    hall, code = world.halls[0], ana.table.code
    story = await hall.story(ana.device, code)
    assert isinstance(story, Story)
    assert story.points[-1].points == [score["points"] for score in ana.screen["standing"]["scores"]]
    assert [point.seq for point in story.points] == sorted({point.seq for point in story.points})
    turns = [turn.turn for turn in story.turns]
    assert turns == sorted(turns)
    labels = [label for _, label, _, _ in story.draws]
    assert len(labels) == len(set(labels))
    rolls = [one for one in ana.screen["told"].values() if any(e["type"] == "rolled" for e in one.get("events", []))]
    assert len([label for label in labels if label.endswith("/red")]) >= len(rolls)
    assert story.first < story.last <= ana.table.head


async def test_nothing_of_a_running_game_is_told(world: World) -> None:
    people = await started(world, "Ana", "Eva")
    hall, ana = world.halls[0], people[0]
    not_now = Refusal("not_now", {"status": "playing"})
    assert await hall.replay(ana.device, ana.table.code, 1, ana.seat) == not_now
    assert await hall.story(ana.device, ana.table.code) == not_now
    assert not hall.folded(ana.table.code)


async def test_a_table_without_watchers_is_replayed_by_its_seats_alone(world: World) -> None:
    ana, *_ = await played(world, watchers="none")
    hall, code = world.halls[0], ana.table.code
    assert isinstance(await hall.replay(ana.device, code, 3), Scene)
    for answer in (
        await hall.replay("a stranger", code, 3),
        await hall.story("a stranger", code),
        await hall.export("a stranger", code),
    ):
        assert isinstance(answer, Refusal)
        assert answer.code == "no_seat"
