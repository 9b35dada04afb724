"""Worked cases W9 to W11, goblins (n60, n81 to n90; fn18, fn19)."""

from __future__ import annotations

import pytest

from scenarios.natrak.adventurers.scene import Hall, Quest


def w9() -> Hall:
    scene = Quest(phase="roll").city("A", 23).city("B", 31, 40).city("C", 8).wall("B", 31, 40).march(6)
    scene.hero("A", 29, 1, active=True).hero("C", 12, 2, active=True).hero("A", 18)
    scene.hand("A", wood=8).hand("B", wood=11).hand("C", wood=7)
    table = scene.rolls((2, 5, 3)).table()
    assert table.play("A", "roll") is None
    return table


def test_natrak_w9_attack_on_a_7_n60_n82_n83_n86_n88_n89_n90_fn19() -> None:
    table = w9()
    attack = table.event("goblins_attacked")
    assert (attack.strength, attack.defences, attack.outcome) == (4, [1, 0, 2], "lost")
    assert (attack.payers, attack.spared, attack.winners) == ([1], [], [])
    assert (table.phase, table.owed()) == ("sack", {"B": "sack"})
    assert table.public().goblins.march == 0
    assert table.heroes("A") == {29: "I", 18: "I"}
    assert table.heroes("C") == {12: "II"}
    assert table.play("A", "activate", crossing=29) == "wrong_phase"
    assert table.play("A", "sack", crossing=23) == "not_owing"
    assert table.play("B", "sack", crossing=40) is None
    assert (table.cities("B"), table.walls("B"), table.points("B")) == ({31}, {31}, 3)
    assert table.supply("B") == {"camp": 4, "city": 3, "road": 15, "wall": 2, "adventurer": 6}
    told = table.event("city_sacked")
    assert (told.seat, told.crossing, told.wall, told.auto) == (1, 40, True, False)
    owed = {"ABC"[due.seat]: due.params["number"] for due in table.match.waiting().owed}
    assert (table.phase, owed) == ("discard", {"A": 4, "B": 5})
    assert table.play("A", "discard", cards={"wood": 4}) is None
    assert table.play("B", "discard", cards={"wood": 5}) is None
    assert table.owed() == {"A": "dragon"}
    assert table.play("A", "move_threat", hex=0, victim=None) is None
    assert (table.phase, table.public().goblins.strength) == ("main", 3)


@pytest.mark.parametrize("crossing, code", [(99, "no_such_place"), (23, "not_your_piece"), (0, "not_your_piece")])
def test_only_an_own_city_is_sacked_n88(crossing: int, code: str) -> None:
    table = w9()
    assert table.play("B", "sack", crossing=crossing) == code
    assert table.owed() == {"B": "sack"}
    assert table.spots("B", "sack") == [31, 40]


def test_neither_camp_nor_fortress_is_sacked_n88_n118() -> None:
    scene = Quest(phase="roll").city("A", 23, 31, 40).camp("A", 8).march(6).disciplines("A", crown=4)
    table = scene.metropolis("crown", "A", 31).rolls((1, 1, 1)).table()
    table.play("A", "roll")
    assert table.play("A", "sack", crossing=8) == "needs_city"
    assert table.play("A", "sack", crossing=31) == "occupied"
    assert table.spots("A", "sack") == [23, 40]


def test_the_server_sacks_the_lowest_crossing_n88_n201() -> None:
    table = w9()
    (due,) = table.match.waiting().owed
    assert due.clock is not None
    assert (due.clock.seconds, due.clock.only_with_turn_clock, due.lapse) == (45, False, "default")
    assert table.lapse("B") is None
    assert table.cities("B") == {40}
    assert table.event("city_sacked").auto


def test_who_is_or_becomes_absent_loses_the_lowest_at_once_n88_n194() -> None:
    table = w9()
    table.leaves("B")
    assert (table.cities("B"), table.phase) == ({40}, "discard")
    scene = Quest(phase="roll").city("B", 31, 40).march(6).absent("B").rolls((1, 1, 1))
    gone = scene.table()
    gone.play("A", "roll")
    assert (gone.cities("B"), gone.phase) == ({40}, "main")


