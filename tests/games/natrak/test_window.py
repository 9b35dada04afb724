"""The special building window (N160 to N165)."""

from __future__ import annotations

import pytest

from scenarios.natrak.builder import Scene

RICH = {"wood": 5, "clay": 5, "wheat": 5, "wool": 5, "stone": 5}


@pytest.mark.parametrize("seats, owners", [(6, "DEFABC"), (5, "CDEAB")])
def test_owners_by_seat_order_n160_natrak_w29(seats: int, owners: str) -> None:
    for i, owner in enumerate(owners):
        table = Scene(seats=seats, turn=4 * seats + 1 + i).table()
        table.play("ABCDEF"[i], "end_turn")
        assert table.owed() == {owner: "special"}
        assert table.public().turn.active == "ABCDEF".index(owner)
        (due,) = table.match.waiting().owed
        assert due.clock is not None
        assert (due.clock.seconds, due.clock.only_with_turn_clock) == (30, False)
        table.play(owner, "end_window")
        assert table.owed() == {"ABCDEF"[(i + 1) % seats]: "roll"}


def test_none_with_four_n160_natrak_w29() -> None:
    table = Scene(seats=4).table()
    table.play("A", "end_turn")
    assert table.owed() == {"B": "roll"}


def test_none_below_five_present_nor_for_an_absent_owner_n161_natrak_w29() -> None:
    few = Scene(seats=6).absent("E", "F").table()
    few.play("A", "end_turn")
    assert few.owed() == {"B": "roll"}
    away = Scene(seats=6).absent("D").table()
    away.play("A", "end_turn")
    assert away.owed() == {"B": "roll"}
    other = Scene(seats=6).absent("E").table()
    other.play("A", "end_turn")
    assert other.owed() == {"D": "special"}


def test_it_opens_after_a_skipped_turn_too_n160() -> None:
    table = Scene(seats=6).absent("B").table()
    table.play("A", "end_turn")
    assert table.owed() == {"D": "special"}
    table.play("D", "end_window")
    assert table.owed() == {"E": "special"}
    assert table.told("turn_skipped") == 1


@pytest.mark.parametrize("gone", ["EF", "D"])
def test_it_closes_at_once_n161(gone: str) -> None:
    table = Scene(seats=6).table()
    table.play("A", "end_turn")
    for seat in gone:
        table.leaves(seat)
    assert table.owed() == {"B": "roll"}
    assert table.event("window_closed").auto


def special() -> Scene:
    """The window of D after A's turn."""
    return Scene(seats=6, phase="special").also(actor=3)


def test_what_its_owner_may_do_n162_n163_natrak_w29() -> None:
    table = special().camp("D", 17).roads("D", "17-12").hand("D", **RICH).deck("mercenary").table()
    assert table.offered("D") == {"build_road", "build_city", "buy_scroll", "end_window"}
    assert table.play("D", "buy_scroll") is None
    assert table.play("D", "build_city", crossing=17) is None
    for kind, fields in (
        ("guild", {"give": "wood", "get": "clay"}),
        ("offer", {"give": {"wood": 1}, "want": {"clay": 1}, "to": None}),
        ("cast_mercenary", {}),
        ("end_turn", {}),
        ("roll", {}),
    ):
        assert table.play("D", kind, **fields) == "wrong_phase"
        assert table.play("A", kind, **fields) == "not_your_turn"
    assert table.undo("D") == "wrong_phase"
    assert "undo" not in table.offered("D")
    assert all(table.offered(seat) == set() for seat in "ABCEF")


def test_a_scroll_bought_there_counts_as_bought_before_n122() -> None:
    table = special().hand("D", **RICH).deck("mercenary").table()
    table.play("D", "buy_scroll")
    assert table.own("D").scrolls[0].fresh == 0
    table.play("D", "end_window")
    for seat in "BC":
        table.play(seat, "roll")
        while table.phase in ("discard", "dragon"):
            for owing in table.owed():
                table.lapse(owing)
        table.play(seat, "end_turn")
        (owner,) = table.owed()
        table.play(owner, "end_window")
    assert "cast_mercenary" in table.offered("D")


def test_thirty_seconds_close_it_n165_n201() -> None:
    table = special().table()
    assert table.lapse("D") is None
    assert table.event("window_closed").auto
    assert table.owed() == {"B": "roll"}


def test_the_target_reached_there_ends_the_game_n212_natrak_w29_fn20() -> None:
    table = special().also(target=5).city("D", 17).camp("D", 29, 8).hand("D", wheat=2, stone=3).table()
    table.play("D", "build_city", crossing=8)
    assert (table.phase, table.state.winner) == ("over", 3)
    assert table.play("D", "end_window") == "game_over"


def test_no_turn_begins_before_the_window_ends_n59() -> None:
    table = special().table()
    assert table.play("B", "roll") == "not_your_turn"
    assert table.play("D", "end_window") is None
    assert table.play("B", "roll") is None
