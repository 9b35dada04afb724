"""Imagined states (N202, N204)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from scenarios.natrak.builder import Scene
from sobremesa.games.natrak.data.load import GLORY, decks
from sobremesa.games.natrak.state import State
from sobremesa.kit.match import Match


def secretive() -> Scene:
    scene = Scene(seats=4).hand("A", wood=3).hand("B", wool=6).hand("C", stone=2).camp("B", 12)
    return scene.scrolls("A", glory=1, roads=1).scrolls("B", glory=2, mercenary=3).scrolls("C", hoarding=1)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_it_looks_the_same_and_the_rest_is_dealt_anew(viewer: int | None) -> None:
    match = secretive().table().match
    rng = Random(5)
    keys, hands, decks_seen = set(), set(), set()
    for _ in range(30):
        other = match.imagine(viewer, rng)
        assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(match.view(viewer))
        state = other.state
        keys.add(state.key)
        hands.add(tuple(map(tuple, state.hands)))
        decks_seen.add(state.deck)
        for kind, number in enumerate(decks()[4]):
            assert state.deck.count(kind) + sum(held[kind] for held in state.scrolls) == number
    assert match.state.key not in keys
    assert len(keys) == len(decks_seen) == 30
    assert len(hands) > 20


def test_rivals_have_as_many_glory_as_hidden_points() -> None:
    match = secretive().table().match
    for seed in range(30):
        held = match.imagine(3, Random(seed)).state.scrolls
        assert [scrolls[GLORY] for scrolls in held] == [1, 2, 0, 0]
        assert [sum(scrolls) for scrolls in held] == [2, 5, 1, 0]


def test_hidden_cards_are_any_kind_evenly() -> None:
    match = Scene().hand("B", wood=1).table().match
    seen = [match.imagine(0, Random(seed)).state.hands[1].index(1) for seed in range(500)]
    assert all(60 < seen.count(kind) < 140 for kind in range(5))


def test_an_imagined_game_plays_on_to_the_end() -> None:
    match = secretive().table().match.imagine(0, Random(1))
    for _ in range(3000):
        owed = match.waiting().owed
        if not owed:
            break
        match.lapse(owed[0].seat)
    assert match.state.turn > 100


def same(match: Match[State], viewer: int | None) -> State:
    other = match.imagine(viewer, Random(3))
    assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(match.view(viewer))
    assert msgspec.json.encode(other.waiting()) == msgspec.json.encode(match.waiting())
    return other.state


def test_in_setup() -> None:
    match = Scene().camp("A", 17).roads("A", "17-12").camp("B", 29).setup(1, placed=29).table().match
    assert same(match, 1).placed == 29


def test_with_awards_cities_and_debts() -> None:
    scene = Scene(seats=4).city("A", 7).roads("A", "7-12-17-23-29-34").road_holder("A")
    scene.mercenaries("B", 3).company_holder("B").hand("C", wood=9).also(phase="discard")
    scene.at["seats"][2]["debt"] = 4
    state = same(scene.table().match, 0)
    assert (state.road_holder, state.company_holder, state.debts) == (0, 1, [0, 0, 4, 0])
    assert state.cities[0] == 1 << 7


def test_with_an_offer_and_its_answers_and_fresh_scrolls() -> None:
    table = secretive().hand("A", wood=3, wheat=1, wool=1, stone=1).deck("glory").table()
    table.play("A", "buy_scroll")
    table.play("A", "offer", give={"wood": 1}, want={"wool": 1}, to=None)
    table.play("B", "counter", offer=1, give={"wool": 1}, want={"wood": 2})
    table.play("C", "decline", offer=1)
    for viewer in (0, 1, None):
        state = same(table.match, viewer)
        assert state.offer == table.state.offer
    assert same(table.match, 0).fresh[GLORY] == 1


def test_when_it_is_over() -> None:
    table = Scene(target=5).city("A", 17).camp("A", 29, 8).hand("A", wheat=2, stone=3).table()
    table.play("A", "build_city", crossing=8)
    assert same(table.match, 1).winner == 0
