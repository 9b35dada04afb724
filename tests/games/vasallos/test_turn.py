"""The order of a turn and its phases (V16 to V37), clocks and absence (V82 to V86), undo (V95, V96)."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.vasallos.notation import Played
from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.options import Options
from sobremesa.kit.match import Match
from sobremesa.kit.records import Clock

BASE = Options()
ALL = Options(todo=True, ferias=True, sombra=True)


def kinds(game: Played) -> list[str]:
    """The types of the last input's events, in order."""
    return [str(event.__struct_config__.tag) for event in game.events]


def types(game: Played, seat: str) -> set[str]:
    menu = game.match.menu("ABCDEF".index(seat))
    return {choice.type for choice in menu.choices}


def test_the_phases_and_their_menus_v24() -> None:
    game = Played(ALL, 2, ["base-road-straight", "base-monastery"])
    assert (game.phase, types(game, "A"), types(game, "B")) == ("place", {"place"}, set())
    game.place("A", 1, 0, 0)
    assert (game.phase, types(game, "A"), types(game, "B")) == ("figure", {"figure", "no_figure", "undo"}, set())
    game.put("A", "vasallo", "road:E")
    assert (game.phase, types(game, "A")) == ("phantom", {"phantom", "no_phantom", "undo"})
    game.send("A", "no_phantom")
    assert (game.phase, types(game, "A"), types(game, "B")) == ("place", set(), {"place"})
    game.place("B", 0, 1, 0)
    game.send("B", "no_figure")
    game.send("B", "no_phantom")
    assert (game.phase, types(game, "A"), types(game, "B")) == ("over", set(), set())


def test_the_order_of_a_step_v27() -> None:
    """Draw, lay, figure, phantom; then scoring, figures home; then the next draw. Nothing is scored before (V28)."""
    game = Played(ALL, 2, ["base-city1", "base-monastery"])
    game.place("A", 0, -1, 2)
    assert kinds(game) == ["tile_laid"]
    game.put("A", "vasallo", "city:S")
    assert kinds(game) == ["figure_placed"]
    assert game.points("A") == 0
    game.put("A", "sombra", "field:NL")
    assert kinds(game) == ["figure_placed", "feature_scored", "figure_returned", "turn_began", "tile_drawn"]
    assert game.points("A") == 4
    assert game.supply("A") == {"vassal": 7, "big": 1, "builder": 1, "pig": 1, "phantom": 0}


def test_a_figure_is_a_choice_and_a_tile_a_duty_v26() -> None:
    game = Played(BASE, 2, ["base-road-straight", "base-monastery"])
    assert game.send("A", "no_figure") == "wrong_phase"
    assert "no_figure" not in types(game, "A")
    game.place("A", 1, 0, 0)
    assert game.send("A", "no_figure") is None
    assert kinds(game)[0] == "figure_declined"


def test_a_figure_stays_until_its_feature_is_complete_v18_v48() -> None:
    game = Played(BASE, 2, ["base-city2-across", "base-monastery", "base-city1", "base-monastery"])
    game.place("A", 0, -1, 1)
    game.put("A", "vasallo", "city:N")
    game.place("B", 0, 1, 0)
    game.send("B", "no_figure")
    assert game.supply("A") == {"vassal": 6}
    assert {kind.__name__ for kind in GAME.actions.__args__} == {"Place", "Figure", "NoFigure", "Phantom", "NoPhantom"}
    game.place("A", 0, -2, 2)
    game.send("A", "no_figure")
    assert game.supply("A") == {"vassal": 7}


def test_zones_are_named_by_any_of_their_edges_v13() -> None:
    game = Played(ALL, 2, ["base-road-straight", "base-monastery"])
    game.place("A", 1, 0, 0)
    for name, canonical in (
        ("road:W", "road:E"),
        ("road:E", "road:E"),
        ("field:WR", "field:NL"),
        ("field:WL", "field:ER"),
    ):
        twin = game.fork()
        assert twin.put("A", "vasallo", name) is None
        (placed,) = twin.told("figure_placed")
        assert placed.at == f"1,0/{canonical}"
        twin = game.fork()
        twin.send("A", "no_figure")
        assert twin.put("A", "sombra", name) is None


def test_one_figure_a_phase_in_the_tile_just_laid_v33() -> None:
    game = Played(BASE, 2, ["base-road-straight", "base-monastery", "base-monastery"])
    game.place("A", 1, 0, 0)
    game.put("A", "vasallo", "road:E")
    assert game.put("A", "vasallo", "field:NL") == "not_your_turn"
    game.place("B", 0, 1, 0)
    assert game.put("B", "vasallo", "road:E") == "no_such_zone", "of the tile just laid, nowhere else"


