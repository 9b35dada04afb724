"""Walls (n47, n48, n95)."""

from __future__ import annotations

import pytest

from scenarios.natrak.adventurers.scene import Quest


def test_a_wall_for_two_clay_on_an_own_city_n47_n95() -> None:
    table = Quest().city("A", 23).hand("A", clay=5).table()
    assert table.play("A", "build_wall", crossing=23) is None
    assert (table.walls("A"), table.hand("A"), table.points("A")) == ({23}, {"clay": 3}, 2)
    assert table.supply("A")["wall"] == 2
    assert table.public().players[0].limit == 9
    assert table.play("A", "build_wall", crossing=23) == "already_has_wall"
    (told,) = table.shown_to(None, "wall_built")
    assert (told.seat, told.crossing, told.free) == (0, 23, False)


@pytest.mark.parametrize(
    "crossing, code", [(8, "needs_city"), (31, "not_your_piece"), (29, "not_your_piece"), (99, "no_such_place")]
)
def test_on_an_own_city_only_n95(crossing: int, code: str) -> None:
    table = Quest().city("A", 23).camp("A", 8).city("B", 31).hand("A", clay=5).table()
    assert table.play("A", "build_wall", crossing=crossing) == code


def test_three_at_most_and_not_without_clay_n48_n95() -> None:
    scene = Quest().city("A", 23, 31, 40, 8).wall("A", 23, 31, 40)
    assert scene.hand("A", clay=5).table().play("A", "build_wall", crossing=8) == "no_piece_left"
    poor = Quest().city("A", 23).hand("A", clay=1).table()
    assert poor.play("A", "build_wall", crossing=23) == "cannot_afford"


def test_a_walled_city_is_sacked_like_any_other_n95_n49() -> None:
    scene = Quest(phase="roll").city("A", 23).wall("A", 23).march(6).rolls((1, 1, 1))
    table = scene.table()
    table.play("A", "roll")
    assert (table.cities("A"), table.walls("A"), table.supply("A")["wall"]) == (set(), set(), 3)
    assert table.public().players[0].limit == 7
