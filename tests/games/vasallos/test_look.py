"""What is seen of a state (V88 to V91), previews (V105), and what is off (V102)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from games.vasallos.random_games import begun, combinations
from scenarios.vasallos.notation import CASES_BY_NAME, Played, run
from sobremesa.games.vasallos.actions import Figure, NoFigure, Place
from sobremesa.games.vasallos.expansions.sombra.records import Phantom
from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.position_check import problems
from sobremesa.kit.checks.walk import walk
from sobremesa.kit.match import Match
from sobremesa.kit.records import Refusal

ALL = Options(todo=True, ferias=True, sombra=True)


def public(game: Played) -> Any:
    return game.match.public()


def features(game: Played) -> dict[str, Any]:
    return {view.id: view for view in public(game).features}


def test_everything_but_the_order_of_the_deck_is_public_v88() -> None:
    deck = ["base-monastery", "todo-cathedral", "base-crossing4", "base-monastery"]
    game = Played(ALL, 2, deck)
    assert public(game).turn.hand == "base-monastery"
    assert public(game).deck.left == 3
    assert public(game).deck.types == {"base-monastery": 1, "base-crossing4": 1, "todo-cathedral": 1}
    other = Played(ALL, 2, [deck[0], deck[3], deck[2], deck[1]])
    assert msgspec.json.encode(public(game)) == msgspec.json.encode(public(other))
    assert msgspec.json.encode(game.match.own(0)) == b"{}", "no seat sees more than a watcher"
    assert b"key" not in msgspec.json.encode(public(game))


def test_an_imagined_state_has_the_remaining_tiles_in_another_order_v90() -> None:
    deck = ["base-monastery"] * 5 + ["base-crossing4"] * 5
    game = Played(ALL, 2, deck)
    decks = {bytes(game.match.imagine(None, Random(seed)).state.deck) for seed in range(20)}
    assert len(decks) > 10
    assert {tuple(sorted(found)) for found in decks} == {tuple(sorted(game.state.deck[game.state.drawn :]))}
    keys = {game.match.imagine(0, Random(seed)).state.key for seed in range(5)}
    assert len(keys) == 5
    assert game.state.key not in keys


def test_a_feature_is_named_by_its_oldest_zone_v91() -> None:
    game = Played(ALL, 2, ["base-road-straight", "base-road-straight", "base-road-straight"])
    game.place("A", 1, 0, 0)
    assert set(features(game)) == {"0,0/city:N", "0,0/road:E", "0,0/field:EL", "0,0/field:ER"}
    road = features(game)["0,0/road:E"]
    assert road.zones == ["0,0/road:E", "1,0/road:E"]
    assert (road.tiles, road.complete, road.now, road.full) == (2, False, 2, 2)


def test_a_feature_is_shown_with_its_value_and_who_leads_v105() -> None:
    game = run(CASES_BY_NAME["w14"])
    views = features(game)
    city = views["0,0/city:N"]
    assert (city.kind, city.tiles, city.complete, city.now, city.full) == ("city", 5, True, 15, 15)
    assert city.marks == {"cathedral": 1}
    assert city.figures == []
    (field,) = [view for view in views.values() if view.kind == "field" and view.figures]
    assert [(h.seat, h.strength, h.leads, h.points) for h in field.holders] == [(0, 1, True, 4), (1, 1, True, 3)]
    assert [(f.seat, f.kind) for f in field.figures] == [(1, "vassal"), (0, "vassal"), (0, "pig")]
    assert (field.now, field.full, field.counts) == (3, 3, ["0,0/city:N"])


def test_a_feature_that_may_be_worth_nothing_says_so() -> None:
    game = Played(ALL, 2, ["todo-inn-road-straight", "base-monastery"])
    game.place("A", 1, 0, 0)
    road = features(game)["0,0/road:E"]
    assert (road.now, road.full, road.marks) == (0, 4, {"inn": 1})


def test_views_made_before_are_thrown_away_when_something_changes() -> None:
    """Views looked at after every input are those of a state that was never looked at."""
    for name in ("w12", "w14", "w16", "w21", "w22", "w26", "w27"):
        case = CASES_BY_NAME[name]
        looked, fresh = run(case, look=True), run(case)
        assert msgspec.json.encode(public(looked)) == msgspec.json.encode(public(fresh))


@combinations
def test_views_are_right_however_seldom_one_looks(options: dict[str, bool]) -> None:
    """A field that was looked at before its city grew or closed, with nobody looking in between."""
    match, rng = begun(options, 7)
    for _ in walk(match, rng):
        if rng.random() < 0.25:
            fresh = Match.from_position(GAME, GAME.position(match.state))
            assert msgspec.json.encode(match.public()) == msgspec.json.encode(fresh.public())


def test_a_preview_of_a_tile_v105() -> None:
    game = Played(ALL, 2, ["base-city1", "base-monastery"])
    before = game.match.digest()
    preview: Any = game.match.preview(0, Place((0, -1), 2))
    assert [(view.id, view.now, view.complete) for view in preview.features] == [
        ("0,0/city:N", 4, True),
        ("0,-1/field:NL", 3, False),
    ]
    assert game.match.preview(0, Place((0, -1), 0)) == Refusal("edges_differ", {"sides": ["S"]})
    assert game.match.preview(1, Place((0, -1), 2)) == Refusal("not_your_turn")
    assert game.match.digest() == before


def test_a_preview_of_a_figure_v102() -> None:
    game = Played(ALL, 2, ["base-road-straight", "base-monastery"])
    game.place("A", 1, 0, 0)
    before = game.match.digest()
    preview: Any = game.match.preview(0, Figure("big", "road:W"))
    (road,) = preview.features
    assert (road.id, road.now, road.full) == ("0,0/road:E", 2, 2)
    assert [(h.seat, h.strength, h.points) for h in road.holders] == [(0, 2, 2)]
    assert game.match.preview(0, NoFigure()) is None
    assert game.match.preview(0, Phantom("road:E")) == Refusal("wrong_phase")
    game.send("A", "no_figure")
    preview = game.match.preview(0, Phantom("field:NL"))
    assert [view.id for view in preview.features] == ["0,0/field:EL"]
    game.undo("A")
    assert game.match.digest() == before


def test_figures_that_can_go_nowhere_say_why_v102() -> None:
    game = Played(ALL, 2, ["base-monastery", "base-monastery-road"])
    game.place("A", 0, 1, 0)
    assert game.match.menu(0).blocked == {
        "figure/builder": Refusal("wrong_zone_kind"),
        "figure/pig": Refusal("needs_own_vassal"),
    }
    assert game.match.menu(1).blocked == {}
    game.state.supply[0] = 0
    assert game.match.menu(0).blocked["figure/vassal"] == Refusal("no_piece_left")


def test_events_name_the_zone_as_the_server_does_v94() -> None:
    game = Played(ALL, 2, ["base-road-straight", "base-monastery"])
    game.place("A", 1, 0, 0)
    game.put("A", "vasallo", "road:W")
    assert msgspec.to_builtins(game.events[0]) == {
        "type": "figure_placed",
        "seat": 0,
        "kind": "vassal",
        "at": "1,0/road:E",
    }
    assert GAME.show(game.events[0], None) is game.events[0], "everybody is told the same"


POSITION = GAME.position(Played(ALL, 2, ["base-monastery", "base-crossing4"]).state)


MONASTERY_ALONE = {"tile": "base-monastery", "x": 0, "y": 0, "turn": 0, "seat": None}


@pytest.mark.parametrize(
    "change,said",
    [
        ({"generation": 9}, "generation 9"),
        ({"options": {"todo": False, "ferias": True, "sombra": True, "more": 1}}, "more"),
        ({"key": "00"}, "key"),
        ({"seats": [{"who": "person", "person": True}]}, "length"),
        ({"seats": [{"who": "person", "person": False}, {"who": "bot", "person": False}]}, "belongs to none"),
        ({"options": {}, "seats": [{"who": "bot", "person": False}] * 6, "slots": {}}, "6 seats"),
        ({"phase": "phantom"}, "a tile in hand in phase phantom"),
        ({"phase": "figure", "hand": None}, "no tile of the active seat"),
        ({"phase": "over", "hand": None}, "tiles left"),
        ({"hand": None}, "no tile in hand"),
        ({"hand": "base-nothing"}, "there is no tile base-nothing"),
        ({"hand": "todo-nothing", "deck": []}, "there is no tile"),
        ({"deck": ["x"]}, "there is no tile x"),
        ({"tiles": []}, "length"),
        ({"tiles": [{"tile": "base-none", "x": 0, "y": 0, "turn": 0, "seat": None}]}, "no tile base-none"),
        ({"tiles": [{"tile": "base-monastery", "x": 0, "y": 0, "turn": 4, "seat": None}]}, "lies nowhere"),
        ({"tiles": [{"tile": "base-monastery", "x": 500, "y": 0, "turn": 0, "seat": None}]}, "lies nowhere"),
        ({"tiles": [{"tile": "base-monastery", "x": 0, "y": 0, "turn": 0, "seat": 5}]}, "laid by no seat"),
        ({"hand": "todo-cathedral", "tiles": [MONASTERY_ALONE]}, "has no place"),
        ({"hand": None, "deck": [], "seats": [{"who": "nobody", "person": True}] * 2}, "no tile left"),
        ({"figures": [{"seat": 0, "kind": "vassal", "at": "9,9/road:E"}]}, "no place for the vassal"),
        ({"figures": [{"seat": 0, "kind": "vassal", "at": "road:E"}]}, "no place for the vassal"),
        ({"figures": [{"seat": 5, "kind": "vassal", "at": "0,0/road:E"}]}, "no place for the vassal"),
        ({"figures": [{"seat": 0, "kind": "pig", "at": "0,0/road:E"}]}, "where it may not stand"),
        ({"figures": [{"seat": 0, "kind": "builder", "at": "0,0/road:E"}]}, "without company"),
        ({"figures": [{"seat": 0, "kind": "big", "at": "0,0/road:E"}] * 2}, "more of big"),
        ({"figures": [{"seat": 0, "kind": "vassal", "at": "0,0/road:E"}] * 2}, "two figures in one zone"),
        ({"slots": {}}, "slot"),
        ({"slots": {"goods": {"tokens": []}, "builder": {"earned": False}}}, "not one row a seat"),
        ({"slots": {"goods": {"tokens": [[0, 0, -1]] * 2}, "builder": {"earned": False}}}, "less than none"),
        ({"slots": {"goods": {"tokens": [[0, 0, 0]] * 2}, "builder": {"earned": True}}}, "earned in no step"),
        ({"scored": [{"source": "cities", "of": "0,0/city:N", "awards": [{"seat": 7, "points": 1}]}]}, "of no seat"),
    ],
)
def test_broken_positions_say_what_is_wrong(change: dict[str, Any], said: str) -> None:
    assert Match.from_position(GAME, POSITION).digest()
    with pytest.raises(ValueError, match=said):
        GAME.from_position({**POSITION, **change})


def test_a_position_with_figures_in_a_complete_feature_is_broken() -> None:
    game = Played(ALL, 2, ["base-city1", "base-monastery", "base-monastery"])
    game.place("A", 0, -1, 2)
    game.put("A", "vasallo", "city:S")
    position = GAME.position(game.state)
    assert game.phase == "phantom", "not yet scored: that is right"
    assert problems(GAME.from_position(position)) == []
    with pytest.raises(ValueError, match="figures in a complete feature"):
        GAME.from_position({**position, "phase": "place", "hand": "base-monastery", "turn": 2})


def test_a_position_in_a_phase_without_choice_or_box_is_broken() -> None:
    game = Played(Options(), 2, ["base-road-straight", "base-monastery"])
    game.place("A", 1, 0, 0)
    position = GAME.position(game.state)
    with pytest.raises(ValueError, match="no phase phantom in this game"):
        GAME.from_position({**position, "phase": "phantom"})
    full = [
        {"seat": 0, "kind": "vassal", "at": at} for at in ("0,0/city:N", "1,0/road:E", "1,0/field:NL", "1,0/field:SL")
    ]
    with pytest.raises(ValueError, match="nothing to choose"):
        GAME.from_position({**position, "figures": full})
