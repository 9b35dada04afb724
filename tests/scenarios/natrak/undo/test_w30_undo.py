"""Worked case W30, Undo (n215 to n218), in mode Basic: no adventurer is activated."""

from __future__ import annotations

from scenarios.natrak.builder import Scene


def test_natrak_w30_undo_to_the_barrier_award_as_before_n215_n217_n218() -> None:
    """A's camp on 23 cuts B's line in the middle; undone, the award is B's again."""
    scene = Scene().camp("A", 13).roads("A", "13-18").roads("B", "7-12-17-23-29-34").road_holder("B")
    table = scene.hand("A", wood=6, clay=2, wheat=2, wool=2, stone=0).deck("mercenary").table()
    assert table.road("A", 18, 23) is None
    assert table.play("A", "guild", give="wood", get="stone") is None
    assert table.play("A", "buy_scroll") is None
    before = table.match.digest()
    assert table.hand("A") == {"wood": 1, "clay": 1, "wheat": 1, "wool": 1}
    assert table.play("A", "build_camp", crossing=23) is None
    assert (table.hand("A"), table.holder("longest_road"), table.points("A")) == ({}, None, 2)
    assert table.undo("A") is None
    assert table.hand("A") == {"wood": 1, "clay": 1, "wheat": 1, "wool": 1}
    assert (table.holder("longest_road"), table.points("A"), table.route("B")) == ("B", 1, 5)
    assert table.public().players[0].supply["camp"] == 4
    assert table.match.digest() == before
    assert table.undo("A") == "nothing_to_undo"


def test_natrak_w30_anything_a_rival_did_is_a_barrier_n217() -> None:
    table = Scene().camp("A", 12).hand("A", wood=2, clay=2).hand("B", wool=1).table()
    assert table.play("A", "offer", give={"wood": 1}, want={"wool": 1}, to=None) is None
    assert table.road("A", 12, 17) is None
    assert table.play("B", "decline", offer=1) is None
    assert table.undo("A") == "nothing_to_undo"
    assert table.road("A", 17, 23) is None
    assert table.undo("A") is None
    assert table.hand("A") == {"wood": 1, "clay": 1}
