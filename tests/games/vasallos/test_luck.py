"""The books of which tiles came to whom, against a whole random game counted anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sobremesa.games.vasallos.data.load import number_of, tiles
from sobremesa.games.vasallos.game import GAME
from sobremesa.kit.match import Match
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Refusal
from sobremesa.kit.sampling import sample

KNOWN = kinds(GAME.actions)


def test_the_books_of_a_whole_game_v20_v21_v25() -> None:
    rng = random.Random(4)
    match = Match.new(GAME, {}, ("person",) * 3, bytes(range(32)))
    book = GAME.chronicle(match.state)
    told: list[Any] = list(match.opening.events)
    while owed := match.waiting().owed:
        step = match.play(owed[0].seat, sample(match.menu(owed[0].seat), rng, KNOWN))
        assert not isinstance(step, Refusal)
        told += step.events
        book.note(match.state, step)
    luck = book.tell()
    drawn = [event for event in told if event.__struct_config__.tag == "tile_drawn"]
    assert sum(one.tiles for one in luck.seats) == len(drawn) == len(match.state.rules.deck)
    for one in luck.seats:
        mine = [tiles()[number_of()[event.tile]] for event in drawn if event.seat == one.seat]
        found = {kind.kind: kind.number for kind in one.kinds}
        assert found == {
            "city": len([tile for tile in mine if tile.cities]),
            "road": len([tile for tile in mine if tile.roads]),
            "monastery": len([tile for tile in mine if tile.monastery]),
        }
        passed = [e for e in told if e.__struct_config__.tag == "passed_over" and e.phase == "figure"]
        assert one.barred == len([event for event in passed if event.seat == one.seat])
    # All tiles are drawn: together the averages are what the deck holds.
    for place, kind in enumerate(luck.seats[0].kinds):
        number = sum(one.kinds[place].number for one in luck.seats)
        assert sum(one.kinds[place].expected for one in luck.seats) == pytest.approx(number, abs=0.2), kind.kind
