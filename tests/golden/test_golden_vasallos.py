"""Recorded games of Vasallos, one of each combination of boxes, replay as they were recorded."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from golden_file import plain, write
from record_golden_vasallos import FOLDER, WANTED, Wanted, files, read
from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.views import VasallosEvent
from sobremesa.kit.checks.positions import round_trips
from sobremesa.kit.log import BadRecord
from sobremesa.kit.match import Match
from sobremesa.kit.records import Refusal
from sobremesa.kit.replay import begin, fold

FILES = list(files())
EVERY = 25
recorded = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def test_every_combination_is_recorded() -> None:
    assert sorted(FOLDER.glob("*.json")) == sorted(FILES)
    assert {frozenset(wanted.boxes) for wanted in WANTED} == {
        frozenset(box for i, box in enumerate(("todo", "ferias", "sombra")) if mask >> i & 1) for mask in range(8)
    }
    assert {wanted.seats for wanted in WANTED} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_it_shows_what_it_was_recorded_for(wanted: Wanted) -> None:
    golden = read(FOLDER / f"{wanted.name}.json")
    match = begin(GAME, golden.record.start)
    shown = {event["type"] for events in golden.events for event in events}
    for _ in fold(match, golden.record.inputs):
        if match.waiting().stands:
            shown.add("the table stands")
    assert shown >= wanted.shows
    options: Any = golden.record.start.options
    assert {box for box, on in options.items() if on} == set(wanted.boxes)


@recorded
def test_it_replays_to_the_same_digests_events_and_standing(path: Path) -> None:
    golden = read(path)
    assert golden.record.start.generation == GAME.meta.generation
    assert all(entry.digest for entry in golden.record.inputs)
    match = begin(GAME, golden.record.start)
    for done in fold(match, golden.record.inputs):
        assert plain(done.step.events) == golden.events[done.place], f"input {done.place}"
    assert plain(match.standing()) == golden.standing
    assert match.standing().finished
    assert write(golden) == path.read_bytes()


def test_every_kind_of_event_is_recorded_and_shown_to_owner_others_and_watchers_v94() -> None:
    """All of Vasallos is public (V88): each viewer is shown the event itself."""
    kinds = set()
    for path in FILES:
        golden = read(path)
        match = begin(GAME, golden.record.start)
        for done in fold(match, golden.record.inputs):
            for event in done.step.events:
                kinds.add(event.__struct_config__.tag)
                for viewer in (None, *range(match.state.seats)):
                    assert GAME.show(event, viewer) == event
    assert kinds - {"undone"} == {kind.__struct_config__.tag for kind in get_args(VasallosEvent)}


@recorded
def test_positions_on_the_way_go_out_and_come_back_and_play_on(path: Path) -> None:
    inputs = read(path).record.inputs
    match = begin(GAME, read(path).record.start)
    for done in fold(match, inputs):
        if done.place % EVERY:
            continue
        round_trips(match)
        again = Match.from_position(GAME, GAME.position(match.state))
        for entry in inputs[done.place + 1 : done.place + EVERY]:
            if entry.kind == "undo":
                break
            assert not isinstance(again.enter(entry), Refusal)
            assert again.digest() == entry.digest


@recorded
def test_points_and_figures_follow_from_the_events(path: Path) -> None:
    """A book-keeper that knows only what the events say, undone steps taken back."""
    golden = read(path)
    match = begin(GAME, golden.record.start)
    books = [Book(match.state.seats)]
    gone: set[int] = set()
    for done in fold(match, golden.record.inputs):
        book = books[-1].copy()
        for event in golden.events[done.place]:
            book.note(event)
        for taken_back in match.undone - gone:
            book = books[taken_back].copy()
        gone = set(match.undone)
        books.append(book)
        public: Any = match.public()
        assert [player.points for player in public.players] == book.points
        on_map = [sum(public.rules.figures.values()) - sum(player.supply.values()) for player in public.players]
        assert on_map == book.figures


class Book:
    """Points and figures on the map, by seat."""

    def __init__(self, seats: int) -> None:
        self.points = [0] * seats
        self.figures = [0] * seats

    def copy(self) -> Book:
        other = Book(0)
        other.points, other.figures = self.points[:], self.figures[:]
        return other

    def note(self, event: dict[str, Any]) -> None:
        match event["type"]:
            case "feature_scored":
                for holder in event["holders"]:
                    self.points[holder["seat"]] += holder["points"]
            case "goods_counted":
                for seat in event["leaders"]:
                    self.points[seat] += event["points"]
            case "figure_placed":
                self.figures[event["seat"]] += 1
            case "figure_returned":
                self.figures[event["seat"]] -= 1
            case _:
                pass


@recorded
def test_a_changed_key_or_input_is_noticed(path: Path) -> None:
    record = read(path).record
    half = len(record.inputs) // 2
    with pytest.raises(BadRecord, match="the start"):
        begin(GAME, msgspec.structs.replace(record.start, key="00" * 32))
    broken = [*record.inputs[:half], *record.inputs[half + 1 :]]
    match = begin(GAME, record.start)
    with pytest.raises(BadRecord, match=r"input \d+"):
        for _ in fold(match, broken):
            pass
