"""Bots at a table (FP29, FP30, N195): paced, patient with people, and never the end of a game."""

from __future__ import annotations

import random
import threading
import time
from typing import Any

import pytest

from sobremesa.bots.base import Sight
from sobremesa.bots.uniform import Uniform
from sobremesa.kit.records import Action
from sobremesa.kit.rng import Rng
from sobremesa.tables.settings import Settings
from tables.world import Person, World


class Throws(Uniform):
    """Knows no way."""

    name = "throws"

    def choose(self, sight: Sight, rng: Rng) -> Action | None:
        raise RuntimeError("no idea")


class Silent(Uniform):
    """Chooses nothing."""

    name = "silent"

    def choose(self, sight: Sight, rng: Rng) -> Action | None:
        return None


class Repeats(Uniform):
    """Asks for the same thing again and again, and it is illegal."""

    name = "repeats"

    def choose(self, sight: Sight, rng: Rng) -> Action | None:
        from kit.tiny.records import Pay

        return Pay({"gold": 9})


class Sleeps(Uniform):
    """Thinks for ever."""

    name = "sleeps"
    wakes = threading.Event()

    def choose(self, sight: Sight, rng: Rng) -> Action | None:
        self.wakes.wait(60)
        return None


async def against(world: World, *bots: str, game: str = "tiny", **how: Any) -> Person:
    """A person with these bots; the game has begun."""
    ana = await world.open(game, how.pop("options", None), seats=1 + len(bots), **how)
    await ana.sit("Ana")
    for seat, bot in enumerate(bots, 1):
        await ana.table.add_bot(ana.conn, ana.id(), seat, bot)
    await ana.table.start(ana.conn, ana.id())
    return ana


async def play_out(person: Person, rng: random.Random, most: int = 20_000) -> None:
    """The person plays at random until the game is over."""
    world = person.world
    for _ in range(most):
        await world.move(0)
        if person.table.state.status == "finished":
            return
        if person.owes():
            await person.play(rng)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("bot", [Throws, Silent, Repeats])
async def test_fp29_a_bot_that_fails_gets_the_default_and_is_reported(world: World, bot: type[Uniform]) -> None:
    world.bots.more[bot.name] = bot
    ana = await against(world, bot.name, "uniform")
    await play_out(ana, random.Random(1))
    events = [e for told in ana.screen["told"].values() for e in told.get("events", [])]
    failed = [event for event in events if event["type"] == "table_bot_failed"]
    assert failed
    reasons = {Throws: "threw", Silent: "silent", Repeats: "illegal"}
    assert {event["reason"] for event in failed} == {reasons[bot]}


async def test_fp29_a_bot_that_sleeps_is_cut_off() -> None:
    world = await World(settings=Settings(bot_pace=(0.0, 0.0), bot_limit=0.05)).begin()
    world.bots.more["sleeps"] = Sleeps
    ana = await against(world, "sleeps", "uniform")
    begun = time.monotonic()
    await play_out(ana, random.Random(2))
    assert time.monotonic() - begun < 10
    Sleeps.wakes.set()
    await world.end()
    events = [e for told in ana.screen["told"].values() for e in told.get("events", [])]
    assert {e["reason"] for e in events if e["type"] == "table_bot_failed"} == {"slow"}


async def test_fp29_in_setup_where_no_default_is_the_server_draws_from_the_menu(world: World) -> None:
    world.bots.more["throws"] = Throws
    ana = await against(world, "throws", "uniform", game="natrak", options={"target": 5}, clock=None)
    await play_out(ana, random.Random(4))
    assert ana.table.state.standing is not None
    assert ana.table.state.standing.winners


async def test_n195_bots_wait_while_no_person_is_connected(world: World) -> None:
    ana = await against(world, "uniform", options={"turns": 50})
    while ana.owes():
        await ana.do("pass")
    ana.go()
    head = ana.table.head
    await world.move(20)
    assert ana.table.head == head
    await ana.come(ana.table.code)
    await world.move(0)
    assert ana.table.head > head
    assert ana.owes()


async def test_a_watcher_alone_does_not_make_bots_move(world: World) -> None:
    ana = await against(world, "uniform", options={"turns": 50})
    mia = world.person()
    await mia.come(ana.table.code)
    while ana.owes():
        await ana.do("pass")
    ana.go()
    head = mia.table.head
    await world.move(20)
    assert mia.table.head == head


async def test_fp30_a_bot_that_waits_for_a_person_is_not_cut(world: World) -> None:
    """A bot has rolled 7; the person with too many cards takes 40 s; the bot moves the dragon afterwards."""
    for seed in range(40):
        ana = await against(world, "uniform", "uniform", game="natrak", options={"target": 20}, clock=120)
        rng = random.Random(seed)
        for _ in range(3000):
            await world.move(0)
            if ana.table.state.status == "finished":
                break
            turn = ana.screen["public"]["turn"]
            if turn["phase"] == "discard" and ana.owes() and turn["active"] != ana.seat:
                await world.move(40)
                assert ana.owes(), "its 45 s are not over"
                await ana.play(rng)
                await world.move(0)
                kinds = [t["kind"] for seq, t in ana.screen["told"].items() if seq > ana.seq - 3]
                assert "lapse" not in kinds
                assert ana.screen["public"]["turn"]["phase"] != "dragon"
                return
            if ana.owes():
                await ana.play(rng)
    raise AssertionError("no bot ever rolled a 7 against a full hand")


async def test_bots_move_at_a_pace_that_people_can_follow(world: World) -> None:
    slow = await World(settings=Settings()).begin()
    try:
        ana = await against(slow, "uniform", options={"turns": 50})
        while ana.owes():
            await ana.do("pass")
        head = ana.table.head
        await slow.move(0.5)
        assert ana.table.head == head
        await slow.move(0.9)
        assert head < ana.table.head <= head + 2
    finally:
        await slow.end()


async def test_whichever_process_asks_a_bot_sends_the_same_move(world: World) -> None:
    first = await against(world, "uniform", options={"turns": 50})
    while first.owes():
        await first.do("pass")
    await world.move(0)
    bot = next(entry for entry in await world.store.load(first.table.code) if entry.by.startswith("bot:"))
    assert bot.id == f"bot/{bot.seq - 1}"
    assert bot.by == "bot:uniform@1"
