"""What the board is worth: which crossing gives what, worked out once for each board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from sobremesa.games.natrak.actions import Material
from sobremesa.games.natrak.views import BoardView
from sobremesa.kit.geometry.hexes import HexMap, hex_map

BASICS: tuple[Material, ...] = ("wood", "clay", "wheat", "wool", "stone")
GIVES = {"forest": 0, "quarry": 1, "farmland": 2, "meadow": 3, "mine": 4}
"""Index in `BASICS` of what a terrain gives; other terrains give nothing."""

Cards = tuple[int, ...]
"""How many of each of `BASICS`."""


@dataclass(frozen=True, slots=True)
class Land:
    """A board as a builder sees it; lists by crossing number, pips in ways out of 36."""

    map: HexMap
    hex_gives: tuple[int, ...]
    """By hex the index of what it gives; -1 for nothing."""
    hex_pips: tuple[int, ...]
    yields: tuple[Cards, ...]
    """By crossing the pips of each material."""
    port: dict[int, str]
    """The port of a crossing, if it has one: a material or `any`."""


def pips(token: int | None) -> int:
    """In how many of 36 throws a token comes."""
    return 0 if token is None else 6 - abs(7 - token)


def land(board: BoardView) -> Land:
    """The land of a board."""
    hexes = tuple((h.q, h.r, h.terrain, h.token) for h in board.hexes)
    return _land(hexes, tuple((port.edge, port.kind) for port in board.ports))


@lru_cache(maxsize=64)
def _land(hexes: tuple[tuple[int, int, str, int | None], ...], ports: tuple[tuple[int, str], ...]) -> Land:
    geometry = hex_map((q, r) for q, r, _, _ in hexes)
    gives = tuple(GIVES.get(terrain, -1) for _, _, terrain, _ in hexes)
    ways = tuple(pips(token) for _, _, _, token in hexes)
    yields = []
    for around in geometry.crossing_hexes:
        row = [0] * len(BASICS)
        for h in around:
            if gives[h] >= 0:
                row[gives[h]] += ways[h]
        yields.append(tuple(row))
    port = {crossing: kind for edge, kind in ports for crossing in geometry.edges[edge]}
    return Land(geometry, gives, ways, tuple(yields), port)