def test_with_exactly_one_city_it_goes_at_once_and_produces_as_a_camp_n60_n88() -> None:
    table = Quest(phase="roll").city("A", 31).march(6).rolls((1, 3, 2)).table()
    table.play("A", "roll")
    assert (table.cities("A"), table.phase) == (set(), "main")
    assert table.hand("A") == {"stone": 1}


def test_several_owe_together_and_any_may_be_first_n90() -> None:
    scene = Quest(phase="roll").city("A", 23, 31).city("B", 8, 40).city("C", 0, 53).march(6)
    table = scene.hero("C", 4, 3, active=True).disciplines("C", crown=3).rolls((1, 1, 2)).table()
    table.play("A", "roll")
    assert table.owed() == {"A": "sack", "B": "sack"}
    assert table.play("B", "sack", crossing=8) is None
    assert (table.phase, table.owed()) == ("sack", {"A": "sack"})
    assert table.play("A", "sack", crossing=31) is None
    assert table.phase == "main"


def test_natrak_w10_shared_defence_and_a_win_on_anothers_turn_n85_n212_n213() -> None:
    scene = Quest(phase="roll", turn=15).city("A", 23).city("B", 31).city("C", 8, 40).march(6)
    scene.hero("A", 29, 2, active=True).hero("B", 37, 1, active=True).hero("B", 25, 1, active=True)
    scene.defences("A", 8).defences("B", 10).defences("C", 8)
    table = scene.rolls((4, 4, 1)).table()
    assert [table.points(seat) for seat in "ABC"] == [10, 12, 12]
    assert table.play("C", "roll") is None
    attack = table.event("goblins_attacked")
    assert (attack.strength, attack.defences, attack.outcome, attack.winners) == (4, [2, 2, 0], "won", [0, 1])
    assert [table.points(seat) for seat in "ABC"] == [11, 13, 12]
    assert (table.phase, table.state.winner) == ("over", 1)
    assert [table.hand(seat) for seat in "ABC"] == [{}, {}, {}]
    assert table.play("C", "end_turn") == "game_over"


def test_a_single_highest_wins_alone_and_the_roll_goes_on_n85() -> None:
    scene = Quest(phase="roll").city("A", 23).city("B", 31).march(6).hero("A", 29, 2, active=True)
    table = scene.hero("B", 37, 1, active=True).rolls((4, 4, 3)).table()
    table.play("A", "roll")
    assert [table.parts(seat).get("defence", 0) for seat in "ABC"] == [1, 0, 0]
    assert table.standing("A").defences_won == 1
    assert (table.hand("A"), table.phase) == ({"clay": 2}, "main")
    assert table.heroes("A") == {29: "II"}


def test_natrak_w11_lowest_has_only_a_fortress_n87_fn18() -> None:
    scene = Quest(phase="roll").city("A", 23).disciplines("A", alchemy=4).metropolis("alchemy", "A", 23)
    scene.city("B", 31).hero("B", 37, 1, active=True).city("C", 8, 40).hero("C", 12, 2, active=True).march(6)
    table = scene.rolls((1, 1, 3)).table()
    table.play("A", "roll")
    attack = table.event("goblins_attacked")
    assert (attack.strength, sum(attack.defences), attack.outcome) == (4, 3, "lost")
    assert (attack.payers, attack.spared) == ([], [0])
    assert (table.phase, table.public().goblins.march) == ("main", 0)
    assert [len(table.cities(seat)) for seat in "ABC"] == [1, 1, 2]
    assert table.heroes("B") == {37: "I"}
    assert table.heroes("C") == {12: "II"}


def test_the_prompt_can_say_who_is_lowest_and_spared_n87() -> None:
    scene = Quest(phase="roll").city("A", 23).disciplines("A", alchemy=4).metropolis("alchemy", "A", 23).march(6)
    table = scene.city("B", 31, 40).city("C", 8).hero("C", 12, 1, active=True).rolls((1, 1, 1)).table()
    table.play("A", "roll")
    assert (table.owed(), table.public().goblins.spared) == ({"B": "sack"}, [0])
    assert table.play("B", "sack", crossing=31) is None
    assert table.public().goblins.spared == []


