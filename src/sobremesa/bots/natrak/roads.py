"""Where roads lead: the way to a site for a camp, and the length of a route."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from sobremesa.bots.natrak.position import Position

FARTHEST = 3
"""Roads that a site may be away to be thought of."""


class Way(NamedTuple):
    """The roads still to be built to a crossing, the first one first; none if the own network reaches it."""

    crossing: int
    edges: tuple[int, ...]


def network(position: Position, seat: int) -> set[int]:
    """Crossings that a seat's roads and buildings touch."""
    ends = position.land.map.edges
    touched = {crossing for edge, owner in position.roads.items() if owner == seat for crossing in ends[edge]}
    return touched | {crossing for crossing, (owner, _) in position.buildings.items() if owner == seat}


def ways(position: Position, start: set[int] | None = None) -> list[Way]:
    """The shortest way to each open site within `FARTHEST` roads, nearest first."""
    geometry = position.land.map
    begin = network(position, position.me) if start is None else start
    reached: dict[int, tuple[int, ...]] = dict.fromkeys(sorted(begin), ())
    queue = deque(reached)
    found: list[Way] = []
    while queue:
        at = queue.popleft()
        edges = reached[at]
        if position.is_open(at):
            found.append(Way(at, edges))
        owner = position.buildings.get(at, (position.me, 0))[0]
        if len(edges) == FARTHEST or owner != position.me:
            continue
        for edge in geometry.crossing_edges[at]:
            a, b = geometry.edges[edge]
            to = b if a == at else a
            if edge not in position.roads and to not in reached:
                reached[to] = (*edges, edge)
                queue.append(to)
    return found


def route(position: Position, seat: int, more: tuple[int, ...] = ()) -> int:
    """The length of a seat's longest route, with some roads more (N206, N207)."""
    ends = position.land.map.edges
    own = [edge for edge, owner in position.roads.items() if owner == seat] + list(more)
    at: dict[int, list[int]] = {}
    for edge in own:
        for crossing in ends[edge]:
            at.setdefault(crossing, []).append(edge)
    stops = {crossing for crossing, (owner, _) in position.buildings.items() if owner != seat}

    def onward(crossing: int, used: frozenset[int]) -> int:
        best = 0
        if used and crossing in stops:
            return 0
        for edge in at[crossing]:
            if edge not in used:
                a, b = ends[edge]
                best = max(best, 1 + onward(b if a == crossing else a, used | {edge}))
        return best

    return max((onward(crossing, frozenset()) for crossing in at), default=0)
