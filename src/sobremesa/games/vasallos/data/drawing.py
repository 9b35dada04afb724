"""Can a tile be drawn? Its parts joined up inside a circle must not cross, and nothing less may part two fields."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.vasallos.data import exceptions as but
from sobremesa.games.vasallos.data.load import EDGES, TileFacts

Points = set[int]
"""Places on the circle: of edge number k its left half at 4k, its middle, its right half, and the corner after it."""


def _place(name: str) -> int:
    side = 4 * EDGES.index(name[0])
    return side + {"": 1, "L": 0, "R": 2}[name[1:]]


def _cross(a: Points, b: Points) -> bool:
    """Can these two not be joined up inside the circle without crossing?"""
    marks = [side for _, side in sorted([(p, 0) for p in a] + [(p, 1) for p in b])]
    return sum(marks[k] != marks[k - 1] for k in range(len(marks))) > 2


def drawing_problems(tile: TileFacts, turn: int) -> Iterator[str]:
    """What crosses, and what parts nothing, on a tile that lies turned."""
    fields = [{_place(half) for half in field.halves} for field in tile.fields]
    barriers = _barriers(tile, turn)
    for i, one in enumerate(barriers):
        if any(_cross(one, other) for other in barriers[i + 1 :]):
            yield "cities or roads cross"
        if any(_cross(one, field) for field in fields):
            yield "a field crosses a city or a road"
    for i, field in enumerate(fields):
        for other in fields[i + 1 :]:
            if _cross(field, other):
                yield "two fields cross"
            elif field and other and not any(_cross(field | other, barrier) for barrier in barriers):
                yield f"nothing parts the fields at {sorted(field)} and {sorted(other)}"


def _barriers(tile: TileFacts, turn: int) -> list[Points]:
    """What parts fields. Roads that meet are one: those of a crossing, of a monastery, of a bridge, and a road with its city."""
    cities = [{_place(edge) for edge in city.edges} for city in tile.cities]
    for id_, half in but.CORNER_SPLIT:
        if id_ == tile.id:
            cities[0].add((4 * EDGES.index(half[0]) + 3 + 4 * turn) % 16)
    met: dict[object, Points] = {}
    for road in tile.roads:
        points = {_place(edge) for edge in road.edges}
        if road.end == "city":
            cities[0] |= points
        else:
            met.setdefault(road.end or road.edges, set()).update(points)
    if tile.id in but.BRIDGES:
        return _bridged(cities, list(met.values()), {_place(edge) for road in tile.roads for edge in road.edges})
    if tile.id in but.LANES:
        met["crossing"] |= set().union(*cities)
        return list(met.values())
    return [*cities, *met.values()]


def _bridged(cities: list[Points], roads: list[Points], joined: Points) -> list[Points]:
    """With a bridge all roads are one barrier, and so is the first city, which the roads shut off."""
    joined = joined | (cities[0] if cities else set())
    return [part for part in (*cities, *roads) if not part & joined] + [joined]
