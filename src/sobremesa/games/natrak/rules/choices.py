"""Choices that name crossings or edges, made once for each mask: a menu meets the same ones again and again."""

from __future__ import annotations

from functools import lru_cache

from sobremesa.games.natrak.board import bits
from sobremesa.kit.records import Choice, Group, One


@lru_cache(maxsize=512)
def place_choice(kind: str, field: str, mask: int, group: Group) -> Choice:
    """The choice of one crossing or edge of a mask."""
    return Choice(kind, (One(field, list(bits(mask))),), group)
