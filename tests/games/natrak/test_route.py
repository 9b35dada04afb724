"""The longest route and its award (N206 to N210), and what the network keeps in step."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from scenarios.natrak.boards import edge
from scenarios.natrak.builder import Scene
from sobremesa.games.natrak import state as states
from sobremesa.games.natrak.board import Grid, bits, grid
from sobremesa.games.natrak.game import GAME
from sobremesa.games.natrak.rules.network import refresh
from sobremesa.games.natrak.rules.route import grown, longest
from sobremesa.kit.checks.walk import random_game, walk

FORKED = "12-17-23-29-34"


def chain(text: str) -> int:
    stops = [int(stop) for stop in text.split("-")]
    return sum(1 << edge(3, a, b) for a, b in itertools.pairwise(stops))


@pytest.mark.parametrize(
    "roads, length",
    [
        ((FORKED, "23-18-24"), 4),
        ((FORKED, "23-18-24", "34-39"), 5),
        (("18-24-30-35-29-23-18",), 6),
        (("18-24-30-35-29-23-18", "12-17-23"), 8),
        (("0-4", "18-24-30-35-29-23-18"), 6),
        ((), 0),
    ],
)
def test_forks_and_loops_natrak_w13_n206(roads: tuple[str, ...], length: int) -> None:
    assert longest(grid("small"), sum(chain(text) for text in roads), 0) == length


@pytest.mark.parametrize("rival, length", [(23, 6), (17, 7), (12, 8), (18, 7), (35, 6)])
def test_rivals_cut_natrak_w13_n207(rival: int, length: int) -> None:
    roads = chain("18-24-30-35-29-23-18") | chain("12-17-23")
    assert longest(grid("small"), roads, 1 << rival) == length


def brute(shape: Grid, roads: int, bar: int) -> int:
    """Every trail from every crossing, straight from the words of N206 and N207."""

    def onward(at: int, left: int) -> int:
        best = 0
        for e in bits(left & shape.edges_at[at]):
            beyond = sum(shape.ends[e]) - at
            more = 0 if bar >> beyond & 1 else onward(beyond, left & ~(1 << e))
            best = max(best, 1 + more)
        return best

    return max(onward(c, roads) for c in range(len(shape.near)))


@pytest.mark.parametrize("seed", range(150))
def test_lengths_are_those_of_all_trails_and_growing_keeps_them_n208(seed: int) -> None:
    rng, shape = Random(seed), grid("small")
    bar = sum(1 << c for c in rng.sample(range(54), rng.randrange(6)))
    roads, length = 0, 0
    for _ in range(rng.randrange(4, 15)):
        near = [
            e
            for e in range(72)
            if not roads >> e & 1 and (not roads or any(roads & shape.edges_at[c] for c in shape.ends[e]))
        ]
        new = rng.choice(near)
        length = grown(shape, roads, new, bar, length)
        roads |= 1 << new
        assert length == longest(shape, roads, bar) == brute(shape, roads, bar)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_is_kept_in_step_equals_what_is_made_anew_n208(seats: int) -> None:
    rng = Random(seats)
    match = random_game(GAME, {"mode": "basic"}, seats, rng)
    for _ in walk(match, rng):
        again = states.copy(match.state)
        refresh(again)
        for name in ("absent", "built", "closed", "taken", "touched", "ahead", "routes"):
            assert getattr(again, name) == getattr(match.state, name), name


def crossing_line() -> Scene:
    scene = Scene(seats=4).camp("A", 7, 44).roads("A", "7-12-17-23-29-34-39-44").road_holder("A")
    return scene.roads("B", "10-15-20-26-32-37").camp("C", 13).roads("C", "13-18-23")


def test_a_camp_in_the_middle_takes_the_award_natrak_w14_fn01() -> None:
    table = crossing_line().hand("C", wood=1, clay=1, wheat=1, wool=1).also(turn=19, actor=2).table()
    assert [table.route(seat) for seat in "ABC"] == [7, 5, 2]
    assert table.play("C", "build_camp", crossing=23) is None
    assert table.route("A") == 4
    assert (table.points("A"), table.points("B"), table.points("C")) == (2, 2, 2)
    moved = table.event("award_moved")
    assert (moved.award, moved.seat, moved.source, moved.size) == ("longest_road", 1, 0, 5)


def lengths(holder: str | None, *routes: int) -> Scene:
    """A, B and C each with a straight line of so many roads, apart from each other."""
    lines = (
        "12-7-11-16-22-28-33-38-43",
        "1-5-9-14-19-25-31-36-41",
        "47-51-48-52-49-53-50-46-42",
    )
    scene = Scene(seats=4)
    for seat, line, length in zip("ABC", lines, routes, strict=False):
        if length:
            scene.roads(seat, "-".join(line.split("-")[: length + 1]))
    return scene.road_holder(holder) if holder else scene


def test_the_holder_keeps_a_tie_n209_natrak_w14_fn03() -> None:
    table = lengths("A", 6, 5).hand("B", wood=2, clay=2).also(turn=18, actor=1).table()
    assert table.road("B", 25, 31) is None
    assert (table.route("B"), table.holder("longest_road")) == (6, "A")
    assert table.road("B", 31, 36) is None
    assert table.holder("longest_road") == "B"


def test_a_tie_of_others_leaves_it_with_nobody_n209_natrak_w14_fn03() -> None:
    scene = lengths("A", 8, 6, 6).roads("D", "23-17-22").camp("D", 23).hand("D", wood=1, clay=1, wheat=1, wool=1)
    table = scene.also(turn=20, actor=3).table()
    assert table.play("D", "build_camp", crossing=22) is None
    assert [table.route(seat) for seat in "ABC"] == [4, 6, 6]
    assert table.holder("longest_road") is None
    assert table.event("award_moved").seat is None


def test_then_the_single_longest_takes_it_n209_natrak_w14_fn03() -> None:
    table = lengths(None, 4, 6, 6).hand("C", wood=1, clay=1).also(turn=19, actor=2).table()
    assert table.road("C", 50, 46) is None
    assert (table.route("C"), table.holder("longest_road"), table.points("C")) == (7, "C", 2)


def test_under_five_nobody_holds_it_n209_n210() -> None:
    scene = lengths("A", 5, 4).roads("B", "23-17-22").camp("B", 23).hand("B", wood=1, clay=1, wheat=1, wool=1)
    table = scene.also(turn=18, actor=1).table()
    assert table.play("B", "build_camp", crossing=22) is None
    assert (table.route("A"), table.holder("longest_road"), table.points("A")) == (4, None, 0)


def test_winning_by_longest_road_in_anothers_turn_n212() -> None:
    scene = crossing_line().camp("B", 10, 20, 37).hand("C", wood=1, clay=1, wheat=1, wool=1)
    table = scene.also(turn=19, actor=2, target=5).table()
    assert table.play("C", "build_camp", crossing=23) is None
    assert (table.phase, table.state.winner) == ("over", 1)
    assert [event.__struct_config__.tag for event in table.events] == ["piece_placed", "award_moved", "won"]
