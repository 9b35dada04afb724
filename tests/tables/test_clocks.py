"""The second fold: clocks from entries' times and what the game waits for (N195, N197 to N201, FP17, FP18)."""

from __future__ import annotations

from sobremesa.kit.records import Clock, Owed, Waiting
from sobremesa.tables.clocks import Clocks

NONE: frozenset[int] = frozenset()
TURN = Clock("turn/1", only_with_turn_clock=True)
DISCARD = Clock("discard/1", 45)


def owes(seat: int, wait: str, clock: Clock | None, **how: object) -> Owed:
    return Owed(seat, wait, "p", {}, clock, **({"lapse": "default"} | how))  # type: ignore[arg-type]


def waiting(*owed: Owed, stands: bool = False) -> Waiting:
    return Waiting(owed, stands=stands)


def at(clocks: Clocks) -> dict[int, int]:
    return {deadline.seat: deadline.at for deadline in clocks.deadlines()}


def test_n197_the_turn_clock_is_not_restarted_within_the_turn() -> None:
    clocks = Clocks(120)
    clocks.fold(1000, waiting(owes(0, "roll", TURN)), NONE, NONE)
    assert at(clocks) == {0: 121_000}
    clocks.fold(31_000, waiting(owes(0, "main", TURN)), NONE, NONE)
    assert at(clocks) == {0: 121_000}
    assert clocks.due(0, "main") == 121_000
    assert clocks.due(0, "roll") is None, "a wait that is over has no deadline"


def test_n197_discard_has_its_own_clock_and_does_not_use_up_the_turn() -> None:
    clocks = Clocks(60)
    clocks.fold(0, waiting(owes(0, "roll", TURN)), NONE, NONE)
    clocks.fold(10_000, waiting(owes(1, "d1", DISCARD), owes(2, "d2", DISCARD)), NONE, NONE)
    assert at(clocks) == {1: 55_000, 2: 55_000}
    clocks.fold(40_000, waiting(owes(2, "d2", DISCARD)), NONE, NONE)
    assert at(clocks) == {2: 55_000}, "who has not answered keeps its own time"
    clocks.fold(50_000, waiting(owes(0, "main", TURN)), NONE, NONE)
    assert at(clocks) == {0: 100_000}, "the turn goes on with the 50 s that it had"


def test_n200_without_a_turn_clock_turn_and_dragon_have_no_limit_and_discard_has() -> None:
    clocks = Clocks(None)
    dragon = Clock("dragon/1", 25, only_with_turn_clock=True)
    clocks.fold(0, waiting(owes(0, "main", TURN)), NONE, NONE)
    assert at(clocks) == {}
    clocks.fold(0, waiting(owes(0, "dragon", dragon)), NONE, NONE)
    assert at(clocks) == {}
    clocks.fold(0, waiting(owes(1, "d", DISCARD)), NONE, NONE)
    assert at(clocks) == {1: 45_000}


def test_n195_clocks_stand_while_nobody_is_there_and_go_on_with_ten_seconds_at_least() -> None:
    clocks = Clocks(60)
    clocks.fold(0, waiting(owes(0, "main", TURN)), NONE, NONE)
    clocks.fold(57_000, waiting(stands=True), NONE, NONE)
    assert at(clocks) == {}
    clocks.fold(90_000, waiting(stands=True), NONE, NONE)
    clocks.fold(500_000, waiting(owes(0, "main", TURN)), NONE, NONE)
    assert at(clocks) == {0: 510_000}
    clocks.fold(502_000, waiting(stands=True), NONE, NONE)
    clocks.fold(600_000, waiting(owes(0, "main", TURN)), NONE, NONE)
    assert at(clocks) == {0: 610_000}


def test_n195_who_had_more_than_ten_seconds_keeps_them() -> None:
    clocks = Clocks(60)
    clocks.fold(0, waiting(owes(0, "main", TURN)), NONE, NONE)
    clocks.fold(20_000, waiting(stands=True), NONE, NONE)
    clocks.fold(500_000, waiting(owes(0, "main", TURN)), NONE, NONE)
    assert at(clocks) == {0: 540_000}


def test_fp19_resume_moves_every_deadline() -> None:
    clocks = Clocks(60)
    clocks.fold(0, waiting(owes(0, "main", TURN), owes(1, "d", DISCARD)), NONE, NONE)
    clocks.move(30_000)
    assert at(clocks) == {0: 90_000, 1: 75_000}


def test_a_wait_without_default_has_no_deadline() -> None:
    clocks = Clocks(60)
    clocks.fold(0, waiting(owes(0, "setup", TURN, lapse="waits")), NONE, NONE)
    assert at(clocks) == {}


def test_absence_at_once() -> None:
    clocks = Clocks(60)
    clocks.fold(5_000, waiting(owes(0, "main", TURN, absence="at_once")), frozenset({0}), NONE)
    assert at(clocks) == {0: 5_000}
    clocks.fold(6_000, waiting(owes(0, "main", TURN, absence="at_once")), NONE, NONE)
    assert at(clocks) == {0: 65_000}, "back in time: its clock is as it was"


def test_c142_absence_after_ten_seconds_without_a_present_seat_that_owes() -> None:
    clocks = Clocks(None)
    both = (owes(0, "draw0", None, absence="after_10s"), owes(1, "draw1", None, absence="after_10s"))
    clocks.fold(1_000, waiting(*both), frozenset({1}), NONE)
    assert at(clocks) == {}, "a present seat still owes"
    clocks.fold(4_000, waiting(both[1]), frozenset({1}), NONE)
    assert at(clocks) == {1: 14_000}
    clocks.fold(6_000, waiting(*both), frozenset({1}), NONE)
    assert at(clocks) == {}
    clocks.fold(7_000, waiting(both[1]), NONE, NONE)
    assert at(clocks) == {}, "it is back"


def test_at_a_table_that_waits_the_clock_of_an_absent_seat_stands() -> None:
    clocks = Clocks(60)
    clocks.fold(0, waiting(owes(0, "main", TURN)), NONE, NONE)
    clocks.fold(20_000, waiting(owes(0, "main", TURN)), NONE, frozenset({0}))
    assert at(clocks) == {}
    clocks.fold(90_000, waiting(owes(0, "main", TURN)), NONE, NONE)
    assert at(clocks) == {0: 130_000}


def test_budgets_of_older_turns_do_not_pile_up() -> None:
    clocks = Clocks(60)
    for turn in range(500):
        clocks.fold(turn * 1000, waiting(owes(turn % 4, "main", Clock(f"turn/{turn}"))), NONE, NONE)
    assert len(clocks._left) <= 48
