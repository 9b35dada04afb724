"""Worked cases W4, Production, and W5, Dragon and absence (n46, n67, n68), in mode Basic."""

from __future__ import annotations

import pytest

from scenarios.natrak.builder import Cards, Scene


def w4(*dice: tuple[int, int]) -> Scene:
    return Scene(phase="roll").camp("A", 12).city("A", 23).city("B", 31).rolls(*dice)


@pytest.mark.parametrize(
    "dice, a, b, hexes",
    [
        ((4, 4), {"clay": 3}, {"clay": 2}, [4, 11]),
        ((2, 1), {"wool": 1}, {"wood": 2}, [3, 15]),
        ((3, 1), {}, {"stone": 2}, [10, 16]),
        ((5, 6), {"wood": 2}, {}, [8, 18]),
        ((2, 3), {"stone": 1}, {}, [0, 13]),
        ((6, 6), {}, {}, [7]),
    ],
)
def test_natrak_w4_production_n46_n67(dice: tuple[int, int], a: Cards, b: Cards, hexes: list[int]) -> None:
    table = w4(dice).table()
    assert table.play("A", "roll") is None
    assert (table.hand("A"), table.hand("B"), table.hand("C")) == (a, b, {})
    assert table.event("rolled").hexes == hexes
    assert table.told("gained") == bool(a) + bool(b)


def test_natrak_w4_whoever_rolls_n67() -> None:
    table = Scene(phase="roll", turn=15).camp("A", 12).city("A", 23).city("B", 31).rolls((4, 4)).table()
    assert table.play("C", "roll") is None
    assert (table.hand("A"), table.hand("B")) == ({"clay": 3}, {"clay": 2})


@pytest.mark.parametrize(
    "dragon, absent, a, b",
    [(4, "", {}, {"clay": 2}), (11, "", {"clay": 3}, {}), (4, "B", {}, {}), (9, "B", {"clay": 3}, {})],
)
def test_natrak_w5_dragon_and_absence_n68(dragon: int, absent: str, a: Cards, b: Cards) -> None:
    table = w4((4, 4)).dragon(dragon).absent(*absent).table()
    assert table.play("A", "roll") is None
    assert (table.hand("A"), table.hand("B")) == (a, b)
    for seat in absent:
        table.comes(seat)
    assert (table.hand("A"), table.hand("B")) == (a, b)


RICH = {"wood": 3, "clay": 3, "wheat": 3, "wool": 3, "stone": 3}


def test_what_was_built_since_the_last_roll_of_a_sum_is_paid_n67() -> None:
    scene = Scene(phase="roll").camp("A", 12).rolls((4, 4), (4, 4))
    table = scene.hand("A", **RICH).table()
    table.play("A", "roll")
    assert table.event("gained").cards == {"clay": 1}
    assert table.play("A", "build_city", crossing=12) is None
    table.play("A", "end_turn")
    table.play("B", "roll")
    assert table.event("gained").cards == {"clay": 2}


@pytest.mark.parametrize("undone", [False, True])
def test_a_camp_counts_at_the_next_roll_and_not_if_undone_n67_n218(undone: bool) -> None:
    scene = Scene(phase="roll").camp("A", 12).roads("A", "12-8-13-18").rolls((4, 4), (4, 4))
    table = scene.hand("A", **RICH).table()
    table.play("A", "roll")
    assert table.play("A", "build_camp", crossing=18) is None
    if undone:
        assert table.undo("A") is None
    table.play("A", "end_turn")
    table.play("B", "roll")
    assert table.event("gained").cards == {"clay": 1 if undone else 2}
