"""What mode Basic holds and what it refuses (N1 to N3, N232)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from scenarios.natrak.builder import Scene
from sobremesa.games.natrak.data.load import modes
from sobremesa.games.natrak.game import GAME
from sobremesa.games.natrak.meta import META
from sobremesa.kit.checks.walk import CALM, random_game, walk
from sobremesa.kit.decode import decode
from sobremesa.kit.records import Refusal

BASIC_ACTIONS = {
    *("place_piece", "place_road", "roll", "move_threat", "discard", "end_turn", "end_window", "undo"),
    *("build_road", "build_camp", "build_city", "guild"),
    *("buy_scroll", "cast_mercenary", "cast_roads", "cast_abundance", "cast_hoarding"),
    *("offer", "withdraw", "close_with", "accept_counter", "reject_counter"),
    *("accept", "decline", "counter", "take_back"),
}


def test_the_mode_is_fixed_when_the_table_opens_n1() -> None:
    assert {field.name: field.live for field in META.form} == {"mode": False, "target": True}
    (mode,) = (field for field in META.form if field.name == "mode")
    assert set(mode.values) <= set(modes())


def test_what_basic_contains_n2() -> None:
    basic = modes()["basic"]
    assert list(basic.materials) == ["wood", "clay", "wheat", "wool", "stone"]
    assert set(basic.prices) == {"road", "camp", "city", "scroll"}
    assert set(basic.supply) == {"road", "camp", "city"}
    assert set(basic.points) == {"camp", "city", "longest_road", "largest_company", "glory"}


def test_every_basic_element_is_offered_in_play_and_no_other_n2_n232() -> None:
    offered: set[str] = set()
    for seed in range(60):
        rng = Random(seed)
        match = random_game(GAME, {"mode": "basic", "target": 8}, 3 + seed % 4, rng)
        for _ in walk(match, rng, CALM):
            for seat in range(match.state.seats):
                offered |= {choice.type for choice in match.menu(seat).choices}
        if offered >= BASIC_ACTIONS:
            break
    assert offered == BASIC_ACTIONS


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_scrolls_are_part_of_basic_n232(seats: int) -> None:
    table = Scene(seats=seats).hand("A", wheat=1, wool=1, stone=1).table()
    assert "buy_scroll" in table.offered("A")


@pytest.mark.parametrize(
    "kind, fields",
    [
        ("guild", {"give": "coin", "get": "wood"}),
        ("guild", {"give": "wood", "get": "tribute"}),
        ("offer", {"give": {"wood": 1}, "want": {"gold": 1}, "to": None}),
        ("cast_abundance", {"cards": {"herbs": 2}}),
        ("cast_hoarding", {"material": "gold"}),
    ],
)
def test_a_material_of_another_mode_is_refused_never_ignored_n3(kind: str, fields: dict[str, Any]) -> None:
    table = Scene().hand("A", wood=9).scrolls("A", abundance=1, hoarding=1).table()
    assert table.play("A", kind, **fields) == "not_in_this_mode"
    assert table.play("B", kind, **fields) == "not_in_this_mode"


@pytest.mark.parametrize(
    "kind, fields",
    [
        ("build_wall", {"crossing": 17}),
        ("raise", {"discipline": "crown"}),
        ("activate", {"crossing": 17}),
        ("play_bishop", {"hex": 1}),
        ("sack", {"crossing": 17}),
    ],
)
def test_an_action_of_another_mode_is_refused_n3(kind: str, fields: dict[str, Any]) -> None:
    table = Scene().city("A", 17).table()
    assert table.play("A", kind, **fields) == "not_in_this_mode"
    assert table.play("B", kind, **fields) == "not_in_this_mode"


@pytest.mark.parametrize("kind", ["launch", "cash_gold"])
def test_an_action_of_no_mode_yet_is_refused_n3(kind: str) -> None:
    answer = decode(GAME, {"type": kind, "edge": 1, "crossing": 1})
    assert isinstance(answer, Refusal)


@pytest.mark.parametrize("options", [{"mode": "pirates"}, {"mode": "basic", "walls": 3}, {"fog": True}])
def test_an_option_the_mode_lacks_is_refused_n3_n8(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="bad_options"):
        random_game(GAME, options, 3, Random(1))
