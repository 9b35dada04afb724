"""The cases that the page tells in words: vasallos_w28 to vasallos_w33. All boxes, two seats, unless said otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.vasallos.notation import PERSONS, Case, Played, cases, play_step
from sobremesa.games.vasallos.actions import Place
from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.options import Options
from sobremesa.kit.match import Match, Refused
from sobremesa.kit.records import Refusal, Who

ALL = Options(todo=True, ferias=True, sombra=True)
BASE = Options()
CASES = {case.name: case for case in cases()}


def upto(case: Case, steps: int, options: Options | None = None) -> Played:
    """A case of the page, played for so many steps."""
    game = Played(options or case.options, 2, [step.tile for step in case.steps])
    for step in case.steps[:steps]:
        play_step(game, step)
    return game


def public(game: Played) -> Any:
    """What everybody sees."""
    return game.match.public()


def test_vasallos_w28_undo() -> None:
    game = Played(ALL, 2, ["base-road-straight", "base-monastery", "base-city1"])
    first = game.match.digest()
    assert game.place("A", 1, 0, 0) is None
    assert game.undo("A") is None
    assert game.match.digest() == first
    assert (game.phase, public(game).turn.hand) == ("place", "base-road-straight")
    assert game.place("A", 0, 1, 0) is None
    assert game.put("A", "vasallo", "field:NL") is None
    assert game.phase == "phantom"
    assert game.undo("A") is None
    assert (game.phase, game.supply("A")["vassal"]) == ("figure", 7)
    assert game.undo("A") is None
    assert (game.phase, game.match.digest()) == ("place", first)
    assert game.undo("A") == "wrong_phase"
    assert game.place("A", 0, 1, 0) is None
    assert game.send("A", "no_figure") is None
    assert game.undo("A") is None
    assert game.phase == "figure", "the decision for none is taken back too (V95)"
    assert game.send("A", "no_figure") is None
    assert game.send("A", "no_phantom") is None
    assert game.undo("A") == "not_your_turn"
    assert game.undo("B") == "wrong_phase"


def seven_out(options: Options) -> Played:
    """Seven roads that end at crossings, a vassal of A on each, and A's next tile in hand."""
    crossing = ["base-crossing3"] * 7
    road = ["base-road-straight"] * 7
    deck = [tile for pair in zip(crossing, road, strict=True) for tile in pair]
    game = Played(options, 2, [*deck, "base-monastery", "base-city1", "base-city1"])
    for i in range(7):
        assert game.place("A", 1 + i, 0, 0) is None
        assert game.put("A", "vasallo", "road:S") is None
        while game.state.active == 0:
            assert game.send("A", f"no_{game.phase}") is None
        assert game.place("B", -1 - i, 0, 0) is None
        while game.state.active == 1:
            assert game.send("B", f"no_{game.phase}") is None
    assert game.supply("A")["vassal"] == 0
    return game


def test_vasallos_w29_passed_over() -> None:
    game = seven_out(BASE)
    assert game.place("A", 0, 1, 0) is None
    assert (game.phase, game.state.active) == ("place", 1), "no phase of figures: nothing could have been chosen"
    assert [event.phase for event in game.told("passed_over")] == ["figure"]
    assert game.undo("A") == "not_your_turn", "the tile cannot be taken back (V96)"


def test_vasallos_w29_passed_over_to_the_phantom() -> None:
    game = seven_out(Options(sombra=True))
    before = game.match.digest()
    assert game.place("A", 0, 1, 0) is None
    assert (game.phase, game.state.active) == ("phantom", 0)
    assert game.undo("A") is None
    assert (game.phase, game.match.digest()) == ("place", before)


def test_vasallos_w30_clock_runs_out_in_place() -> None:
    game = upto(CASES["w9"], 4)
    assert game.lapse("A") is None
    (laid,) = game.told("tile_laid")
    assert (laid.tile, laid.cell, laid.turn, laid.auto) == ("base-monastery-road", (1, -1), 1, True)
    assert not game.told("feature_scored")
    assert not game.told("extra_tile")
    assert not game.told("figure_placed")
    assert (game.phase, game.state.active) == ("place", 1)


