"""Faults of others played on a table of Natrak, with two tabs and quick clicks (FN06, FN10, FN15, FN26)."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from sobremesa.kit.records import Refusal
from sobremesa.tables.records import Done
from tables.world import Person, World, started


def set_position(person: Person, change: Callable[[dict[str, Any]], None]) -> None:
    """Put the running game into another position, and show it."""
    state = person.table.state
    match = state.game_on()
    position = state.game.position(match.state)
    change(position)
    match.state = state.game.from_position(position)
    state.waiting = match.waiting()
    person.table.room.views._update_game(state, match)


async def in_phase(world: World, phase: str) -> tuple[list[Person], Person]:
    """A game of three in this phase, and who is on turn."""
    people = await started(world, "Ana", "Eva", "Luz", game="natrak", options={"target": 20}, clock=None)
    rng = random.Random(2)
    while people[0].screen["public"]["turn"]["phase"] != phase:
        mover = next(person for person in people if person.owes())
        await mover.play(rng)
    return people, next(person for person in people if person.owes())


async def twice(first: Person, tab: Person, *actions: dict[str, Any]) -> list[Done | Refusal]:
    on = first.seq
    sent = [
        who.table.do(who.conn, f"x{n}", on, action)
        for n, (who, action) in enumerate(zip((first, tab), actions, strict=True))
    ]
    return list(await asyncio.gather(*sent))


async def test_fn06_one_mercenary_from_two_windows_is_cast_once(world: World) -> None:
    people, first = await in_phase(world, "main")

    def one_mercenary(position: dict[str, Any]) -> None:
        held = {"mercenary": 1}
        taken = position["seats"][first.seat]["scrolls"]
        position["deck"] += [kind for kind, n in taken.items() for _ in range(n)]
        position["seats"][first.seat]["scrolls"] = held
        position["deck"].remove("mercenary")
        position["fresh"], position["scroll_cast"] = {}, False

    set_position(first, one_mercenary)
    tab = Person(world, first.device)
    await tab.come(first.table.code)
    before = first.table.state.game_on().state.mercenaries[first.seat]
    answers = await twice(first, tab, {"type": "cast_mercenary"}, {"type": "cast_mercenary"})
    assert sum(isinstance(answer, Done) for answer in answers) == 1
    assert {answer.code for answer in answers if isinstance(answer, Refusal)} == {"stale"}
    again = await tab.do("cast_mercenary")
    assert isinstance(again, Refusal)
    assert first.table.state.game_on().state.mercenaries[first.seat] == before + 1
    assert all(person.screen["public"] == first.screen["public"] for person in people)


async def test_fn10_the_dragon_moves_once_for_one_seven(world: World) -> None:
    people, first = await in_phase(world, "dragon")
    tab = Person(world, first.device)
    await tab.come(first.table.code)
    menu = [choice for choice in first.menu().choices if choice.type == "move_threat"]
    options: list[Any] = [option for choice in menu for option in choice.fields[0].options]  # type: ignore[union-attr]  # a Pair
    moves = [{"type": "move_threat", "hex": hex_, "victim": victims[0]} for hex_, victims in options[:2]]
    done, stale = await twice(first, tab, moves[0], moves[1])
    assert isinstance(done, Done)
    assert stale == Refusal("stale")
    assert await first.table.do(first.conn, "x0", first.seq, moves[0]) == Done(done.seq)
    other = await first.table.do(first.conn, "y", first.seq, moves[1])
    assert isinstance(other, Refusal)
    told = [e["type"] for t in people[0].screen["told"].values() if t["seq"] >= done.seq for e in t.get("events", [])]
    assert sum("threat" in kind or "dragon" in kind for kind in told) == 1


async def test_fn15_one_guild_payment_gives_one_card(world: World) -> None:
    _, first = await in_phase(world, "main")

    def four_wood(position: dict[str, Any]) -> None:
        seat = position["seats"][first.seat]
        seat["hand"] = {"wood": 4}
        position["ports"] = [port | {"kind": "clay"} for port in position["ports"]]

    set_position(first, four_wood)
    tab = Person(world, first.device)
    await tab.come(first.table.code)
    guild = {"type": "guild", "give": "wood", "get": "stone"}
    answers = await twice(first, tab, guild, guild)
    assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refusal"]
    assert {kind: n for kind, n in first.screen["own"]["hand"].items() if n} == {"stone": 1}


async def test_fn26_opening_cards_come_once_and_setup_has_no_undo(world: World) -> None:
    people = await started(world, "Ana", "Eva", "Luz", game="natrak", clock=None)
    rng = random.Random(5)
    while people[0].screen["public"]["turn"]["phase"].startswith("setup"):
        mover = next(person for person in people if person.owes())
        others = [(p.seat, dict(p.screen["own"]["hand"])) for p in people if p is not mover]
        if people[0].screen["public"]["turn"]["phase"] == "setup_road":
            free = {edge for choice in mover.menu().choices for edge in choice.fields[0].values}  # type: ignore[union-attr]  # a One
            wrong = next(edge for edge in range(72) if edge not in free)
            refused = await mover.do("place_road", edge=wrong)
            assert isinstance(refused, Refusal)
            assert isinstance(await mover.do("undo"), Refusal)
        await mover.play(rng)
        assert [(p.seat, dict(p.screen["own"]["hand"])) for p in people if p is not mover] == others
    opening = [e for t in people[0].screen["told"].values() for e in t.get("events", []) if e["type"] == "gained"]
    assert sorted(event["seat"] for event in opening) == sorted({event["seat"] for event in opening})
    for person in people:
        got = [event["cards"] for event in opening if event["seat"] == person.seat]
        held = {kind: n for kind, n in person.screen["own"]["hand"].items() if n}
        assert got == ([held] if held else [])
