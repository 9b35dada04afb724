"""Worked case W3, distance and connection (n92, n93, n96), in mode Basic: a rival camp stands where the case has an adventurer."""

from __future__ import annotations

import pytest

from scenarios.natrak.builder import Scene

RICH = {"wood": 9, "clay": 9, "wheat": 9, "wool": 9, "stone": 9}


def w3() -> Scene:
    return Scene().camp("A", 17).roads("A", "17-23-29").hand("A", **RICH)


def test_natrak_w3_camps_n92_n93() -> None:
    assert w3().table().play("A", "build_camp", crossing=23) == "too_close"
    assert w3().table().play("A", "build_camp", crossing=29) is None
    assert w3().camp("B", 29).table().play("A", "build_camp", crossing=29) == "occupied"
    assert w3().camp("B", 34).table().play("A", "build_camp", crossing=29) == "too_close"
    assert w3().camp("B", 39).table().play("A", "build_camp", crossing=29) is None
    assert w3().table().play("A", "build_camp", crossing=35) == "not_connected"


def test_natrak_w3_distance_holds_to_everybodys_buildings_cities_too_n92() -> None:
    for near in (Scene().city("A", 34), Scene().city("B", 34), Scene().camp("C", 35)):
        table = near.camp("A", 17).roads("A", "17-23-29").hand("A", **RICH).table()
        assert table.play("A", "build_camp", crossing=29) == "too_close"


def test_natrak_w3_roads_n96_n97() -> None:
    for a, b, answer in ((29, 35, "not_connected"), (29, 34, "not_connected"), (23, 18, None), (17, 12, None)):
        assert w3().camp("B", 29).table().road("A", a, b) == answer
    assert w3().table().road("A", 29, 35) is None


@pytest.mark.parametrize(
    "crossing, answer",
    [(12, "too_close"), (22, "too_close"), (23, "too_close"), (8, None), (18, None), (29, None)],
)
def test_natrak_w3_setup_n53_n92(crossing: int, answer: str | None) -> None:
    table = Scene().camp("A", 17).roads("A", "17-12").setup(1).table()
    assert table.play("B", "place_piece", crossing=crossing) == answer
