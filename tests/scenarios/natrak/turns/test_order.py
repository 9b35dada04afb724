"""The order within a turn in mode Basic (n58 to n64, n79, n91)."""

from __future__ import annotations

import pytest

from scenarios.natrak.builder import Scene, Table

RICH = {"wood": 9, "clay": 9, "wheat": 9, "wool": 9, "stone": 9}


def tags(table: Table) -> list[str]:
    return [str(event.__struct_config__.tag) for event in table.events]


def test_turns_and_rounds_are_counted_skipped_ones_too_n58() -> None:
    table = Scene(seats=4, turn=1).absent("B").table()
    assert (table.public().turn.turn, table.public().turn.round) == (1, 1)
    table.play("A", "end_turn")
    assert tags(table) == ["turn_ended", "turn_began", "turn_skipped", "turn_began"]
    turn = table.public().turn
    assert (turn.turn, turn.round, turn.active) == (3, 1, 2)
    later = Scene(seats=4, turn=4).table()
    later.play("D", "end_turn")
    turn = later.public().turn
    assert (turn.turn, turn.round, turn.active) == (5, 2, 0)


def test_after_a_roll_production_then_main_n60() -> None:
    table = Scene(phase="roll").camp("A", 12).city("B", 31).rolls((3, 5)).table()
    table.play("A", "roll")
    assert tags(table) == ["rolled", "gained", "gained"]
    assert table.owed() == {"A": "main"}


def test_after_a_7_discard_then_dragon_then_main_n60_n79() -> None:
    table = Scene(phase="roll").camp("A", 12).camp("B", 0).hand("B", wood=8).hand("A", clay=9).rolls((3, 4)).table()
    table.play("A", "roll")
    assert (tags(table), table.phase) == (["rolled"], "discard")
    assert table.play("A", "move_threat", hex=0, victim=None) == "wrong_phase"
    table.play("B", "discard", cards={"wood": 4})
    assert table.phase == "discard"
    table.play("A", "discard", cards={"clay": 4})
    assert table.owed() == {"A": "dragon"}
    table.play("A", "move_threat", hex=0, victim=1)
    assert (tags(table), table.owed()) == (["dragon_moved", "stolen"], {"A": "main"})


def test_a_step_with_nothing_to_do_is_passed_over_n60() -> None:
    table = Scene(phase="roll").rolls((3, 4)).table()
    table.play("A", "roll")
    assert table.owed() == {"A": "dragon"}
    silent = Scene(phase="roll").camp("A", 12).rolls((6, 6)).table()
    silent.play("A", "roll")
    assert (tags(silent), silent.owed()) == (["rolled"], {"A": "main"})


def test_a_7_or_a_mercenary_opens_the_dragon_and_nothing_else_n79() -> None:
    """Of all sums only 7, and of all scrolls only the Mercenary."""
    for white in range(1, 7):
        table = Scene(phase="roll").rolls((1, white)).table()
        table.play("A", "roll")
        assert (table.phase == "dragon") == (white == 6)
    scrolls = Scene().scrolls("A", mercenary=1, roads=1, abundance=1, hoarding=1).camp("A", 17)
    for kind, fields in (("roads", {}), ("abundance", {"cards": {"wood": 2}}), ("hoarding", {"material": "wood"})):
        table = scrolls.table()
        assert table.play("A", f"cast_{kind}", **fields) is None
        assert table.phase == "main"
    table = scrolls.table()
    table.play("A", "cast_mercenary")
    assert table.phase == "dragon"


@pytest.mark.parametrize("phase", ["roll", "discard", "dragon", "special", "setup_piece", "setup_road"])
def test_the_turn_ends_only_in_main_n63(phase: str) -> None:
    scene = Scene(seats=6, phase=phase)
    if phase == "discard":
        scene.hand("A", wood=8)._seat("A")["debt"] = 4
    if phase == "special":
        scene.also(actor=3)
    if phase.startswith("setup"):
        scene.camp("A", 17).setup(0, placed=17 if phase == "setup_road" else None)
        if phase == "setup_piece":
            scene.at["seats"][0]["camps"] = []
    table = scene.table()
    actor = "ABCDEF"[table.state.actor]
    assert table.play(actor, "end_turn") == "wrong_phase"
    assert "end_turn" not in table.offered(actor)
    main = Scene(seats=6).table()
    assert main.play("A", "end_turn") is None


def test_a_refused_action_consumes_nothing_and_restarts_no_clock_n64() -> None:
    table = Scene().camp("A", 17).hand("A", wood=1).scrolls("A", roads=1).table()
    before, waits = table.match.digest(), table.match.waiting()
    for kind, fields in (
        ("build_camp", {"crossing": 17}),
        ("build_city", {"crossing": 17}),
        ("roll", {}),
        ("guild", {"give": "wood", "get": "clay"}),
        ("buy_scroll", {}),
        ("cast_mercenary", {}),
        ("offer", {"give": {"clay": 1}, "want": {"wood": 1}, "to": None}),
        ("withdraw", {"offer": 1}),
    ):
        assert table.play("A", kind, **fields) is not None
    assert (table.match.digest(), table.match.waiting(), table.match.inputs) == (before, waits, [])
    assert table.play("A", "cast_roads") is None


def test_any_number_of_pieces_is_built_in_a_turn_paid_and_placed_at_once_n91() -> None:
    table = (
        Scene(target=20).camp("A", 17).roads("A", "17-12").hand("A", wood=6, clay=6, wheat=6, wool=6, stone=6).table()
    )
    for a, b in ((12, 8), (8, 4), (17, 22), (22, 28)):
        assert table.road("A", a, b) is None
    assert table.play("A", "build_camp", crossing=4) is None
    assert table.play("A", "build_camp", crossing=28) is None
    assert table.play("A", "build_city", crossing=17) is None
    assert table.play("A", "build_city", crossing=4) is None
    assert table.hand("A") == {"wool": 4}
    assert table.points("A") == 2 + 2 + 1 + 2


@pytest.mark.parametrize("phase", ["roll", "dragon"])
def test_nobody_builds_outside_main_and_window_n91(phase: str) -> None:
    table = Scene(phase=phase).camp("A", 17).camp("B", 0).hand("A", **RICH).hand("B", **RICH).table()
    assert table.road("A", 17, 23) == "wrong_phase"
    assert table.play("A", "build_city", crossing=17) == "wrong_phase"
    assert table.play("A", "buy_scroll") == "wrong_phase"
    assert table.play("B", "build_city", crossing=0) == "not_your_turn"
