"""Tiles as they lie: every type in all four turns, with all that laying and joining need worked out once.

A *form* is a type with a turn; its number is `4 * type + turn`. Cells are whole numbers, row by row, so that the order of
numbers is the order of V85 (least y, then least x), and a side is a fixed step.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from sobremesa.games.vasallos.data.load import EDGES, HALVES, CityFacts, FieldFacts, RoadFacts, TileFacts, tiles

CITY, ROAD, MONASTERY, FIELD = range(4)
"""Kinds of zone, in the order in which zones of one tile count as older (V91)."""
KIND_NAMES = ("city", "road", "monastery", "field")

MARKS = ("pennant", "inn", "cathedral", "wine", "grain", "cloth")
"""What may lie in a zone. A feature's marks are counted in one number, a byte each."""
MARK_SHIFT = {name: 8 * i for i, name in enumerate(MARKS)}

EDGE_CODE = {"C": 1, "R": 2, "F": 3}
"""An edge as two bits; 0 says that there is no tile."""

WIDTH = 256
_HALF = 128
FARTHEST = 120
"""No tile can come to lie farther from the start tile than this, along x or y."""
STEPS = (-WIDTH, 1, WIDTH, -1)
"""From a cell to its neighbours N, E, S, W."""
AROUND = tuple(dy * WIDTH + dx for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)
"""From a cell to the eight round it."""
NEAR = frozenset((0, *AROUND))


def cell_number(x: int, y: int) -> int:
    """The number of a cell; of one in reach (`FARTHEST`)."""
    return (y + _HALF) * WIDTH + x + _HALF


XY: dict[int, tuple[int, int]] = {cell_number(0, 0): (0, 0)}
"""(x, y) of a cell by its number, of every cell that a map has reached so far; `know` adds one."""


