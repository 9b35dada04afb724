"""From options to the first tile in hand (V1 to V15, V19)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from sobremesa.games.vasallos.data.load import deck_of, tiles
from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.meta import META
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.start import start
from sobremesa.kit.draws import order
from sobremesa.kit.match import Match, Refused
from sobremesa.kit.records import Who

TWO: tuple[Who, ...] = ("person", "bot")
KEY = bytes(range(32))


def new(**boxes: bool) -> Match[Any]:
    return Match.new(GAME, boxes, TWO, KEY)


def test_each_box_is_in_or_out_on_its_own_v1() -> None:
    assert [(field.name, field.kind, field.default) for field in META.form] == [
        ("todo", "toggle", False),
        ("ferias", "toggle", False),
        ("sombra", "toggle", False),
    ]
    for mask in range(8):
        boxes = {name: bool(mask >> i & 1) for i, name in enumerate(("todo", "ferias", "sombra"))}
        public: Any = new(**boxes).public()
        assert {name: getattr(public.rules, name) for name in boxes} == boxes


@pytest.mark.parametrize(
    "options", [{"todo": 1}, {"todo": None}, {"todo": "yes"}, {"base": True}, {"todo-o-nada": True}]
)
def test_options_are_checked_whole_v4(options: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="bad_options"):
        Match.new(GAME, options, TWO, KEY)
    assert GAME.settle(Options(), 2) == Options(todo=False, ferias=False, sombra=False), "left out is off"


@pytest.mark.parametrize(
    "boxes,deck,sets",
    [
        ({}, 71, {"base"}),
        ({"sombra": True}, 71, {"base"}),
        ({"todo": True}, 89, {"base", "todo-o-nada"}),
        ({"ferias": True}, 95, {"base", "ferias"}),
        ({"todo": True, "ferias": True}, 113, {"base", "todo-o-nada", "ferias"}),
    ],
)
def test_the_deck_at_the_start_v9(boxes: dict[str, bool], deck: int, sets: set[str]) -> None:
    state = new(**boxes).state
    assert len(state.deck) == deck
    assert {tiles()[type_].set for type_ in state.deck} == sets
    assert state.drawn == 1, "the first tile is drawn, nobody presses anything (V20)"


def test_the_deck_is_shuffled_once_from_the_order_of_the_data_v19_v81() -> None:
    state, step = start(Options(), TWO, KEY, 1)
    unshuffled = deck_of(frozenset({"base"}))
    shuffled = order(KEY, "deck", 71)
    assert [(draw.label, draw.value) for draw in step.draws] == [("deck", tuple(shuffled))]
    assert list(state.deck) == [unshuffled[i] for i in shuffled]
    assert state.hand == state.deck[0]
    other, _ = start(Options(), TWO, bytes(32), 1)
    assert other.deck != state.deck
    assert Counter(other.deck) == Counter(state.deck)


def test_a_deck_may_be_said_v19() -> None:
    state, _ = start(Options(), TWO, KEY, 1, bytes([0, 0, 5]))
    assert (state.hand, state.deck, state.drawn) == (0, bytes([0, 0, 5]), 1)


def test_the_start_tile_lies_at_the_origin_v10_v11() -> None:
    public: Any = new().public()
    (tile,) = public.tiles
    assert (tile.tile, tile.x, tile.y, tile.turn, tile.seat) == ("base-city1-road-straight", 0, 0, 0, None)
    zones = {view.id: set(view.zones) for view in public.features}
    assert zones == {
        "0,0/city:N": {"0,0/city:N"},
        "0,0/road:E": {"0,0/road:E"},
        "0,0/field:EL": {"0,0/field:EL"},
        "0,0/field:ER": {"0,0/field:ER"},
    }
    assert all(not view.figures for view in public.features)


@pytest.mark.parametrize(
    "boxes,figures",
    [
        ({}, {"vassal": 7}),
        ({"todo": True}, {"vassal": 7, "big": 1}),
        ({"ferias": True}, {"vassal": 7, "builder": 1, "pig": 1}),
        ({"sombra": True}, {"vassal": 7, "phantom": 1}),
        (
            {"todo": True, "ferias": True, "sombra": True},
            {"vassal": 7, "big": 1, "builder": 1, "pig": 1, "phantom": 1},
        ),
    ],
)
def test_figures_of_a_seat_v15(boxes: dict[str, bool], figures: dict[str, int]) -> None:
    public: Any = new(**boxes).public()
    assert public.rules.figures == figures
    assert [player.supply for player in public.players] == [figures, figures]


def test_a_tile_has_no_identity_but_type_cell_and_turn_v14() -> None:
    """Two decks that differ in which copy comes when are the same deck: only types are kept."""
    public: Any = new().public()
    assert set(public.tiles[0].__struct_fields__) == {"tile", "x", "y", "turn", "seat"}
    assert msgspec.to_builtins(public.deck).keys() == {"left", "types", "aside"}


def test_the_first_of_the_drawn_order_begins_v8_v23() -> None:
    match = Match.new(GAME, {}, ("bot", "person", "bot"), KEY)
    assert [due.seat for due in match.waiting().owed] == [0]
    turns: list[tuple[int, int]] = []
    while len(turns) < 7:
        turns.append((match.state.turn, match.state.active))
        match.lapse(match.state.active)
    assert turns == [(1, 0), (2, 1), (3, 2), (4, 0), (5, 1), (6, 2), (7, 0)]


def test_unknown_generations_and_unsettled_options() -> None:
    with pytest.raises(ValueError, match="generation 2"):
        start(Options(), TWO, KEY, 2)
    with pytest.raises(ValueError, match="6 seats"):
        start(Options(), ("bot",) * 6, KEY, 1)
