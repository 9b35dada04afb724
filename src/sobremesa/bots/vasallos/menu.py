"""What a menu of Vasallos offers, and the actions for it; each look of a tile once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from sobremesa.games.vasallos.tiles import Form, forms
from sobremesa.kit.records import Menu, One, Pair

Place = tuple[tuple[int, int], int]
"""Cell (x, y) and turn."""


def places(menu: Menu, type_: int) -> list[Place]:
    """The places of the tile in hand, of turns that look the same only the first (V12)."""
    looks = _looks(type_)
    found = []
    for cell, turns in _pairs(menu, "place"):
        seen = set()
        for turn in turns:
            if looks[turn] not in seen:
                seen.add(looks[turn])
                found.append((cell, turn))
    return found


def figures(menu: Menu) -> list[tuple[str, str]]:
    """Kind and zone of each figure that may be put, the phantom too."""
    found = [(kind, zone) for kind, zones in _pairs(menu, "figure") for zone in zones]
    for choice in menu.choices:
        if choice.type == "phantom" and not choice.alias and type(choice.fields[0]) is One:
            found += [("phantom", zone) for zone in choice.fields[0].values]
    return found


def _pairs(menu: Menu, kind: str) -> Iterator[tuple[Any, list[Any]]]:
    for choice in menu.choices:
        if choice.type == kind and not choice.alias and type(choice.fields[0]) is Pair:
            yield from choice.fields[0].options


@cache
def _looks(type_: int) -> tuple[int, ...]:
    """By turn the least turn in which the tile looks the same."""
    lying = [_look(forms()[4 * type_ + turn]) for turn in range(4)]
    return tuple(lying.index(look) for look in lying)


def _look(form: Form) -> tuple[tuple[object, ...], ...]:
    return tuple(sorted((zone.kind, zone.names, zone.marks) for zone in form.zones))
