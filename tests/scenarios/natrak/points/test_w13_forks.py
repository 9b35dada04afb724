"""Worked case W13, forks and loops (n206, n207), in mode Basic: a rival camp stands where the case has an adventurer."""

from __future__ import annotations

import pytest

from scenarios.natrak.builder import Scene

LOOP = "18-24-30-35-29-23-18"


def test_natrak_w13_forks_do_not_add_up_n206_n209() -> None:
    table = Scene().camp("A", 12).roads("A", "12-17-23-29-34", "23-18-24").hand("A", wood=1, clay=1).table()
    assert (table.route("A"), table.holder("longest_road"), table.points("A")) == (4, None, 1)
    assert table.road("A", 34, 39) is None
    assert (table.route("A"), table.holder("longest_road"), table.points("A")) == (5, "A", 3)
    moved = table.event("award_moved")
    assert (moved.award, moved.seat, moved.source, moved.size) == ("longest_road", 0, None, 5)


@pytest.mark.parametrize(
    "chains, rival, length",
    [
        ((LOOP,), None, 6),
        ((LOOP, "12-17-23"), None, 8),
        ((LOOP, "12-17-23"), 23, 6),
        ((LOOP, "12-17-23"), 17, 7),
    ],
)
def test_natrak_w13_loops_do_n206_n207(chains: tuple[str, ...], rival: int | None, length: int) -> None:
    scene = Scene().roads("A", *chains)
    if rival is not None:
        scene.camp("B", rival)
    table = scene.road_holder("A").table()
    assert table.route("A") == length
