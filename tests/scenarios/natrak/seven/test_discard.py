"""The Basic discard case (n72, fn12): hands of 7, 8, 9 and 13 owe 0, 4, 4 and 6."""

from __future__ import annotations

import pytest

from scenarios.natrak.builder import Cards, Scene, Table

OWED = {7: 0, 8: 4, 9: 4, 13: 6}


def rolled(scene: Scene) -> Table:
    table = scene.also(phase="roll", rolled=False).rolls((2, 5)).table()
    assert table.play("A", "roll") is None
    return table


def test_natrak_basic_discard_case_n72_fn12() -> None:
    scene = Scene(seats=4).scrolls("A", mercenary=3)
    for seat, number in zip("ABCD", OWED, strict=True):
        scene.hand(seat, wood=number - 4, stone=4)
    table = rolled(scene)
    assert {7: 0} | {
        7 + {1: 1, 2: 2, 3: 6}[due.seat]: due.params["number"] for due in table.match.waiting().owed
    } == OWED
    assert table.owed() == dict.fromkeys("BCD", "discard")
    for seat, kept in (("D", {"wood": 3, "stone": 4}), ("B", {"wood": 4}), ("C", {"wood": 1, "stone": 4})):
        held = table.hand(seat)
        lost: Cards = {kind: n - kept.get(kind, 0) for kind, n in held.items() if n > kept.get(kind, 0)}
        assert table.play(seat, "discard", cards=lost) is None
        assert table.hand(seat) == kept
    assert table.hand("A") == {"wood": 3, "stone": 4}
    assert table.owed() == {"A": "dragon"}


@pytest.mark.parametrize("number, owed", OWED.items())
def test_natrak_basic_discard_by_the_server_is_exactly_the_owed_number_fn12(number: int, owed: int) -> None:
    table = rolled(Scene().hand("B", wood=2, wool=number - 2))
    if owed:
        assert table.lapse("B") is None
        assert table.event("discarded").number == owed
    assert sum(table.hand("B").values()) == number - owed
    assert table.owed() == {"A": "dragon"}


def test_natrak_basic_who_is_done_is_not_asked_again_fn13() -> None:
    table = rolled(Scene().hand("A", clay=17).hand("B", clay=8))
    assert table.play("A", "discard", cards={"clay": 8}) is None
    assert table.hand("A") == {"clay": 9}
    assert table.owed() == {"B": "discard"}
    assert table.lapse("B") is None
    assert (table.owed(), table.hand("A")) == ({"A": "dragon"}, {"clay": 9})
