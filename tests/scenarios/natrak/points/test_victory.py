"""Who wins when one change brings several to the target (n212, n213)."""

from __future__ import annotations

from scenarios.natrak.builder import Scene

CAMP = {"wood": 1, "clay": 1, "wheat": 1, "wool": 1}


def cutting(target: int) -> Scene:
    """C's camp on 23 cuts A's line: C +1, A -2, B +2."""
    scene = Scene(target=target).camp("A", 7, 44).roads("A", "7-12-17-23-29-34-39-44").road_holder("A")
    scene.roads("B", "10-15-20-26-32-37").camp("C", 13).roads("C", "13-18-23").hand("C", **CAMP)
    return scene.also(turn=15, actor=2)


def test_the_active_player_before_others_n213() -> None:
    table = cutting(5).camp("B", 10, 20, 37).camp("C", 41).city("C", 51).table()
    assert [table.points(seat) for seat in "ABC"] == [4, 3, 4]
    assert table.play("C", "build_camp", crossing=23) is None
    assert [table.points(seat) for seat in "ABC"] == [2, 5, 5]
    assert (table.state.winner, table.event("won").seat, table.event("won").points) == (2, 2, 5)
    assert table.match.standing().winners == (2,)


def test_another_seat_alone_at_the_target_wins_in_somebody_elses_turn_n212() -> None:
    table = cutting(5).camp("B", 10, 20, 37).table()
    assert table.play("C", "build_camp", crossing=23) is None
    assert ([table.points(seat) for seat in "ABC"], table.state.winner) == ([2, 5, 2], 1)


def test_just_under_the_target_goes_on_n212() -> None:
    table = cutting(6).camp("B", 10, 20, 37).camp("C", 41).city("C", 51).table()
    assert table.play("C", "build_camp", crossing=23) is None
    assert (table.phase, table.state.winner) == ("main", -1)


def test_every_action_of_everybody_is_refused_afterwards_n212() -> None:
    table = cutting(5).camp("B", 10, 20, 37).table()
    table.play("C", "build_camp", crossing=23)
    for seat in "ABC":
        assert table.offered(seat) == set()
        for kind in ("roll", "end_turn", "buy_scroll", "cast_mercenary"):
            assert table.play(seat, kind) == "game_over"
        assert table.lapse(seat) == "game_over"
        assert table.undo(seat) == "game_over"


def test_no_end_by_decks_or_turns_n214() -> None:
    """After a thousand turns with an empty deck of scrolls the game goes on."""
    table = Scene(turn=3001).empty_deck().table()
    for turn in range(3001, 3301):
        seat = "ABC"[(turn - 1) % 3]
        if turn > 3001:
            table.play(seat, "roll")
            while table.phase in {"discard", "dragon"}:
                table.lapse(next(iter(table.owed())))
        table.play(seat, "end_turn")
    assert table.owed() == {"A": "roll"}
    assert table.public().turn.turn == 3301
