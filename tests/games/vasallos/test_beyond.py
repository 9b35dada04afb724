"""Numbers at the ends of what is allowed, and whose and which of several is meant (V11, V12, V30, V32, V82, V85, V88, V102, V105)."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.vasallos.notation import Played
from sobremesa.games.vasallos.actions import Figure, Place
from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.tiles import FARTHEST
from sobremesa.kit.decode import decode
from sobremesa.kit.match import Match
from sobremesa.kit.records import Refusal

ALL = Options(todo=True, ferias=True, sombra=True)
LATER = ["base-monastery"] * 3


@pytest.mark.parametrize("x", [-999, -FARTHEST, FARTHEST, 999])
@pytest.mark.parametrize("along", ["x", "y"])
def test_far_away_there_is_no_neighbour_v32(x: int, along: str) -> None:
    game = Played(ALL, 2, ["base-monastery", "base-monastery"])
    assert game.place("A", *((x, 0) if along == "x" else (0, x)), 0) == "no_neighbour"


@pytest.mark.parametrize("cell, turn", [([1000, 0], 0), ([-1000, 0], 0), ([0, 1000], 0), ([0, 1], 100), ([0, 1], -100)])
def test_farther_than_that_is_no_action_v11_v12(cell: list[int], turn: int) -> None:
    assert isinstance(decode(GAME, {"type": "place", "cell": cell, "turn": turn}), Refusal)


@pytest.mark.parametrize("turn", [-99, -1, 4, 99])
def test_turns_are_four_v12_v32(turn: int) -> None:
    game = Played(ALL, 2, ["base-monastery", "base-monastery"])
    assert game.place("A", 0, 1, turn) == "bad_turn"


@pytest.mark.parametrize("change", [{"turn": 0}, {"step": -1}, {"turn": 1_000_001}, {"step": 1_000_001}])
def test_a_number_out_of_range_is_refused(change: dict[str, Any]) -> None:
    position = GAME.position(Played(ALL, 2, ["base-monastery", "base-crossing4"]).state)
    with pytest.raises(ValueError, match="Expected `int`"):
        GAME.from_position(position | change)


@pytest.mark.parametrize("turn, sides", [(0, None), (1, ["W"]), (2, None), (3, ["W"])])
def test_the_sides_that_differ_are_those_of_the_tile_as_it_lies_v32(turn: int, sides: list[str] | None) -> None:
    game = Played(ALL, 2, ["base-road-straight", "base-monastery"])
    said = game.match.explain(0, Place((1, 0), turn))
    assert said == (None if sides is None else Refusal("edges_differ", {"sides": sides}))


@pytest.mark.parametrize("turn", [0, 1, 3])
def test_in_a_position_too_tiles_fit_as_they_lie_v30(turn: int) -> None:
    game = Played(ALL, 2, ["base-city1", "base-monastery", "base-monastery"])
    game.place("A", 0, -1, 2)
    position = GAME.position(game.state)
    assert Match.from_position(GAME, position).digest() == game.match.digest()
    position["tiles"][1]["turn"] = turn
    with pytest.raises(ValueError, match="base-city1 does not fit at 0,-1"):
        GAME.from_position(position)


def test_only_the_active_seat_lapses_v85() -> None:
    game = Played(ALL, 3, ["base-monastery"] * 4)
    for active in "ABC":
        for seat in "ABC":
            if seat != active:
                assert game.fork().lapse(seat) == "not_owing"
        assert game.lapse(active) is None


def test_who_belongs_to_a_person_and_who_is_there_is_seen_v82_v88() -> None:
    """A bot that sits in changes who plays a seat, not whose it is."""
    game = Played(ALL, 4, ["base-monastery"] * 3, who=("bot", "person", "person", "bot"))
    public: Any = game.match.public()
    who = [(p.who, p.person) for p in public.players]
    assert who == [("bot", False), ("person", True), ("person", True), ("bot", False)]
    game.presence("C", "bot")
    game.presence("B", "nobody")
    public = game.match.public()
    assert [p.who for p in public.players] == ["bot", "nobody", "bot", "bot"]
    assert [p.person for p in public.players] == [False, True, True, False]


def test_the_seat_that_has_no_piece_left_is_the_one_told_v102() -> None:
    game = Played(ALL, 2, ["base-monastery", "base-road-straight", "base-monastery"])
    game.place("A", 0, 1, 0)
    game.send("A", "no_figure")
    game.send("A", "no_phantom")
    game.place("B", 1, 0, 0)
    supply, width = game.state.supply, len(game.state.rules.figures)
    for kind in ("vassal", "big", "builder", "pig"):
        for seat in range(2):
            place = seat * width + game.state.rules.kind_number[kind]
            supply[place], before = 0, supply[place]
            blocked = game.match.menu(1).blocked
            supply[place] = before
            gone = [name for name, refusal in blocked.items() if refusal.code == "no_piece_left"]
            assert gone == ([f"figure/{kind}"] if seat == 1 else [])


def test_a_preview_is_of_the_last_tile_however_many_lie_v105() -> None:
    """Each zone of the tile, tried, is the feature that it then is in."""
    game = Played(ALL, 2, ["base-road-straight", "base-monastery", "todo-cathedral", "ferias-city1-flyover", *LATER])
    for seat, x, y in (("A", 1, 0), ("B", 0, 1), ("A", 0, -1), ("B", -1, 0)):
        assert any(game.place(seat, x, y, turn) is None for turn in range(4))
        public: Any = game.match.public()
        for view in public.features:
            here = [zone.partition("/")[2] for zone in view.zones if zone.startswith(f"{x},{y}/")]
            for zone in here:
                preview: Any = game.match.preview("AB".index(seat), Figure("vassal", zone))
                assert [(f.id, f.zones, len(f.figures)) for f in preview.features] == [(view.id, view.zones, 1)]
        game.send(seat, "no_figure")
        game.send(seat, "no_phantom")


def test_a_monastery_is_scored_once_when_the_last_of_its_eight_cells_is_filled_v42_v45() -> None:
    """Far from the first tiles; its neighbours are monasteries too, and not complete."""
    game = Played(ALL, 2, ["base-monastery"] * 14)
    ring = [(-1, 2), (1, 2), (-1, 3), (1, 3), (-1, 4), (1, 4), (0, 4)]
    for i, (x, y) in enumerate([(0, 1), (0, 2), (0, 3), *ring, (0, 5), (-1, 5)]):
        seat = "AB"[i % 2]
        assert game.place(seat, x, y, 0) is None
        assert (game.put("A", "doble", "monastery") if (x, y) == (0, 3) else game.send(seat, "no_figure")) is None
        assert game.send(seat, "no_phantom") is None
        done = [event.id for event in game.told("feature_scored")]
        assert done == (["0,3/monastery"] if (x, y) == (0, 4) else [])
    assert (game.parts("A"), game.supply("A")["big"]) == ({"monasteries": 9}, 1)


def test_a_monastery_laid_into_a_hole_is_complete_at_once_v42() -> None:
    game = Played(ALL, 2, ["base-monastery"] * 14)
    for i, (x, y) in enumerate([(0, 1), (-1, 1), (-1, 2), (-1, 3), (0, 3), (1, 3), (1, 2), (1, 1), (0, 2)]):
        seat = "AB"[i % 2]
        assert game.place(seat, x, y, 0) is None
        assert (game.put("A", "vasallo", "monastery") if (x, y) == (0, 2) else game.send(seat, "no_figure")) is None
        assert game.send(seat, "no_phantom") is None
    assert [event.id for event in game.told("feature_scored")] == ["0,2/monastery"]
    assert game.parts("A") == {"monasteries": 9}
