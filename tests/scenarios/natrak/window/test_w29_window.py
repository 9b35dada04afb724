"""Worked case W29, the special window (n160 to n164, fn20), in mode Basic."""

from __future__ import annotations

import pytest

from scenarios.natrak.builder import Scene, Table

RICH = {"wood": 5, "clay": 5, "wheat": 5, "wool": 5, "stone": 5}


def owners(table: Table, turns: int) -> list[str]:
    """Whose windows open after so many turns of those present; "-" for none."""
    found = []
    for _ in range(turns):
        (seat,) = table.owed()
        while table.owed() != {seat: "main"}:
            if table.owed() == {seat: "roll"}:
                table.play(seat, "roll")
            for owing in [] if table.phase == "main" else table.owed():
                table.lapse(owing)
        table.play(seat, "end_turn")
        (after,) = table.owed()
        if table.phase == "special":
            found.append(after)
            table.play(after, "end_window")
        else:
            found.append("-")
    return found


@pytest.mark.parametrize("seats, absent", [(6, "D"), (5, "B"), (6, "EF"), (4, ""), (3, "")])
def test_natrak_w29_none_opens_not_even_to_close_at_once_n161(seats: int, absent: str) -> None:
    table = Scene(seats=seats).absent(*absent).table()
    table.play("A", "end_turn")
    assert table.told("window_opened") == table.told("window_closed") == 0


@pytest.mark.parametrize(
    "seats, absent, windows",
    [
        (6, "", "DEFABC"),
        (5, "", "CDEAB"),
        (4, "", "----"),
        (3, "", "---"),
        (6, "EF", "----"),
        (5, "E", "----"),
    ],
)
def test_natrak_w29_owners_n160_n161(seats: int, absent: str, windows: str) -> None:
    table = Scene(seats=seats).absent(*absent).table()
    assert "".join(owners(table, len(windows))) == windows


def test_natrak_w29_one_absent_of_six_none_when_the_owner_is_that_one_n161() -> None:
    table = Scene(seats=6).absent("E").table()
    # After B's turn the window would be E's; after E's turn, which is skipped, it is B's.
    assert owners(table, 4) == ["D", "-", "F", "A"]
    assert table.owed() == {"B": "special"}


def test_natrak_w29_what_may_be_done_in_it_n162_n163_n164() -> None:
    scene = Scene(seats=6, phase="special").also(actor=3).camp("D", 17).roads("D", "17-23-29")
    table = scene.scrolls("D", mercenary=1, abundance=1).hand("D", **RICH).hand("A", **RICH).camp("A", 0).table()
    for kind, fields in (
        ("guild", {"give": "wood", "get": "clay"}),
        ("offer", {"give": {"wood": 1}, "want": {"clay": 1}, "to": None}),
        ("cast_mercenary", {}),
        ("cast_abundance", {"cards": {"wood": 2}}),
        ("end_turn", {}),
    ):
        assert table.play("D", kind, **fields) == "wrong_phase"
    assert table.road("D", 29, 35) is None
    assert table.undo("D") == "wrong_phase"
    assert table.play("D", "build_camp", crossing=35) is None
    assert table.play("D", "build_city", crossing=17) is None
    assert table.play("D", "buy_scroll") is None
    for seat in "ABCEF":
        assert table.offered(seat) == set()
        assert table.play(seat, "build_city", crossing=0) == "not_your_turn"
    assert table.play("D", "end_window") is None
    assert table.owed() == {"B": "roll"}


def test_natrak_w29_the_target_reached_in_it_ends_the_game_n212_fn20() -> None:
    scene = Scene(seats=5, phase="special", target=5).also(actor=2).city("C", 17).camp("C", 29, 8)
    table = scene.hand("C", wheat=2, stone=3).table()
    assert table.play("C", "build_city", crossing=29) is None
    assert (table.phase, table.state.winner) == ("over", 2)
    for seat in "ABCDE":
        assert table.play(seat, "roll") == "game_over"
    assert table.play("C", "end_window") == "game_over"
