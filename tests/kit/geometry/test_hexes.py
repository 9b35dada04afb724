"""Geometry of maps of hexes: N23, N24, N25, N35 and the tables of T3 and F3."""

import pytest

from sobremesa.kit.geometry.hexes import HexMap, hex_map


def disc(radius: int) -> HexMap:
    span = range(-radius, radius + 1)
    return hex_map((q, r) for q in span for r in span if abs(q + r) <= radius)


def big() -> list[tuple[int, int]]:
    return [(q, r) for q in range(-3, 3) for r in range(-3, 4) if -3 <= q + r <= 2]


def widest() -> HexMap:
    return hex_map((q, r) for q in range(-5, 5) for r in range(-5, 6) if -5 <= q + r <= 4)


# hex | (q, r) | corners N NE SE S SW NW | sides NE E SE SW W NW
T3 = """
0 | 0 -2 | 0 4 8 12 7 3 | 1 7 12 11 6 0
1 | 1 -2 | 1 5 9 13 8 4 | 3 8 14 13 7 2
2 | 2 -2 | 2 6 10 14 9 5 | 5 9 16 15 8 4
3 | -1 -1 | 7 12 17 22 16 11 | 11 19 25 24 18 10
4 | 0 -1 | 8 13 18 23 17 12 | 13 20 27 26 19 12
5 | 1 -1 | 9 14 19 24 18 13 | 15 21 29 28 20 14
6 | 2 -1 | 10 15 20 25 19 14 | 17 22 31 30 21 16
7 | -2 0 | 16 22 28 33 27 21 | 24 34 40 39 33 23
8 | -1 0 | 17 23 29 34 28 22 | 26 35 42 41 34 25
9 | 0 0 | 18 24 30 35 29 23 | 28 36 44 43 35 27
10 | 1 0 | 19 25 31 36 30 24 | 30 37 46 45 36 29
11 | 2 0 | 20 26 32 37 31 25 | 32 38 48 47 37 31
12 | -2 1 | 28 34 39 43 38 33 | 41 50 55 54 49 40
13 | -1 1 | 29 35 40 44 39 34 | 43 51 57 56 50 42
14 | 0 1 | 30 36 41 45 40 35 | 45 52 59 58 51 44
15 | 1 1 | 31 37 42 46 41 36 | 47 53 61 60 52 46
16 | -2 2 | 39 44 48 51 47 43 | 56 63 67 66 62 55
17 | -1 2 | 40 45 49 52 48 44 | 58 64 69 68 63 57
18 | 0 2 | 41 46 50 53 49 45 | 60 65 71 70 64 59
"""
F3 = """
2 | 2 -4 | 2 8 14 20 13 7 | 5 13 22 21 12 4
3 | 3 -4 | 3 9 15 21 14 8 | 7 14 24 23 13 6
8 | 2 -3 | 14 21 28 35 27 20 | 23 32 43 42 31 22
9 | 3 -3 | 15 22 29 36 28 21 | 25 33 45 44 32 24
14 | 1 -2 | 27 35 43 51 42 34 | 42 53 65 64 52 41
15 | 2 -2 | 28 36 44 52 43 35 | 44 54 67 66 53 43
"""


def rows(table: str) -> list[list[tuple[int, ...]]]:
    cells = [line.split("|") for line in table.strip().splitlines()]
    return [[tuple(int(number) for number in cell.split()) for cell in line] for line in cells]


@pytest.mark.parametrize("made,table", [(disc(2), T3), (disc(4), F3)], ids=["T3", "F3"])
def test_n24_hexes_corners_and_sides_have_the_numbers_of_the_test_boards(made: HexMap, table: str) -> None:
    for (number,), place, corners, sides in rows(table):
        assert made.hexes[number] == place
        assert made.hex_at[place[0], place[1]] == number
        assert made.hex_corners[number] == corners
        assert made.hex_sides[number] == sides


@pytest.mark.parametrize(
    "made,hexes,crossings,edges",
    [
        (disc(2), 19, 54, 72),
        (hex_map(big()), 30, 80, 109),
        (disc(4), 61, 150, 210),
        (widest(), 80, 192, 271),
    ],
)
def test_n25_sizes(made: HexMap, hexes: int, crossings: int, edges: int) -> None:
    assert (len(made.hexes), len(made.crossings), len(made.edges)) == (hexes, crossings, edges)


def test_n24_the_ends_of_the_ports_of_t3() -> None:
    made = disc(2)
    assert [made.edges[e] for e in (3, 9, 49, 38)] == [(1, 5), (6, 10), (33, 38), (26, 32)]
    assert made.edge_at[32, 26] == made.edge_at[26, 32] == 38


@pytest.mark.parametrize(
    "made,island,size",
    [
        (disc(2), disc(2).hexes, 30),
        (hex_map(big()), tuple(big()), 38),
        (disc(4), disc(2).hexes, 30),
        (widest(), tuple(big()), 38),
    ],
)
def test_n35_the_coast_is_one_clockwise_ring_from_its_lowest_edge(
    made: HexMap, island: tuple[tuple[int, int], ...], size: int
) -> None:
    ring = made.coast(made.hex_at[cell] for cell in island)
    assert len(ring) == len(set(ring)) == size
    assert ring[0] == min(ring)
    points = [[made.crossings[c] for c in made.edges[e]] for e in ring]
    for here, following in zip(points, points[1:] + points[:1], strict=True):
        assert set(here) & set(following)
    middles = [((a[0] + b[0]) * 0.5, (a[1] + b[1]) * 0.5) for a, b in points]
    turned = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(middles, middles[1:] + middles[:1], strict=True))
    assert turned > 0, "with Y downwards a positive area is clockwise"


def test_n35_the_ring_of_t3_begins_at_the_top() -> None:
    assert disc(2).coast(range(19))[:6] == (0, 1, 2, 3, 4, 5)


def test_a_coast_in_two_pieces_is_refused() -> None:
    with pytest.raises(ValueError, match="not one ring"):
        disc(2).coast([0, 18])


def test_no_land_has_no_coast() -> None:
    assert disc(2).coast([]) == ()


def test_what_touches_what_is_said_from_both_sides() -> None:
    made = disc(2)
    for c, edges in enumerate(made.crossing_edges):
        assert list(edges) == [e for e, ends in enumerate(made.edges) if c in ends]
        assert made.crossing_neighbours[c] == tuple(sorted(sum(made.edges[e]) - c for e in edges))
        assert made.crossing_hexes[c] == tuple(h for h, ring in enumerate(made.hex_corners) if c in ring)
    for e, holders in enumerate(made.edge_hexes):
        assert holders == tuple(h for h, ring in enumerate(made.hex_sides) if e in ring)
    assert made.hex_beyond[0] == (-1, 1, 4, 3, -1, -1)
    assert made.hex_neighbours[9] == (4, 5, 8, 10, 13, 14)


def test_a_map_is_made_once() -> None:
    assert disc(2) is disc(2)
