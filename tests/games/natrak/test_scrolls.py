"""Scrolls and the Largest Company (N119 to N128)."""

from __future__ import annotations

import pytest

from scenarios.natrak.builder import Scene

PRICE = {"wheat": 1, "wool": 1, "stone": 1}


def test_buying_takes_the_top_one_n119_n120() -> None:
    table = Scene().hand("A", wheat=2, wool=2, stone=2).deck("hoarding", "glory").table()
    assert table.play("A", "buy_scroll") is None
    assert (table.event("scroll_bought").scroll, table.event("scroll_bought").left) == ("hoarding", 24)
    assert table.play("A", "buy_scroll") is None
    assert table.hand("A") == {}
    assert table.play("A", "buy_scroll") == "cannot_afford"
    assert table.refusal is not None
    assert table.refusal.params == {"missing": PRICE}
    assert table.public().players[0].scrolls == 2
    assert table.public().scrolls.left == 23


def test_an_empty_deck_n120() -> None:
    table = Scene().hand("A", **PRICE).empty_deck().table()
    assert table.play("A", "buy_scroll") == "deck_empty"
    assert table.menu("A").blocked["buy_scroll"].code == "deck_empty"


def test_not_one_bought_this_turn_by_kind_n121_n122_natrak_w19_fn07() -> None:
    table = Scene().scrolls("A", mercenary=1).hand("A", **PRICE).deck("mercenary").table()
    table.play("A", "buy_scroll")
    assert table.play("A", "cast_mercenary") is None
    table.play("A", "move_threat", hex=0, victim=None)
    assert table.play("A", "cast_mercenary") == "one_scroll_per_turn"
    assert table.menu("A").blocked["cast_mercenary"].code == "one_scroll_per_turn"
    fresh = Scene().hand("A", **PRICE).deck("mercenary").table()
    fresh.play("A", "buy_scroll")
    assert fresh.play("A", "cast_mercenary") == "bought_this_turn"
    assert "cast_mercenary" not in fresh.offered("A")
    own = fresh.own("A")
    assert [(held.kind, held.number, held.fresh) for held in own.scrolls] == [("mercenary", 1, 1)]
    assert Scene().table().play("A", "cast_mercenary") == "not_held"


def test_before_the_roll_only_a_mercenary_n121_n123_natrak_w19_fn07() -> None:
    held = Scene(phase="roll").scrolls("A", mercenary=2, roads=1, abundance=1, hoarding=1, glory=1)
    table = held.rolls((3, 4)).table()
    assert table.play("A", "cast_roads") == "wrong_phase"
    assert table.play("A", "cast_hoarding", material="wood") == "wrong_phase"
    assert table.play("A", "cast_abundance", cards={"wood": 2}) == "wrong_phase"
    assert table.play("A", "cast_glory") == "not_castable"
    assert table.offered("A") == {"roll", "cast_mercenary"}
    assert table.play("A", "cast_mercenary") is None
    assert table.owed() == {"A": "dragon"}
    table.play("A", "move_threat", hex=0, victim=None)
    assert table.owed() == {"A": "roll"}
    assert table.play("A", "cast_mercenary") == "one_scroll_per_turn"
    table.play("A", "roll")
    assert table.owed() == {"A": "dragon"}
    waits = table.match.waiting().owed[0].wait
    table.play("A", "move_threat", hex=1, victim=None)
    assert table.owed() == {"A": "main"}
    assert waits == "dragon/13/2"


def test_glory_is_a_hidden_point_at_once_n127() -> None:
    table = Scene().hand("A", **PRICE).deck("glory").table()
    table.play("A", "buy_scroll")
    player = table.public().players[0]
    assert (player.points, player.parts) == (1, {})
    assert table.play("A", "cast_glory") == "not_castable"
    assert table.match.standing().scores[0].parts == {"hidden": 1}


def test_winning_by_a_glory_bought_n127_n212() -> None:
    table = Scene(target=5).city("A", 17, 29).hand("A", **PRICE).deck("glory").table()
    table.play("A", "buy_scroll")
    assert (table.phase, table.state.winner) == ("over", 0)
    assert table.match.standing().scores[0].parts == {"city": 4, "glory": 1}


