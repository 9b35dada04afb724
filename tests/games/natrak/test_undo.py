"""Undo (N215 to N218)."""

from __future__ import annotations

from scenarios.natrak.builder import Scene


def test_back_to_the_last_barrier_natrak_w30_n215_n217() -> None:
    scene = Scene().camp("A", 12).roads("A", "12-17").deck("mercenary")
    table = scene.hand("A", wood=6, clay=2, wheat=2, wool=2).table()
    assert table.road("A", 17, 23) is None
    assert table.play("A", "guild", give="wood", get="stone") is None
    assert table.play("A", "buy_scroll") is None
    before = table.match.digest()
    assert table.play("A", "build_camp", crossing=23) is None
    assert table.hand("A") == {}
    assert table.undo("A") is None
    assert table.match.digest() == before
    assert table.hand("A") == {"wood": 1, "clay": 1, "wheat": 1, "wool": 1}
    assert table.undo("A") == "nothing_to_undo"


def test_step_by_step_awards_too_n215_n218() -> None:
    table = Scene().roads("A", "7-12-17-23-29").hand("A", wood=2, clay=2, wheat=2, stone=3).camp("A", 7).table()
    digests = [table.match.digest()]
    for a, b in ((29, 34), (34, 39)):
        table.road("A", a, b)
        digests.append(table.match.digest())
    assert table.holder("longest_road") == "A"
    table.play("A", "build_city", crossing=7)
    for digest in reversed(digests):
        assert table.undo("A") is None
        assert table.match.digest() == digest
    assert table.holder("longest_road") is None


def test_free_roads_come_back_n216() -> None:
    table = Scene().camp("A", 12).scrolls("A", roads=1).table()
    table.play("A", "cast_roads")
    table.road("A", 12, 17)
    assert table.undo("A") is None
    assert table.public().turn.free_roads == 2


def test_barriers_n217() -> None:
    def road_then(scene: Scene, seat: str, kind: str, **fields: object) -> str | None:
        table = scene.camp("A", 12).hand("A", wood=2, clay=2).hand("B", wool=1).table()
        table.play("A", "offer", give={"wood": 1}, want={"wool": 1}, to=None) if seat == "B" else None
        assert table.road("A", 12, 17) is None
        assert table.play(seat, kind, **fields) is None
        return table.undo("A")

    assert road_then(Scene(), "A", "offer", give={"wood": 1}, want={"wool": 1}, to=None) == "nothing_to_undo"
    assert road_then(Scene(), "B", "accept", offer=1) == "nothing_to_undo"
    assert road_then(Scene().scrolls("A", abundance=1), "A", "cast_abundance", cards={"wood": 2}) == "nothing_to_undo"


def test_coming_and_going_is_no_barrier_n217() -> None:
    table = Scene().camp("A", 12).hand("A", wood=1, clay=1).table()
    table.road("A", 12, 17)
    table.leaves("B")
    assert table.undo("A") is None
    assert table.hand("A") == {"wood": 1, "clay": 1}
    assert table.public().players[1].who == "nobody"


def test_only_the_actor_in_its_main_phase_n215() -> None:
    table = Scene().camp("A", 12).hand("A", wood=1, clay=1).table()
    assert "undo" in table.menu("A").blocked
    table.road("A", 12, 17)
    assert table.undo("B") == "not_your_turn"
    assert "undo" in table.offered("A")
    table.play("A", "end_turn")
    assert table.undo("A") == "not_your_turn"
    assert table.undo("B") == "wrong_phase"
