"""Worked case W23, rates (n168), in mode Basic: no goods, no Merchant, no Merchant Fleet."""

from __future__ import annotations

from scenarios.natrak.builder import Scene


def w23() -> Scene:
    return Scene().camp("A", 5).city("A", 10).roads("A", "33-38")


def test_natrak_w23_rates_n100_n168_fn17() -> None:
    table = w23().table()
    assert table.own("A").rates == {"wood": 2, "clay": 3, "wheat": 3, "wool": 3, "stone": 3}
    assert table.own("B").rates == dict.fromkeys(("wood", "clay", "wheat", "wool", "stone"), 4)


def test_natrak_w23_exchanges_n167_n168_fn17() -> None:
    table = w23().hand("A", wood=4, clay=3).table()
    assert table.play("A", "guild", give="wood", get="stone") is None
    assert table.play("A", "guild", give="wood", get="stone") is None
    assert table.play("A", "guild", give="clay", get="wheat") is None
    assert table.hand("A") == {"stone": 2, "wheat": 1}


def test_natrak_w23_what_the_guild_does_not_do_n167() -> None:
    table = w23().hand("A", wood=4, clay=3, stone=2).table()
    for give, get, code in (
        ("wood", "wood", "same_kind"),
        ("wood", "gold", "not_in_this_mode"),
        ("gold", "wood", "not_in_this_mode"),
        ("clay", "herbs", "not_in_this_mode"),
        ("stone", "wood", "cannot_afford"),
        ("wheat", "wood", "cannot_afford"),
    ):
        assert table.play("A", "guild", give=give, get=get) == code
    assert table.hand("A") == {"wood": 4, "clay": 3, "stone": 2}


def test_natrak_fn15_four_wood_give_one_card_once() -> None:
    table = Scene().hand("A", wood=4).table()
    assert table.play("A", "guild", give="wood", get="stone") is None
    assert table.play("A", "guild", give="wood", get="stone") == "cannot_afford"
    assert table.hand("A") == {"stone": 1}
