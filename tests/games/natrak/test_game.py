"""The table of actions as a whole: gates, menus, reasons (N3, N64, section 27)."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from scenarios.natrak.builder import Scene
from sobremesa.games.natrak import actions as act
from sobremesa.games.natrak.actions import NatrakAction
from sobremesa.games.natrak.expansions.adventurers.actions import AdventurersAction
from sobremesa.games.natrak.game import GAME, RULES, TABLES
from sobremesa.games.natrak.rules.rule import PHASES
from sobremesa.games.natrak.views import Phase
from sobremesa.kit.checks.walk import CALM, random_game, walk
from sobremesa.kit.records import Action, Refusal


def test_every_action_has_a_rule_and_every_phase_is_known() -> None:
    assert set(TABLES["basic"].rules) == set(get_args(NatrakAction))
    assert set(RULES) == set(get_args(NatrakAction)) | set(get_args(AdventurersAction))
    assert set(PHASES) == set(get_args(Phase))
    assert all(set(rule.phases) <= set(PHASES) for rule in RULES.values())


def test_what_can_be_undone_n216() -> None:
    basic = {"build_road", "build_camp", "build_city", "guild"}
    assert GAME.undo_types == basic | {
        *("build_wall", "build_adventurer", "activate", "promote", "move_adventurer", "raise", "place_metropolis")
    }
    assert GAME.hidden_refusals == {"accept": {"cannot_pay"}}


def test_the_order_of_refusals_section_27() -> None:
    over = Scene(target=5).city("A", 17).camp("A", 29, 8).hand("A", wheat=2, stone=3).table()
    over.play("A", "build_city", crossing=8)
    assert over.play("B", "guild", give="herbs", get="wood") == "game_over"
    table = Scene().camp("A", 17).table()
    assert table.play("B", "guild", give="herbs", get="wood") == "not_in_this_mode"
    assert table.play("B", "roll") == "not_your_turn"
    assert table.play("A", "roll") == "wrong_phase"
    assert table.play("A", "build_camp", crossing=12) == "too_close"


@pytest.mark.parametrize("seat", [-1, 3, 99])
@pytest.mark.parametrize("action", [act.Roll(), act.Discard({"wood": 1}), act.Accept(1), act.PlacePiece(0)])
def test_no_action_of_a_seat_that_is_none(seat: int, action: Action) -> None:
    table = Scene().table()
    answer = table.match.play(seat, action)
    assert isinstance(answer, Refusal)
    assert answer.code == "not_your_turn"


@pytest.mark.parametrize("seats", [3, 6])
def test_what_is_off_and_what_is_offered_never_overlap_and_miss_nothing(seats: int) -> None:
    rng = Random(seats)
    match = random_game(GAME, {"mode": "basic"}, seats, rng)
    for i, _ in enumerate(walk(match, rng, CALM)):
        if i % 5:
            continue
        for seat in range(seats):
            menu = match.menu(seat)
            offered = {choice.type for choice in menu.choices}
            assert not offered & set(menu.blocked)
            if seat == match.state.actor and match.state.phase == "main":
                basic = TABLES["basic"].rules
                sought = {str(kind.__struct_config__.tag) for kind, rule in basic.items() if rule.off is not None}
                sought.remove("end_window")
                assert sought - {"accept"} <= offered | set(menu.blocked)


def test_a_seat_that_is_none_is_offered_nothing() -> None:
    table = Scene().table()
    for seat in (-1, 3, 99):
        assert GAME.menu(table.state, seat).choices == ()
        assert GAME.blocked(table.state, seat) == {}


def test_natrak_has_no_previews_and_shows_through_look() -> None:
    table = Scene().hand("A", wheat=1, wool=1, stone=1).deck("glory").table()
    assert table.match.preview(0, act.BuyScroll()) is None
    table.play("A", "buy_scroll")
    (bought,) = table.events
    assert GAME.show(bought, 0) == bought
    assert GAME.show(bought, 1) != bought
