"""The roll and its production (N60, N61, N65 to N68)."""

from __future__ import annotations

import pytest

from scenarios.natrak.builder import Scene


def w4(*dice: tuple[int, int], turn: int = 13) -> Scene:
    """The board of W4, before a roll."""
    scene = Scene(phase="roll", turn=turn).camp("A", 12).city("A", 23).city("B", 31)
    return scene.rolls(*dice)


@pytest.mark.parametrize(
    "dice, a, b",
    [
        ((3, 5), {"clay": 3}, {"clay": 2}),
        ((1, 2), {"wool": 1}, {"wood": 2}),
        ((2, 2), {}, {"stone": 2}),
        ((5, 6), {"wood": 2}, {}),
        ((1, 4), {"stone": 1}, {}),
    ],
)
def test_production_in_basic_n46_n67_natrak_w4(dice: tuple[int, int], a: object, b: object) -> None:
    table = w4(dice).table()
    assert table.play("A", "roll") is None
    assert (table.hand("A"), table.hand("B")) == (a, b)
    assert (table.phase, table.event("rolled").red, table.event("rolled").white) == ("main", *dice)


def test_faces_are_shown_and_counted_n65_n66() -> None:
    table = w4((3, 5), (2, 6)).table()
    table.play("A", "roll")
    table.play("A", "end_turn")
    table.play("B", "roll")
    dice = table.public().dice
    assert (dice.seat, dice.red, dice.white) == (1, 2, 6)
    assert dice.tally == [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0]
    assert table.play("B", "roll") == "wrong_phase"


def test_dragon_and_absence_n68_natrak_w5_fn08() -> None:
    table = w4((3, 5)).dragon(4).table()
    table.play("A", "roll")
    assert (table.hand("A"), table.hand("B")) == ({}, {"clay": 2})
    assert table.event("rolled").hexes == [11]
    table = w4((3, 5)).dragon(11).table()
    table.play("A", "roll")
    assert (table.hand("A"), table.hand("B")) == ({"clay": 3}, {})
    table = w4((3, 5)).dragon(4).absent("B").table()
    table.play("A", "roll")
    assert (table.hand("A"), table.hand("B")) == ({}, {})
    table.comes("B")
    assert table.hand("B") == {}


def test_the_dragon_silences_one_hex_of_a_building_fn08() -> None:
    table = Scene(phase="roll").camp("A", 12).rolls((2, 3)).dragon(4).table()
    table.play("A", "roll")
    assert table.hand("A") == {"stone": 1}


def test_there_is_no_end_to_materials_n45_fn11() -> None:
    scene = Scene(phase="roll").city("A", 8, 18, 1).hand("A", clay=500).hand("B", clay=500).rolls((4, 4))
    table = scene.city("B", 26, 37).table()
    table.play("A", "roll")
    assert (table.hand("A"), table.hand("B")) == ({"clay": 504}, {"clay": 504})


def test_a_seven_in_round_one_does_nothing_n61_natrak_w7() -> None:
    table = w4((3, 4), turn=2).hand("A", wood=9).table()
    table.play("B", "roll")
    assert (table.phase, table.hand("A"), table.state.dragon) == ("main", {"wood": 9}, 9)
    assert table.owed() == {"B": "main"}


def test_a_seven_from_round_two_on_n61_natrak_w7() -> None:
    table = w4((3, 4), turn=4).hand("A", wood=9).table()
    table.play("A", "roll")
    assert (table.phase, table.owed()) == ("discard", {"A": "discard"})
    assert table.match.waiting().owed[0].params == {"number": 4}
    assert table.play("A", "discard", cards={"wood": 4}) is None
    assert table.owed() == {"A": "dragon"}


def test_nothing_but_the_actor_rolls_n59() -> None:
    table = w4((3, 5)).table()
    assert table.play("B", "roll") == "not_your_turn"
    assert table.play("A", "end_turn") == "wrong_phase"
    assert table.offered("B") == set()
    assert table.offered("A") == {"roll"}
