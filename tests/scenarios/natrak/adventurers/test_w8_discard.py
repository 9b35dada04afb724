"""Worked case W8, Discard (n72, n73), without Gold: walls raise the limit."""

from __future__ import annotations

import pytest

from scenarios.natrak.adventurers.scene import Hall, Quest


def w8(walls: int = 1) -> Hall:
    scene = Quest(seats=5, phase="roll", turn=6).hand("A", wood=8).hand("B", clay=9).hand("D", wool=7)
    scene.hand("C", wood=6, herbs=3, coin=1).scrolls("C", mercenary=3).cards("C", crane=2)
    scene.hand("E", tribute=14).city("E", 0, 2, 10).wall("E", 0, 2, 10).city("B", 20, 22).wall("B", *(20, 22)[:walls])
    table = scene.rolls((3, 4, 4)).table()
    assert table.play("A", "roll") is None
    return table


def debts(table: Hall) -> dict[str, int]:
    return {"ABCDE"[due.seat]: due.params["number"] for due in table.match.waiting().owed}


def test_natrak_w8_discard_n72_n73() -> None:
    table = w8()
    assert (table.phase, debts(table)) == ("discard", {"A": 4, "C": 5, "E": 7})
    assert [player.limit for player in table.public().players] == [7, 9, 7, 7, 13]
    for wrong, code in (
        ({"wood": 4}, "wrong_number"),
        ({"wood": 6}, "wrong_number"),
        ({"wood": 1, "herbs": 4}, "not_held"),
        ({"wood": 4, "gold": 1}, "not_in_this_mode"),
    ):
        assert table.play("C", "discard", cards=wrong) == code
    assert debts(table)["C"] == 5
    assert table.play("C", "discard", cards={"wood": 2, "herbs": 2, "coin": 1}) is None
    assert table.hand("C") == {"wood": 4, "herbs": 1}
    (told,) = table.shown_to(None, "discarded")
    assert (told.number, told.cards) == (5, None)
    assert table.play("E", "discard", cards={"tribute": 7}) is None
    assert table.play("A", "discard", cards={"wood": 4}) is None
    assert table.owed() == {"A": "dragon"}


def test_natrak_w8_with_one_wall_less_n72() -> None:
    assert debts(w8(walls=0)) == {"A": 4, "B": 4, "C": 5, "E": 7}


@pytest.mark.parametrize("walls, limit", [(0, 7), (1, 9), (2, 11), (3, 13)])
def test_the_limit_is_7_and_2_for_each_wall_n72(walls: int, limit: int) -> None:
    places = (0, 2, 10)[:walls]
    for number in (limit, limit + 1):
        scene = Quest(phase="roll").city("B", 0, 2, 10).wall("B", *places).hand("B", wood=number)
        table = scene.rolls((3, 4, 4)).table()
        table.play("A", "roll")
        assert table.owed() == ({"B": "discard"} if number > limit else {"A": "dragon"})
