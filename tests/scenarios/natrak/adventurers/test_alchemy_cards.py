"""The Alchemy deck, card by card (n135 to n140), worked cases W21 to W23."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.natrak.adventurers.scene import Hall, Quest


def test_natrak_w21_monopolies_n139_n140_n126_n132() -> None:
    scene = Quest(seats=4).cards("A", resource_monopoly=1, goods_monopoly=1).scrolls("A", hoarding=1)
    scene.hand("B", wheat=3, coin=2).hand("C", wheat=1).hand("D", wheat=2, coin=1).absent("D")
    table = scene.table()
    assert table.play("A", "play_resource_monopoly", material="wheat") is None
    assert table.hand("A") == {"wheat": 5}
    assert [(event.giver, event.cards) for event in table.shown_to(None, "handed")] == [
        (1, {"wheat": 2}),
        (2, {"wheat": 1}),
        (3, {"wheat": 2}),
    ]
    assert table.play("A", "play_goods_monopoly", material="coin") is None
    assert table.hand("A") == {"wheat": 5, "coin": 2}
    assert table.play("A", "cast_hoarding", material="wheat") is None
    assert table.hand("A") == {"wheat": 6, "coin": 2}
    assert table.hand("B") == {"coin": 1}
    assert table.progress("A") == {}
    assert table.public().progress.played == {"resource_monopoly": 1, "goods_monopoly": 1}


@pytest.mark.parametrize(
    "card, material", [("resource_monopoly", "coin"), ("goods_monopoly", "wheat"), ("resource_monopoly", "gold")]
)
def test_a_monopoly_of_the_other_kind_is_refused_and_kept_n131(card: str, material: str) -> None:
    table = Quest().cards("A", **{card: 1}).table()
    assert table.play("A", f"play_{card}", material=material) == "bad_action"
    assert table.progress("A") == {card: 1}


def test_a_monopoly_with_nothing_to_come_is_spent_n131() -> None:
    table = Quest().cards("A", goods_monopoly=1).table()
    assert table.play("A", "play_goods_monopoly", material="herbs") is None
    assert (table.progress("A"), table.hand("A")) == ({}, {})


def w22() -> Hall:
    scene = Quest(seats=5).cards("A", trade_port=1).hand("A", wool=2).hand("B", herbs=1, coin=1)
    return scene.hand("C", wood=5).hand("D", tribute=3).hand("E", coin=4).table()


def test_natrak_w22_trade_port_n133_n137_n203() -> None:
    table = w22()
    assert table.play("A", "play_trade_port", material="clay") == "no_effect"
    assert table.progress("A") == {"trade_port": 1}
    assert table.play("A", "play_trade_port", material="wool") is None
    assert table.hand("B") in ({"herbs": 1, "wool": 1}, {"coin": 1, "wool": 1})
    given = next(good for good in ("herbs", "coin") if good not in table.hand("B"))
    assert table.hand("A") == {given: 1, "tribute": 1}
    assert [table.hand(seat) for seat in "CDE"] == [{"wood": 5}, {"tribute": 2, "wool": 1}, {"coin": 4}]
    goods = {
        viewer: [event.good for event in table.shown_to(viewer, "port_traded")] for viewer in ("A", "B", "C", "D", None)
    }
    assert goods == {
        "A": [given, "tribute"],
        "B": [given, None],
        "C": [None, None],
        "D": [None, "tribute"],
        None: [None, None],
    }
    assert [(event.rival, event.material) for event in table.shown_to(None, "port_traded")] == [
        (1, "wool"),
        (3, "wool"),
    ]


def test_trade_port_draws_among_the_goods_held_n137() -> None:
    seen = set()
    for key in range(12):
        scene = Quest(seats=5).cards("A", trade_port=1).hand("A", wool=2).hand("B", herbs=1, coin=1)
        position = scene.position() | {"key": f"{key:064x}"}
        table = Hall(type(scene.table().match).from_position(scene.table().match.game, position))
        table.play("A", "play_trade_port", material="wool")
        seen.add(next(iter(set(table.hand("A")) - {"wool"})))
    assert seen == {"herbs", "coin"}


def test_trade_port_without_any_basic_is_refused_n137() -> None:
    table = Quest().cards("A", trade_port=1).hand("A", coin=2).table()
    assert table.menu("A").blocked["play_trade_port"].code == "no_effect"
    assert table.play("A", "play_trade_port", material="wood") == "no_effect"


def w23() -> Quest:
    return Quest().camp("A", 5).city("A", 10).hero("A", 33).merchant("A", 6)


def test_natrak_w23_rates_n168_n169_n100() -> None:
    assert w23().table().own("A").rates == {
        "wood": 2,
        "clay": 3,
        "wheat": 3,
        "wool": 2,
        "stone": 3,
        "herbs": 4,
        "tribute": 4,
        "coin": 4,
    }
    learned = w23().disciplines("A", alchemy=3).table().own("A").rates
    assert [learned[good] for good in ("herbs", "tribute", "coin")] == [2, 2, 2]


def test_natrak_w23_merchant_fleet_n136() -> None:
    table = w23().cards("A", merchant_fleet=1).hand("A", clay=2).table()
    assert table.play("A", "play_merchant_fleet", material="clay") is None
    assert table.own("A").rates["clay"] == 2
    assert table.public().effects.fleets == ["clay"]
    assert table.play("A", "guild", give="clay", get="coin") is None
    assert table.hand("A") == {"coin": 1}
    table.play("A", "end_turn")
    assert table.own("A").rates["clay"] == 3


def test_a_fleet_of_a_good_and_none_of_gold_n136_n134() -> None:
    table = Quest().cards("A", merchant_fleet=2).table()
    assert table.play("A", "play_merchant_fleet", material="gold") == "bad_action"
    assert table.play("A", "play_merchant_fleet", material="coin") is None
    assert table.own("A").rates["coin"] == 2
    assert table.own("B").rates["coin"] == 4


def test_natrak_w23_exchanges_n167() -> None:
    table = w23().hand("A", wood=4, clay=3).table()
    for _ in range(2):
        assert table.play("A", "guild", give="wood", get="stone") is None
    assert table.play("A", "guild", give="clay", get="herbs") is None
    assert table.hand("A") == {"stone": 2, "herbs": 1}
    rich = w23().hand("A", wood=9).table()
    assert rich.play("A", "guild", give="wood", get="wood") == "same_kind"
    assert rich.play("A", "guild", give="wood", get="gold") == "not_in_this_mode"
    assert rich.play("A", "guild", give="gold", get="wood") == "not_in_this_mode"


def test_merchant_takes_piece_point_and_rate_n135() -> None:
    scene = Quest().camp("A", 17).city("B", 31).merchant("B", 11).cards("A", merchant=1).dragon(4)
    table = scene.table()
    assert (table.points("B"), table.own("B").rates["clay"]) == (3, 2)
    assert table.play("A", "play_merchant", hex=4) is None
    assert (table.points("A"), table.points("B")) == (2, 2)
    assert (table.own("A").rates["clay"], table.own("B").rates["clay"]) == (2, 4)
    assert table.parts("A")["merchant"] == 1
    seen = table.public().figures.merchant
    assert (seen.seat, seen.hex) == (0, 4)
    (told,) = table.shown_to(None, "progress_played")
    assert (told.card, told.choices) == ("merchant", {"hex": 4})


@pytest.mark.parametrize("hex_, code", [(9, "no_place"), (11, "not_connected"), (99, "no_such_place")])
def test_merchant_only_on_an_own_producing_hex_n135(hex_: int, code: str) -> None:
    table = Quest().camp("A", 18).cards("A", merchant=1).table()
    assert table.play("A", "play_merchant", hex=hex_) == code
    assert table.progress("A") == {"merchant": 1}


def test_merchant_without_any_hex_n135() -> None:
    table = Quest().cards("A", merchant=1).table()
    assert table.menu("A").blocked["play_merchant"].code == "no_effect"
    assert table.play("A", "play_merchant", hex=4) == "no_effect"


def test_merchant_reaching_the_target_wins_n212() -> None:
    table = Quest(target=5).city("A", 17, 31).cards("A", merchant=1).table()
    assert table.play("A", "play_merchant", hex=4) is None
    assert table.phase == "over"


def master() -> Quest:
    scene = Quest().camp("A", 17).city("B", 31).camp("C", 0).cards("A", master_merchant=1)
    return scene.hand("B", wood=1, coin=2, herbs=1).hand("C", wood=3)


def test_master_merchant_n138_n133_n203() -> None:
    table = master().table()
    for wrong in (0, 2, 5):
        assert table.play("A", "play_master_merchant", rival=wrong) == "bad_victim"
    assert table.play("A", "play_master_merchant", rival=1) is None
    assert (table.phase, table.owed()) == ("card", {"A": "card"})
    assert [table.shown_to(v, "hand_seen")[0].cards for v in ("A", "B", None)] == [
        {"wood": 1, "herbs": 1, "coin": 2},
        None,
        None,
    ]
    assert table.own("A").look.hand == {"wood": 1, "herbs": 1, "coin": 2}
    assert table.own("B").look is None
    assert table.own("C").look is None
    for cards, code in (
        ({"coin": 1}, "wrong_number"),
        ({"coin": 3}, "wrong_number"),
        ({"wood": 2}, "not_held"),
        ({"gold": 2}, "not_in_this_mode"),
    ):
        assert table.play("A", "take_cards", cards=cards) == code
    assert table.play("A", "take_card", card="spy") == "wrong_phase"
    assert table.play("B", "take_cards", cards={"coin": 2}) == "not_your_turn"
    assert table.play("A", "take_cards", cards={"coin": 2}) is None
    assert (table.hand("A"), table.hand("B"), table.phase) == ({"coin": 2}, {"wood": 1, "herbs": 1}, "main")
    shown = [table.shown_to(v, "cards_taken")[0] for v in ("A", "B", "C", None)]
    assert [event.cards for event in shown] == [{"coin": 2}, {"coin": 2}, None, None]
    assert {event.number for event in shown} == {2}
    assert table.own("A").look is None
    assert table.undo("A") == "nothing_to_undo"


def test_master_merchant_takes_all_of_fewer_n138() -> None:
    table = master().hand("B", coin=1).table()
    table.play("A", "play_master_merchant", rival=1)
    assert table.match.waiting().owed[0].params == {"number": 1}
    assert table.play("A", "take_cards", cards={"coin": 1}) is None


@pytest.mark.parametrize("how", ["clock", "absence"])
def test_master_merchant_by_the_server_n59_n194_n200_n201(how: str) -> None:
    table = master().table()
    table.play("A", "play_master_merchant", rival=1)
    (due,) = table.match.waiting().owed
    assert due.clock is not None
    assert (due.clock.seconds, due.clock.only_with_turn_clock) == (25, True)
    if how == "clock":
        assert table.lapse("A") is None
        assert table.phase == "main"
    else:
        table.leaves("A")
        assert (table.phase, table.public().turn.active) == ("roll", 1)
    assert (sum(table.hand("A").values()), sum(table.hand("B").values())) == (2, 2)
    assert table.event("cards_taken").auto


def test_two_choices_of_a_turn_are_two_waits_and_two_draws_n59() -> None:
    table = master().cards("A", master_merchant=2).hand("B", wood=3, coin=3).table()
    waits, labels = [], []
    for _ in range(2):
        assert table.play("A", "play_master_merchant", rival=1) is None
        waits.append(table.match.waiting().owed[0].wait)
        step: Any = table.match.lapse(0)
        labels += [draw.label for draw in step.draws]
    assert waits == ["card/13/0", "card/13/1"]
    assert labels == waits


@pytest.mark.parametrize("why", ["nobody has more", "no card"])
def test_master_merchant_without_victim_n138(why: str) -> None:
    scene = master().camp("A", 40) if why == "nobody has more" else master().hand("B")
    table = scene.table()
    assert table.menu("A").blocked["play_master_merchant"].code == "no_effect"
    assert table.play("A", "play_master_merchant", rival=1) == "no_effect"
    assert table.progress("A") == {"master_merchant": 1}


def test_more_points_counts_the_hidden_ones_n133() -> None:
    table = (
        Quest()
        .camp("A", 17)
        .camp("B", 31)
        .scrolls("B", glory=1)
        .cards("A", master_merchant=1)
        .hand("B", wood=1)
        .table()
    )
    assert table.play("A", "play_master_merchant", rival=1) is None
