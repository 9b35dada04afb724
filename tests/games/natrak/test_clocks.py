"""Clocks, lapses, absence and standing tables (N192 to N201)."""

from __future__ import annotations

import pytest

from scenarios.natrak.builder import Scene


def test_the_turn_clock_is_one_budget_n197_n200() -> None:
    table = Scene(phase="roll").rolls((1, 1)).table()
    (roll,) = table.match.waiting().owed
    table.play("A", "roll")
    (main,) = table.match.waiting().owed
    assert roll.clock == main.clock
    assert roll.clock is not None
    assert (roll.clock.key, roll.clock.seconds, roll.clock.only_with_turn_clock) == ("turn/13", None, True)
    assert (roll.wait, main.wait) == ("turn/13/roll", "turn/13/main")
    assert table.match.waiting().turn == 13


def test_run_out_before_the_roll_n198() -> None:
    table = Scene(phase="roll").rolls((2, 2)).table()
    assert table.lapse("A") is None
    assert table.event("rolled").auto
    assert table.event("turn_ended").auto
    assert table.owed() == {"B": "roll"}


def test_phases_that_come_up_keep_their_owners_n198() -> None:
    table = Scene(phase="roll").hand("B", wood=8).rolls((3, 4)).table()
    table.lapse("A")
    assert table.owed() == {"B": "discard"}
    table.play("B", "discard", cards={"wood": 4})
    assert table.owed() == {"A": "dragon"}
    assert table.public().turn.closing
    table.play("A", "move_threat", hex=0, victim=None)
    assert table.owed() == {"B": "roll"}
    assert table.event("turn_ended").auto


def test_run_out_in_main_n199() -> None:
    table = Scene().hand("A", wood=1).table()
    table.play("A", "offer", give={"wood": 1}, want={"clay": 1}, to=None)
    assert table.lapse("A") is None
    assert table.event("offer_closed").why == "turn_over"
    assert table.owed() == {"B": "roll"}


def test_nothing_lapses_for_who_owes_nothing() -> None:
    table = Scene().table()
    assert table.lapse("B") == "not_owing"
    assert Scene().setup(0).table().lapse("A") == "table_waits"


def test_an_absent_seats_turn_is_skipped_whole_n193() -> None:
    table = Scene(seats=4).absent("B", "C").table()
    table.play("A", "end_turn")
    assert table.owed() == {"D": "roll"}
    assert table.told("turn_skipped") == 2
    assert table.public().turn.turn == 20


@pytest.mark.parametrize("phase, skipped, ended", [("roll", 1, 0), ("main", 0, 1)])
def test_becoming_absent_on_the_own_turn_n194(phase: str, skipped: int, ended: int) -> None:
    table = Scene(phase=phase).table()
    table.leaves("A")
    assert table.owed() == {"B": "roll"}
    assert (table.told("turn_skipped"), table.told("turn_ended")) == (skipped, ended)


def test_absent_in_a_mercenarys_dragon_before_the_roll_n194() -> None:
    table = Scene(phase="roll").scrolls("A", mercenary=1).table()
    table.play("A", "cast_mercenary")
    table.leaves("A")
    assert table.event("dragon_moved").auto
    assert table.told("turn_skipped") == 1
    assert table.owed() == {"B": "roll"}


def test_on_return_everything_is_as_before_n196() -> None:
    table = Scene().hand("C", wood=3).camp("C", 17).table()
    table.leaves("C")
    table.comes("C")
    assert (table.hand("C"), table.points("C")) == ({"wood": 3}, 1)
    assert table.public().players[2].who == "person"


def test_a_table_without_a_person_present_stands_n195_fp29() -> None:
    table = Scene(phase="roll").bot("B").absent("C").table()
    table.leaves("A")
    waiting = table.match.waiting()
    assert (waiting.stands, waiting.owed, waiting.free) == (True, (), ())
    assert (table.phase, table.public().turn.turn) == ("roll", 13)
    assert table.lapse("A") == "table_stands"
    table.comes("C")
    assert table.owed() == {"B": "roll"}
    assert table.told("turn_skipped") == 1


def test_nothing_is_done_for_anybody_while_it_stands_n195() -> None:
    table = Scene().bot("B").hand("A", wood=1).hand("C", clay=1).table()
    table.play("A", "offer", give={"wood": 1}, want={"clay": 1}, to=2)
    table.leaves("C")
    assert table.public().offer is None
    table.play("A", "offer", give={"wood": 1}, want={"clay": 1}, to=None)
    table.leaves("A")
    assert (table.public().offer.offer, table.phase) == (2, "main")
    table.comes("A")
    assert table.owed() == {"A": "main"}
    assert table.public().offer.offer == 2


def test_a_stand_in_makes_its_seat_present_not_a_persons_n195() -> None:
    table = Scene(phase="roll").bot("B", "C").table()
    table.comes("A", "bot")
    player = table.public().players[0]
    assert (player.who, player.person) == ("bot", True)
    assert table.match.waiting().stands
    table.comes("A")
    assert table.owed() == {"A": "roll"}


def test_a_table_of_bots_never_stands_n195() -> None:
    table = Scene(phase="roll").bot("A", "B", "C").table()
    assert table.owed() == {"A": "roll"}


def test_an_absent_seat_can_win_n193() -> None:
    scene = Scene(seats=4, target=5).roads("B", "10-15-20-26-32-37").camp("B", 10, 20, 37).absent("B")
    scene.roads("A", "7-12-17-23-29-34-39-44").road_holder("A").camp("C", 13).roads("C", "13-18-23")
    table = scene.hand("C", wood=1, clay=1, wheat=1, wool=1).also(turn=19, actor=2).table()
    table.play("C", "build_camp", crossing=23)
    assert table.state.winner == 1


def test_over_nobody_is_waited_for_and_people_come_and_go() -> None:
    table = Scene(target=5).city("A", 17).camp("A", 29, 8).hand("A", wheat=2, stone=3).table()
    table.play("A", "build_city", crossing=8)
    assert table.owed() == {}
    table.leaves("B")
    assert table.lapse("A") == "game_over"
    assert table.phase == "over"
