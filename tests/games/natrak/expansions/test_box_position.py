"""Positions, copies and imagined states of the mode (n202, n218)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from scenarios.natrak.adventurers.scene import Quest
from sobremesa.games.natrak.expansions.adventurers.data import KIND, SCHOLAR
from sobremesa.games.natrak.game import GAME

Change = Callable[[dict[str, Any]], None]


def full() -> Quest:
    """A position with something of everything."""
    scene = Quest(seats=4).city("A", 23, 40).city("B", 31).camp("C", 0).wall("A", 23).hero("A", 29, 2, active=True)
    scene.hero("B", 37).hero("C", 4, 3).disciplines("A", alchemy=4, crown=2).metropolis("alchemy", "A", 23)
    scene.cards("A", crane=1, spy=2).cards("B", wedding=1, mining=1).shown("C", "printing_press").merchant("B", 11)
    scene.defences("C", 2).march(5).more(cranes=1, smiths=2, fleets=["clay", "coin"], promoted=[29], takes=1)
    scene.extra["seats"][1]["dice"] = [2, 6]
    return scene.hand("A", herbs=2, wood=1).hand("B", coin=4)


def test_everything_goes_out_and_comes_back() -> None:
    said = full().position()
    state = GAME.from_position(said)
    assert GAME.position(state) == GAME.position(GAME.from_position(GAME.position(state)))
    assert GAME.canonical(state) == GAME.canonical(GAME.copy(state))
    again = GAME.position(state)["extra"]
    assert (again["march"], again["fleets"], again["promoted"]) == (5, ["clay", "coin"], [29])
    assert again["seats"][1]["dice"] == (2, 6) or again["seats"][1]["dice"] == [2, 6]


def extra(**fields: Any) -> Change:
    return lambda said: said["extra"].update(fields)


def seat(number: int, **fields: Any) -> Change:
    return lambda said: said["extra"]["seats"][number].update(fields)


def hero(crossing: int, level: int = 1) -> dict[str, Any]:
    return {"crossing": crossing, "level": level, "active": False}


@pytest.mark.parametrize(
    "change, what",
    [
        (extra(surprise=1), "unknown field"),
        (extra(march=7), "march"),
        (extra(faces=[0]), "faces"),
        (extra(seats=[]), "extra for 0 seats"),
        (seat(0, adventurers=[hero(29), hero(29)]), "two adventurers"),
        (seat(0, walls=[23, 23]), "two walls"),
        (seat(1, adventurers=[hero(29)]), "an adventurer on no crossing of its own"),
        (seat(1, adventurers=[hero(23)]), "no crossing of its own"),
        (seat(1, adventurers=[hero(54)]), "adventurer on no crossing of its own"),
        (extra(promoted=[37]), "not the actor's"),
        (seat(2, walls=[0]), "wall and no city"),
        (seat(3, adventurers=[hero(c) for c in (1, 5, 9, 13, 14, 19, 24)]), "too many"),
        (extra(merchant={"seat": 4, "hex": 1}), "Merchant"),
        (extra(merchant={"seat": 0, "hex": 19}), "on no hex"),
        (extra(merchant={"seat": 0, "hex": 9}), "produces nothing"),
        (
            extra(metropolises={"alchemy": {"seat": 0, "crossing": 23}, "crown": {"seat": 0, "crossing": 23}}),
            "two metropolises",
        ),
        (extra(metropolises={}), "nobody has"),
        (extra(metropolises={"alchemy": {"seat": 1, "crossing": 31}}), "has it not"),
        (extra(metropolises={"alchemy": {"seat": 0, "crossing": 31}}), "no city of its holder"),
        (seat(0, progress={"crane": 2, "spy": 2}), "kind crane"),
        (seat(0, progress={"crane": 1, "spy": 2, "fair": 1}), "no fair"),
        (seat(1, shown=["mining"]), "plain sight"),
        (extra(choosing={"card": "spy", "victim": 1, "number": 1}), "choice of cards"),
        (extra(sabotage=True), "Saboteur"),
        (extra(spared=[1]), "spared"),
    ],
)
def test_broken_ones_say_what_is_wrong(change: Change, what: str) -> None:
    said = full().position()
    change(said)
    with pytest.raises(ValueError, match=what):
        GAME.from_position(said)


@pytest.mark.parametrize(
    "change",
    [
        seat(0, adventurers=[hero(-1)]),
        seat(0, adventurers=[hero(29, 0)]),
        seat(0, adventurers=[hero(29, 4)]),
        seat(0, walls=[-1]),
        seat(0, disciplines={"crown": -1}),
        seat(0, disciplines={"crown": 6}),
        seat(0, defences=-1),
        seat(0, dice=[0, 6]),
        seat(0, dice=[1, 7]),
        seat(0, progress={"crane": -1}),
        extra(merchant={"seat": -1, "hex": 1}),
        extra(merchant={"seat": 0, "hex": -1}),
        extra(metropolises={"alchemy": {"seat": 0, "crossing": -1}}),
        extra(promoted=[-1]),
        extra(spared=[-1]),
        extra(march=-1),
        extra(cranes=-1),
        extra(face=0),
        extra(face=7),
    ],
    ids=map(str, range(19)),
)
def test_a_number_out_of_range_is_refused(change: Change) -> None:
    said = full().position()
    change(said)
    with pytest.raises(ValueError, match="Expected `int`"):
        GAME.from_position(said)


@pytest.mark.parametrize(
    "choosing",
    [
        {"card": "spy", "victim": 2, "number": 1},
        {"card": "spy", "victim": 0, "number": 1},
        {"card": "spy", "victim": 1, "number": 2},
        {"card": "spy", "victim": 9, "number": 1},
        {"card": "master_merchant", "victim": 1, "number": 3},
        {"card": "master_merchant", "victim": 2, "number": 1},
    ],
)
def test_there_must_be_something_to_choose_from(choosing: dict[str, Any]) -> None:
    said = full().position() | {"phase": "card"}
    said["extra"]["choosing"] = choosing
    with pytest.raises(ValueError, match="nothing to choose"):
        GAME.from_position(said)


def test_a_debt_must_be_payable() -> None:
    said = full().position() | {"phase": "sack"}
    said["seats"][2]["debt"] = 1
    with pytest.raises(ValueError, match="no city to lose"):
        GAME.from_position(said)
    said = full().position() | {"phase": "gift"}
    said["seats"][0]["debt"] = 1
    with pytest.raises(ValueError, match="itself"):
        GAME.from_position(said)


def test_a_metropolis_waits_for_the_actor_alone() -> None:
    said = full().position()
    said["extra"]["metropolises"]["alchemy"] = {"seat": 0, "crossing": None}
    GAME.from_position(said)
    said["extra"]["seats"][1]["disciplines"] = {"crown": 4}
    said["extra"]["metropolises"]["crown"] = {"seat": 1, "crossing": None}
    with pytest.raises(ValueError, match="cannot place"):
        GAME.from_position(said)


def test_basic_has_nothing_extra_and_says_nothing_of_it() -> None:
    from scenarios.natrak.builder import Scene

    said = Scene().position()
    assert "extra" not in GAME.position(GAME.from_position(said))
    with pytest.raises(ValueError, match="nothing extra"):
        GAME.from_position(said | {"extra": {"march": 1}})


# Imagined states


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_it_looks_the_same_and_hidden_cards_are_dealt_anew_n202(viewer: int | None) -> None:
    match = full().table().match
    rng = Random(3)
    hands, orders = set(), set()
    for _ in range(20):
        other = match.imagine(viewer, rng)
        assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(match.view(viewer))
        hands.add(str(other.state.extra.progress))
        orders.add(tuple(other.state.extra.decks))
    assert len(orders) == 20
    assert len(hands) > 5


def test_a_hand_looked_at_is_known_to_who_looks_n202_n203() -> None:
    scene = (
        Quest(phase="card")
        .hand("B", coin=1, wool=2)
        .cards("B", spy=1)
        .more(choosing={"card": "master_merchant", "victim": 1, "number": 2})
    )
    match = scene.table().match
    assert {tuple(match.imagine(0, Random(i)).state.hands[1]) for i in range(9)} == {(0, 0, 0, 2, 0, 0, 0, 1)}
    assert len({tuple(match.imagine(2, Random(i)).state.hands[1]) for i in range(9)}) > 1
    spied = Quest(phase="card").cards("B", spy=1, crane=1).more(choosing={"card": "spy", "victim": 1, "number": 1})
    held = [spied.table().match.imagine(0, Random(i)).state.extra.progress[1] for i in range(9)]
    assert all(row[KIND["spy"]] == row[KIND["crane"]] == 1 for row in held)


def test_what_is_turned_up_when_drawn_is_in_no_imagined_hand_n71() -> None:
    match = Quest().cards("B", crane=2, spy=2).cards("C", crane=0, wedding=2, mining=2).table().match
    for seed in range(40):
        rows = match.imagine(0, Random(seed)).state.extra.progress
        assert not any(row[KIND[kind]] for row in rows for kind in ("constitution", "printing_press"))


def test_hidden_points_are_glory_or_scholars_as_the_cards_allow_n227() -> None:
    scene = Quest(seats=4, generation=2).cards("B", scholar=2, crane=1).cards("C", scholar=1).scrolls("C", glory=2)
    match = scene.scrolls("A", glory=3).table().match
    for seed in range(30):
        state = match.imagine(0, Random(seed)).state
        assert [state.scrolls[n][1] + state.extra.progress[n][SCHOLAR] for n in range(4)] == [3, 2, 3, 0]
        assert state.extra.progress[1][SCHOLAR] == 2
    for seed in range(30):
        match.imagine(None, Random(seed))


@pytest.mark.parametrize(
    "scene, scholars",
    [
        (Quest(generation=2).cards("B", scholar=1, crane=1), [0, 1, 0]),
        (Quest(generation=2).cards("B", scholar=1).scrolls("B", mercenary=1).scrolls("A", glory=5), [0, 1, 0]),
        (Quest(generation=2).cards("B", crane=1).scrolls("B", glory=1).scrolls("C", glory=1), [0, 0, 0]),
        (Quest(generation=2).cards("B", scholar=4, crane=1).next("religion", left=0), [0, 4, 0]),
    ],
    ids=["more points than scrolls", "all Glory is seen", "Glory may be", "none is left to draw"],
)
def test_a_scholar_is_imagined_only_where_there_must_be_one_n227(scene: Quest, scholars: list[int]) -> None:
    match = scene.table().match
    for seed in range(10):
        other = match.imagine(0, Random(seed))
        assert [held[SCHOLAR] for held in other.state.extra.progress] == scholars
        assert msgspec.json.encode(other.view(0)) == msgspec.json.encode(match.view(0))
        GAME.from_position(GAME.position(other.state))
