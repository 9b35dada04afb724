"""Worked cases W19, Scrolls (n121, n122), W20, Largest Company (n128), and of W21 the scroll."""

from __future__ import annotations

from scenarios.natrak.builder import Scene
from sobremesa.games.natrak.events import Handed

PRICE = {"wheat": 1, "wool": 1, "stone": 1}


def test_natrak_w19_one_from_before_and_one_just_bought_n121_n122_fn07() -> None:
    table = Scene().scrolls("A", mercenary=1).hand("A", **PRICE).deck("mercenary").table()
    assert table.play("A", "buy_scroll") is None
    assert table.play("A", "cast_mercenary") is None
    assert table.play("A", "move_threat", hex=4, victim=None) is None
    assert table.play("A", "cast_mercenary") == "one_scroll_per_turn"
    assert [(held.kind, held.number) for held in table.own("A").scrolls] == [("mercenary", 1)]


def test_natrak_w19_only_the_bought_one_n122_fn07() -> None:
    table = Scene().hand("A", **PRICE).deck("mercenary").table()
    table.play("A", "buy_scroll")
    assert table.play("A", "cast_mercenary") == "bought_this_turn"


def test_natrak_w19_another_kind_bought_does_not_matter_n122() -> None:
    table = Scene().scrolls("A", abundance=1).hand("A", **PRICE).deck("mercenary").table()
    table.play("A", "buy_scroll")
    assert table.play("A", "cast_abundance", cards={"wood": 2}) is None
    assert table.hand("A") == {"wood": 2}


def test_natrak_w19_before_the_roll_n121_n123_fn07() -> None:
    scene = Scene(phase="roll").scrolls("A", mercenary=2, roads=1, glory=1).camp("A", 12)
    table = scene.rolls((3, 4)).table()
    assert table.play("A", "cast_roads") == "wrong_phase"
    assert table.play("A", "cast_glory") == "not_castable"
    assert table.play("A", "cast_mercenary") is None
    assert (table.owed(), table.public().players[0].mercenaries) == ({"A": "dragon"}, 1)
    table.play("A", "move_threat", hex=4, victim=None)
    assert table.owed() == {"A": "roll"}
    assert table.play("A", "cast_mercenary") == "one_scroll_per_turn"
    table.play("A", "roll")
    assert table.owed() == {"A": "dragon"}
    table.play("A", "move_threat", hex=9, victim=None)
    assert table.owed() == {"A": "main"}
    assert table.play("A", "cast_mercenary") == "one_scroll_per_turn"


def test_natrak_w19_a_next_turn_may_cast_again_n62_n121_fn07() -> None:
    table = Scene(phase="roll").scrolls("A", mercenary=2).rolls((1, 1), (1, 1)).table()
    assert table.play("A", "cast_mercenary") is None
    table.play("A", "move_threat", hex=4, victim=None)
    table.play("A", "roll")
    table.play("A", "end_turn")
    table.leaves("B")
    table.leaves("C")
    assert table.owed() == {"A": "roll"}
    assert table.play("A", "cast_mercenary") is None
    assert table.public().players[0].mercenaries == 2


def test_natrak_w20_largest_company_n128_n212_fn27() -> None:
    """B has 11 points of 13: three cities, three camps, two Glory."""
    scene = Scene(target=13, phase="roll", turn=14).also(actor=1).mercenaries("A", 3).company_holder("A").camp("A", 21)
    scene.mercenaries("B", 2).scrolls("B", mercenary=2, glory=2).city("B", 8, 18, 29).camp("B", 40, 36, 25)
    table = scene.hand("A", wood=1).rolls((1, 1)).table()
    assert [table.points(seat) for seat in "AB"] == [3, 11]
    assert table.play("B", "cast_mercenary") is None
    assert (table.holder("largest_company"), [table.points(seat) for seat in "AB"]) == ("A", [3, 11])
    table.play("B", "move_threat", hex=4, victim=None)
    table.play("B", "roll")
    table.play("B", "end_turn")
    for seat in "CA":
        table.leaves(seat)
    assert table.owed() == {"B": "roll"}
    assert table.play("B", "cast_mercenary") is None
    assert [event.__struct_config__.tag for event in table.events] == ["scroll_cast", "award_moved", "won"]
    assert (table.holder("largest_company"), [table.points(seat) for seat in "AB"]) == ("B", [1, 13])
    assert (table.phase, table.state.winner) == ("over", 1)
    assert table.play("B", "move_threat", hex=9, victim=None) == "game_over"
    assert table.play("B", "roll") == "game_over"


def test_natrak_w21_hoarding_in_basic_n126() -> None:
    """B and D, who is absent, hand over all their Wheat, in seat order after the caster; C has none."""
    scene = Scene(seats=4, turn=19).also(actor=2).hand("B", wheat=3, wood=1).hand("D", wheat=2).hand("A", clay=2)
    table = scene.hand("C", wheat=1).scrolls("C", hoarding=1).absent("D").table()
    assert table.play("C", "cast_hoarding", material="wheat") is None
    handed = [event for event in table.events if isinstance(event, Handed)]
    assert [("ABCD"[e.giver], "ABCD"[e.taker], e.cards) for e in handed] == [
        ("D", "C", {"wheat": 2}),
        ("B", "C", {"wheat": 3}),
    ]
    assert [table.hand(seat) for seat in "ABCD"] == [{"clay": 2}, {"wood": 1}, {"wheat": 6}, {}]
