"""Worked case W14, cuts and ties (n209, fn01, fn03), in mode Basic."""

from __future__ import annotations

import pytest

from scenarios.natrak.builder import Scene, Table

CAMP = {"wood": 1, "clay": 1, "wheat": 1, "wool": 1}
LINES = (
    "12-7-11-16-22-28-33-38-43",
    "1-5-9-14-19-25-31-36-41",
    "47-51-48-52-49-53-50-46-42",
)


def test_natrak_w14_a_camp_on_the_line_n208_n209_fn01() -> None:
    scene = Scene().camp("A", 7, 44).roads("A", "7-12-17-23-29-34-39-44").road_holder("A")
    scene.roads("B", "10-15-20-26-32-37").camp("C", 13).roads("C", "13-18-23").hand("C", **CAMP)
    table = scene.also(turn=15, actor=2).table()
    assert [table.route(seat) for seat in "ABC"] == [7, 5, 2]
    before = [table.points(seat) for seat in "ABC"]
    assert table.play("C", "build_camp", crossing=23) is None
    assert [table.route(seat) for seat in "ABC"] == [4, 5, 2]
    assert [table.points(seat) - was for seat, was in zip("ABC", before, strict=True)] == [-2, 2, 1]
    assert table.holder("longest_road") == "B"


def cut(lengths: tuple[int, int, int], at: int, way: str) -> Table:
    """A, B and C have lines of these lengths, A the award; D, with a camp where `way` begins, builds on A's line at `at`."""
    scene = Scene(seats=4).road_holder("A").roads("D", way).camp("D", int(way.partition("-")[0])).hand("D", **CAMP)
    for seat, line, length in zip("ABC", LINES, lengths, strict=True):
        if length:
            scene.roads(seat, "-".join(line.split("-")[: length + 1]))
    table = scene.hand("C", wood=1, clay=1).also(turn=20, actor=3).table()
    assert table.holder("longest_road") == "A"
    assert table.play("D", "build_camp", crossing=at) is None
    return table


def until(table: Table, seat: str) -> None:
    """Play on with nothing built until this seat is in main."""
    while table.owed() != {seat: "main"}:
        ((waited, prompt),) = table.owed().items()
        if prompt == "main":
            table.play(waited, "end_turn")
        elif prompt == "roll":
            table.play(waited, "roll")
        else:
            table.lapse(waited)


def test_natrak_w14_8_cut_to_4_two_others_at_6_nobody_then_7_takes_it_fn03() -> None:
    table = cut((8, 6, 6), 22, "23-17-22")
    assert [table.route(seat) for seat in "ABC"] == [4, 6, 6]
    assert (table.holder("longest_road"), [table.points(seat) for seat in "ABC"]) == (None, [0, 0, 0])
    until(table, "C")
    assert table.road("C", 50, 46) is None
    assert (table.route("C"), table.holder("longest_road"), table.points("C")) == (7, "C", 2)


@pytest.mark.parametrize(
    "lengths, at, way, after, holder",
    [
        ((8, 6, 0), 33, "21-27-33", [6, 6, 0], "A"),
        ((8, 6, 5), 28, "29-34-28", [5, 6, 5], "B"),
        ((8, 4, 3), 22, "23-17-22", [4, 4, 3], None),
    ],
)
def test_natrak_w14_lengths_only_n209_n210_fn03(
    lengths: tuple[int, int, int], at: int, way: str, after: list[int], holder: str | None
) -> None:
    table = cut(lengths, at, way)
    assert [table.route(seat) for seat in "ABC"] == after
    assert table.holder("longest_road") == holder
    assert [table.points(seat) for seat in "ABC"] == [2 if seat == holder else 0 for seat in "ABC"]
