"""Hexes, crossings and edges of any map of pointy-top hexes, with the numbers of N23 and N24.

A hex is (q, r); its centre has the integer position X = 2q + r, Y = 3r, and its corners lie at whole positions too, so
that a crossing is a pair of integers and an edge a pair of crossings. All numbers count from 0 in reading order.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

Axial = tuple[int, int]
"""(q, r) of a hex."""

CORNERS: tuple[Axial, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""From a hex's centre (X, Y) to its corners N, NE, SE, S, SW, NW: clockwise."""

NEIGHBOURS: tuple[Axial, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""From (q, r) to the hexes beyond the sides NE, E, SE, SW, W, NW. Side i joins the corners i and i + 1."""


@dataclass(frozen=True, slots=True)
class HexMap:
    """A map's geometry as flat tables by number. Nothing in it changes; `hex_map` makes it once for each map."""

    hexes: tuple[Axial, ...]
    """(q, r) of each hex, ordered by (r, q)."""
    crossings: tuple[tuple[int, int], ...]
    """(X, Y) of each crossing, ordered by (Y, X)."""
    edges: tuple[tuple[int, int], ...]
    """The two crossings of each edge, the lower number first, ordered by (Y1 + Y2, X1 + X2)."""
    hex_corners: tuple[tuple[int, ...], ...]
    """The six crossings of each hex: N, NE, SE, S, SW, NW."""
    hex_sides: tuple[tuple[int, ...], ...]
    """The six edges of each hex: NE, E, SE, SW, W, NW."""
    hex_beyond: tuple[tuple[int, ...], ...]
    """The hex beyond each side, in the order of `hex_sides`; -1 where the map ends."""
    hex_neighbours: tuple[tuple[int, ...], ...]
    """The hexes that touch each hex, ascending."""
    crossing_hexes: tuple[tuple[int, ...], ...]
    """The one to three hexes of each crossing, ascending."""
    crossing_edges: tuple[tuple[int, ...], ...]
    """The two or three edges that end at each crossing, ascending."""
    crossing_neighbours: tuple[tuple[int, ...], ...]
    """The crossings at the other end of those edges, ascending."""
    edge_hexes: tuple[tuple[int, ...], ...]
    """The one or two hexes that each edge is a side of, ascending."""
    hex_at: dict[Axial, int]
    """The number of the hex at (q, r)."""
    edge_at: dict[tuple[int, int], int]
    """The edge that joins two crossings, either way round."""

    def coast(self, land: Iterable[int]) -> tuple[int, ...]:
        """The edges with just one side on `land`, clockwise round it from the lowest one (N35).

        `land` is one island without holes. Raises `ValueError` if its coast is not a single ring.
        """
        island = frozenset(land)
        ahead: dict[int, tuple[int, int]] = {}
        for h in island:
            for i in range(6):
                if self.hex_beyond[h][i] not in island:
                    ahead[self.hex_corners[h][i]] = (
                        self.hex_sides[h][i],
                        self.hex_corners[h][(i + 1) % 6],
                    )
        if not ahead:
            return ()
        at = first = min(ahead, key=lambda crossing: ahead[crossing][0])
        ring: list[int] = []
        while not ring or at != first:
            edge, at = ahead[at]
            ring.append(edge)
        if len(ring) != len(ahead):
            raise ValueError(f"the coast of {sorted(island)} is not one ring")
        return tuple(ring)


def hex_map(hexes: Iterable[Axial]) -> HexMap:
    """The geometry of a set of hexes, made once for each set."""
    return _made(frozenset(hexes))


@cache
def _made(cells: frozenset[Axial]) -> HexMap:
    hexes = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    hex_at = {cell: number for number, cell in enumerate(hexes)}
    around = [[(2 * q + r + dx, 3 * r + dy) for dx, dy in CORNERS] for q, r in hexes]
    crossings = sorted({point for ring in around for point in ring}, key=lambda point: (point[1], point[0]))
    crossing_at = {point: number for number, point in enumerate(crossings)}
    corners = [[crossing_at[point] for point in ring] for ring in around]
    joined = {_pair(ring[i], ring[(i + 1) % 6]) for ring in corners for i in range(6)}
    edges = sorted(joined, key=lambda edge: _middle(crossings[edge[0]], crossings[edge[1]]))
    edge_at = {edge: number for number, edge in enumerate(edges)}
    sides = [[edge_at[_pair(ring[i], ring[(i + 1) % 6])] for i in range(6)] for ring in corners]
    beyond = [[hex_at.get((q + dq, r + dr), -1) for dq, dr in NEIGHBOURS] for q, r in hexes]
    ends = [[e for e, edge in enumerate(edges) if c in edge] for c in range(len(crossings))]
    return HexMap(
        hexes=tuple(hexes),
        crossings=tuple(crossings),
        edges=tuple(edges),
        hex_corners=_frozen(corners),
        hex_sides=_frozen(sides),
        hex_beyond=_frozen(beyond),
        hex_neighbours=_frozen([sorted(h for h in ring if h >= 0) for ring in beyond]),
        crossing_hexes=_frozen(_holders(corners, len(crossings))),
        crossing_edges=_frozen(ends),
        crossing_neighbours=_frozen([sorted(sum(edges[e]) - c for e in ends[c]) for c in range(len(crossings))]),
        edge_hexes=_frozen(_holders(sides, len(edges))),
        hex_at=hex_at,
        edge_at=edge_at | {(b, a): number for (a, b), number in edge_at.items()},
    )


def _pair(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def _middle(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    return (a[1] + b[1], a[0] + b[0])


def _holders(parts: list[list[int]], size: int) -> list[list[int]]:
    held: list[list[int]] = [[] for _ in range(size)]
    for number, row in enumerate(parts):
        for part in row:
            held[part].append(number)
    return held


def _frozen(rows: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(row) for row in rows)
