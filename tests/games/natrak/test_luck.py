"""The books of a game's luck: against a whole random game counted anew, and in one scene by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

from scenarios.natrak.builder import Scene
from sobremesa.games.natrak.game import GAME
from sobremesa.games.natrak.luck import average
from sobremesa.kit.match import Match
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Refusal
from sobremesa.kit.sampling import sample

KNOWN = kinds(GAME.actions)


def test_the_average_of_a_roll_n46_n67_natrak_w4() -> None:
    """W4: A has a camp at 12 and a city at 23, B a city at 31; the dragon takes away what its hex would bring."""
    table = Scene(phase="roll", turn=13).camp("A", 12).city("A", 23).city("B", 31).table()
    state = table.match.state
    brings = {(3, 5): (3, 2), (1, 2): (1, 2), (2, 2): (0, 2), (5, 6): (2, 0), (1, 4): (1, 0)}
    ways = {8: 5, 3: 2, 4: 3, 11: 2, 5: 4}
    assert average(state) == pytest.approx(
        [sum(n[seat] * ways[sum(dice)] for dice, n in brings.items()) / 36 for seat in (0, 1)]
        + [0.0] * (state.seats - 2)
    )


@pytest.mark.parametrize("mode", ["basic", "adventurers"])
def test_the_books_of_a_whole_game(mode: str) -> None:
    rng = random.Random(11)
    match = Match.new(GAME, {"mode": mode, "target": 6}, ("person",) * 3, bytes(range(32)))
    book = GAME.chronicle(match.state)
    told: list[Any] = []
    drawn: list[str] = []
    while not match.standing().finished:
        owed = match.waiting().owed
        seat = owed[rng.randrange(len(owed))].seat
        step = match.play(seat, sample(match.menu(seat), rng, KNOWN))
        if not isinstance(step, Refusal):
            told += step.events
            drawn += [draw.label for draw in step.draws]
            book.note(match.state, step)
    luck = book.tell()
    rolls = len([label for label in drawn if label.endswith("/red")])
    assert luck.rolls == rolls == sum(one.rolls for one in luck.seats)
    assert rolls > 20  # a game long enough to say something
    of = {kind: [event for event in told if event.__struct_config__.tag == kind] for kind in ("stolen", "discarded")}
    for one in luck.seats:
        assert one.stolen == len([event for event in of["stolen"] if event.thief == one.seat])
        assert one.robbed == len([event for event in of["stolen"] if event.victim == one.seat])
        assert one.discarded == sum(event.number for event in of["discarded"] if event.seat == one.seat)
        assert one.expected > 0
    gains = [event for event in told if event.__struct_config__.tag == "gained" and event.why == "production"]
    if mode == "basic":  # no card fixes dice there
        for one in luck.seats:
            assert one.income == sum(sum(event.cards.values()) for event in gains if event.seat == one.seat)
    # What came differs from what was to be expected, but not by more than dice do.
    came, expected = (sum(getattr(one, name) for one in luck.seats) for name in ("income", "expected"))
    assert 0.4 < came / expected < 2.5
    assert sum(one.sevens for one in luck.seats) == len(
        [event for event in told if event.__struct_config__.tag == "rolled" and event.red + event.white == 7]
    )
    assert sum(luck.faces) == (rolls if mode == "adventurers" else 0)
