"""Goods, builder and pig, each by its own hooks (V55 to V64)."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.vasallos.notation import Played
from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.options import Options
from sobremesa.kit.match import Match

FERIAS = Options(ferias=True)


def step(game: Played, seat: str, x: int, y: int, turn: int, kind: str = "", zone: str = "") -> None:
    assert game.place(seat, x, y, turn) is None
    if kind:
        assert game.put(seat, kind, zone) is None
    elif game.phase == "figure":
        assert game.send(seat, "no_figure") is None


def slots(game: Played) -> Any:
    public: Any = game.match.public()
    return public.slots


def test_goods_go_to_who_completes_whoever_is_there_v61() -> None:
    game = Played(FERIAS, 2, ["ferias-wine-city2-across", "base-city1", "base-monastery"])
    step(game, "A", 0, -1, 1, "vasallo", "city:N")
    assert slots(game).goods.tokens == ((0, 0, 0), (0, 0, 0)), "goods of an unfinished city stay there"
    step(game, "B", 0, -2, 2)
    assert slots(game).goods.tokens == ((0, 0, 0), (1, 0, 0))
    assert game.parts("A") == {"cities": 6}
    (taken,) = game.told("goods_taken")
    assert (taken.seat, taken.feature, taken.goods) == (1, "0,0/city:N", {"wine": 1})


def test_goods_of_a_tile_that_the_server_lays_go_to_the_seat_of_the_turn_v61() -> None:
    game = Played(FERIAS, 2, ["ferias-wine-city2-across", "base-city1", "base-monastery"])
    step(game, "A", 0, -1, 1)
    game.lapse("B")
    assert game.told("tile_laid")[0].cell == (0, -2)
    assert slots(game).goods.tokens == ((0, 0, 0), (1, 0, 0))


@pytest.mark.parametrize(
    "tokens,parts",
    [
        ([[0, 0, 0], [0, 0, 0]], [{}, {}]),
        ([[1, 0, 0], [0, 0, 0]], [{"goods": 10}, {}]),
        ([[2, 1, 3], [2, 2, 1]], [{"goods": 20}, {"goods": 20}]),
        ([[0, 0, 5], [0, 0, 0]], [{"goods": 10}, {}]),
    ],
)
def test_most_of_each_kind_at_the_end_v62(tokens: list[list[int]], parts: list[dict[str, int]]) -> None:
    position = GAME.position(Played(FERIAS, 2, ["base-monastery"]).state)
    position["slots"]["goods"]["tokens"] = tokens
    match = Match.from_position(GAME, position)
    match.lapse(0)
    assert [score.parts for score in match.standing().scores] == parts
    assert [row.of for row in match.state.scored] == [
        kind for i, kind in enumerate(("wine", "grain", "cloth")) if max(row[i] for row in tokens)
    ]


ROADS = ["base-road-straight", "base-monastery"] * 6


def with_builder() -> Played:
    """A's vassal and builder on the road to the east, A's next tile in hand."""
    game = Played(FERIAS, 2, ["base-road-straight", "base-monastery", "base-road-straight", "base-monastery", *ROADS])
    step(game, "A", 1, 0, 0, "vasallo", "road:E")
    step(game, "B", 0, 1, 0)
    step(game, "A", 2, 0, 0, "constructor", "road:E")
    assert (game.state.active, game.state.step) == (1, 0), "the builder placed in this step brings nothing (V57)"
    step(game, "B", 0, 2, 0)
    return game


def test_lengthening_brings_an_extra_tile_once_a_turn_v56_v58() -> None:
    game = with_builder()
    assert game.place("A", 3, 0, 0) is None
    assert slots(game).builder.earned
    assert game.undo("A") is None
    assert not slots(game).builder.earned, "what was earned is taken back with the tile (V97)"
    step(game, "A", 3, 0, 0)
    assert [event.seat for event in game.told("extra_tile")] == [0]
    assert not slots(game).builder.earned
    assert (game.state.active, game.state.turn, game.state.step) == (0, 5, 1)
    (owed,) = game.match.waiting().owed
    assert owed.params == {"extra": True}
    game.lapse("A")
    assert (game.state.active, game.state.turn, game.state.step) == (1, 6, 0)


def test_both_ends_count_and_beside_does_not_v56_v59() -> None:
    game = with_builder()
    step(game, "A", -1, 0, 0)
    assert game.told("extra_tile"), "the other end of the same road"
    game = with_builder()
    assert game.place("A", 2, -1, 0) is None, "beside the road, at a field edge"
    assert not slots(game).builder.earned


def test_a_rivals_tile_on_the_feature_brings_nobody_anything_v59() -> None:
    deck = ["base-road-straight", "base-monastery", "base-road-straight", "base-road-straight", "base-monastery"]
    game = Played(FERIAS, 2, [*deck, "base-monastery"])
    step(game, "A", 1, 0, 0, "vasallo", "road:E")
    step(game, "B", 0, 1, 0)
    step(game, "A", 2, 0, 0, "constructor", "road:E")
    step(game, "B", 3, 0, 0)
    assert not game.told("extra_tile")
    assert (game.state.active, game.state.step) == (0, 0)


def test_the_pigs_owner_gets_more_for_each_city_v55_v63() -> None:
    deck = ["base-city1", "base-monastery", "base-city1", "base-monastery"]
    game = Played(FERIAS, 2, deck)
    step(game, "A", 0, -1, 2, "vasallo", "field:NL")
    step(game, "B", 0, 1, 0)
    step(game, "A", 1, -1, 0, "cerdo", "field:WL")
    assert game.put("A", "cerdo", "field:EL") == "not_your_turn"
    step(game, "B", 0, 2, 0)
    assert game.parts("A") == {"fields": 4}
    public: Any = game.match.public()
    assert sum(f.kind == "pig" for view in public.features for f in view.figures) == 1, "it stays until the end"


def test_the_flyovers_roads_pass_each_other_v64() -> None:
    game = Played(FERIAS, 2, ["ferias-city1-flyover", "base-monastery"])
    game.place("A", 1, 0, 0)
    public: Any = game.match.public()
    roads = {view.id: view.complete for view in public.features if view.kind == "road"}
    assert roads == {"0,0/road:E": False, "1,0/road:S": False}