def test_vasallos_w30_clock_runs_out_in_figure() -> None:
    game = upto(CASES["w9"], 4)
    assert game.place("A", -1, 0, 3) is None
    first = game.match.waiting().owed[0].clock
    assert game.lapse("A") is None
    assert [(event.phase, event.auto) for event in game.told("figure_declined")] == [("figure", True)]
    assert game.told("extra_tile")
    assert not game.told("figure_placed")
    (owed,) = game.match.waiting().owed
    assert (owed.seat, owed.prompt, owed.params) == (0, "place", {"extra": True})
    assert owed.clock is not None
    assert owed.clock != first, "the extra tile has a clock of its own (V84)"
    assert game.lapse("A") is None
    (laid,) = game.told("tile_laid")
    assert (laid.tile, laid.cell, laid.turn) == ("base-city1-crossing3", (0, -1), 2)
    (scored,) = game.told("feature_scored")
    assert (scored.kind, scored.holders) == ("city", []), "the start city, for nobody"
    assert (game.phase, game.state.active) == ("place", 1)


def test_vasallos_w30_absent_in_figure() -> None:
    game = upto(CASES["w9"], 4)
    assert game.place("A", -1, 0, 3) is None
    game.presence("A", "nobody")
    assert game.told("figure_declined")
    assert not game.told("extra_tile")
    assert (game.phase, game.state.active) == ("place", 1)
    assert game.lapse("B") is None
    assert [event.seat for event in game.told("turn_skipped")] == [0]
    assert (game.phase, game.state.active) == ("place", 1)


def test_vasallos_w31_skipping() -> None:
    tiles = ["base-monastery"] * 6
    game = Played(ALL, 3, ["base-city1", "base-city1", *tiles])
    order = [game.state.active]
    assert game.place("A", 0, -1, 2) is None
    assert game.put("A", "vasallo", "field:NL") is None
    game.presence("B", "nobody")
    game.presence("B", "person")
    while game.state.active != 1:
        assert game.send("A", f"no_{game.phase}") is None
    assert game.place("B", 1, 0, 3) == "edges_differ"
    game.presence("B", "nobody")
    assert game.state.active == 2, "B's tile was laid by the server, C goes on"
    decks = []
    for _ in range(4):
        order.append(game.state.active)
        decks.append(public(game).deck.left)
        assert game.lapse("ABC"[game.state.active]) is None
    assert order[1:] == [2, 0, 2, 0]
    assert decks == [5, 4, 3, 2], "by one per turn played"
    assert {event.seat for event in game.history if event.__struct_config__.tag == "turn_skipped"} == {1}  # type: ignore[attr-defined]  # a skipped turn


def test_vasallos_w31_all_absent_the_table_stands() -> None:
    game = Played(ALL, 3, ["base-monastery"] * 4)
    for seat in "BCA":
        game.presence(seat, "nobody")
    standing = game.match.digest()
    assert game.match.waiting().stands
    assert not game.match.waiting().owed
    assert game.lapse("A") == "table_stands"
    assert game.match.digest() == standing, "A's tile is still in hand: its default waits (V86)"
    game.presence("A", "person")
    assert [due.seat for due in game.match.waiting().owed] == [0], "never applied: the active one was back first"
    game.presence("A", "nobody")
    game.presence("C", "person")
    (laid,) = game.told("tile_laid")
    assert (laid.seat, laid.auto) == (0, True)
    assert [event.seat for event in game.told("turn_skipped")] == [1]
    assert game.state.active == 2


def test_vasallos_w31_the_absent_score_at_the_end() -> None:
    game = Played(BASE, 3, ["base-monastery", "base-city1", "base-monastery"])
    assert game.place("A", 0, 1, 0) is None
    assert game.send("A", "no_figure") is None
    assert game.place("B", 0, -1, 2) is None
    assert game.put("B", "vasallo", "field:NL") is None
    game.presence("B", "nobody")
    assert game.lapse("C") is None
    assert game.match.standing().finished
    assert game.parts("B") == {"fields": 3}
    assert game.match.standing().winners == (1,)


def refused(options: dict[str, bool], seats: int) -> str | None:
    try:
        Match.new(GAME, options, (*PERSONS, *PERSONS)[:seats], bytes(32))
    except Refused as error:
        return error.refusal.code
    return None


@pytest.mark.parametrize("seats", [1, 6, 7])
def test_vasallos_w32_seats_without_todo(seats: int) -> None:
    assert refused({}, seats) == "bad_seats"
    assert refused({"ferias": True, "sombra": True}, seats) == "bad_seats"


