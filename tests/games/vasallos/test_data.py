"""The facts of the tiles, and that the checker finds what is wrong with them (V9, V39, V52)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from sobremesa.games.vasallos.data import check
from sobremesa.games.vasallos.data.check import problems, tile_problems, totals, turn_name, turned
from sobremesa.games.vasallos.data.load import (
    EDGES,
    HALVES,
    CityFacts,
    FieldFacts,
    Half,
    RoadFacts,
    TileFacts,
    deck_of,
    number_of,
    start_type,
    tiles,
    values,
)
from sobremesa.games.vasallos.tiles import CITY, FIELD, MONASTERY, ROAD, Form, fits, forms

TILES = {tile.id: tile for tile in tiles()}
BASE, TODO, FERIAS = "base", "todo-o-nada", "ferias"


def test_the_checker_finds_nothing_in_any_turn_fv04() -> None:
    assert problems() == []


def test_each_broken_tile_is_found_fv04() -> None:
    """Take from every tile each link from a field to a city: the drawing has it, so it is missed, or no field is left at it."""
    tried = 0
    for tile in tiles():
        for i, field in enumerate(tile.fields):
            for city in field.cities:
                rest = tuple(c for c in field.cities if c != city)
                fields = (*tile.fields[:i], msgspec.structs.replace(field, cities=rest), *tile.fields[i + 1 :])
                broken = msgspec.structs.replace(tile, fields=fields)
                met_inside = not list(tile_problems(broken, 0))
                assert not met_inside or (tile.id, city) in {(t, c) for t, c in MET_INSIDE}, (tile.id, field, city)
                assert [bool(list(tile_problems(broken, turn))) for turn in range(4)] == [not met_inside] * 4
                tried += 1
    assert tried == 105


MET_INSIDE = {
    ("todo-three-cities", 0),
    ("ferias-wine-city2-corner-two-roads", 0),
    ("ferias-cloth-city2-wedge-two-roads", 0),
    ("ferias-wine-city2-wedge-road-right", 0),
    ("ferias-grain-city2-wedge-road-left", 0),
    ("ferias-grain-city2-corner-road-and-city1", 0),
    ("ferias-cloth-city2-corner-road-and-city1", 0),
}
"""Links that the edges do not show: they are pinned by the totals and by the exceptions."""


HALVES_OF_FIELDS: tuple[Half, ...] = ("EL", "ER", "SL", "SR", "WL", "WR")
BROKEN: list[tuple[str, dict[str, Any], str]] = [
    ("base-city1-crossing3", {"edges": "CRFF"}, "edges of kind R"),
    ("base-city1-crossing3", {"cities": ()}, "edges of kind C"),
    ("base-city1-crossing3", {"fields": ()}, "halves in fields"),
    ("base-city1-crossing3", {"monastery": True}, "takes every road"),
    ("base-city2-corner", {"cities": (CityFacts(("W", "N"), 0, None, cathedral=False),)}, "edges ('W', 'N')"),
    ("base-city1", {"fields": (FieldFacts(("ER", "EL", "SL", "SR", "WL", "WR"), (0,)),)}, "halves ('ER', 'EL'"),
    ("base-city1", {"fields": (FieldFacts(HALVES_OF_FIELDS, (3,)),)}, "names cities"),
    ("base-city1", {"fields": (FieldFacts(HALVES_OF_FIELDS, ()),)}, "does not list it"),
    ("base-city1", {"fields": (FieldFacts(("EL",), (0,)), FieldFacts(HALVES_OF_FIELDS[1:], (0,)))}, "field edge E"),
    (
        "base-city1",
        {"fields": (FieldFacts(HALVES_OF_FIELDS[:2], (0,)), FieldFacts(HALVES_OF_FIELDS[2:], (0,)))},
        "ER and SL are different fields",
    ),
    ("base-road-straight", {"fields": (FieldFacts(HALVES, ()),)}, "road edge E are in one field"),
    ("base-road-straight", {"roads": (RoadFacts(("E", "W"), inn=False, end="farm"),)}, "ends nowhere"),
    ("base-monastery", {"fields": (FieldFacts(HALVES, ()), FieldFacts((), ()))}, "reaches no edge"),
    (
        "base-crossing3",
        {"roads": tuple(RoadFacts((edge,), inn=False, end="city") for edge in ("E", "S", "W"))},
        "a city that is not there",
    ),
    (
        "base-crossing3",
        {"roads": tuple(RoadFacts((edge,), inn=False, end="farm") for edge in ("E", "S", "W"))},
        "end at a farm",
    ),
    (
        "base-crossing3",
        {"roads": (RoadFacts(("E", "W"), inn=False, end=None), RoadFacts(("S",), inn=False, end="crossing"))},
        "a crossing of 1",
    ),
    (
        "base-crossing4",
        {"roads": (RoadFacts(("N", "S"), inn=False, end=None), RoadFacts(("E", "W"), inn=False, end=None))},
        "cities or roads cross",
    ),
    (
        "base-road-straight",
        {"fields": (FieldFacts(("NL", "NR", "EL"), ()), FieldFacts(("ER", "SL", "SR", "WL", "WR"), ()))},
        "a field crosses",
    ),
    (
        "base-monastery",
        {"fields": (FieldFacts(("NL", "NR", "SL", "SR"), ()), FieldFacts(("EL", "ER", "WL", "WR"), ()))},
        "two fields cross",
    ),
    (
        "base-monastery",
        {"fields": (FieldFacts(HALVES[:4], ()), FieldFacts(HALVES[4:], ()))},
        "nothing parts the fields",
    ),
]


@pytest.mark.parametrize("tile,change,said", BROKEN, ids=[said for _, _, said in BROKEN])
def test_a_changed_fact_is_found_in_every_turn(tile: str, change: dict[str, Any], said: str) -> None:
    broken = msgspec.structs.replace(TILES[tile], **change)
    assert any(said in line for line in tile_problems(broken, 0)), list(tile_problems(broken, 0))
    assert all(list(tile_problems(broken, turn)) for turn in range(4))


def test_a_type_that_is_there_twice_or_too_often_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    twin = msgspec.structs.replace(turned(TILES["base-city1"], 1), id="base-twin")
    monkeypatch.setattr(check, "tiles", lambda: (*tiles(), twin))
    assert "base-twin is base-city1" in check.problems()
    assert "base: tiles 77, not 72" in check.problems()


def test_zones_of_the_data_counted() -> None:
    """Section 21: tiles times zones."""
    rows = {name: totals([tile for tile in tiles() if tile.set == name]) for name in (BASE, TODO, FERIAS)}
    assert [[row[k] for k in ("cities", "roads", "monastery", "fields")] for row in rows.values()] == [
        [49, 62, 6, 126],
        [20, 18, 1, 35],
        [29, 23, 1, 56],
    ]


@pytest.mark.parametrize(
    "boxes,number", [((BASE,), 71), ((BASE, TODO), 89), ((BASE, FERIAS), 95), ((BASE, TODO, FERIAS), 113)]
)
def test_decks_v9(boxes: tuple[str, ...], number: int) -> None:
    deck = deck_of(frozenset(boxes))
    assert len(deck) == number
    assert list(deck) == sorted(deck), "in the order of the data (V19)"
    assert Counter(deck)[start_type()] == TILES["base-city1-road-straight"].count - 1 == 3


def test_what_the_boxes_add_v9() -> None:
    todo = totals([tile for tile in tiles() if tile.set == TODO])
    assert (todo["tiles"], todo["inn"], todo["cathedral"]) == (18, 6, 2)
    ferias = totals([tile for tile in tiles() if tile.set == FERIAS])
    assert (ferias["tiles"], ferias["wine"], ferias["grain"], ferias["cloth"]) == (24, 9, 6, 5)
    assert [len(tile.roads) for tile in tiles() if tile.set == FERIAS and tile.monastery] == [3]
    assert "ferias-bridge" in TILES


@pytest.mark.parametrize("tile", tiles(), ids=lambda tile: tile.id)
def test_a_form_is_the_turned_tile_v12(tile: TileFacts) -> None:
    for turn in range(4):
        form, lying = forms()[4 * number_of()[tile.id] + turn], turned(tile, turn)
        assert ["_CRF"[code] for code in form.edges] == list(lying.edges)
        named = {kind: {zone.names for zone in form.zones if zone.kind == kind} for kind in range(4)}
        assert named[CITY] == {tuple(f"city:{e}" for e in city.edges) for city in lying.cities}
        assert named[ROAD] == {tuple(f"road:{e}" for e in road.edges) for road in lying.roads}
        assert named[FIELD] == {tuple(f"field:{h}" for h in f.halves) or ("field:in",) for f in lying.fields}
        assert len(named[MONASTERY]) == lying.monastery
        assert touches(form) == {
            (f"field:{f.halves[0]}" if f.halves else "field:in", f"city:{lying.cities[c].edges[0]}")
            for f in lying.fields
            for c in f.cities
        }


def touches(form: Form) -> set[tuple[str, str]]:
    return {(zone.name, form.zones[city].name) for zone in form.zones for city in zone.touches}


@pytest.mark.parametrize(
    "tile,turn,edges,names",
    [
        ("base-city1-curve-left", 0, "CFRR", "city:N road:S field:EL field:SR"),
        ("base-city1-curve-left", 1, "RCFR", "city:E road:N field:NL field:NR"),
        ("base-city1-curve-left", 2, "RRCF", "city:S road:N field:NL field:NR"),
        ("base-city1-curve-left", 3, "FRRC", "city:W road:E field:NL field:ER"),
        ("ferias-city1-flyover", 0, "CFRR", "city:N road:S road:W field:EL field:SR field:WR"),
        ("ferias-city1-flyover", 2, "RRCF", "city:S road:N road:E field:NL field:NR field:ER"),
        ("todo-four-cities", 3, "CCCC", "city:N city:E city:S city:W field:in"),
    ],
)
def test_zones_are_named_as_the_tile_lies_v13(tile: str, turn: int, edges: str, names: str) -> None:
    form = forms()[4 * number_of()[tile] + turn]
    assert "".join("_CRF"[code] for code in form.edges) == edges
    assert [zone.name for zone in form.zones] == names.split()


def test_a_zone_has_the_names_of_all_its_edges_v13() -> None:
    form = forms()[4 * number_of()["base-city1-curve-left"] + 2]
    assert {form.zones[i].name for name, i in form.names.items() if name in ("road:N", "road:E")} == {"road:N"}
    assert form.zones[form.names["field:WR"]].names == ("field:NL", "field:ER", "field:WL", "field:WR")


def test_fits_asks_every_side_v30() -> None:
    """The table against the rule said again: no neighbour, or the same kind of edge."""
    for tile in {tile.edges: tile for tile in tiles()}.values():
        table = fits()[number_of()[tile.id]]
        for asked in range(256):
            sides = [" CRF"[asked >> 2 * side & 3] for side in range(4)]
            for turn in range(4):
                lying = turned(tile, turn).edges
                right = all(side in (" ", edge) for side, edge in zip(sides, lying, strict=True))
                assert bool(table[asked] >> turn & 1) == right


def test_turning_four_times_is_not_turning() -> None:
    assert [turn_name("NL", turn) for turn in range(5)] == ["NL", "EL", "SL", "WL", "NL"]
    assert all(turned(tile, 4) == tile for tile in tiles())
    assert set(EDGES) == {turn_name("S", turn) for turn in range(4)}


def test_the_numbers_of_the_rules_stand_in_the_data() -> None:
    facts = values()
    assert (facts.base.vassals, facts.base.field, facts.pig.field, facts.goods.most) == (7, 3, 4, 10)
    assert (facts.base.complete.city, facts.base.complete.pennant, facts.cathedral.complete) == (2, 2, 3)
    assert (facts.base.complete.road, facts.inn.complete, facts.big.strength) == (1, 2, 2)
