"""Founding: where the first two pieces and roads go."""

from __future__ import annotations

from sobremesa.bots.natrak.land import BASICS
from sobremesa.bots.natrak.position import Position, ones
from sobremesa.bots.natrak.roads import ways

WEIGHTS = (1.0, 1.0, 1.15, 0.9, 1.1)
"""What a pip of each material is worth at the beginning, in the order of `BASICS`."""
NEW = 1.6
"""What a material is worth that no building brings yet."""


def crossing_worth(position: Position, crossing: int) -> float:
    """What a piece here brings, beside what is there already."""
    gains = position.land.yields[crossing]
    worth = sum(weight * ways_ for weight, ways_ in zip(WEIGHTS, gains, strict=True))
    worth += NEW * sum(1 for material, ways_ in enumerate(gains) if ways_ and not position.income[material])
    port = position.land.port.get(crossing)
    if port == "any":
        worth += 0.8
    elif port is not None:
        material = BASICS.index(port)
        worth += 0.35 * (gains[material] + position.income[material])
    return worth


def place_piece(position: Position) -> int:
    """The crossing for a piece of the founding."""
    sites: list[int] = ones(position.menu, "place_piece")
    return max(sites, key=lambda crossing: (crossing_worth(position, crossing), -crossing))


def place_road(position: Position) -> int:
    """The edge for the road of the founding: towards the best site two roads away."""
    geometry = position.land.map

    def worth(edge: int) -> float:
        placed = position.public.turn.piece_at
        a, b = geometry.edges[edge]
        far = b if a == placed else a
        sites = [way for way in ways(position, {far}) if len(way.edges) <= 2]
        return max((crossing_worth(position, way.crossing) / (1 + len(way.edges)) for way in sites), default=0)

    edges: list[int] = ones(position.menu, "place_road")
    return max(edges, key=lambda edge: (worth(edge), -edge))
