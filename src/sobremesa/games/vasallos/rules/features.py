"""Features looked at: their zones, cells, addresses and figures (V13, V44, V91)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from sobremesa.games.vasallos.records import FeatureKind, FigureAt, Point
from sobremesa.games.vasallos.state import State
from sobremesa.games.vasallos.tiles import KIND_NAMES, XY, Zone, forms

_FORMS = forms()


def find(parent: list[int], zone: int) -> int:
    """The root of a zone's feature; shortens the way for the next who asks."""
    while (above := parent[zone]) != zone:
        parent[zone] = zone = parent[above]
    return zone


def zone_of(state: State, zone: int) -> Zone:
    """A zone of the map as its tile has it."""
    tile = state.tile_of[zone]
    return _FORMS[state.forms[tile]].zones[zone - state.first[tile]]


def address(state: State, zone: int) -> str:
    """`x,y/name` (V13). The address of a feature's root is its id (V91)."""
    tile = state.tile_of[zone]
    x, y = XY[state.cells[tile]]
    return f"{x},{y}/{_FORMS[state.forms[tile]].zones[zone - state.first[tile]].name}"


def kind_of(state: State, zone: int) -> int:
    """The kind of a zone."""
    return zone_of(state, zone).kind


def feature_kind(kind: int) -> FeatureKind:
    """A kind of zone by its name."""
    return cast("FeatureKind", KIND_NAMES[kind])


def bits(mask: int) -> Iterator[int]:
    """The numbers in a mask, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def cells_of(state: State, root: int) -> list[Point]:
    """The cells a feature lies in, each once (V44)."""
    return [XY[state.cells[tile]] for tile in bits(state.covers[root])]


def zones_of(state: State, root: int) -> list[int]:
    """The zones of a feature, ascending."""
    parent, first = state.parent, state.first
    kind, found = kind_of(state, root), []
    for tile in bits(state.covers[root]):
        form, base = _FORMS[state.forms[tile]], first[tile]
        found += [base + i for i, k in enumerate(form.kinds) if k == kind and find(parent, base + i) == root]
    return found


def roots(state: State) -> tuple[list[int], list[int], list[int], list[int]]:
    """The features by kind, each kind by age."""
    parent = state.parent
    found: tuple[list[int], list[int], list[int], list[int]] = ([], [], [], [])
    for first, form in zip(state.first, state.forms, strict=True):
        for zone, kind in enumerate(_FORMS[form].kinds, first):
            if parent[zone] == zone:
                found[kind].append(zone)
    return found


def figures_at(state: State, root: int) -> list[FigureAt]:
    """The figures in a feature."""
    kinds = state.rules.figures
    return [
        FigureAt(figure >> 4 & 15, kinds[figure & 15].name, address(state, figure >> 8))
        for figure in state.standing[root]
    ]
