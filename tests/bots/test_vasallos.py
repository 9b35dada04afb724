"""The bots of Vasallos: in order of strength, quick, the same for the same chance, blind to the deck, at home in every box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

import pytest

from sobremesa.bots import arena
from sobremesa.bots.arena import Plan, Result, outcomes, play_game, summed
from sobremesa.bots.base import Sight
from sobremesa.bots.registry import make
from sobremesa.games.vasallos.events import FigurePlaced
from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.start import seats_for
from sobremesa.kit.checks.walk import random_game, walk
from sobremesa.kit.contract import Step
from sobremesa.kit.match import BARE, Match
from sobremesa.kit.records import Refusal, Who

BOXES = [tuple(box for i, box in enumerate(("todo", "ferias", "sombra")) if mask >> i & 1) for mask in range(8)]
COMBINATIONS = [dict.fromkeys(boxes, True) for boxes in BOXES]
combinations = pytest.mark.parametrize("options", COMBINATIONS, ids=["+".join(boxes) or "base" for boxes in BOXES])
ALL = COMBINATIONS[-1]
PATIENT = 60.0
"""Seconds for a decision: how long one takes has a test of its own, which no other process disturbs."""
NAMES = ("uniform", "easy", "normal")


@pytest.fixture(autouse=True)
def vasallos(monkeypatch: pytest.MonkeyPatch) -> None:
    """The arena finds the game whether or not people are offered it."""
    monkeypatch.setattr(arena, "load", lambda _: GAME)


def sight(match: Match[Any], seat: int) -> Sight:
    return Sight(seat, match.menu(seat), lambda: (match.public(), match.own(seat)), owed=True)


def played(name: str, options: dict[str, bool], seats: int, seed: int) -> Iterator[tuple[Match[Any], int, list[Step]]]:
    """A game between bots of a name, before each decision: the match, who is to decide, and what was done so far."""
    rng = Random(seed)
    who: tuple[Who, ...] = tuple("bot" for _ in range(seats))
    match = Match.new(GAME, options, who, rng.randbytes(32), keep=BARE)
    seated = [make(GAME, name) for _ in who]
    done: list[Step] = []
    while owed := match.waiting().owed:
        seat = owed[0].seat
        yield match, seat, done
        action = seated[seat].choose(sight(match, seat), rng)
        assert action is not None
        step = match.play(seat, action)
        assert not isinstance(step, Refusal), action
        done.append(step)


def contest(options: dict[str, bool], bots: tuple[str, ...], games: int, seed: int = 1) -> Result:
    plan = Plan("vasallos", options, bots, games, seed, PATIENT)
    result = summed(plan, list(outcomes(plan)), perf_counter())
    assert result.finished == games
    assert result.faults == {}
    return result


@pytest.mark.parametrize("options", [{}, ALL], ids=["base", "all"])
@pytest.mark.parametrize("bots,least", [(("normal", "uniform"), 10), (("normal", "easy"), 8), (("easy", "uniform"), 9)])
def test_each_beats_the_weaker(options: dict[str, bool], bots: tuple[str, str], least: int) -> None:
    assert contest(options, bots, 10).wins_by_bot[bots[0]] >= least


@pytest.mark.slow
@pytest.mark.battery
def test_normal_wins_95_of_100_against_uniform_and_60_against_easy() -> None:
    assert contest({}, ("normal", "uniform"), 200).wins_by_bot["normal"] >= 190
    assert contest({}, ("normal", "easy"), 400).wins_by_bot["normal"] >= 240


@pytest.mark.slow
@combinations
def test_fp29_two_thousand_games_of_chance_end(options: dict[str, bool]) -> None:
    """250 with each of the eight combinations of boxes, with every number of seats."""
    allowed = seats_for(Options(**options))
    for number in range(250):
        bots = ("uniform",) * allowed[number % len(allowed)]
        outcome = play_game(Plan("vasallos", dict(options), bots, 1, number, PATIENT), number)
        assert outcome.winners, outcome
        assert not outcome.faults, outcome


PIECES = [0, *(pytest.param(i, marks=[pytest.mark.slow, *([pytest.mark.battery] * (i > 2))]) for i in range(1, 32))]


@combinations
@pytest.mark.parametrize("piece", PIECES)
def test_fp29_mixed_games_end_with_any_boxes_and_seats(options: dict[str, bool], piece: int) -> None:
    """Over all pieces 1,024 games of 2 to 6 seats."""
    for number in range(4 * piece, 4 * piece + (1 if piece == 0 else 4)):
        rng = Random(f"{sorted(options)}/{number}")
        allowed = seats_for(Options(**options))
        bots = tuple(NAMES[rng.randrange(3)] for _ in range(allowed[number % len(allowed)]))
        outcome = play_game(Plan("vasallos", dict(options), bots, 1, number, PATIENT), number)
        assert outcome.winners, outcome
        assert not outcome.faults, outcome


@pytest.mark.parametrize("name", ["easy", "normal"])
@pytest.mark.parametrize("seed", range(2))
def test_v90_it_moves_the_same_on_what_it_cannot_tell_apart(name: str, seed: int) -> None:
    """The same move for a state and for one imagined from the seat's view: it does not know the deck."""
    rng = Random(seed)
    for i, (match, seat, _) in enumerate(played(name, COMBINATIONS[-1 - seed], 2 + seed, seed)):
        if i % 7 == 0:
            other = match.imagine(seat, rng)
            moves = [make(GAME, name).choose(sight(m, seat), Random(i)) for m in (match, other)]
            assert moves[0] == moves[1]


@pytest.mark.parametrize("name", ["easy", "normal"])
@pytest.mark.parametrize("seed", range(4))
def test_it_plays_on_from_whatever_others_have_done(name: str, seed: int) -> None:
    """In any state of a random game it has an answer that is legal, and the same for the same chance."""
    rng = Random(seed)
    match = random_game(GAME, ALL, 3 + seed, rng)
    for i, _ in enumerate(walk(match, rng)):
        for owed in match.waiting().owed:
            action = make(GAME, name).choose(sight(match, owed.seat), Random(i))
            assert action is not None
            assert match.explain(owed.seat, action) is None, action
            assert action == make(GAME, name).choose(sight(match, owed.seat), Random(i))


@pytest.mark.parametrize("name", ["easy", "normal"])
def test_it_uses_every_figure(name: str) -> None:
    put: Counter[str] = Counter()
    for seed in range(3):
        done: list[Step] = []
        for _, _, done in played(name, ALL, 2, seed):  # noqa: B007  # the last one is the whole game
            pass
        put.update(event.kind for step in done for event in step.events if isinstance(event, FigurePlaced))
    assert set(put) == {"vassal", "big", "builder", "pig", "phantom"}
