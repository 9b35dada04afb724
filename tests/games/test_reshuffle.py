"""A state goes on with other chance, and nobody can see that it does (design, section 4: what a fork needs)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from sobremesa import games
from sobremesa.kit.match import Match
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Who
from sobremesa.kit.sampling import sample

KEY, OTHER = bytes(range(32)), bytes(range(1, 33))
SUBJECTS: list[tuple[str, dict[str, Any], int]] = [
    ("natrak", {"mode": "basic"}, 4),
    ("natrak", {"mode": "adventurers"}, 4),
    ("vasallos", {}, 3),
    ("vasallos", {"todo": True, "ferias": True, "sombra": True}, 3),
]


def played(game: Any, options: dict[str, Any], seats: int, steps: int) -> Match[Any]:
    who: list[Who] = ["person"] * seats
    match, rng = Match.new(game, options, tuple(who), KEY), random.Random(steps)
    known = kinds(game.actions)
    for _ in range(steps):
        owed = match.waiting().owed
        if not owed:
            break
        seat = owed[rng.randrange(len(owed))].seat
        match.play(seat, sample(match.menu(seat), rng, known))
    return match


def seen(match: Match[Any]) -> list[bytes]:
    """All that anybody sees and may do."""
    seats = range(len(match.standing().scores))
    parts = [match.public(), *(match.own(seat) for seat in seats), *(match.game.menu(match.state, s) for s in seats)]
    return [msgspec.json.encode(part) for part in parts]


@pytest.mark.parametrize("name, options, seats", SUBJECTS, ids=str)
@pytest.mark.parametrize("steps", [0, 40, 120])
def test_every_view_stays_as_it_is_and_what_comes_does_not(
    name: str, options: dict[str, Any], seats: int, steps: int
) -> None:
    game: Any = games.load(name)
    match = played(game, options, seats, steps)
    before, was = seen(match), game.canonical(match.state)
    draws = game.reshuffle(match.state, OTHER)
    assert seen(match) == before
    assert game.canonical(match.state) != was
    assert draws
    assert {draw.label.partition("/")[0] for draw in draws} == {"again"}
    # The same key gives the same again, as a file that is checked demands.
    again = game.from_position(game.position(played(game, options, seats, steps).state))
    assert game.reshuffle(again, OTHER) == draws
    assert game.canonical(again) == game.canonical(match.state)
