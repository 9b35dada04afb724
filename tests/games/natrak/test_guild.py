"""Trade with the guild (N166 to N169)."""

from __future__ import annotations

from scenarios.natrak.builder import Scene
from sobremesa.kit.records import Pair


def test_rates_natrak_w23_n168_fn17() -> None:
    table = Scene().camp("A", 5).city("A", 10).camp("B", 33).roads("B", "26-32").table()
    own = table.own("A")
    assert own.rates == {"wood": 2, "clay": 3, "wheat": 3, "wool": 3, "stone": 3}
    assert table.own("B").rates == {"wood": 4, "clay": 4, "wheat": 2, "wool": 4, "stone": 4}
    assert set(table.own("C").rates.values()) == {4}


def test_exchanges_n167_natrak_w23_fn15() -> None:
    table = Scene().camp("A", 5).city("A", 10).hand("A", wood=4, clay=3).table()
    (field,) = table.choice("A", "guild").fields
    assert isinstance(field, Pair)
    assert dict(field.options) == {
        "wood": ["clay", "wheat", "wool", "stone"],
        "clay": ["wood", "wheat", "wool", "stone"],
    }
    assert table.play("A", "guild", give="wood", get="wood") == "same_kind"
    assert table.play("A", "guild", give="wood", get="gold") == "not_in_this_mode"
    assert table.play("A", "guild", give="gold", get="wood") == "not_in_this_mode"
    assert table.play("A", "guild", give="wood", get="stone") is None
    assert table.play("A", "guild", give="wood", get="stone") is None
    assert table.play("A", "guild", give="clay", get="wheat") is None
    assert table.hand("A") == {"stone": 2, "wheat": 1}
    assert table.play("A", "guild", give="wood", get="stone") == "cannot_afford"
    assert table.refusal is not None
    assert table.refusal.params == {"missing": {"wood": 2}}


def test_only_in_the_own_main_phase_n166() -> None:
    roll = Scene(phase="roll").hand("A", wood=4).hand("B", wood=4).table()
    assert roll.play("A", "guild", give="wood", get="clay") == "wrong_phase"
    assert roll.play("B", "guild", give="wood", get="clay") == "not_your_turn"


def test_what_is_missing_of_the_nearest_kind() -> None:
    table = Scene().hand("A", wood=1, wool=3).table()
    assert table.menu("A").blocked["guild"].params == {"missing": {"wool": 1}}
    assert "guild" not in Scene().hand("A", wool=4).table().menu("A").blocked
