"""Geometry and boards (N23 to N26, N29 to N35, N46)."""

from __future__ import annotations

import pytest

from scenarios.natrak.boards import t3
from sobremesa.games.natrak.board import bits, board_of, grid, mask_of
from sobremesa.games.natrak.data.load import MATERIALS, map_for, maps
from sobremesa.games.natrak.rules.deal import lay_board
from sobremesa.kit.draws import Chance

T3_ROWS = {
    0: ((0, 4, 8, 12, 7, 3), (1, 7, 12, 11, 6, 0)),
    4: ((8, 13, 18, 23, 17, 12), (13, 20, 27, 26, 19, 12)),
    9: ((18, 24, 30, 35, 29, 23), (28, 36, 44, 43, 35, 27)),
    12: ((28, 34, 39, 43, 38, 33), (41, 50, 55, 54, 49, 40)),
    18: ((41, 46, 50, 53, 49, 45), (60, 65, 71, 70, 64, 59)),
}


def test_masks_and_bits() -> None:
    assert list(bits(mask_of((3, 70, 5)))) == [3, 5, 70]


@pytest.mark.parametrize("hex_", T3_ROWS)
def test_corners_and_sides_of_the_test_board_n23_n24(hex_: int) -> None:
    corners, sides = T3_ROWS[hex_]
    assert grid("small").map.hex_corners[hex_] == corners
    assert grid("small").map.hex_sides[hex_] == sides


@pytest.mark.parametrize("seats, layout", [(3, "small"), (4, "small"), (5, "large"), (6, "large")])
def test_map_by_seats_n29_n30(seats: int, layout: str) -> None:
    assert map_for(seats) == layout


@pytest.mark.parametrize("layout", ["small", "large"])
def test_near_is_a_crossing_and_those_one_edge_away_n92(layout: str) -> None:
    shape = grid(layout)
    for crossing, near in enumerate(shape.near):
        joined = {c for pair in shape.ends if crossing in pair for c in pair}
        assert set(bits(near)) == joined
        for bit, beyond, beyond_bit in shape.adjacent[crossing]:
            assert bit in {1 << e for e in bits(shape.edges_at[crossing])}
            assert beyond_bit == 1 << beyond
            assert set(shape.ends[bit.bit_length() - 1]) == {crossing, beyond}


@pytest.mark.parametrize("layout", ["small", "large"])
@pytest.mark.parametrize("seed", range(40))
def test_a_laid_board_n31_n32_n33_n34_n35(layout: str, seed: int) -> None:
    facts = maps()[layout]
    board = lay_board(layout, "basic", Chance(bytes([seed])))
    shape = board.grid
    assert {kind: board.terrain.count(kind) for kind in facts.terrain} == facts.terrain
    assert {token: board.tokens.count(token) for token in facts.tokens} == facts.tokens
    assert all((token == 0) == (kind == "wasteland") for kind, token in zip(board.terrain, board.tokens, strict=True))
    red = {h for h, token in enumerate(board.tokens) if token in (6, 8)}
    assert not any(red.intersection(shape.neighbours[h]) for h in red)
    assert len(board.ports) == sum(facts.ports.values())
    crossings = [c for edge, _ in board.ports for c in shape.ends[edge]]
    assert len(set(crossings)) == len(crossings)
    places = [shape.coast.index(edge) for edge, _ in board.ports]
    gaps = {(b - a) % len(shape.coast) for a, b in zip(places, [*places[1:], places[0]], strict=True)}
    assert gaps <= {3, 4}
    kinds = [("any" if kind == 5 else MATERIALS[kind]) for _, kind in board.ports]
    assert {kind: kinds.count(kind) for kind in facts.ports} == facts.ports


def test_every_label_of_a_map_is_its_own() -> None:
    chance = Chance(b"labels")
    lay_board("large", "basic", chance)
    labels = [draw.label for draw in chance.made]
    assert len(set(labels)) == len(labels)
    assert {label.rsplit("/", 1)[0] for label in labels} == {"map", "map/tokens", "map/ports"}


def test_what_hexes_give_n46_n55() -> None:
    hexes, ports = t3()
    board = board_of(
        "small",
        "basic",
        tuple(h["terrain"] for h in hexes),
        tuple(h["token"] or 0 for h in hexes),
        tuple((p["edge"], 5) for p in ports),
    )
    assert [h for h, *_ in board.by_sum[8]] == [4, 11]
    (forest, corners, camp, city) = board.by_sum[2][0]
    assert (forest, camp, city) == (1, ((0, 1),), ((0, 2),))
    assert corners == mask_of((1, 5, 9, 13, 8, 4))
    assert board.by_sum[7] == ()
    assert board.opening[9] == ()
    assert board.opening[10] == ((4, 1),)
    assert board.pips[4] == 5
    assert board.pips[9] == 0
    assert board.pips[1] == 1
