"""Edges and crossings of the maps of Basic (N24 to N28), and their deal (N31 to N35)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from scenarios.natrak.builder import Scene
from sobremesa.games.natrak.board import grid
from sobremesa.games.natrak.rules.deal import lay_board
from sobremesa.kit.draws import Chance

RICH = {"wood": 9, "clay": 9, "wheat": 9, "wool": 9, "stone": 9}
layouts = pytest.mark.parametrize("layout", ["small", "large"])


@layouts
def test_the_rim_is_coast_all_else_is_land_n26(layout: str) -> None:
    shape = grid(layout)
    sides = [edge for ring in shape.map.hex_sides for edge in ring]
    times = {edge: sides.count(edge) for edge in range(len(shape.ends))}
    assert set(times.values()) == {1, 2}
    assert {edge for edge, number in times.items() if number == 1} == set(shape.coast)


@layouts
def test_every_crossing_touches_land_n27(layout: str) -> None:
    shape = grid(layout)
    assert all(shape.hexes_at[crossing] for crossing in range(len(shape.near)))
    assert all(hex_ < len(shape.corners) for hexes in shape.hexes_at for hex_ in hexes)


@layouts
def test_numbers_count_from_the_top_row_by_row_n24(layout: str) -> None:
    shape = grid(layout).map
    places = [(y, x) for x, y in shape.crossings]
    assert places == sorted(places)
    middles = [
        (sum(shape.crossings[c][1] for c in pair), sum(shape.crossings[c][0] for c in pair)) for pair in shape.edges
    ]
    assert middles == sorted(middles)


def test_every_map_is_dealt_anew_each_place_evenly_n31_n33_n34_n35() -> None:
    """Over 400 maps: the first hex's terrain and token, where the first port lies and of which kind it is."""
    terrain, token, place, kind = Counter[str](), Counter[int](), Counter[int](), Counter[int]()
    for number in range(400):
        board = lay_board("small", "basic", Chance(number.to_bytes(32, "big")))
        terrain[board.terrain[0]] += 1
        token[board.tokens[0]] += 1
        place[board.ports[0][0]] += 1
        kind[board.ports[0][1]] += 1
    hexes = {"forest": 4, "meadow": 4, "farmland": 4, "quarry": 3, "mine": 3, "wasteland": 1}
    assert near(terrain, {name: 400 * n / 19 for name, n in hexes.items()})
    assert set(token) == {0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12}
    assert set(place) == set(grid("small").coast)
    assert near(kind, {**dict.fromkeys(range(5), 400 / 9), 5: 400 * 4 / 9})


def near(found: Mapping[Any, int], wanted: dict[Any, float]) -> bool:
    """Is each within four standard deviations (the keys are fixed, so this never fails by chance)?"""
    return found.keys() == wanted.keys() and all(abs(found[k] - n) <= 4 * n**0.5 for k, n in wanted.items())


def test_one_piece_an_edge_one_a_crossing_n28() -> None:
    table = Scene().camp("A", 17).roads("A", "17-23").roads("B", "23-29").camp("C", 29).hand("A", **RICH).table()
    assert table.road("A", 17, 23) == "occupied"
    assert table.road("A", 23, 29) == "occupied"
    assert table.play("A", "build_camp", crossing=17) == "occupied"
    assert table.play("A", "build_camp", crossing=29) == "occupied"
    setup = Scene().camp("A", 17).roads("A", "17-23").setup(1).table()
    assert setup.play("B", "place_piece", crossing=17) == "occupied"
