"""Discard, dragon and theft (N72 to N79)."""

from __future__ import annotations

import pytest

from scenarios.natrak.builder import Scene, Table
from sobremesa.kit.records import Counts, Pair


def seven(scene: Scene) -> Table:
    """A rolls a 7 in round 5."""
    table = scene.also(phase="roll", rolled=False).rolls((3, 4)).table()
    assert table.play("A", "roll") is None
    return table


def test_who_owes_how_many_n72_fn12() -> None:
    hands = dict(zip("ABCD", (7, 8, 9, 13), strict=True))
    scene = Scene(seats=4)
    for seat, cards in hands.items():
        scene.hand(seat, wood=3, wool=cards - 3)
    table = seven(scene)
    assert {due.seat: due.params["number"] for due in table.match.waiting().owed} == {1: 4, 2: 4, 3: 6}
    assert [(debt.seat, debt.number) for debt in table.public().turn.debts] == [(1, 4), (2, 4), (3, 6)]
    (field,) = table.choice("D", "discard").fields
    assert field == Counts("cards", {"wood": 3, "wool": 10}, 6, 6)
    for seat in "BDC":
        number = {"B": 4, "C": 4, "D": 6}[seat]
        assert table.play(seat, "discard", cards={"wood": 3, "wool": number - 3}) is None
    assert table.owed() == {"A": "dragon"}
    assert [sum(table.hand(seat).values()) for seat in "ABCD"] == [7, 4, 5, 7]


@pytest.mark.parametrize(
    "cards, code",
    [
        ({"wood": 3}, "wrong_number"),
        ({"wood": 5}, "wrong_number"),
        ({}, "wrong_number"),
        ({"wood": 3, "stone": 1}, "not_held"),
        ({"wood": 3, "gold": 1}, "not_in_this_mode"),
        ({"wood": 5, "wool": -1}, "bad_action"),
        ({"wood": 4.0}, "bad_action"),
        ({"mithril": 4}, "bad_action"),
    ],
)
def test_wrong_discards_keep_the_debt_n73_fn12(cards: dict[str, int], code: str) -> None:
    table = seven(Scene().hand("B", wood=5, wool=4))
    assert table.play("B", "discard", cards=cards) == code
    assert table.owed() == {"B": "discard"}


def test_nobody_is_asked_twice_n73_fn13() -> None:
    table = seven(Scene().hand("A", wood=17).hand("B", wool=8))
    assert table.play("A", "discard", cards={"wood": 8}) is None
    assert table.owed() == {"B": "discard"}
    assert table.play("A", "discard", cards={"wood": 4}) == "not_owing"
    assert table.play("C", "discard", cards={"wood": 4}) == "not_owing"
    assert table.play("C", "roll") == "not_your_turn"
    assert table.play("A", "end_turn") == "wrong_phase"


def test_time_and_absence_discard_at_random_n59_n193() -> None:
    table = seven(Scene().hand("A", wood=4, wool=5).hand("B", wool=8))
    clocks = {(due.clock.key, due.clock.seconds) for due in table.match.waiting().owed if due.clock}
    assert clocks == {("discard/13/0", 45)}
    table.leaves("B")
    assert sum(table.hand("B").values()) == 4
    assert table.event("discarded").auto
    assert table.lapse("A") is None
    assert sum(table.hand("A").values()) == 5
    assert table.event("discarded").number == 4
    assert table.owed() == {"A": "dragon"}
    absent = seven(Scene().hand("B", wool=8).absent("B"))
    assert absent.owed() == {"A": "dragon"}
    assert absent.hand("B") == {"wool": 4}


def dragon(scene: Scene) -> Table:
    return scene.also(phase="dragon").table()


def test_the_dragon_must_move_n74_n75_fn10() -> None:
    table = dragon(Scene().dragon(4))
    assert table.play("A", "move_threat", hex=4, victim=None) == "same_hex"
    assert table.play("A", "move_threat", hex=19, victim=None) == "no_such_place"
    assert table.play("B", "move_threat", hex=9, victim=None) == "not_your_turn"
    assert table.play("A", "move_threat", hex=9, victim=None) is None
    assert (table.state.dragon, table.owed()) == (9, {"A": "main"})
    assert table.play("A", "move_threat", hex=3, victim=None) == "wrong_phase"


def test_victims_n76_fn09() -> None:
    table = dragon(Scene(seats=4).camp("A", 8).camp("B", 18).city("C", 40).hand("B", wood=1).roads("D", "12-17"))
    for victim in (0, 2, 3, 5):
        assert table.play("A", "move_threat", hex=4, victim=victim) == "bad_victim"
    (field,) = table.choice("A", "move_threat").fields
    assert isinstance(field, Pair)
    options = dict(field.options)
    assert options[4] == [None, 1]
    assert options[13] == [None, 2]
    assert options[0] == [None]
    assert set(options) == set(range(19)) - {9}
    assert table.play("A", "move_threat", hex=4, victim=1) is None
    assert (table.hand("A"), table.hand("B")) == ({"wood": 1}, {})
    assert table.owed() == {"A": "main"}


def test_an_empty_hand_gives_nothing_an_absent_seat_may_be_named_n76_n77() -> None:
    table = dragon(Scene().camp("B", 18).absent("B"))
    assert table.play("A", "move_threat", hex=4, victim=1) is None
    assert table.told("nothing_stolen") == 1
    assert table.owed() == {"A": "main"}


def test_each_card_is_equally_likely_n77() -> None:
    taken = {"wood": 0, "clay": 0, "stone": 0}
    for tried in range(300):
        scene = Scene().camp("B", 18).hand("B", wood=1, clay=2, stone=3).also(phase="dragon")
        at = scene.position() | {"key": f"{tried:064x}"}
        table = scene.table()
        table.match.state = table.match.game.from_position(at)
        table.play("A", "move_threat", hex=4, victim=1)
        taken[table.event("stolen").card] += 1
    assert 25 < taken["wood"] < 75 < taken["clay"] < 125 < taken["stone"] < 175


def w12(dragon_at: int) -> Scene:
    scene = Scene().camp("A", 12, 36).camp("B", 23).city("B", 25).camp("C", 40, 33)
    return scene.dragon(dragon_at)


@pytest.mark.parametrize("before, after", [(9, 1), (11, 9)])
def test_the_server_puts_the_dragon_where_it_harms_least_n78_natrak_w12(before: int, after: int) -> None:
    table = seven(w12(before).hand("B", wood=3))
    (due,) = table.match.waiting().owed
    assert due.clock is not None
    assert (due.clock.seconds, due.clock.only_with_turn_clock) == (25, True)
    assert table.lapse("A") is None
    assert (table.state.dragon, table.phase) == (after, "main")
    assert table.event("dragon_moved").auto
    assert table.told("stolen") == 0


def test_absent_in_the_dragon_phase_n194() -> None:
    table = seven(w12(9))
    table.leaves("A")
    assert table.state.dragon == 1
    assert table.owed() == {"B": "roll"}
    assert (table.told("turn_ended"), table.told("turn_began")) == (1, 1)