def test_vasallos_w32_seats() -> None:
    assert refused({"todo": True}, 6) is None
    assert [refused({}, seats) for seats in (2, 3, 4, 5)] == [None] * 4
    assert refused({"todo": True}, 7) == refused({"todo": True}, 1) == "bad_seats"
    assert GAME.settle(Options(), 6) == Refusal("bad_seats", {"seats": [2, 3, 4, 5]})


def test_vasallos_w32_pink() -> None:
    colours = ["red", "blue", "green", "yellow", "black"]
    todo = Options(todo=True)
    four: list[tuple[str, str | None]] = [(colour, None) for colour in colours[:4]]
    assert GAME.dress(todo, 6, four).colours == ("black",), "pink for the fifth is refused while one is free"
    five = [*four, ("black", None)]
    assert GAME.dress(todo, 6, five).colours == ("pink",), "for the sixth it is the only one"
    assert GAME.dress(todo, 5, five).colours == ()
    assert GAME.dress(todo, 6, [*four, ("pink", None)]).colours == ("black",), "a freed seat's colour is there again"


def test_vasallos_w33_codes() -> None:
    game = Played(ALL, 2, ["base-road-straight", "base-monastery"])
    assert game.send("A", "figure", kind="vassal", zone="road:E") == "wrong_phase"
    assert game.place("B", 1, 0, 0) == "not_your_turn"
    assert game.place("A", 1, 0, 4) == "bad_turn"
    assert game.place("A", 1, 0, 0) is None
    assert game.send("A", "figure", kind="vassal", zone="road:N") == "no_such_zone"
    assert game.place("A", 2, 0, 0) == "wrong_phase"
    assert game.send("A", "no_figure") is None
    assert game.send("A", "no_phantom") is None
    assert game.place("B", 0, 1, 0) is None
    assert game.send("B", "figure", kind="builder", zone="monastery") == "wrong_zone_kind"
    assert game.send("B", "no_figure") is None
    assert game.send("B", "no_phantom") is None
    for kind in ("no_figure", "no_phantom"):
        assert game.send("A", kind) == "game_over"
    assert game.undo("A") == "game_over"
    assert game.place("A", 0, 2, 9) == "game_over"


def test_vasallos_w33_what_is_not_in_the_game_is_refused_in_any_phase_v5() -> None:
    game = Played(BASE, 2, ["base-road-straight", "base-monastery"])

    def ask() -> list[str | None]:
        return [
            game.send("B", "figure", kind="pig", zone="field:NL"),
            game.send("A", "figure", kind="big", zone="field:NL"),
            game.send("A", "figure", kind="builder", zone="road:E"),
            game.send("B", "phantom", zone="road:E"),
            game.send("A", "no_phantom"),
        ]

    assert ask() == ["not_in_this_game"] * 5
    assert game.place("A", 1, 0, 0) is None
    assert ask() == ["not_in_this_game"] * 5


def test_the_sides_that_differ_are_named_v32() -> None:
    game = Played(BASE, 2, ["base-city1", "base-monastery"])
    assert game.match.explain(0, Place((1, 0), 1)) == Refusal("edges_differ", {"sides": ["W"]})


@pytest.mark.parametrize(
    "tile,cell,turn",
    [
        ("base-monastery", (0, 1), 0),
        ("base-road-straight", (-1, 0), 0),
        ("base-road-curve", (-1, 0), 2),
        ("base-city1", (0, -1), 2),
        ("base-city3", (0, -1), 1),
        ("base-crossing4", (-1, 0), 0),
    ],
)
def test_first_legal_places_v87(tile: str, cell: tuple[int, int], turn: int) -> None:
    game = Played(BASE, 2, [tile, "base-monastery"])
    assert game.lapse("A") is None
    (laid,) = game.told("tile_laid")
    assert (laid.cell, laid.turn, laid.auto) == (cell, turn, True)


def test_bots_are_always_present_v82() -> None:
    who: tuple[Who, ...] = ("bot", "bot")
    game = Played(BASE, 2, ["base-monastery"] * 3, who)
    assert [due.seat for due in game.match.waiting().owed] == [0]
    assert not game.match.waiting().stands
