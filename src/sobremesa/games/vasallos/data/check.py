"""Checks the tiles: totals, and that each is a consistent little map however it lies. A test runs it.

A tile is looked at as a circle of its half-edges, edges and corners: cities, roads and fields must join up inside it without
crossing, and the fields must be as large as what parts them allows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import msgspec

from sobremesa.games.vasallos.data import exceptions as but
from sobremesa.games.vasallos.data.drawing import drawing_problems
from sobremesa.games.vasallos.data.load import EDGES, HALVES, FieldFacts, TileFacts, tiles


def turned(tile: TileFacts, turn: int) -> TileFacts:
    """The facts of a tile turned clockwise: the same tile lying otherwise (V12)."""

    def names(edges: tuple[str, ...], order: str | tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted((turn_name(edge, turn) for edge in edges), key=order.index))

    replace = msgspec.structs.replace
    return replace(
        tile,
        edges="".join(tile.edges[(side - turn) % 4] for side in range(4)),
        cities=tuple(replace(city, edges=names(city.edges, EDGES)) for city in tile.cities),
        roads=tuple(replace(road, edges=names(road.edges, EDGES)) for road in tile.roads),
        fields=tuple(replace(field, halves=names(field.halves, HALVES)) for field in tile.fields),
    )


def turn_name(edge: str, turn: int) -> str:
    """An edge or half-edge after turning: E for N after one quarter-turn, ER for NR."""
    return EDGES[(EDGES.index(edge[0]) + turn) % 4] + edge[1:]


def problems() -> list[str]:
    """What is wrong with the data, one line each; empty if nothing is."""
    found = [*_totals(), *_twins()]
    for tile in tiles():
        for turn in range(4):
            found += [f"{tile.id} turned by {turn}: {line}" for line in tile_problems(tile, turn)]
    return found


def tile_problems(tile: TileFacts, turn: int) -> Iterator[str]:
    """What is wrong with one tile as it lies turned by so many quarter-turns."""
    lying = turned(tile, turn)
    wrong = [*_order(tile), *_edges(lying)]
    if not wrong:
        ends = list(_ends(lying, turn))
        wrong = [*_halves(lying, turn), *_corners(lying, turn), *ends]
        wrong += [] if ends else drawing_problems(lying, turn)
    yield from wrong


def _order(tile: TileFacts) -> Iterator[str]:
    """Edges and halves in their order, each once."""
    for edges in (*(city.edges for city in tile.cities), *(road.edges for road in tile.roads)):
        if list(edges) != sorted(set(edges), key=EDGES.index):
            yield f"edges {edges} are out of order"
    for field in tile.fields:
        if list(field.halves) != sorted(set(field.halves), key=HALVES.index):
            yield f"halves {field.halves} are out of order"
        if not set(field.cities) <= set(range(len(tile.cities))):
            yield f"a field names cities {field.cities}"


def _edges(tile: TileFacts) -> Iterator[str]:
    """Each city edge in one city, each road edge in one road, each half of the others in one field, and nothing more."""
    for letter, parts in (("C", tile.cities), ("R", tile.roads)):
        have = Counter(edge for part in parts for edge in part.edges)
        if have != Counter(edge for edge, x in zip(EDGES, tile.edges, strict=True) if x == letter):
            yield f"edges of kind {letter} are {dict(have)}"
    halves = Counter(half for field in tile.fields for half in field.halves)
    if halves != Counter(half for half in HALVES if tile.edges[EDGES.index(half[0])] != "C"):
        yield f"halves in fields are {sorted(halves.elements())}"


def _field_of(tile: TileFacts) -> dict[str, FieldFacts]:
    return {half: field for field in tile.fields for half in field.halves}


def _halves(tile: TileFacts, turn: int) -> Iterator[str]:
    """A road parts the two halves of its edge, a field edge does not."""
    field_of = _field_of(tile)
    for edge, x in zip(EDGES, tile.edges, strict=True):
        same = field_of.get(edge + "L") is field_of.get(edge + "R")
        if x == "F" and not same:
            yield f"the halves of field edge {edge} are in different fields"
        if x == "R" and same != ((tile.id, turn_name(edge, -turn)) in but.ROAD_HALVES_JOINED):
            yield f"the halves of road edge {edge} are {'' if same else 'not '}in one field"


def _corners(tile: TileFacts, turn: int) -> Iterator[str]:
    """Round a corner, field and field are one field, and field and city touch (V52)."""
    field_of = _field_of(tile)
    city_of: dict[str, int] = {edge: i for i, city in enumerate(tile.cities) for edge in city.edges}
    touched: dict[int, set[int]] = {id(field): set() for field in tile.fields}
    for side, edge in enumerate(EDGES):
        after = EDGES[(side + 1) % 4]
        one, other = field_of.get(edge + "R"), field_of.get(after + "L")
        if one is not None and other is not None:
            split = (tile.id, turn_name(edge + "R", -turn)) in but.CORNER_SPLIT
            if (one is not other) != split:
                yield f"{edge}R and {after}L are {'one field' if split else 'different fields'}"
        elif one is not None:
            touched[id(one)].add(city_of[after])
        elif other is not None:
            touched[id(other)].add(city_of[edge])
    for field in tile.fields:
        yield from _touches(tile, turn, field, touched[id(field)])
    if tile.fields and {c for field in tile.fields for c in field.cities} != set(range(len(tile.cities))):
        yield "a city that no field touches"


def _touches(tile: TileFacts, turn: int, field: FieldFacts, met: set[int]) -> Iterator[str]:
    listed = set(field.cities)
    if met - listed:
        yield f"field {field.halves} meets a city at a corner and does not list it"
    if not field.halves:
        if tile.id not in but.NO_EDGE_FIELD or len(listed) < 2:
            yield "a field that reaches no edge"
        return
    for city in listed - met:
        halves = {turn_name(half, -turn) for half in field.halves}
        edges = {turn_name(edge, -turn) for edge in tile.cities[city].edges}
        if not any(i == tile.id and h in halves and e in edges for i, h, e in but.TOUCH_INSIDE):
            yield f"field {field.halves} lists a city that it meets at no corner"


def _ends(tile: TileFacts, turn: int) -> Iterator[str]:
    """Where roads end (V39, V40)."""
    ends = Counter(road.end for road in tile.roads if road.end)
    if any((road.end is None) != (len(road.edges) == 2) for road in tile.roads):
        yield "a road of one edge ends nowhere, or one of two edges ends"
    if (ends["monastery"] > 0) != (tile.monastery and bool(tile.roads)):
        yield "a monastery takes every road of its tile"
    if 0 < ends["crossing"] < (2 if tile.id in but.LANES else 3):
        yield f"a crossing of {ends['crossing']} roads"
    if ends["city"] and not tile.cities:
        yield "a road ends at a city that is not there"
    farms = {(tile.id, turn_name(road.edges[0], -turn)) for road in tile.roads if road.end == "farm"}
    if farms != {row for row in but.FARM_ROADS if row[0] == tile.id}:
        yield "the wrong roads end at a farm"


def _totals() -> Iterator[str]:
    text = files("sobremesa.games.vasallos.data").joinpath("totals.json").read_bytes()
    for name, wanted in msgspec.json.decode(text, type=dict[str, dict[str, int]]).items():
        have = totals([tile for tile in tiles() if tile.set == name])
        yield from (f"{name}: {key} {have[key]}, not {n}" for key, n in wanted.items() if have[key] != n)


def totals(rows: list[TileFacts]) -> dict[str, int]:
    """What a set of tiles adds up to, in tiles, not in types."""
    found: Counter[str] = Counter(types=len(rows))
    for tile in rows:
        one = Counter({"tiles": 1, "monastery": int(tile.monastery), "cities": len(tile.cities)})
        one.update({"roads": len(tile.roads), "fields": len(tile.fields)})
        one.update({"road tiles": int(bool(tile.roads)), "city tiles": int(bool(tile.cities))})
        for city in tile.cities:
            one.update({"pennant": city.pennants, "cathedral": int(city.cathedral), city.goods or "": 1})
        one.update({"inn": sum(road.inn for road in tile.roads)})
        one.update({"touches": sum(len(field.cities) for field in tile.fields)})
        one.update({"inner fields": sum(not field.halves for field in tile.fields)})
        found.update({key: n * tile.count for key, n in one.items()})
        found["start"] += tile.start
    return dict(found) | {key: found[key] for key in ("start", "wine", "grain", "cloth")}


def _twins() -> Iterator[str]:
    """No type twice in one set, however it is turned."""
    seen: dict[object, str] = {}
    for tile in tiles():
        shapes = [_shape(turned(tile, turn)) for turn in range(4)]
        key = (tile.set, min(shapes))
        if key in seen:
            yield f"{tile.id} is {seen[key]}"
        seen[key] = tile.id


def _shape(tile: TileFacts) -> str:
    cities = [(c.edges, c.pennants, c.goods, c.cathedral) for c in tile.cities]
    fields = sorted((f.halves, tuple(sorted(tile.cities[i].edges for i in f.cities))) for f in tile.fields)
    roads = sorted((r.edges, r.inn) for r in tile.roads)
    return repr((tile.edges, sorted(cities, key=repr), roads, tile.monastery, fields))
