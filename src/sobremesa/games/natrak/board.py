"""A map ready for play: its geometry as bit sets, and what was laid on it. Nothing in it changes.

A *mask* is an int whose bit n stands for crossing n or edge n.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

import msgspec

from sobremesa.games.natrak.actions import Cards
from sobremesa.games.natrak.data.load import ANY_PORT, NUMBER, ModeFacts, maps, modes
from sobremesa.kit.geometry.hexes import HexMap, hex_map

Yield = tuple[tuple[int, int], ...]
"""(material, how many) of what one building takes from a hex."""


def mask_of(numbers: Iterable[int]) -> int:
    """The mask that holds these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def bits(mask: int) -> Iterator[int]:
    """The numbers in a mask, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Grid:
    """The geometry of one map as bit sets, made once for each map."""

    __slots__ = (
        "adjacent",
        "coast",
        "corners",
        "edge_mask",
        "edges_at",
        "ends",
        "hexes_at",
        "layout",
        "map",
        "near",
        "neighbours",
    )

    def __init__(self, layout: str) -> None:
        shape: HexMap = hex_map(maps()[layout].hexes())
        crossings = range(len(shape.crossings))
        self.layout = layout
        self.map = shape
        self.ends = shape.edges
        """The two crossings of each edge."""
        self.corners = tuple(mask_of(ring) for ring in shape.hex_corners)
        """Mask of the crossings of each hex."""
        self.edges_at = tuple(mask_of(shape.crossing_edges[c]) for c in crossings)
        """Mask of the edges at each crossing."""
        self.near = tuple(mask_of((c, *shape.crossing_neighbours[c])) for c in crossings)
        """Mask of each crossing and those one edge away: closed to others once it is built on (N92)."""
        self.edge_mask = tuple(mask_of(pair) for pair in shape.edges)
        """Mask of the two crossings of each edge."""
        self.adjacent = tuple(
            tuple((1 << e, sum(shape.edges[e]) - c, 1 << sum(shape.edges[e]) - c) for e in edges)
            for c, edges in enumerate(shape.crossing_edges)
        )
        """Of each crossing, for each edge there: the edge's mask, the crossing beyond it and its mask."""
        self.hexes_at = shape.crossing_hexes
        self.neighbours = shape.hex_neighbours
        self.coast = shape.coast(range(len(shape.hexes)))
        """The coast edges, clockwise from the lowest one (N35)."""


@cache
def grid(layout: str) -> Grid:
    """The geometry of the map of this name."""
    return Grid(layout)


def _flat(cards: Cards) -> Yield:
    return tuple((NUMBER[material], number) for material, number in cards.items())


class Board:
    """What lies on a map from the start on: terrain, tokens and ports (N31 to N35). Equal by identity."""

    __slots__ = (
        "by_sum",
        "code",
        "grid",
        "mode",
        "opening",
        "pips",
        "ports",
        "served",
        "terrain",
        "tokens",
    )

    def __init__(
        self,
        layout: str,
        mode: ModeFacts,
        terrain: tuple[str, ...],
        tokens: tuple[int, ...],
        ports: tuple[tuple[int, int], ...],
    ) -> None:
        """`tokens`: 0 where there is none. `ports`: (edge, kind), kind a material's number or `ANY_PORT`."""
        self.grid = grid(layout)
        self.mode = mode
        self.terrain = terrain
        self.tokens = tokens
        self.ports = ports
        yields = {name: (_flat(row.camp), _flat(row.city), _flat(row.opening)) for name, row in mode.yields.items()}
        self.by_sum = tuple(
            tuple(
                (h, self.grid.corners[h], *yields[terrain[h]][:2])
                for h, token in enumerate(tokens)
                if token == total and token
            )
            for total in range(13)
        )
        """For each sum of the dice the hexes that produce: number, crossings, a camp's and a city's yield."""
        self.opening = tuple(yields[kind][2] for kind in terrain)
        """What each hex gives the second piece of setup (N55)."""
        self.pips = tuple(6 - abs(7 - token) if token else 0 for token in tokens)
        """In how many of 36 rolls each hex produces (N78)."""
        self.served = tuple(
            mask_of(c for edge, kind in ports if kind == wanted for c in self.grid.ends[edge])
            for wanted in range(ANY_PORT + 1)
        )
        """By kind of port the crossings it serves (N100)."""
        self.code = msgspec.json.encode((layout, terrain, tokens, ports))
        """The board as bytes, for the state's canonical form."""


@lru_cache(maxsize=256)
def board_of(
    layout: str,
    mode: str,
    terrain: tuple[str, ...],
    tokens: tuple[int, ...],
    ports: tuple[tuple[int, int], ...],
) -> Board:
    """A board as a view or a position describes it, kept for the next time."""
    return Board(layout, modes()[mode], terrain, tokens, ports)