def test_refusals_come_in_their_order_v93() -> None:
    game = Played(Options(ferias=True), 2, ["base-road-straight", "base-monastery", "base-monastery"])
    game.place("A", 1, 0, 0)
    assert game.put("A", "constructor", "city:N") == "no_such_zone"
    assert game.put("A", "constructor", "field:NL") == "wrong_zone_kind"
    assert game.put("A", "cerdo", "road:E") == "wrong_zone_kind"
    assert game.put("A", "constructor", "road:E") == "needs_own_vassal"
    game.state.supply[1] = 0
    assert game.put("A", "constructor", "city:N") == "no_piece_left", "before what is wrong with the zone"


def test_without_a_clock_none_runs_and_with_one_it_is_the_steps_v84() -> None:
    game = Played(ALL, 2, ["base-road-straight", "base-monastery"])

    def clock() -> Clock | None:
        return game.match.waiting().owed[0].clock

    first = clock()
    assert first == Clock("turn/1/0", None, only_with_turn_clock=True)
    waits = [game.match.waiting().owed[0].wait]
    game.place("A", 1, 0, 0)
    waits.append(game.match.waiting().owed[0].wait)
    assert clock() == first
    game.undo("A")
    assert clock() == first, "not restarted by undo"
    game.place("A", 1, 0, 0)
    game.send("A", "no_figure")
    waits.append(game.match.waiting().owed[0].wait)
    assert clock() == first
    game.send("A", "no_phantom")
    waits.append(game.match.waiting().owed[0].wait)
    assert clock() == Clock("turn/2/0", None, only_with_turn_clock=True)
    assert len(set(waits)) == 4


@pytest.mark.parametrize("phase", ["place", "figure", "phantom"])
def test_the_default_of_each_phase_v85(phase: str) -> None:
    game = Played(ALL, 2, ["base-road-straight", "base-monastery"])
    if phase != "place":
        game.place("A", 1, 0, 0)
    if phase == "phantom":
        game.put("A", "vasallo", "road:E")
    assert game.phase == phase
    assert game.lapse("A") is None
    assert (game.phase, game.state.active) == ("place", 1)
    assert [event.auto for event in game.told("tile_laid") + game.told("figure_declined")] == [True]
    assert game.supply("A")["vassal"] == (6 if phase == "phantom" else 7), "what was chosen before stays"
    assert game.undo("A") == "not_your_turn"


def test_an_absent_seat_keeps_its_figures_and_plays_on_when_back_v83() -> None:
    game = Played(BASE, 3, ["base-road-straight"] + ["base-monastery"] * 6)
    game.place("A", 1, 0, 0)
    game.put("A", "vasallo", "road:E")
    game.presence("A", "nobody")
    for seat in "BC":
        game.lapse(seat)
    assert (game.state.active, game.state.turn) == (1, 5), "turn 4 was A's; a skipped turn counts (V23)"
    assert game.supply("A") == {"vassal": 6}
    game.presence("A", "person")
    for seat in "BC":
        game.lapse(seat)
    assert (game.state.active, game.state.turn) == (0, 7)


def test_a_stand_in_makes_its_seat_present_v82() -> None:
    game = Played(BASE, 2, ["base-monastery"] * 3)
    game.presence("A", "bot")
    assert game.state.active == 0
    assert not game.match.waiting().stands, "B is there"
    game.presence("B", "nobody")
    assert game.match.waiting().stands, "no person is"
    assert game.place("A", 0, 1, 0) is None
    assert game.send("A", "no_figure") is None
    public: Any = game.match.public()
    assert (public.turn.hand, public.deck.left) == (None, 2), "no tile is drawn while the table stands (V83)"
    assert game.place("B", 0, 2, 0) == "wrong_phase"
    again = Match.from_position(GAME, GAME.position(game.state))
    assert again.digest() == game.match.digest()
    game.presence("B", "person")
    assert kinds(game) == ["presence_changed", "turn_began", "tile_drawn"]


def test_presence_that_decides_nothing_is_no_barrier_to_undo_v96() -> None:
    game = Played(BASE, 3, ["base-monastery"] * 4)
    game.place("A", 0, 1, 0)
    game.presence("B", "nobody")
    assert game.undo("A") is None
    assert game.phase == "place"
    assert game.state.who == ["person", "nobody", "person"], "who went in between stays away"


def test_what_the_server_did_cannot_be_undone_v96() -> None:
    game = Played(ALL, 2, ["base-road-straight", "base-monastery"])
    game.place("A", 1, 0, 0)
    game.presence("A", "nobody")
    assert kinds(game)[:2] == ["presence_changed", "figure_declined"]
    game.presence("A", "person")
    assert game.undo("A") == "not_your_turn"


def test_a_seat_that_is_none() -> None:
    game = Played(BASE, 2, ["base-monastery"] * 2)
    for seat in (-1, 2, 99):
        assert not game.match.menu(seat).choices
        assert game.match.explain(seat, GAME.actions.__args__[0]((0, 1), 0)).code == "not_your_turn"  # type: ignore[union-attr]  # refused
