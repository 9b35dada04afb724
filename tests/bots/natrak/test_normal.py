"""`normal` of Natrak: stronger than chance, quick, sensible with offers, and blind to what its seat may not see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

import pytest

from sobremesa.bots.arena import Plan, outcomes, summed
from sobremesa.bots.base import Bot, Sight
from sobremesa.bots.registry import make
from sobremesa.games import load
from sobremesa.games.natrak import actions as act
from sobremesa.kit.checks.walk import random_game, walk
from sobremesa.kit.match import BARE, Match
from sobremesa.kit.records import Refusal, Who

NATRAK = load("natrak")


def sight(match: Match[Any], seat: int, *, owed: bool = True) -> Sight:
    return Sight(seat, match.menu(seat), lambda: (match.public(), match.own(seat)), owed=owed)


def played(bots: int, seed: int) -> Iterator[tuple[Match[Any], int]]:
    """A game between `normal`s, before each decision: the match and who is to decide."""
    rng = Random(seed)
    who: tuple[Who, ...] = tuple("bot" for _ in range(bots))
    match = Match.new(NATRAK, {"mode": "basic"}, who, rng.randbytes(32), keep=BARE)
    seated = [make(NATRAK, "normal") for _ in who]
    while owed := match.waiting().owed:
        seat = owed[0].seat
        yield match, seat
        action = seated[seat].choose(sight(match, seat), rng)
        assert action is not None
        assert not isinstance(match.play(seat, action), Refusal), action


def test_it_beats_three_uniform_in_nine_games_of_ten() -> None:
    plan = Plan("natrak", {"mode": "basic"}, ("normal", "uniform", "uniform", "uniform"), 20, 1)
    result = summed(plan, list(outcomes(plan)), perf_counter())
    assert result.finished == 20
    assert result.wins_by_bot["normal"] >= 18
    assert result.faults == {}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_game_among_themselves_ends_soon(seats: int) -> None:
    decisions = sum(1 for _ in played(seats, seats))
    assert decisions < 400 * seats


@pytest.mark.parametrize("seed", range(4))
def test_fn23_it_moves_the_same_on_what_it_cannot_tell_apart(seed: int) -> None:
    """The same move for a state and for one imagined from the seat's view: it does not cheat."""
    rng = Random(seed)
    for i, (match, seat) in enumerate(played(3 + seed % 4, seed)):
        if i % 7 == 0:
            other = match.imagine(seat, rng)
            moves = [make(NATRAK, "normal").choose(sight(m, seat), Random(i)) for m in (match, other)]
            assert moves[0] == moves[1]


def test_it_is_the_same_for_the_same_chance() -> None:
    for i, (match, seat) in enumerate(played(4, 5)):
        move = make(NATRAK, "normal").choose(sight(match, seat), Random(i))
        assert move == make(NATRAK, "normal").choose(sight(match, seat), Random(i))


@pytest.mark.parametrize("seed", range(10))
def test_it_plays_on_from_whatever_others_have_done(seed: int) -> None:
    """In any state of a random game it has an answer that its menu offers."""
    rng = Random(seed)
    match = random_game(NATRAK, {"mode": "basic", "target": 5}, 3 + seed % 4, rng)
    bots: list[Bot] = [make(NATRAK, "normal") for _ in match.standing().scores]
    for _ in walk(match, rng):
        waiting = match.waiting()
        for owed in waiting.owed:
            action = bots[owed.seat].choose(sight(match, owed.seat), rng)
            assert action is not None
            assert match.explain(owed.seat, action) is None, action
        for seat in waiting.free:
            answer = bots[seat].choose(sight(match, seat, owed=False), rng)
            assert answer is None or match.explain(seat, answer) is None


def offered(give: dict[str, int], want: dict[str, int], hands: list[dict[str, int]]) -> Match[Any]:
    """Seat 0 has posted an open offer in the first main phase of a game; the hands are as told."""
    match = next(m for m, _ in played(3, 1) if m.public().turn.phase == "main")  # type: ignore[attr-defined]  # Natrak's
    position = match.game.position(match.state)
    for seat, hand in enumerate(hands):
        position["seats"][seat]["hand"] = hand
    match = Match.from_position(NATRAK, position)
    seat = match.waiting().owed[0].seat
    assert seat == 0
    posted = match.play(seat, act.Offer(give, want, None))  # type: ignore[arg-type]  # names of materials
    assert not isinstance(posted, Refusal), posted
    return match


def test_n175_a_good_offer_is_taken_a_bad_one_declined_and_neither_answered_twice() -> None:
    hands = [{"wheat": 3, "wood": 1}, {"wood": 6, "clay": 1, "wool": 1}, {"wood": 1}]
    for give, want, kind in (({"wheat": 1}, {"wood": 1}, act.Accept), ({"wood": 1}, {"clay": 1}, act.Decline)):
        match = offered(give, want, hands)
        answer = make(NATRAK, "normal").choose(sight(match, 1, owed=False), Random(0))
        assert isinstance(answer, kind)
        assert not isinstance(match.play(1, answer), Refusal)
        assert make(NATRAK, "normal").choose(sight(match, 1, owed=False), Random(0)) is None
