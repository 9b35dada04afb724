"""Worked case W7, the 7 in round 1 (n61), in mode Basic."""

from __future__ import annotations

import pytest

from scenarios.natrak.builder import Scene


def test_natrak_w7_the_7_in_round_1_n58_n61() -> None:
    scene = Scene(phase="roll", turn=2).camp("A", 12, 36).hand("A", wood=4, wool=5).hand("C", wheat=8)
    table = scene.rolls((3, 4), (1, 1), (3, 4)).table()
    assert table.play("B", "roll") is None
    assert (table.public().turn.round, table.owed()) == (1, {"B": "main"})
    assert table.hand("A") == {"wood": 4, "wool": 5}
    assert (table.state.dragon, [event.__struct_config__.tag for event in table.events]) == (9, ["rolled"])
    table.play("B", "end_turn")
    table.play("C", "roll")
    table.play("C", "end_turn")
    assert (table.public().turn.turn, table.public().turn.round) == (4, 2)
    assert table.play("A", "roll") is None
    assert table.owed() == {"A": "discard", "C": "discard"}
    assert {due.seat: due.params["number"] for due in table.match.waiting().owed} == {0: 4, 2: 4}
    assert table.play("A", "discard", cards={"wool": 4}) is None
    assert table.play("C", "discard", cards={"wheat": 4}) is None
    assert table.owed() == {"A": "dragon"}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_natrak_w7_every_turn_of_round_1_and_no_other_n61(seats: int) -> None:
    for turn in range(1, 2 * seats + 1):
        table = Scene(seats=seats, phase="roll", turn=turn).hand("A", wood=9).rolls((3, 4)).table()
        table.play("ABCDEF"[(turn - 1) % seats], "roll")
        assert table.phase == ("main" if turn <= seats else "discard"), f"turn {turn}"
