"""Adventurers: put up, activated, promoted, moved, thrown out, driving off (n97 to n111)."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.natrak.adventurers.scene import Hall, Quest

RICH = {"wood": 9, "clay": 9, "wheat": 9, "wool": 9, "stone": 9}


def base() -> Quest:
    """A camp 12 with roads 12-17-23-29."""
    return Quest().camp("A", 12).roads("A", "12-17-23-29").hand("A", **RICH)


def go(table: Hall, seat: str, source: int, to: int) -> str | None:
    return table.play(seat, "move_adventurer", source=source, to=to)


# Putting up


def test_put_up_at_level_1_resting_for_wool_and_stone_n47_n98() -> None:
    table = base().table()
    assert table.play("A", "build_adventurer", crossing=23) is None
    assert table.heroes("A") == {23: "I"}
    assert table.hand("A") == {**RICH, "wool": 8, "stone": 8}
    assert table.supply("A")["adventurer"] == 5
    (told,) = table.shown_to(None, "adventurer_placed")
    assert (told.seat, told.crossing, told.level, told.free) == (0, 23, 1, False)


@pytest.mark.parametrize(
    "crossing, code",
    [(99, "no_such_place"), (12, "occupied"), (29, "occupied"), (17, "occupied"), (18, "not_connected")],
)
def test_an_empty_crossing_touching_an_own_road_n98(crossing: int, code: str) -> None:
    table = base().hero("A", 17).hero("B", 29).table()
    assert table.play("A", "build_adventurer", crossing=crossing) == code


def test_no_distance_rule_for_adventurers_n92_n98() -> None:
    table = base().camp("B", 18).table()
    assert table.play("A", "build_adventurer", crossing=23) is None


def test_six_and_no_more_whatever_the_levels_n48_n229() -> None:
    scene = base().roads("A", "29-35-40-44-48")
    for crossing, level in zip((17, 23, 29, 35, 40, 44), (1, 2, 3, 3, 3, 3), strict=True):
        scene.hero("A", crossing, level)
    table = scene.table()
    assert table.play("A", "build_adventurer", crossing=48) == "no_piece_left"
    assert table.supply("A")["adventurer"] == 0


def test_put_up_without_the_price_n47() -> None:
    table = base().hand("A", wool=1).table()
    assert table.play("A", "build_adventurer", crossing=23) == "cannot_afford"
    assert table.refusal is not None
    assert table.refusal.params == {"missing": {"stone": 1}}


def test_nobody_builds_where_an_adventurer_stands_n93_n230() -> None:
    for owner in "AB":
        table = base().hero(owner, 29).table()
        assert table.play("A", "build_camp", crossing=29) == "occupied"
        assert 29 not in table.spots("A", "build_camp")


def test_natrak_w3_a_rivals_adventurer_lets_roads_arrive_not_pass_n96_n97_n109() -> None:
    table = base().hero("B", 29).table()
    assert table.road("A", 29, 35) == "not_connected"
    assert table.road("A", 23, 18) is None
    assert table.road("A", 17, 12) == "occupied"
    free = base().hero("A", 29).table()
    assert free.road("A", 29, 35) is None


def test_natrak_w3_a_camp_beside_a_rivals_adventurer_n92_n93() -> None:
    table = base().hero("B", 34).table()
    assert table.play("A", "build_camp", crossing=29) is None
    near = Quest().camp("A", 17).roads("A", "17-23-29").hand("A", **RICH).hero("B", 34).table()
    assert near.play("A", "build_camp", crossing=23) == "too_close"


# Activating


def test_activated_for_one_wheat_n47_n102() -> None:
    table = base().hero("A", 23).hero("B", 37).table()
    assert table.play("A", "activate", crossing=23) is None
    assert table.heroes("A") == {23: "I!"}
    assert table.hand("A")["wheat"] == 8
    assert (table.standing("A").defence, table.public().goblins.defences) == (1, [1, 0, 0])
    assert table.play("A", "activate", crossing=23) == "no_effect"
    assert table.play("A", "activate", crossing=37) == "not_your_piece"
    assert table.play("A", "activate", crossing=99) == "no_such_place"


def test_activated_without_wheat_n47() -> None:
    table = base().hero("A", 23).hand("A", wool=1).table()
    assert table.play("A", "activate", crossing=23) == "cannot_afford"


# Promoting


def test_promoted_once_a_turn_up_to_3_with_crown_3_n103_n113() -> None:
    table = base().hero("A", 23, active=True).hero("A", 17, 2).table()
    assert table.play("A", "promote", crossing=23) is None
    assert table.heroes("A") == {23: "II!", 17: "II"}
    assert table.hand("A") == {**RICH, "wool": 8, "stone": 8}
    assert table.play("A", "promote", crossing=23) == "already_promoted"
    assert table.play("A", "promote", crossing=17) == "needs_crown_3"
    assert table.play("A", "promote", crossing=12) == "not_your_piece"
    assert table.play("A", "promote", crossing=99) == "no_such_place"
    higher = base().hero("A", 17, 2).hero("A", 23, 3).city("A", 53).disciplines("A", crown=3).table()
    assert higher.play("A", "promote", crossing=17) is None
    assert higher.heroes("A") == {17: "III", 23: "III"}
    assert higher.play("A", "promote", crossing=23) == "level_max"


def test_one_put_up_this_turn_may_be_promoted_and_the_mark_ends_with_the_turn_n62_n103() -> None:
    table = base().disciplines("A", crown=3).table()
    table.play("A", "build_adventurer", crossing=23)
    assert table.play("A", "promote", crossing=23) is None
    assert table.public().figures.adventurers[0].promoted
    table.play("A", "end_turn")
    assert not table.public().figures.adventurers[0].promoted


def test_the_mark_moves_with_the_adventurer_n103() -> None:
    table = base().hero("A", 23, active=True).disciplines("A", crown=3).table()
    table.play("A", "promote", crossing=23)
    assert go(table, "A", 23, 29) is None
    assert table.play("A", "promote", crossing=29) == "already_promoted"


def test_promoted_without_the_price_n47() -> None:
    assert base().hero("A", 23).hand("A", wool=1).table().play("A", "promote", crossing=23) == "cannot_afford"


# Moving


def test_it_moves_along_its_roads_and_arrives_resting_n104_n105() -> None:
    table = base().hero("A", 17, 2, active=True).table()
    assert go(table, "A", 17, 29) is None
    assert table.heroes("A") == {29: "II"}
    assert go(table, "A", 29, 17) == "resting"
    assert table.play("A", "activate", crossing=29) is None
    assert go(table, "A", 29, 23) is None


@pytest.mark.parametrize(
    "source, to, code",
    [
        (18, 29, "not_your_piece"),
        (99, 29, "no_such_place"),
        (17, 99, "no_such_place"),
        (17, 12, "occupied"),
        (17, 23, "occupied"),
        (17, 17, "occupied"),
        (17, 18, "not_connected"),
    ],
)
def test_where_it_may_not_go_n105(source: int, to: int, code: str) -> None:
    table = base().hero("A", 17, active=True).hero("A", 23).table()
    assert go(table, "A", source, to) == code


@pytest.mark.parametrize("what", ["hero", "camp"])
def test_it_passes_own_pieces_but_no_rival_n105(what: str) -> None:
    table = base().hero("A", 17, active=True).hero("A", 23).table()
    assert go(table, "A", 17, 29) is None
    scene = Quest().camp("A", 8).roads("A", "8-12-17-23-29").hero("A", 12, 2, active=True)
    blocked = (scene.hero("B", 23, 1) if what == "hero" else scene.camp("B", 23)).table()
    assert go(blocked, "A", 12, 29) == "path_blocked"
    assert go(blocked, "A", 12, 17) is None


def test_it_passes_an_own_building_n105() -> None:
    table = Quest().camp("A", 17).roads("A", "12-17-23").hero("A", 12, active=True).table()
    assert go(table, "A", 12, 23) is None


# Throwing out


def duel(mine: int, theirs: int, *, active: bool = False) -> Quest:
    scene = base().hero("A", 17, mine, active=True).hero("B", 29, theirs, active=active)
    return scene.roads("B", "29-34-39").camp("B", 39)


@pytest.mark.parametrize("mine, theirs, code", [(1, 1, "not_weaker"), (1, 2, "not_weaker"), (2, 2, "not_weaker")])
def test_only_a_strictly_weaker_one_is_thrown_out_n106(mine: int, theirs: int, code: str) -> None:
    assert go(duel(mine, theirs).table(), "A", 17, 29) == code


@pytest.mark.parametrize("active", [True, False])
def test_the_one_thrown_out_goes_to_the_nearest_empty_crossing_as_it_was_n106_n107(active: bool) -> None:
    table = duel(2, 1, active=active).table()
    assert go(table, "A", 17, 29) is None
    assert table.heroes("A") == {29: "II"}
    assert table.heroes("B") == {34: "I!" if active else "I"}
    told = table.event("adventurer_thrown_out")
    assert (told.seat, told.by, told.source, told.to) == (1, 0, 29, 34)
    assert table.undo("A") == "nothing_to_undo"


def test_of_equals_the_lowest_and_farther_if_the_near_are_taken_n107() -> None:
    near = duel(2, 1).roads("B", "29-35").table()
    go(near, "A", 17, 29)
    assert near.heroes("B") == {34: "I"}
    far = duel(2, 1).roads("B", "29-35-40").hero("B", 34).table()
    go(far, "A", 17, 29)
    assert far.heroes("B") == {34: "I", 35: "I"}


def test_the_way_out_passes_no_rival_and_ends_on_none_n107() -> None:
    scene = base().hero("A", 17, 2, active=True).hero("B", 29).roads("B", "29-35-40-44").hero("C", 35, 3)
    table = scene.table()
    go(table, "A", 17, 29)
    assert table.heroes("B") == {}
    assert table.event("adventurer_thrown_out").to is None
    assert table.supply("B")["adventurer"] == 6


def test_the_crossing_the_winner_came_from_counts_as_empty_n107() -> None:
    ring = Quest().camp("A", 17).roads("A", "17-23-29").hero("A", 23, 2, active=True).hero("B", 29, 1)
    ring.roads("B", "29-35-30-24-18-23").camp("B", 35).hero("B", 30).hero("B", 24).hero("B", 18)
    back = ring.table()
    assert go(back, "A", 23, 29) is None
    assert back.heroes("B") == {30: "I", 24: "I", 18: "I", 23: "I"}


def test_a_move_cuts_and_opens_routes_in_the_same_action_n208_n109() -> None:
    scene = Quest().camp("B", 7).roads("B", "7-12-17-23-29-34").road_holder("B")
    scene.camp("A", 24).roads("A", "24-18-23").hero("A", 18, active=True)
    table = scene.table()
    assert (table.route("B"), table.points("B")) == (5, 3)
    assert go(table, "A", 18, 23) is None
    assert (table.route("B"), table.holder("longest_road"), table.points("B")) == (3, None, 1)
    assert table.undo("A") is None
    assert (table.route("B"), table.holder("longest_road")) == (5, "B")


def test_own_adventurers_cut_no_own_route_n207() -> None:
    table = Quest().camp("A", 7).roads("A", "7-12-17-23-29-34").hero("A", 17).hero("A", 23).road_holder("A").table()
    assert table.route("A") == 5


@pytest.mark.parametrize("crossing, length", [(23, 6), (17, 7)])
def test_natrak_w13_a_rivals_adventurer_on_a_loop_n206_n207(crossing: int, length: int) -> None:
    loop = Quest().camp("A", 12).roads("A", "18-24-30-35-29-23-18", "12-17-23").road_holder("A")
    assert loop.table().route("A") == 8
    cut = Quest().camp("A", 12).roads("A", "18-24-30-35-29-23-18", "12-17-23").road_holder("A")
    assert cut.hero("B", crossing).table().route("A") == length


# Driving off


def test_driving_off_opens_the_dragon_phase_n79_n108() -> None:
    table = base().hero("A", 23, active=True).dragon(4).camp("B", 0).hand("B", wood=1).table()
    assert table.play("A", "drive_off", crossing=23) is None
    assert (table.owed(), table.heroes("A")) == ({"A": "dragon"}, {23: "I"})
    assert table.play("A", "move_threat", hex=4, victim=None) == "same_hex"
    assert table.play("A", "move_threat", hex=0, victim=1) is None
    assert (table.hand("A")["wood"], table.hand("B"), table.phase) == (10, {}, "main")
    assert table.undo("A") == "nothing_to_undo"


@pytest.mark.parametrize(
    "crossing, code", [(29, "no_place"), (17, "resting"), (18, "not_your_piece"), (99, "no_such_place")]
)
def test_who_drives_nobody_off_n104_n108(crossing: int, code: str) -> None:
    table = base().hero("A", 29, active=True).hero("A", 17).hero("B", 18, active=True).dragon(4).table()
    assert table.play("A", "drive_off", crossing=crossing) == code


@pytest.mark.parametrize(
    "kind, fields", [("move_adventurer", {"source": 23, "to": 29}), ("drive_off", {"crossing": 23})]
)
def test_only_in_the_own_main_phase_n104(kind: str, fields: dict[str, Any]) -> None:
    scene = base().hero("A", 23, active=True).dragon(4)
    assert scene.also(phase="roll", rolled=False).table().play("A", kind, **fields) == "wrong_phase"
    other = Quest(turn=14).camp("A", 12).roads("A", "12-17-23-29").hero("A", 23, active=True).dragon(4)
    assert other.table().play("A", kind, **fields) == "not_your_turn"


def test_adventurers_serve_no_port_make_no_victim_and_no_company_n76_n100_n111() -> None:
    table = base().hero("B", 38, 3, active=True).hand("B", wood=1).also(phase="dragon").table()
    assert table.own("B").rates["wheat"] == 4
    assert table.play("A", "move_threat", hex=12, victim=1) == "bad_victim"
    assert table.public().players[1].mercenaries == 0


def test_strength_and_defences_won_are_shown_n101_n110() -> None:
    table = base().hero("A", 23, 2, active=True).hero("A", 29, 3).defences("A", 2).table()
    seen = table.standing("A")
    assert (seen.defence, seen.defences_won, table.parts("A")["defence"]) == (2, 2, 2)
