"""Generations 1 to 4: their decks and the five kinds that new tables no longer have (n220 to n227)."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.natrak.adventurers.scene import Quest
from sobremesa.games.natrak.expansions.adventurers.data import decks
from sobremesa.games.natrak.game import GAME
from sobremesa.kit.match import Match


def old(generation: int = 4, **where: Any) -> Quest:
    return Quest(generation=generation, **where)


@pytest.mark.parametrize("generation", range(1, 7))
def test_decks_by_generation_n220_n221_n222(generation: int) -> None:
    who = ("person", "person", "person")
    match = Match.new(GAME, {"mode": "adventurers"}, who, bytes(32), generation)  # type: ignore[arg-type]  # who each is
    left = match.public().progress.left  # type: ignore[attr-defined]  # of this mode
    assert left == dict.fromkeys(("alchemy", "crown", "religion"), 12 if generation < 5 else 18)
    if generation < 5:
        deck = decks(generation)
        assert deck.alchemy == {"fair": 4, "smuggling": 4, "merchant_fleet": 4}
        assert deck.crown == {"dragon_envoy": 4, "levy": 4, "spy": 4}
        assert deck.religion == {"scholar": 4, "crane": 4, "engineering": 4}


def test_5_and_6_have_the_same_rules_n221() -> None:
    assert decks(5) == decks(6)


def test_new_tables_have_none_of_the_old_kinds_n222() -> None:
    table = Quest().hero("A", 23).hand("A", wood=2).table()
    for kind, fields in (
        ("play_fair", {}),
        ("play_smuggling", {"give": {"wood": 1}, "get": {"coin": 1}}),
        ("play_dragon_envoy", {}),
        ("play_levy", {"crossing": 23}),
    ):
        assert table.play("A", kind, **fields) == "not_held"


def test_fair_n223() -> None:
    table = old().cards("A", fair=1).table()
    assert table.play("A", "play_fair") is None
    rates = table.own("A").rates
    assert [rates[kind] for kind in ("wood", "clay", "wheat", "wool", "stone", "herbs", "coin")] == [2] * 5 + [4, 4]
    assert table.own("B").rates["wood"] == 4
    table.play("A", "end_turn")
    assert table.own("A").rates["wood"] == 4


def test_smuggling_n224() -> None:
    table = old().cards("A", smuggling=2).hand("A", wood=1, clay=2, herbs=1).table()
    for give, get, code in (
        ({"wood": 1}, {"coin": 2}, "wrong_number"),
        ({"wood": 1, "clay": 2}, {"coin": 3}, "wrong_number"),
        ({"wood": 2}, {"coin": 2}, "not_held"),
        ({"herbs": 1}, {"coin": 1}, "basic_only"),
        ({"wood": 1}, {"stone": 1}, "goods_only"),
        ({"wood": 1}, {"gold": 1}, "not_in_this_mode"),
    ):
        assert table.play("A", "play_smuggling", give=give, get=get) == code
        if give == {"wood": 1, "clay": 2}:
            assert table.refusal is not None
            assert table.refusal.params == {"owed": 2, "sent": 3}
    assert table.progress("A") == {"smuggling": 2}
    assert table.play("A", "play_smuggling", give={"wood": 1, "clay": 1}, get={"coin": 1, "tribute": 1}) is None
    assert table.hand("A") == {"clay": 1, "herbs": 1, "tribute": 1, "coin": 1}
    (told,) = table.shown_to(None, "exchanged")
    assert (told.give, told.get) == ({"wood": 1, "clay": 1}, {"coin": 1, "tribute": 1})
    assert table.play("A", "play_smuggling", give={"clay": 1}, get={"coin": 1}) is None
    empty = old().cards("A", smuggling=1).hand("A", coin=2).table()
    assert empty.play("A", "play_smuggling", give={"wood": 1}, get={"coin": 1}) == "no_effect"


def test_dragon_envoy_n225_n79() -> None:
    table = old().cards("A", dragon_envoy=1).camp("B", 23).hand("B", wood=1).table()
    assert table.play("A", "play_dragon_envoy") is None
    assert table.owed() == {"A": "dragon"}
    assert table.play("A", "move_threat", hex=4, victim=1) is None
    assert (table.hand("A"), table.phase) == ({"wood": 1}, "main")
    assert table.public().players[0].mercenaries == 0


def test_levy_n226() -> None:
    table = old().cards("A", levy=2).hero("A", 23).hero("A", 29, active=True).hero("B", 37).table()
    assert table.play("A", "play_levy", crossing=29) == "no_effect"
    assert table.play("A", "play_levy", crossing=37) == "not_your_piece"
    assert table.play("A", "play_levy", crossing=23) is None
    assert table.heroes("A") == {23: "I!", 29: "I!"}
    assert table.play("A", "play_levy", crossing=23) == "no_effect"
    assert table.progress("A") == {"levy": 1}


def test_scholar_is_a_hidden_point_from_drawing_n227() -> None:
    scene = old(phase="roll").disciplines("B", religion=1).next("religion", "scholar").rolls((1, 1, 6))
    table = scene.table()
    table.play("A", "roll")
    assert (table.points("B"), table.parts("B"), table.own("B").hidden_parts) == (1, {}, {"scholar": 1})
    assert (table.standing("B").progress, table.progress("B")) == (1, {"scholar": 1})
    assert [table.shown_to(v, "progress_drawn")[0].card for v in ("B", "A", None)] == ["scholar", None, None]
    standing = table.match.standing().scores[1]
    assert standing.parts == {"hidden": 1}
    held = old().cards("A", scholar=1).table()
    assert held.play("A", "play_scholar") == "not_castable"
    assert old(phase="roll").cards("A", scholar=1).table().play("A", "play_scholar") == "not_castable"


def test_scholar_counts_to_four_and_wins_n227_n212() -> None:
    full = old(phase="roll").disciplines("A", religion=1).cards("A", scholar=4).rolls((1, 1, 6)).table()
    full.play("A", "roll")
    assert full.standing("A").progress == 4
    winner = Quest(generation=1, phase="roll", target=5).city("B", 23, 31).disciplines("B", religion=1)
    table = winner.next("religion", "scholar").rolls((1, 1, 6)).table()
    table.play("A", "roll")
    assert (table.phase, table.state.winner) == ("over", 1)
    assert table.match.standing().scores[1].parts == {"city": 4, "scholar": 1}


def test_the_spy_sees_a_scholar_and_takes_none_n227() -> None:
    table = old().cards("A", spy=2).cards("B", scholar=2).cards("C", scholar=1, crane=1).table()
    assert table.play("A", "play_spy", rival=1) is None
    assert (table.phase, table.progress("A")) == ("main", {"spy": 1})
    assert table.shown_to("A", "progress_seen")[0].cards == {"scholar": 2}
    assert table.play("A", "play_spy", rival=2) is None
    assert table.spots("A", "take_card") == ["crane"]
    assert table.play("A", "take_card", card="scholar") == "not_held"
    assert table.lapse("A") is None
    assert table.progress("A") == {"crane": 1}
