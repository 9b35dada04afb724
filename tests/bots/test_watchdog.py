"""fp29: a bot that throws, sleeps, repeats an illegal action or says nothing never holds up a game."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from sobremesa.bots.arena import Outcome, Plan, play_game, summed
from sobremesa.bots.base import Sight
from sobremesa.bots.registry import make
from sobremesa.bots.watchdog import PATIENCE, Trouble, Watched
from sobremesa.games import load
from sobremesa.games.natrak.actions import BuildRoad, Roll
from sobremesa.kit.match import Match
from sobremesa.kit.records import Action
from sobremesa.kit.rng import Rng

PLAN = Plan("natrak", {"mode": "basic", "target": 5}, ("uniform",) * 3, 1, 1, seconds=0.2)


class Faulty:
    """Plays at random until its fortieth decision, and from then on does one thing wrong."""

    version = "0"
    reads_events = False

    def __init__(self, name: str) -> None:
        self.name = name
        self.plain = make(load("natrak"), "uniform")
        self.asked = 0

    def choose(self, sight: Sight, rng: Rng) -> Action | None:
        self.asked += 1
        if self.asked < 40:
            return self.plain.choose(sight, rng)
        return self.fail(sight)

    def fail(self, sight: Sight) -> Action | None:
        if self.name == "throws":
            raise RuntimeError("a bug")
        if self.name == "sleeps":
            time.sleep(60)
        if self.name == "nonsense":
            return "roll"  # type: ignore[return-value]  # that is the fault
        if self.name == "illegal":
            return BuildRoad(9999)
        return None


@pytest.mark.parametrize(
    "name,trouble",
    [
        ("throws", "threw"),
        ("sleeps", "slow"),
        ("illegal", "illegal"),
        ("nonsense", "illegal"),
        ("says_nothing", "silent"),
    ],
)
def test_fp29_the_game_ends_and_the_fault_is_reported(name: str, trouble: Trouble) -> None:
    began = time.perf_counter()
    bots: list[Any] = [Faulty(name), *(make(load("natrak"), "uniform") for _ in range(2))]
    outcome = play_game(PLAN, 0, bots)
    assert outcome.winners
    assert outcome.faults == ((0, trouble),) * PATIENCE
    assert bots[0].asked == 39 + PATIENCE
    assert time.perf_counter() - began < 20
    assert summed(PLAN, [outcome], began).faults == {f"{name}/{trouble}": PATIENCE}


def test_a_bot_that_repeats_what_was_refused_is_at_fault() -> None:
    match = Match.new(load("natrak"), PLAN.options, ("bot",) * 3, bytes(32))
    menu = match.menu(0)

    class Stubborn(Faulty):
        def choose(self, sight: Sight, rng: Rng) -> Action | None:
            return Roll()

    watched = Watched(Stubborn("stubborn"))
    sight = Sight(0, menu, lambda: (match.public(), match.own(0)), owed=True, refused=[Roll()])
    assert watched.choose(sight, Random(0)) is None
    assert watched.faults == ["illegal"]


def test_nothing_is_a_fault_only_of_who_is_waited_for() -> None:
    match = Match.new(load("natrak"), PLAN.options, ("bot",) * 3, bytes(32))
    watched = Watched(Faulty("quiet"))
    watched.bot.asked = 100  # type: ignore[attr-defined]  # Faulty
    sight = Sight(1, match.menu(1), lambda: (match.public(), match.own(1)), owed=False)
    assert watched.choose(sight, Random(0)) is None
    assert watched.faults == []


def test_an_outcome_without_winners_counts_as_not_finished() -> None:
    result = summed(PLAN, [Outcome(("uniform",) * 3, (), 20_000, (2, 3, 4))], time.perf_counter())
    assert (result.games, result.finished, result.wins_by_bot) == (1, 0, {"uniform": 0})
