"""Menus read: offers, size, spell, with the four kinds of field; and sample, which draws only what is offered."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from kit.tiny.records import Duel, Pass, Pay, Stake, Swap, Tile, TinyAction
from sobremesa.kit.menus import kinds, offers, size, spell
from sobremesa.kit.records import Action, Cells, Choice, Counts, Menu, One, Orientation, Pair, Undo
from sobremesa.kit.sampling import NothingOffered, sample, sample_choice, uniform

KINDS = kinds(TinyAction)
STAKE = Choice("stake", (One("coin", ["gold"]),))
PAY = Choice("pay", (Counts("coins", {"gold": 2, "silver": 1}, 1, 2),))
DUEL = Choice("duel", (Pair(("card", "rival"), [(3, [1, 2]), (5, [1])]),))
TILE = Choice(
    "tile", (Cells([Orientation(flip=False, turn=0, anchors="1b"), Orientation(flip=False, turn=1, anchors="4")]),)
)
SWAP = Choice(
    "swap",
    (Counts("give", {"gold": 3, "silver": 2}, 1, 5), Counts("get", {"gold": 9, "silver": 9}, 1, 18)),
    "trade",
    disjoint=True,
    equal_total=True,
)
PASS = Choice("pass", group="end")


def told(action: Action) -> bytes:
    return msgspec.json.encode(action, order="sorted")


ALL = Menu((STAKE, PAY, DUEL, TILE, SWAP, PASS))


def test_kinds_are_the_union_and_undo() -> None:
    assert KINDS["duel"] is Duel
    assert KINDS["undo"] is Undo
    assert len(KINDS) == 8


@pytest.mark.parametrize(
    "action,offered",
    [
        (Stake("gold"), True),
        (Stake("silver"), False),
        (Pay({"gold": 2}), True),
        (Pay({"gold": 1, "silver": 1}), True),
        (Pay({"silver": 2}), False),
        (Pay({"gold": 2, "silver": 1}), False),
        (Pay({}), False),
        (Pay({"iron": 1}), False),  # type: ignore[dict-item]  # no such coin
        (Duel(3, 2), True),
        (Duel(5, 2), False),
        (Duel(4, 1), False),
        (Tile(flip=False, turn=0, at=4), True),
        (Tile(flip=False, turn=0, at=2), False),
        (Tile(flip=False, turn=1, at=2), True),
        (Tile(flip=True, turn=1, at=2), False),
        (Swap({"gold": 2}, {"silver": 2}), True),
        (Swap({"gold": 2}, {"silver": 1}), False),
        (Swap({"gold": 1}, {"gold": 1}), False),
        (Pass(), True),
        (Undo(), False),
    ],
)
def test_offers(action: Action, offered: bool) -> None:
    assert offers(ALL, action) is offered


def test_a_type_in_several_choices_offers_their_union() -> None:
    menu = Menu((Choice("stake", (One("coin", ["gold"]),)), Choice("stake", (One("coin", ["silver"]),))))
    assert all(offers(menu, Stake(coin)) for coin in ("gold", "silver"))


def test_an_alias_is_accepted_and_neither_counted_spelled_nor_drawn() -> None:
    other = Choice("stake", (One("coin", ["silver"]),), alias=True)
    menu = Menu((STAKE, other))
    assert offers(menu, Stake("silver"))
    assert size(menu) == 1
    assert spell(menu, KINDS) == ([Stake("gold")], True)
    assert {sample(menu, Random(seed), KINDS) for seed in range(50)} == {Stake("gold")}
    with pytest.raises(NothingOffered):
        sample(Menu((other,)), Random(1), KINDS)


class Jump(Action, frozen=True):
    """A parameter may be left out."""

    to: int
    high: bool = False


def test_a_parameter_that_no_field_fills_must_be_left_out() -> None:
    menu = Menu((Choice("jump", (One("to", [1]),)),))
    assert offers(menu, Jump(1))
    assert not offers(menu, Jump(1, high=True))


@pytest.mark.parametrize("choice,number", [(STAKE, 1), (PAY, 4), (DUEL, 3), (TILE, 5), (PASS, 1), (SWAP, 11 * 99)])
def test_size(choice: Choice, number: int) -> None:
    assert size(Menu((choice,))) == number


@pytest.mark.parametrize("choice", [STAKE, PAY, DUEL, TILE, PASS])
def test_spell_lists_as_many_as_size_says_each_offered_once(choice: Choice) -> None:
    menu = Menu((choice,))
    actions, complete = spell(menu, KINDS)
    assert complete
    assert len(actions) == len({told(action) for action in actions}) == size(menu)
    assert all(offers(menu, action) for action in actions)


def test_spell_keeps_to_disjoint_and_equal_total() -> None:
    actions, complete = spell(Menu((SWAP,)), KINDS)
    assert complete
    assert len(actions) == 3 + 2
    assert all(offers(ALL, action) for action in actions)


def test_spell_stops_at_its_limit() -> None:
    assert spell(ALL, KINDS, limit=3)[1] is False
    assert len(spell(ALL, KINDS, limit=3)[0]) == 3
    assert spell(Menu((DUEL,)), KINDS, limit=3)[1] is True


@pytest.mark.parametrize("choice", ALL.choices)
def test_a_sample_is_offered_and_comes_everywhere(choice: Choice) -> None:
    rng = Random(7)
    drawn = {told(sample_choice(choice, rng, KINDS)) for _ in range(600)}
    spelled = {told(action) for action in spell(Menu((choice,)), KINDS)[0]}
    assert drawn <= spelled
    if choice is not SWAP:
        assert drawn == spelled


def test_a_sample_takes_types_evenly_and_leaves_groups_out() -> None:
    rng = Random(1)
    menu = Menu((STAKE, STAKE, DUEL, PASS))
    drawn = Counter(type(sample(menu, rng, KINDS)).__name__ for _ in range(3000))
    assert all(900 < number < 1100 for number in drawn.values())
    assert {type(sample(menu, rng, KINDS, frozenset({"end"}))) for _ in range(50)} == {Stake, Duel}
    with pytest.raises(NothingOffered):
        sample(Menu((PASS,)), rng, KINDS, frozenset({"end"}))


def test_a_hand_is_drawn_by_its_total_first() -> None:
    choice = Choice("pay", (Counts("coins", {"gold": 9, "silver": 9}, 2, 18),))
    rng = Random(5)
    totals = Counter(sum(sample_choice(choice, rng, KINDS).coins.values()) for _ in range(4000))  # type: ignore[attr-defined]  # Pay
    assert sorted(totals) == [2, 3, 4, 5]
    assert all(880 < number < 1120 for number in totals.values())


def test_halves_that_seldom_go_together_are_found_all_the_same() -> None:
    give, get = Counts("give", {"gold": 1}, 1, 1), Counts("get", {"gold": 9, "silver": 1}, 1, 10)
    choice = Choice("swap", (give, get), disjoint=True, equal_total=True)
    assert sample_choice(choice, Random(0), KINDS) == Swap({"gold": 1}, {"silver": 1})
    never: dict[str, Any] = {"disjoint": True}
    with pytest.raises(NothingOffered):
        sample_choice(Choice("swap", (give, Counts("get", {"gold": 9}, 1, 9)), **never), Random(0), KINDS)


def test_uniform_talks_one_time_in_ten_and_goes_back_only_if_it_must() -> None:
    talk, back = Choice("stake", (One("coin", ["gold"]),), "talk"), Choice("undo", group="back")
    rng = Random(3)
    drawn = Counter(type(uniform(Menu((PASS, talk, back)), rng, KINDS)).__name__ for _ in range(4000))
    assert set(drawn) == {"Pass", "Stake"}
    assert 330 < drawn["Stake"] < 470
    assert type(uniform(Menu((talk, back)), rng, KINDS)) is Stake
    assert type(uniform(Menu((back,)), rng, KINDS)) is Undo
