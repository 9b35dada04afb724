"""The test boards of Natrak's specification (section 28) as positions say them."""

from __future__ import annotations

from functools import cache
from typing import Any

from sobremesa.games.natrak.board import grid
from sobremesa.games.natrak.data.load import PORT_KINDS
from sobremesa.games.natrak.rules.deal import lay_board
from sobremesa.kit.draws import Chance

_T3 = """mine 5, forest 2, farmland 6, meadow 3, quarry 8, forest 10, meadow 9, farmland 12, forest 11, wasteland,
mine 4, quarry 8, meadow 6, quarry 5, farmland 10, forest 3, meadow 4, farmland 9, mine 11"""
_T3_PORTS = {
    0: "any",
    3: "wood",
    9: "any",
    38: "wool",
    61: "any",
    70: "clay",
    66: "any",
    49: "wheat",
    23: "stone",
}


def t3() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Hexes and ports of T3."""
    hexes = []
    for content in _T3.replace("\n", " ").split(","):
        terrain, *token = content.split()
        hexes.append({"terrain": terrain, "token": int(token[0]) if token else None})
    return hexes, [{"edge": edge, "kind": kind} for edge, kind in _T3_PORTS.items()]


@cache
def _large() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    board = lay_board("large", "basic", Chance(b"a large board"))
    hexes = [
        {"terrain": terrain, "token": token or None} for terrain, token in zip(board.terrain, board.tokens, strict=True)
    ]
    return hexes, [{"edge": edge, "kind": PORT_KINDS[kind]} for edge, kind in board.ports]


def board_for(seats: int) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """T3, or for five and six seats one fixed large board."""
    return t3() if seats < 5 else _large()


def edge(seats: int, a: int, b: int) -> int:
    """The edge between two crossings; `KeyError` if none joins them."""
    return grid("small" if seats < 5 else "large").map.edge_at[a, b]
