"""Building in main (N91 to N99) and distances (N92)."""

from __future__ import annotations

import pytest

from scenarios.natrak.boards import edge
from scenarios.natrak.builder import Scene

RICH = {"wood": 9, "clay": 9, "wheat": 9, "wool": 9, "stone": 9}


def rich() -> Scene:
    return Scene().camp("A", 17).roads("A", "17-23-29").hand("A", **RICH)


def test_distance_and_connection_natrak_w3_n93() -> None:
    table = rich().table()
    assert table.play("A", "build_camp", crossing=23) == "too_close"
    assert table.play("A", "build_camp", crossing=17) == "occupied"
    assert table.play("A", "build_camp", crossing=40) == "not_connected"
    assert table.play("A", "build_camp", crossing=54) == "no_such_place"
    assert table.play("A", "build_camp", crossing=29) is None
    assert table.points("A") == 2
    assert table.hand("A") == RICH | {"wood": 8, "clay": 8, "wheat": 8, "wool": 8}


def test_roads_pass_no_rival_building_n96_n97_fn04() -> None:
    table = rich().camp("B", 29).table()
    assert table.road("A", 29, 35) == "not_connected"
    assert table.road("A", 29, 34) == "not_connected"
    assert table.road("A", 23, 29) == "occupied"
    assert table.play("A", "build_road", edge=72) == "no_such_place"
    assert table.road("A", 23, 18) is None
    assert table.road("A", 17, 12) is None
    assert table.hand("A")["wood"] == table.hand("A")["clay"] == 7


def test_one_may_build_on_from_an_own_building_a_rival_road_ends_at_n96() -> None:
    table = Scene().camp("A", 17).roads("B", "12-17").hand("A", wood=1, clay=1).table()
    assert table.road("A", 17, 23) is None


def test_cities_n94() -> None:
    table = rich().camp("B", 40).table()
    for wrong in (40, 23):
        assert table.play("A", "build_city", crossing=wrong) == "not_your_piece"
    assert table.play("A", "build_city", crossing=54) == "no_such_place"
    assert table.play("A", "build_city", crossing=17) is None
    assert table.play("A", "build_city", crossing=17) == "not_your_piece"
    assert table.points("A") == 2
    supply = table.public().players[0].supply
    assert (supply["camp"], supply["city"]) == (5, 3)
    assert table.hand("A") == RICH | {"wheat": 7, "stone": 6}


@pytest.mark.parametrize(
    "kind, where, missing",
    [
        ("build_road", {"edge": edge(3, 17, 12)}, {"wood": 1, "clay": 1}),
        ("build_camp", {"crossing": 29}, {"wood": 1, "clay": 1, "wool": 1}),
        ("build_city", {"crossing": 17}, {"wheat": 1, "stone": 3}),
    ],
)
def test_price_comes_last_and_says_what_is_missing_n47(kind: str, where: dict[str, int], missing: object) -> None:
    table = rich().hand("A", wheat=1).table()
    assert table.play("A", kind, **where) == "cannot_afford"
    assert table.refusal is not None
    assert table.refusal.params == {"missing": missing}
    assert table.menu("A").blocked[kind].params == {"missing": missing}


def test_no_piece_left_before_price_n48() -> None:
    cities = Scene().city("A", 17, 29, 40, 8).camp("A", 37).also(target=20).table()
    assert cities.play("A", "build_city", crossing=37) == "no_piece_left"
    camps = Scene().camp("A", 17, 29, 40, 8, 37).roads("A", "37-42-46").table()
    assert camps.play("A", "build_camp", crossing=46) == "no_piece_left"
    assert camps.menu("A").blocked["build_camp"].code == "no_piece_left"
    lines = ("0-4-8-12-7-3-0", "12-17-23-29-34-39-44", "8-13-18-23")
    roads = Scene().camp("A", 8).roads("A", *lines).hand("A", **RICH).table()
    assert roads.road("A", 44, 40) == "no_piece_left"
    assert roads.menu("A").blocked["build_road"].code == "no_piece_left"


def test_what_is_off_says_why() -> None:
    blocked = Scene().hand("A", **RICH).table().menu("A").blocked
    assert {kind: blocked[kind].code for kind in ("build_road", "build_camp", "build_city")} == {
        "build_road": "no_place",
        "build_camp": "no_place",
        "build_city": "no_place",
    }


def test_every_port_crossing_takes_a_camp_fn17() -> None:
    scene = Scene()
    ports = scene.at["ports"]
    for port in ports:
        ends = scene.table().state.board.grid.ends[port["edge"]]
        for crossing in ends:
            other = ends[0] + ends[1] - crossing
            table = Scene().roads("A", f"{other}-{crossing}").hand("A", **RICH).table()
            assert table.play("A", "build_camp", crossing=crossing) is None


def test_winning_by_building_ends_the_game_at_once_n212() -> None:
    table = Scene(target=5).city("A", 17).camp("A", 29, 8).hand("A", **RICH).table()
    assert table.play("A", "build_city", crossing=8) is None
    assert (table.phase, table.state.winner) == ("over", 0)
    assert table.event("won").points == 5
    assert table.play("A", "end_turn") == "game_over"
    assert table.undo("A") == "game_over"
    assert table.owed() == {}