@pytest.mark.parametrize("placed, free", [(2, 2), (14, 1)])
def test_roads_gives_two_or_what_is_left_n99_n124_fn05(placed: int, free: int) -> None:
    line = "12-7-11-16-22-28-33-38-43-47-51-48-52-49-53-50"
    chain = "-".join(line.split("-")[: placed + 1])
    table = Scene().camp("A", 12).roads("A", chain).scrolls("A", roads=1).table()
    assert table.play("A", "cast_roads") is None
    assert table.public().turn.free_roads == free
    assert table.road("A", 12, 17) is None
    assert table.event("piece_placed").free
    assert table.road("A", 12, 17) == "occupied"
    assert table.public().turn.free_roads == free - 1
    if free == 1:
        assert table.road("A", 12, 8) == "no_piece_left"
    else:
        assert table.road("A", 12, 8) is None
        assert table.road("A", 17, 23) == "cannot_afford"


def test_roads_without_any_left_n124_fn05() -> None:
    line = "12-7-11-16-22-28-33-38-43-47-51-48-52-49-53-50"
    table = Scene().roads("A", line).scrolls("A", roads=1).table()
    assert table.play("A", "cast_roads") == "no_effect"
    assert table.own("A").scrolls[0].number == 1
    assert table.menu("A").blocked["cast_roads"].code == "no_effect"


def test_unused_free_roads_are_lost_n62_n99_fn05() -> None:
    table = Scene().camp("A", 12).scrolls("A", roads=1).table()
    table.play("A", "cast_roads")
    table.road("A", 12, 17)
    table.play("A", "end_turn")
    assert table.public().turn.free_roads == 0


def test_abundance_n125() -> None:
    assert Scene().table().play("A", "cast_abundance", cards={"wood": 2}) == "not_held"
    table = Scene().scrolls("A", abundance=1).table()
    assert table.play("A", "cast_abundance", cards={"wood": 1}) == "wrong_number"
    assert table.play("A", "cast_abundance", cards={"wood": 2, "clay": 1}) == "wrong_number"
    assert table.play("A", "cast_abundance", cards={"wood": 1, "coin": 1}) == "not_in_this_mode"
    assert table.play("A", "cast_abundance", cards={"wood": 1, "stone": 1}) is None
    assert table.hand("A") == {"wood": 1, "stone": 1}
    assert table.public().scrolls.cast == {"abundance": 1}


def test_hoarding_n126_natrak_w21() -> None:
    scene = Scene(seats=4).hand("B", wheat=1).hand("D", wheat=2, wood=1).scrolls("A", hoarding=1).absent("D")
    table = scene.table()
    assert table.play("A", "cast_hoarding", material="coin") == "not_in_this_mode"
    assert table.play("A", "cast_hoarding", material="wheat") is None
    assert (table.hand("A"), table.hand("B"), table.hand("D")) == ({"wheat": 3}, {}, {"wood": 1})
    assert table.told("handed") == 2


def test_largest_company_n128_natrak_w20_fn27() -> None:
    scene = Scene(target=5).mercenaries("A", 3).company_holder("A").mercenaries("B", 2).city("B", 17).camp("B", 29)
    table = scene.scrolls("B", mercenary=2).also(turn=14, actor=1, phase="roll", rolled=False).table()
    assert table.play("B", "cast_mercenary") is None
    assert (table.holder("largest_company"), table.owed()) == ("A", {"B": "dragon"})
    scene = Scene(target=5).mercenaries("A", 3).company_holder("A").mercenaries("B", 3).city("B", 17).camp("B", 29)
    table = scene.scrolls("B", mercenary=1).also(turn=14, actor=1, phase="roll", rolled=False).table()
    assert table.play("B", "cast_mercenary") is None
    assert (table.holder("largest_company"), table.phase, table.state.winner) == ("B", "over", 1)
    assert (table.points("A"), table.points("B")) == (0, 5)
    assert table.play("B", "move_threat", hex=0, victim=None) == "game_over"


def test_the_first_to_cast_three_n128() -> None:
    table = Scene().mercenaries("A", 2).scrolls("A", mercenary=1).table()
    table.play("A", "cast_mercenary")
    assert (table.holder("largest_company"), table.points("A")) == ("A", 2)
    moved = table.event("award_moved")
    assert (moved.seat, moved.source, moved.size) == (0, None, 3)
