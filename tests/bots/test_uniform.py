"""`uniform`: evenly, rarely talking, and never the same answer twice to the same offer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from kit.tiny.game import TINY
from sobremesa.bots.base import Sight, Views
from sobremesa.bots.uniform import Uniform
from sobremesa.games import load
from sobremesa.games.natrak.actions import Accept, Decline, EndTurn
from sobremesa.kit.records import Action, Choice, Menu, One

ANSWERS = Menu((Choice("accept", (One("offer", [4]),), "talk"), Choice("decline", (One("offer", [4]),), "talk")))
ALL = Menu((*ANSWERS.choices, Choice("end_turn", group="end"), Choice("undo", group="back")))


def blind() -> Views:
    raise AssertionError("it does not look")


def ask(bot: Uniform, menu: Menu, seed: int, *, owed: bool, refused: Sequence[Action] = ()) -> Action | None:
    return bot.choose(Sight(1, menu, blind, owed=owed, refused=refused), Random(seed))


def test_n204_it_answers_an_offer_once_with_each_answer() -> None:
    bot = Uniform(load("natrak"))
    said = [action for seed in range(400) if (action := ask(bot, ANSWERS, seed, owed=False))]
    assert sorted(type(action).__name__ for action in said) == ["Accept", "Decline"]


def test_what_was_refused_is_not_sent_again() -> None:
    refused = (Accept(4),)
    said = {ask(Uniform(load("natrak")), ANSWERS, seed, owed=False, refused=refused) for seed in range(200)}
    assert said == {None, Decline(4)}


def test_who_is_not_waited_for_talks_one_time_in_ten() -> None:
    silent = sum(ask(Uniform(load("natrak")), ANSWERS, seed, owed=False) is None for seed in range(1000))
    assert 860 < silent < 940


def test_who_is_waited_for_always_acts_and_never_goes_back() -> None:
    counts = Counter(type(ask(Uniform(load("natrak")), ALL, seed, owed=True)) for seed in range(1000))
    assert set(counts) == {EndTurn, Accept, Decline}
    assert 850 < counts[EndTurn] < 950
    bot = Uniform(load("natrak"))
    assert all(ask(bot, ALL, seed, owed=True) for seed in range(300)), "when all is said it ends its turn"


def test_nothing_offered_nothing_done() -> None:
    assert ask(Uniform(TINY), Menu(), 1, owed=True) is None
