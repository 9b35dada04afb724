"""`easy` of Natrak: between chance and `normal`, gentle, fair, and blind to what its seat may not see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import pytest

from sobremesa.bots import registry
from sobremesa.bots.arena import Plan, outcomes, summed
from sobremesa.bots.base import Sight
from sobremesa.bots.natrak.easy import is_fair
from sobremesa.bots.natrak.position import position
from sobremesa.bots.registry import make
from sobremesa.games import load
from sobremesa.games.natrak import actions as act
from sobremesa.kit.match import BARE, Match
from sobremesa.kit.records import Refusal, Who

NATRAK = load("natrak")


def sight(match: Match[Any], seat: int) -> Sight:
    return Sight(seat, match.menu(seat), lambda: (match.public(), match.own(seat)), owed=True)


def played(bots: int, seed: int) -> Iterator[tuple[Match[Any], int]]:
    """A game between `easy`s, before each decision: the match and who is to decide."""
    rng = Random(seed)
    who: tuple[Who, ...] = tuple("bot" for _ in range(bots))
    match = Match.new(NATRAK, {"mode": "basic"}, who, rng.randbytes(32), keep=BARE)
    seated = [make(NATRAK, "easy") for _ in who]
    while owed := match.waiting().owed:
        seat = owed[0].seat
        yield match, seat
        action = seated[seat].choose(sight(match, seat), rng)
        assert action is not None
        assert not isinstance(match.play(seat, action), Refusal), action


@pytest.mark.parametrize(
    "bots, stronger, at_least",
    [(("normal", "normal", "easy", "easy"), "normal", 13), (("easy", "uniform", "uniform", "uniform"), "easy", 14)],
)
def test_it_stands_between_normal_and_chance(bots: tuple[str, ...], stronger: str, at_least: int) -> None:
    plan = Plan("natrak", {"mode": "basic"}, bots, 20, 3)
    result = summed(plan, list(outcomes(plan)), perf_counter())
    assert result.finished == 20
    assert result.wins_by_bot[stronger] >= at_least
    assert result.faults == {}


@pytest.mark.parametrize("seats", [3, 6])
def test_a_game_among_themselves_ends(seats: int) -> None:
    assert sum(1 for _ in played(seats, seats)) < 600 * seats


def test_fn23_it_moves_the_same_on_what_it_cannot_tell_apart() -> None:
    """The same move for a state and for one imagined from the seat's view: it does not cheat."""
    rng = Random(7)
    for i, (match, seat) in enumerate(played(4, 7)):
        if i % 5 == 0:
            other = match.imagine(seat, rng)
            chance = rng.randrange(1 << 30)
            here = make(NATRAK, "easy").choose(sight(match, seat), Random(chance))
            there = make(NATRAK, "easy").choose(sight(other, seat), Random(chance))
            assert here == there


def test_nobody_in_last_place_is_robbed() -> None:
    rng, moves = Random(5), 0
    for match, seat in played(3, 5):
        seen = sight(match, seat)
        if any(choice.type == "move_threat" for choice in seen.menu.choices):
            moved = make(NATRAK, "easy").choose(seen, rng)
            assert isinstance(moved, act.MoveThreat)
            points = [player.points for player in position(seen).public.players]
            assert moved.victim is None or points[moved.victim] > min(points)
            moves += 1
    assert moves > 3


def test_a_fair_trade_is_taken_and_a_bad_one_is_not() -> None:
    match, seat = next((m, s) for m, s in played(3, 1) if any(c.type == "end_turn" for c in m.menu(s).choices))
    seen = position(sight(match, seat))
    held = {"wood": 2, "clay": 0, "wheat": 1, "wool": 0, "stone": 0, "herbs": 0}
    seen.own = msgspec.structs.replace(seen.own, hand=held)
    assert is_fair(seen, {"clay": 1}, {"wood": 1})
    assert is_fair(seen, {"clay": 1}, {"wheat": 1})
    assert not is_fair(seen, {"wood": 1}, {"wheat": 1})
    assert not is_fair(seen, {"clay": 1}, {"wood": 2})
    assert is_fair(seen, {"herbs": 1}, {"wood": 1})


def test_people_are_offered_the_bots_that_know_the_game() -> None:
    assert registry.offered("natrak") == ["easy", "normal"]
    assert registry.kinds("natrak") == ["uniform", "easy", "normal"]
    assert registry.offered("a game without bots of its own") == ["uniform"]