def test_who_would_lose_a_city_is_told_before_the_attack_n86_n87() -> None:
    scene = Quest(phase="roll").city("A", 23).city("B", 31, 40).city("C", 8).march(6)
    table = scene.hero("A", 29, 1, active=True).hero("C", 12, 2, active=True).rolls((1, 1, 1)).table()
    foretold = table.public().goblins.payers
    table.play("A", "roll")
    assert foretold == table.event("goblins_attacked").payers == [1]


def test_nobody_would_lose_a_city_if_repelled_or_lowest_with_fortresses_alone_n85_n87() -> None:
    scene = Quest().city("A", 23).city("B", 31).hero("A", 29, 2, active=True)
    assert scene.table().public().goblins.payers == []
    scene = Quest().city("A", 23).disciplines("A", alchemy=4).metropolis("alchemy", "A", 23)
    scene = scene.city("B", 31).hero("B", 37, 1, active=True)
    assert scene.table().public().goblins.payers == []


def test_without_cities_the_goblins_leave_n84_n89() -> None:
    scene = Quest(phase="roll").camp("A", 23).hero("A", 29, 2, active=True).march(6)
    table = scene.rolls((1, 1, 1)).table()
    table.play("A", "roll")
    assert table.event("goblins_attacked").outcome == "none"
    assert (table.public().goblins.march, table.heroes("A"), table.points("A")) == (0, {29: "II"}, 1)


def test_camps_count_nothing_absent_cities_and_fortresses_do_n82() -> None:
    scene = Quest().city("A", 23).camp("A", 0).city("B", 31).absent("B").disciplines("A", alchemy=4)
    assert scene.metropolis("alchemy", "A", 23).table().public().goblins.strength == 2


def test_an_absent_seats_adventurers_do_not_defend_n83_n193() -> None:
    scene = Quest(phase="roll").city("A", 23).hero("B", 29, 3, active=True).march(6).absent("B")
    table = scene.rolls((1, 1, 1)).table()
    assert table.public().goblins.defences == [0, 0, 0]
    table.play("A", "roll")
    assert table.event("goblins_attacked").outcome == "lost"


@pytest.mark.parametrize("face, march", [(1, 4), (2, 4), (3, 4), (4, 3), (5, 3), (6, 3)])
def test_the_march_goes_up_by_the_goblin_faces_n81(face: int, march: int) -> None:
    table = Quest(phase="roll").march(3).rolls((1, 1, face)).table()
    table.play("A", "roll")
    assert table.public().goblins.march == march


@pytest.mark.parametrize("defence, outcome", [(1, "lost"), (2, "won"), (3, "won")])
def test_the_table_wins_if_the_defence_is_as_strong_n85_n86(defence: int, outcome: str) -> None:
    scene = Quest(phase="roll").city("A", 23).city("B", 31).hero("A", 29, defence, active=True).march(6)
    table = scene.rolls((1, 1, 1)).table()
    table.play("A", "roll")
    assert table.event("goblins_attacked").outcome == outcome


def test_a_sacking_leaves_a_sixth_camp_and_the_supply_is_below_zero_n50() -> None:
    scene = Quest(phase="roll").camp("A", 0, 2, 53, 14, 16).city("A", 23).march(6).roads("A", "23-29")
    table = scene.hand("A", wood=9, clay=9, wheat=9, wool=9, stone=9).roads("A", "29-35").rolls((6, 6, 1)).table()
    table.play("A", "roll")
    assert table.supply("A")["camp"] == -1
    assert table.points("A") == 6
    assert table.phase == "main"
    assert table.play("A", "build_camp", crossing=35) == "no_piece_left"
    for upgraded in (0, 2):
        assert table.play("A", "build_city", crossing=upgraded) is None
    assert table.supply("A")["camp"] == 1
    assert table.play("A", "build_camp", crossing=35) is None
