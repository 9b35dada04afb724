"""`normal` and `easy` With adventurers: they raise, defend, use their cards, and see nothing they may not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

import pytest

from scenarios.natrak.adventurers.scene import Hall, Quest
from sobremesa.bots.arena import Plan, outcomes, summed
from sobremesa.bots.base import Sight
from sobremesa.bots.natrak.progress import CHOOSERS
from sobremesa.bots.registry import make
from sobremesa.games import load
from sobremesa.kit.match import BARE, Match
from sobremesa.kit.records import Action, Refusal, Who

NATRAK = load("natrak")
OPTIONS = {"mode": "adventurers"}
RICH = {"wood": 3, "clay": 3, "wheat": 3, "wool": 3, "stone": 3}


def sight(match: Match[Any], seat: int) -> Sight:
    return Sight(seat, match.menu(seat), lambda: (match.public(), match.own(seat)), owed=True)


def chosen(table: Hall, seat: int = 0, bot: str = "normal") -> Action:
    """What the bot does; it must be accepted."""
    action = make(NATRAK, bot).choose(sight(table.match, seat), Random(1))
    assert action is not None
    assert not isinstance(table.match.play(seat, action), Refusal)
    return action


def tag(action: Action) -> str:
    return str(action.__struct_config__.tag)


def played(seats: int, seed: int, bot: str = "normal") -> Iterator[tuple[Match[Any], int]]:
    """A game among bots of a kind, before each decision: the match and who is to decide."""
    rng = Random(seed)
    who: tuple[Who, ...] = tuple("bot" for _ in range(seats))
    match = Match.new(NATRAK, OPTIONS, who, rng.randbytes(32), keep=BARE)
    seated = [make(NATRAK, bot) for _ in who]
    while owed := match.waiting().owed:
        seat = owed[0].seat
        yield match, seat
        action = seated[seat].choose(sight(match, seat), rng)
        assert action is not None
        assert not isinstance(match.play(seat, action), Refusal), action


def test_it_beats_three_uniform_in_nine_games_of_ten() -> None:
    plan = Plan("natrak", OPTIONS, ("normal", "uniform", "uniform", "uniform"), 10, 1, seconds=60)
    result = summed(plan, list(outcomes(plan)), perf_counter())
    assert (result.finished, result.faults) == (10, {})
    assert result.wins_by_bot["normal"] >= 9


@pytest.mark.parametrize("bot", ["normal", "easy"])
@pytest.mark.parametrize("seats", [3, 6])
def test_a_game_among_themselves_ends(seats: int, bot: str) -> None:
    assert sum(1 for _ in played(seats, seats, bot)) < 1200 * seats


@pytest.mark.parametrize("seed", range(2))
def test_fn23_it_moves_the_same_on_what_it_cannot_tell_apart(seed: int) -> None:
    rng = Random(seed)
    for i, (match, seat) in enumerate(played(3 + seed, seed)):
        if i % 12:
            continue
        here = make(NATRAK, "normal").choose(sight(match, seat), Random(i))
        there = make(NATRAK, "normal").choose(sight(match.imagine(seat, rng), seat), Random(i))
        assert here == there


def test_it_raises_where_a_metropolis_is_to_be_had() -> None:
    scene = Quest().city("A", 23, 31).disciplines("A", alchemy=3, crown=1).hand("A", herbs=4, coin=4)
    table = scene.table()
    action: Any = chosen(table)
    assert (tag(action), action.discipline) == ("raise", "alchemy")
    placed: Any = chosen(table)
    assert (tag(placed), placed.crossing) == ("place_metropolis", 31)


@pytest.mark.parametrize("march, active", [(5, True), (1, False)])
def test_adventurers_are_active_when_an_attack_is_near(march: int, active: bool) -> None:
    scene = Quest().city("A", 23).roads("A", "23-29").hero("A", 29, 2).hand("A", wheat=1).march(march)
    assert (tag(chosen(scene.table())) == "activate") is active


def test_it_puts_up_adventurers_for_its_cities() -> None:
    scene = Quest().city("A", 23, 31).roads("A", "23-29").hand("A", wool=1, stone=1).march(4)
    assert tag(chosen(scene.table())) == "build_adventurer"


def test_it_loses_its_poorest_city() -> None:
    """23 touches Quarry 8, 5 and the wasteland's neighbours; 53 touches the mine 11 alone."""
    scene = Quest(phase="sack").city("A", 23, 53)
    scene.at["seats"][0]["debt"] = 1
    action: Any = chosen(scene.table())
    assert (tag(action), action.crossing) == ("sack", 53)


@pytest.mark.parametrize("phase", ["pick", "gift", "discard"])
def test_it_answers_what_it_owes(phase: str) -> None:
    scene = Quest(phase=phase, turn=14).city("A", 23).hand("A", wood=2, coin=2)
    scene.at["seats"][0]["debt"] = 1 if phase == "pick" else 3
    table = scene.table()
    assert tag(chosen(table)) == {"pick": "pick", "gift": "give", "discard": "discard"}[phase]


def stage(kind: str) -> Hall:
    """A position in which a card of the kind is worth playing."""
    old = kind in ("fair", "smuggling", "dragon_envoy", "levy")
    scene = (
        Quest(generation=4 if old else 6).city("A", 31).camp("A", 17, 10).roads("A", "17-23-29").cards("A", **{kind: 1})
    )
    scene.city("B", 40, 0).camp("B", 20).roads("B", "20-26").hand("B", wood=4, coin=3).hero("B", 29, 1).hero("A", 23, 1)
    scene.hand("A", wood=5, wheat=1, stone=2, tribute=1).disciplines("A", religion=1).march(3)
    if kind != "spy":
        return scene.table()
    return scene.cards("B", crane=1, mining=1).table()


@pytest.mark.parametrize("kind", sorted(name.removeprefix("play_") for name in CHOOSERS))
def test_it_plays_each_card_with_choices_that_are_allowed(kind: str) -> None:
    table = stage(kind)
    bot: Any = make(NATRAK, "normal")
    seen = sight(table.match, 0)
    offered = {choice.type for choice in seen.menu.choices}
    assert f"play_{kind}" in offered
    action: Any = None
    while action is None or tag(action) not in (f"play_{kind}", "end_turn", "offer"):
        action = bot.choose(sight(table.match, 0), Random(1))
        assert not isinstance(table.match.play(0, action), Refusal)
    keeps = ("inventor", "road_building")
    assert tag(action) == f"play_{kind}" or kind in keeps
    if table.phase == "card":
        assert tag(chosen(table)) in ("take_card", "take_cards")
