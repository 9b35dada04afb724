"""Options, dress and the first state (N4 to N8, N11, N41, N119, N220)."""

from __future__ import annotations

import msgspec
import pytest

from sobremesa.games.natrak.game import GAME
from sobremesa.games.natrak.meta import META
from sobremesa.games.natrak.options import Options
from sobremesa.kit.match import Match, Refused
from sobremesa.kit.records import Refusal, Who


def test_the_mode_preselects_its_target_n5_n8() -> None:
    assert GAME.settle(Options(), 4) == Options("basic", 10)
    assert GAME.settle(Options(target=21), 4) == Options("basic", 21)


@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_three_to_six_seats_n4(seats: int) -> None:
    refusal = GAME.settle(Options(), seats)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "bad_seats"


@pytest.mark.parametrize("options", [{"target": 4}, {"target": 501}, {"target": "10"}, {"mode": "full"}, {"extra": 1}])
def test_options_are_checked_whole_n8(options: dict[str, object]) -> None:
    with pytest.raises(Refused, match="bad_options"):
        Match.new(GAME, options, ("person",) * 3, b"k" * 32)
    refusal = GAME.settle(Options(target=4), 3)
    assert isinstance(refusal, Refusal)


def test_colours_and_classes_are_each_seats_own_n11_n13_n14() -> None:
    assert len(META.colours) == 8
    assert len(META.portraits) == 9
    free = GAME.dress(Options(), 4, [("red", "mago"), ("blue", None)])
    assert free.colours == ("green", "yellow", "orange", "purple", "white", "black")
    assert "mago" not in free.portraits
    assert len(free.portraits) == 8


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_state_n29_n30_n41_n119(seats: int) -> None:
    who: list[Who] = ["person"] * seats
    match = Match.new(GAME, {}, tuple(who), b"x" * 32)
    state = match.state
    assert len(state.board.terrain) == (19 if seats < 5 else 30)
    assert state.board.terrain[state.dragon] == "wasteland"
    assert "wasteland" not in state.board.terrain[: state.dragon]
    assert len(state.deck) == (25 if seats < 5 else 34)
    assert (state.target, state.phase, state.actor) == (10, "setup_piece", 0)
    labels = [draw.label for draw in match.opening.draws]
    assert len(set(labels)) == len(labels)
    assert {"map/terrain", "map/tokens/0", "map/ports/offset", "map/ports/kinds", "deck/scroll"} <= set(labels)


def test_the_same_key_gives_the_same_game_and_another_key_another() -> None:
    who: tuple[Who, ...] = ("bot",) * 4
    same = [Match.new(GAME, {}, who, b"s" * 32).digest() for _ in range(2)]
    assert same[0] == same[1]
    assert Match.new(GAME, {}, who, b"t" * 32).digest() != same[0]


def test_generations_n220() -> None:
    assert META.generation == 6
    assert Match.new(GAME, {}, ("bot",) * 3, b"g" * 32).state.generation == 6
    assert Match.new(GAME, {}, ("bot",) * 3, b"g" * 32, generation=2).state.generation == 2
    with pytest.raises(ValueError, match="generation 9"):
        Match.new(GAME, {}, ("bot",) * 3, b"g" * 32, generation=9)


def test_unsettled_options_start_nothing() -> None:
    with pytest.raises(ValueError, match="not settled"):
        GAME.start(Options(target=3), ("bot",) * 3, b"g" * 32, 6)
    unknown = GAME.settle(msgspec.structs.replace(Options(), mode="full"), 3)
    assert isinstance(unknown, Refusal)
    assert unknown.params == {"field": "mode"}
