"""The mode's data (n2, n45 to n48, n211, sections 15 and 24)."""

from __future__ import annotations

from sobremesa.games.natrak.data.load import MATERIALS, NUMBER, modes
from sobremesa.games.natrak.expansions.adventurers.data import GOODS, KINDS, LEVELS, counts, decks, facts

MODE = modes()["adventurers"]


def test_what_the_mode_contains_n2_n45() -> None:
    assert MODE.materials == MATERIALS[:8]
    assert (MODE.target, MODE.setup, MODE.hand_limit) == (13, ("camp", "city"), 7)


def test_prices_supply_and_points_n47_n48_n211() -> None:
    basic = modes()["basic"]
    assert {what: MODE.prices[what] for what in basic.prices} == basic.prices
    assert {what: price for what, price in MODE.prices.items() if what not in basic.prices} == {
        "wall": {"clay": 2},
        "adventurer": {"wool": 1, "stone": 1},
        "activate": {"wheat": 1},
        "promote": {"wool": 1, "stone": 1},
        "medicine": {"wheat": 1, "stone": 2},
    }
    assert MODE.supply == {**basic.supply, "wall": 3, "adventurer": 6}
    assert {what: n for what, n in MODE.points.items() if what not in basic.points} == {
        "metropolis": 2,
        "defence": 1,
        "merchant": 1,
        "constitution": 1,
        "printing_press": 1,
        "scholar": 1,
    }


def test_yields_n46() -> None:
    assert {name: (row.camp, row.city, row.opening) for name, row in MODE.yields.items()} == {
        "forest": ({"wood": 1}, {"wood": 1, "herbs": 1}, {"wood": 1}),
        "quarry": ({"clay": 1}, {"clay": 2}, {"clay": 1}),
        "farmland": ({"wheat": 1}, {"wheat": 1, "tribute": 1}, {"wheat": 1}),
        "meadow": ({"wool": 1}, {"wool": 2}, {"wool": 1}),
        "mine": ({"stone": 1}, {"stone": 1, "coin": 1}, {"stone": 1}),
        "wasteland": ({}, {}, {}),
    }


def test_goods_of_the_disciplines_n47() -> None:
    assert facts().goods == {"alchemy": "herbs", "crown": "coin", "religion": "tribute"}
    assert (NUMBER["herbs"], NUMBER["coin"], NUMBER["tribute"]) == GOODS
    assert LEVELS == 5


def test_the_decks_of_18_section_15_n220() -> None:
    deck = decks(6)
    assert deck.alchemy == {
        "merchant": 6,
        "merchant_fleet": 2,
        "trade_port": 2,
        "master_merchant": 2,
        "resource_monopoly": 4,
        "goods_monopoly": 2,
    }
    assert deck.crown == {
        "bishop": 2,
        "constitution": 1,
        "deserter": 2,
        "diplomat": 2,
        "intrigue": 2,
        "saboteur": 2,
        "spy": 3,
        "warlord": 2,
        "wedding": 2,
    }
    assert deck.religion == {
        "alchemist": 2,
        "crane": 2,
        "engineering": 1,
        "inventor": 2,
        "irrigation": 2,
        "medicine": 2,
        "mining": 2,
        "printing_press": 1,
        "road_building": 2,
        "smith": 2,
    }
    assert [sum(row) for row in counts(6)] == [18, 18, 18]
    assert [sum(row) for row in counts(1)] == [12, 12, 12]


def test_each_kind_stands_in_one_deck_of_a_generation() -> None:
    for generation in range(1, 7):
        for kind in range(len(KINDS)):
            assert sum(row[kind] > 0 for row in counts(generation)) <= 1
