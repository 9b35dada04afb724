"""Setup (N51 to N57)."""

from __future__ import annotations

import pytest

from scenarios.natrak.boards import edge
from scenarios.natrak.builder import Scene, Table
from sobremesa.games.natrak.board import bits
from sobremesa.games.natrak.game import GAME
from sobremesa.kit.match import Match
from sobremesa.kit.records import Who


def begun(seats: int = 4) -> Table:
    who: list[Who] = ["person"] * seats
    return Table(Match.new(GAME, {"mode": "basic"}, tuple(who), b"k" * 32))


def place_all(table: Table) -> list[str]:
    """Play setup with the first place offered each time; answers whose the goes were."""
    order = []
    while table.phase.startswith("setup"):
        (seat,) = table.owed()
        order.append(seat)
        crossing = table.choice(seat, "place_piece").fields[0].values[0]  # type: ignore[union-attr]  # a One
        assert table.play(seat, "place_piece", crossing=crossing) is None
        assert table.owed() == {seat: "setup_road"}
        at = table.choice(seat, "place_road").fields[0].values[0]  # type: ignore[union-attr]  # a One
        assert table.play(seat, "place_road", edge=at) is None
    return order


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_snake_n51_n52_n57_natrak_w1(seats: int) -> None:
    table = begun(seats)
    order = place_all(table)
    forth = list("ABCDEF"[:seats])
    assert order == forth + forth[::-1]
    turn = table.public().turn
    assert (table.owed(), turn.turn, turn.round) == ({"A": "roll"}, 1, 1)
    for player in table.public().players:
        assert player.points == 2
        assert player.supply == {"camp": 3, "city": 4, "road": 13}


def test_prompts_name_the_true_piece_and_the_lap_n52() -> None:
    table = begun(3)
    (due,) = table.match.waiting().owed
    assert (due.params, due.clock, due.lapse, due.absence) == ({"piece": "camp", "lap": 1}, None, "waits", "waits")
    place_all(table)
    (due,) = Scene(seats=3).setup(3).table().match.waiting().owed
    assert due.params == {"piece": "camp", "lap": 2}


def test_pieces_keep_their_distance_n53_natrak_w3() -> None:
    table = Scene().camp("A", 17).roads("A", "17-12").setup(1).table()
    for near in (12, 22, 23):
        assert table.play("B", "place_piece", crossing=near) == "too_close"
    assert table.play("B", "place_piece", crossing=17) == "occupied"
    assert table.play("B", "place_piece", crossing=54) == "no_such_place"
    assert table.play("A", "place_piece", crossing=0) == "not_your_turn"
    assert table.play("B", "place_road", edge=0) == "wrong_phase"
    free = table.choice("B", "place_piece").fields[0].values  # type: ignore[union-attr]  # a One
    assert set(free) >= {8, 18, 29}
    assert not set(free) & {12, 17, 22, 23}


def test_the_road_touches_the_very_piece_n54() -> None:
    table = Scene().camp("A", 17).roads("A", "17-12").camp("B", 29).setup(1, placed=29).table()
    assert table.play("B", "place_road", edge=edge(3, 17, 23)) == "not_connected"
    assert table.play("B", "place_road", edge=edge(3, 17, 12)) == "occupied"
    assert table.play("B", "place_road", edge=72) == "no_such_place"
    grid = table.state.board.grid
    assert table.choice("B", "place_road").fields[0].values == list(bits(grid.edges_at[29]))  # type: ignore[union-attr]  # a One
    assert table.play("B", "place_road", edge=edge(3, 29, 23)) is None


@pytest.mark.parametrize(
    "crossing, cards",
    [(17, {"wool": 1, "clay": 1, "wood": 1}), (18, {"clay": 1, "wood": 1}), (0, {"stone": 1})],
)
def test_opening_hand_n55_natrak_w2(crossing: int, cards: dict[str, int]) -> None:
    table = Scene().setup(3).table()
    assert table.play("C", "place_piece", crossing=crossing) is None
    assert table.hand("C") == cards
    assert table.event("gained").why == "opening"
    first = Scene().setup(2).table()
    first.play("C", "place_piece", crossing=crossing)
    assert first.hand("C") == {}


def test_a_refused_road_pays_nothing_again_fn26() -> None:
    table = Scene().setup(3).table()
    table.play("C", "place_piece", crossing=17)
    assert table.play("C", "place_road", edge=0) == "not_connected"
    assert table.play("C", "place_road", edge=edge(3, 17, 12)) is None
    assert table.hand("C") == {"wool": 1, "clay": 1, "wood": 1}
    assert table.hand("A") == table.hand("B") == {}


def test_an_absent_seat_is_paid_and_waited_for_n55_n56() -> None:
    table = Scene().setup(3).table()
    table.leaves("C")
    assert table.owed() == {"C": "setup_piece"}
    assert table.lapse("C") == "table_waits"
    table.comes("C", "bot")
    table.play("C", "place_piece", crossing=18)
    table.leaves("C")
    assert table.owed() == {"C": "setup_road"}
    assert table.hand("C") == {"clay": 1, "wood": 1}


def test_no_undo_in_setup_n56() -> None:
    table = Scene().setup(3).table()
    table.play("C", "place_piece", crossing=18)
    assert table.undo("C") == "wrong_phase"
    assert "undo" not in table.offered("C")
