"""Worked case W18, the gates (n70, n71), and what is drawn in plain sight."""

from __future__ import annotations

import pytest

from scenarios.natrak.adventurers.scene import Hall, Quest


def w18(card: str) -> Hall:
    scene = Quest(seats=5, phase="roll", turn=6).disciplines("A", crown=2).disciplines("B", crown=1)
    scene.disciplines("C", crown=5).city("C", 0).metropolis("crown", "C", 0).disciplines("D", crown=4).absent("D")
    scene.disciplines("E", crown=3).cards("A", crane=2, smith=1).cards("C", irrigation=2, mining=2)
    table = scene.next("crown", card, left=1).rolls((3, 1, 5)).table()
    assert table.play("A", "roll") is None
    return table


def test_natrak_w18_gate_n70() -> None:
    table = w18("bishop")
    assert table.progress("A") == {"crane": 2, "smith": 1, "bishop": 1}
    assert [table.standing(seat).progress for seat in "ABCDE"] == [4, 0, 4, 0, 0]
    assert table.public().progress.left["crown"] == 0
    assert table.told("progress_drawn") == 1
    drawn = {viewer: table.shown_to(viewer, "progress_drawn")[0].card for viewer in ("A", "B", None)}
    assert drawn == {"A": "bishop", "B": None, None: None}
    (told,) = table.shown_to(None, "progress_drawn")
    assert (told.seat, told.discipline, told.left) == (0, "crown", 0)


def test_natrak_w18_constitution_is_turned_up_n71_n142() -> None:
    table = w18("constitution")
    before = 0
    assert table.points("A") == before + 1
    assert table.parts("A") == {"constitution": 1}
    assert table.standing("A").progress == 3
    assert table.standing("A").shown == ["constitution"]
    assert [table.shown_to(viewer, "progress_drawn")[0].card for viewer in ("A", "B", None)] == ["constitution"] * 3
    assert table.play("A", "play_constitution") == "not_castable"


def test_printing_press_is_turned_up_on_anothers_turn_n71_n157() -> None:
    scene = Quest(phase="roll").disciplines("B", religion=1).next("religion", "printing_press").rolls((2, 1, 6))
    table = scene.table()
    table.play("A", "roll")
    assert (table.points("B"), table.parts("B"), table.progress("B")) == (1, {"printing_press": 1}, {})
    assert table.shown_to(None, "progress_drawn")[0].card == "printing_press"
    assert table.play("A", "play_printing_press") == "not_castable"


def test_a_point_drawn_at_a_gate_may_win_before_the_roll_pays_n71_n212() -> None:
    scene = Quest(phase="roll", target=5).city("B", 31, 40).disciplines("B", crown=1).camp("A", 17)
    table = scene.next("crown", "constitution").rolls((2, 2, 5)).table()
    table.play("A", "roll")
    assert (table.phase, table.state.winner, table.hand("B")) == ("over", 1, {})


@pytest.mark.parametrize("level", range(6))
def test_red_die_at_most_level_and_one_n70(level: int) -> None:
    for red in range(1, 7):
        scene = Quest(phase="roll").disciplines("B", alchemy=level)
        if level >= 4:
            scene.city("B", 31).metropolis("alchemy", "B", 31)
        table = scene.rolls((red, 1, 4)).table()
        table.play("A", "roll")
        assert table.standing("B").progress == (1 if level and red <= level + 1 else 0)


@pytest.mark.parametrize("face, discipline", [(4, "alchemy"), (5, "crown"), (6, "religion")])
def test_each_gate_deals_of_its_own_deck_n60_n70(face: int, discipline: str) -> None:
    scene = Quest(phase="roll")
    for seat in "ABC":
        scene.disciplines(seat, alchemy=1, crown=1, religion=1)
    table = scene.rolls((1, 1, face)).table()
    before = dict(table.public().progress.left)
    table.play("A", "roll")
    left = table.public().progress.left
    assert {name: before[name] - left[name] for name in before} == {
        name: 3 if name == discipline else 0 for name in before
    }
    assert [event.seat for event in table.shown_to(None, "progress_drawn")] == [0, 1, 2]


def test_no_gate_on_a_goblin_face_n60() -> None:
    table = Quest(phase="roll").disciplines("A", alchemy=1, crown=1, religion=1).rolls((1, 1, 2)).table()
    table.play("A", "roll")
    assert table.standing("A").progress == 0


@pytest.mark.parametrize("held, drawn", [(3, 1), (4, 0)])
def test_four_cards_at_most_at_a_gate_n70_n130(held: int, drawn: int) -> None:
    cards = {"crane": 2, "smith": held - 2}
    table = Quest(phase="roll").disciplines("A", crown=1).cards("A", **cards).rolls((1, 1, 5)).table()
    table.play("A", "roll")
    assert table.standing("A").progress == held + drawn


def test_a_drawn_card_may_be_played_in_that_turn_n129() -> None:
    scene = Quest(phase="roll").disciplines("A", religion=1).next("religion", "crane").rolls((1, 1, 6))
    table = scene.table()
    table.play("A", "roll")
    assert table.play("A", "play_crane") is None