def know(cell: int) -> None:
    """Put a cell into `XY`."""
    XY[cell] = (cell % WIDTH - _HALF, cell // WIDTH - _HALF)


class Zone(NamedTuple):
    """A zone of a form: its kind, canonical name, all names, edges that lie open at first (a field's are not counted: it is
    never complete, V43), marks, and of a field the tile's cities that it touches, by their place among the form's zones.
    """

    kind: int
    name: str
    names: tuple[str, ...]
    open: int
    marks: int
    touches: tuple[int, ...]


class Form:
    """A type of tile as it lies turned. `zones` are in the order of V91, and so are all lists here."""

    __slots__ = (
        "at_edge",
        "closable",
        "edges",
        "facing",
        "kinds",
        "marks",
        "monastery",
        "names",
        "need",
        "number",
        "open",
        "size",
        "turn",
        "type",
        "zones",
    )

    def __init__(self, type_: int, turn: int) -> None:
        facts = tiles()[type_]
        self.number = 4 * type_ + turn
        self.type = type_
        self.turn = turn
        self.edges = tuple(EDGE_CODE[facts.edges[(side - turn) % 4]] for side in range(4))
        self.zones = _zones(facts, turn)
        self.size = len(self.zones)
        self.kinds = tuple(zone.kind for zone in self.zones)
        self.names = {name: i for i, zone in enumerate(self.zones) for name in zone.names}
        self.open = [zone.open for zone in self.zones]
        self.marks = [zone.marks for zone in self.zones]
        self.closable = tuple(i for i, kind in enumerate(self.kinds) if kind in (CITY, ROAD))
        self.monastery = next((i for i, kind in enumerate(self.kinds) if kind == MONASTERY), -1)
        self.need = tuple(self.edges[side] << 2 * ((side + 2) % 4) for side in range(4))
        """By side what it asks of a neighbour there: see `fits`."""
        self.at_edge = tuple(self._meeting(side, "LR") for side in range(4))
        """By side the zones that meet a neighbour's, in the order of its `facing` (V38)."""
        self.facing = tuple(self._meeting(side, "RL") for side in range(4))

    def mask_of(self, kinds: tuple[int, ...]) -> int:
        """The mask of the zones of these kinds."""
        return sum(1 << i for i, kind in enumerate(self.kinds) if kind in kinds)

    def _meeting(self, side: int, halves: str) -> tuple[int, ...]:
        edge = EDGES[side]
        if self.edges[side] == EDGE_CODE["C"]:
            return (self.names[f"city:{edge}"],)
        fields = tuple(self.names[f"field:{edge}{half}"] for half in halves)
        if self.edges[side] == EDGE_CODE["R"]:
            return (self.names[f"road:{edge}"], *fields)
        return fields[:1]


def _zones(facts: TileFacts, turn: int) -> tuple[Zone, ...]:
    cities = sorted((_city(city, turn), i) for i, city in enumerate(facts.cities))
    cities.sort(key=lambda row: _order(row[0]))
    place = {i: new for new, (_, i) in enumerate(cities)}
    found = [zone for zone, _ in cities]
    found += sorted((_road(road, turn) for road in facts.roads), key=_order)
    if facts.monastery:
        found.append(Zone(MONASTERY, "monastery", ("monastery",), 8, 0, ()))
    found += sorted((_field(field, turn, place) for field in facts.fields), key=_order)
    return tuple(found)


def _order(zone: Zone) -> int:
    name = zone.name.partition(":")[2]
    return (*EDGES, *HALVES, "in").index(name)


def _turned(edge: str, turn: int) -> str:
    return EDGES[(EDGES.index(edge[0]) + turn) % 4] + edge[1:]


def _names(kind: str, edges: tuple[str, ...], turn: int) -> tuple[str, ...]:
    order = EDGES if kind != "field" else HALVES
    return tuple(f"{kind}:{edge}" for edge in sorted((_turned(e, turn) for e in edges), key=order.index))


def _city(city: CityFacts, turn: int) -> Zone:
    names = _names("city", city.edges, turn)
    marks = city.pennants << MARK_SHIFT["pennant"] | city.cathedral << MARK_SHIFT["cathedral"]
    if city.goods is not None:
        marks |= 1 << MARK_SHIFT[city.goods]
    return Zone(CITY, names[0], names, len(names), marks, ())


def _road(road: RoadFacts, turn: int) -> Zone:
    names = _names("road", road.edges, turn)
    return Zone(ROAD, names[0], names, len(names), road.inn << MARK_SHIFT["inn"], ())


def _field(field: FieldFacts, turn: int, place: dict[int, int]) -> Zone:
    names = _names("field", field.halves, turn) or ("field:in",)
    touches = tuple(sorted(place[city] for city in field.cities))
    return Zone(FIELD, names[0], names, 0, 0, touches)


@cache
def forms() -> tuple[Form, ...]:
    """Every form by its number."""
    return tuple(Form(type_, turn) for type_ in range(len(tiles())) for turn in range(4))


@cache
def fits() -> tuple[bytes, ...]:
    """By type, then by what the neighbours ask: the turns that are legal there, a mask (V30).

    What is asked: the neighbours' edges N, E, S, W as two bits each, N lowest, 0 where there is no tile.
    """
    return tuple(_fits(facts.edges) for facts in tiles())


@cache
def _fits(edges: str) -> bytes:
    codes = [EDGE_CODE[edge] for edge in edges]
    table = bytearray(256)
    for turn in range(4):
        lying = [codes[(side - turn) % 4] for side in range(4)]
        for asked in range(256):
            if all((asked >> 2 * side & 3) in (0, lying[side]) for side in range(4)):
                table[asked] |= 1 << turn
    return bytes(table)


TURNS = tuple([turn for turn in range(4) if mask >> turn & 1] for mask in range(16))
"""The turns of a mask."""


@cache
def turns_that_fit() -> tuple[tuple[list[int], ...], ...]:
    """As `fits`, the turns as lists."""
    return tuple(tuple(TURNS[mask] for mask in table) for table in fits())


def marks_of(counted: int) -> dict[str, int]:
    """Marks by name, without zeros."""
    return {name: n for name, shift in MARK_SHIFT.items() if (n := counted >> shift & 255)} if counted else {}
