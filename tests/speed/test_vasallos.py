"""Limits of Vasallos: far below what the bench measures on a free machine, so that they tell of a mistake."""

from __future__ import annotations

from time import process_time
from typing import Any

import msgspec
import pytest

from playouts import best
from sobremesa.games.vasallos.game import GAME
from sobremesa.kit.match import Match
from vasallos import ALL, late_game, parts, playout


@pytest.fixture(scope="module")
def late() -> Match[Any]:
    """Five seats, all boxes, 100 tiles on the map."""
    return late_game(5, 100)[0]


def test_a_turns_menu_late_in_a_game_of_all_boxes_is_made_in_5_ms(late: Match[Any]) -> None:
    assert best(20, lambda: late.menu(late.state.active)) < 0.005


def test_all_views_and_menus_of_five_seats_are_built_and_encoded_in_600_us(late: Match[Any]) -> None:
    def all_of_them() -> None:
        for _, part in parts(late):
            msgspec.json.encode(part)

    all_of_them()
    assert best(50, all_of_them) < 600e-6


def test_a_state_with_100_tiles_is_copied_in_40_us(late: Match[Any]) -> None:
    def many() -> None:
        for _ in range(1000):
            GAME.copy(late.state)

    assert best(5, many) / 1000 < 40e-6


@pytest.mark.parametrize("boxes,seats,least", [({}, 2, 250), (ALL, 5, 70)], ids=["base", "all"])
def test_random_games_a_second(boxes: dict[str, bool], seats: int, least: int) -> None:
    """In the process's own time, the best of three."""
    playout(0, boxes, seats)
    rates = []
    for round_ in range(3):
        began = process_time()
        for number in range(40):
            playout(40 * round_ + number, boxes, seats)
        rates.append(40 / (process_time() - began))
    assert max(rates) > least
