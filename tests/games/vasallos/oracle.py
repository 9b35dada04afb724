"""The map read again from its tiles alone, without union-find and without the engine's tables: what features there are, which
are complete, what they are worth. Slow and plain, for checking the other."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

from sobremesa.games.vasallos.data.check import turned
from sobremesa.games.vasallos.data.load import TileFacts, number_of, tiles
from sobremesa.games.vasallos.records import FigureAt

Place = tuple[int, int]
Node = tuple[Place, str, int]
"""A zone: its cell, kind, and place in the facts of its tile."""
NEXT = {"N": ((0, -1), "S"), "E": ((1, 0), "W"), "S": ((0, 1), "N"), "W": ((-1, 0), "E")}
OTHER_HALF = {"L": "R", "R": "L"}
ROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
STRENGTH = {"vassal": 1, "big": 2, "phantom": 1, "builder": 0, "pig": 0}


class Area(NamedTuple):
    """A feature."""

    kind: str
    nodes: frozenset[Node]
    open: bool
    figures: tuple[FigureAt, ...]


class Map:
    """The tiles of a public view."""

    def __init__(self, public: Any) -> None:
        facts = tiles()
        self.at: dict[Place, TileFacts] = {
            (tile.x, tile.y): turned(facts[number_of()[tile.tile]], tile.turn) for tile in public.tiles
        }
        self.figures = [figure for view in public.features for figure in view.figures]
        self.options = public.rules
        self.areas = self._areas()

    def nodes(self) -> list[Node]:
        found: list[Node] = []
        for cell, tile in self.at.items():
            found += [(cell, "city", i) for i in range(len(tile.cities))]
            found += [(cell, "road", i) for i in range(len(tile.roads))]
            found += [(cell, "monastery", 0)] * tile.monastery
            found += [(cell, "field", i) for i in range(len(tile.fields))]
        return found

    def ends(self, node: Node) -> tuple[str, ...]:
        (_, kind, i), tile = node, self.at[node[0]]
        if kind == "city":
            return tile.cities[i].edges
        if kind == "road":
            return tile.roads[i].edges
        return tile.fields[i].halves if kind == "field" else ()

    def beside(self, node: Node) -> list[Node | None]:
        """What meets a zone at each of its edges or half-edges; None where no tile lies."""
        (x, y), kind, _ = node
        found: list[Node | None] = []
        for end in self.ends(node):
            (dx, dy), opposite = NEXT[end[0]]
            there = (x + dx, y + dy)
            wanted = opposite + (OTHER_HALF[end[1]] if kind == "field" else "")
            number = self._owner(there, kind, wanted) if there in self.at else None
            found.append(None if number is None else (there, kind, number))
        return found

    def _owner(self, cell: Place, kind: str, end: str) -> int:
        tile = self.at[cell]
        if kind == "field":
            return next(i for i, field in enumerate(tile.fields) if end in field.halves)
        parts: Any = tile.cities if kind == "city" else tile.roads
        return next(i for i, part in enumerate(parts) if end in part.edges)

    def _areas(self) -> list[Area]:
        left, found = set(self.nodes()), []
        while left:
            todo = [left.pop()]
            area = set(todo)
            is_open = False
            while todo:
                for other in self.beside(todo.pop()):
                    is_open = is_open or other is None
                    if other is not None and other not in area:
                        area.add(other)
                        todo.append(other)
            left -= area
            found.append(self._area(frozenset(area), is_open=is_open))
        return found

    def _area(self, nodes: frozenset[Node], *, is_open: bool) -> Area:
        (x, y), kind, _ = next(iter(nodes))
        if kind == "monastery":
            is_open = any((x + dx, y + dy) not in self.at for dx, dy in ROUND)
        here = tuple(figure for figure in self.figures if self.node(figure.at) in nodes)
        return Area(kind, nodes, is_open, here)

    def node(self, address: str) -> Node:
        place, _, name = address.partition("/")
        x, y = place.split(",")
        cell, (kind, _, end) = (int(x), int(y)), name.partition(":")
        if kind == "monastery":
            return (cell, kind, 0)
        if end == "in":
            return (cell, kind, next(i for i, f in enumerate(self.at[cell].fields) if not f.halves))
        return (cell, kind, self._owner(cell, kind, end))

    def marks(self, area: Area) -> dict[str, int]:
        found: dict[str, int] = defaultdict(int)
        for cell, kind, i in area.nodes:
            tile = self.at[cell]
            if kind == "city":
                city = tile.cities[i]
                found["pennant"] += city.pennants
                found["cathedral"] += city.cathedral
                found[city.goods or "none"] += 1
            if kind == "road":
                found["inn"] += tile.roads[i].inn
        return {name: n for name, n in found.items() if n and name != "none"}

    def cities(self, area: Area) -> list[Area]:
        """The cities a field touches, each once (V52, V53)."""
        touched = {(cell, "city", city) for cell, _, i in area.nodes for city in self.at[cell].fields[i].cities}
        return [other for other in self.areas if touched & other.nodes]

    def worth(self, area: Area, *, complete: bool) -> int:
        """Points for a leader without a pig (V45, V51, V65, V69)."""
        size, marks = len({cell for cell, _, _ in area.nodes}), self.marks(area)
        pennants = marks.get("pennant", 0)
        if area.kind == "city":
            if marks.get("cathedral"):
                return 3 * (size + pennants) if complete else 0
            return (2 if complete else 1) * (size + pennants)
        if area.kind == "road":
            if marks.get("inn"):
                return 2 * size if complete else 0
            return size
        if area.kind == "monastery":
            ((x, y), _, _) = next(iter(area.nodes))
            return 9 if complete else 1 + sum((x + dx, y + dy) in self.at for dx, dy in ROUND)
        return 3 * sum(complete or not city.open for city in self.cities(area))

    def strengths(self, area: Area) -> dict[int, int]:
        found: dict[int, int] = defaultdict(int)
        for figure in area.figures:
            found[figure.seat] += STRENGTH[figure.kind]
        return dict(found)

    def leaders(self, area: Area) -> list[int]:
        strengths = self.strengths(area)
        most = max(strengths.values(), default=0)
        return sorted(seat for seat, n in strengths.items() if n == most) if most else []
