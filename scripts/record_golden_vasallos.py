"""Record golden games of Vasallos into ``tests/golden/vasallos/GENERATION/``: ``.venv/bin/python scripts/record_golden_vasallos.py``.

One game of each combination of boxes, at random, the first seed whose game shows what is wanted of it. What is there already
is kept: a rule that makes a recorded game come out differently is another generation.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from golden_file import GOLDEN, Golden, plain, write
from sobremesa.games.vasallos.game import GAME
from sobremesa.kit.checks.walk import Habits, walk
from sobremesa.kit.log import Input, Start, read_record
from sobremesa.kit.match import Match
from sobremesa.kit.records import Who
from sobremesa.kit.replay import begin, fold

FOLDER = GOLDEN / GAME.meta.id / str(GAME.meta.generation)
HABITS = Habits(lapse=0.015, presence=0.02, undo=0.05, free=0)


class Wanted(NamedTuple):
    """A game to be found: its boxes, its seats, and what it has to show, in types of events."""

    name: str
    boxes: tuple[str, ...]
    seats: int
    shows: frozenset[str]


WANTED = (
    Wanted("base", (), 2, frozenset({"undone", "tile_set_aside"})),
    Wanted("todo", ("todo",), 6, frozenset({"undone", "turn_skipped"})),
    Wanted("ferias", ("ferias",), 3, frozenset({"extra_tile", "goods_taken"})),
    Wanted("sombra", ("sombra",), 4, frozenset({"turn_skipped", "passed_over"})),
    Wanted("todo-ferias", ("todo", "ferias"), 5, frozenset({"extra_tile", "goods_taken", "tile_set_aside"})),
    Wanted("todo-sombra", ("todo", "sombra"), 2, frozenset({"undone", "tile_set_aside"})),
    Wanted("ferias-sombra", ("ferias", "sombra"), 2, frozenset({"extra_tile", "tile_set_aside", "the table stands"})),
    Wanted("all", ("todo", "ferias", "sombra"), 4, frozenset({"extra_tile", "undone", "turn_skipped", "goods_taken"})),
)


def begun(wanted: Wanted, seed: int) -> Match[Any]:
    """The game of a seed: persons, and a bot in the last seat."""
    persons: tuple[Who, ...] = ("person", "person", "person", "person", "person")
    key = sha256(f"golden/vasallos/{wanted.name}/{seed}".encode()).digest()
    return Match.new(GAME, dict.fromkeys(wanted.boxes, True), (*persons[: wanted.seats - 1], "bot"), key)


def hunt(wanted: Wanted) -> Golden:
    """The first random game that shows what is wanted."""
    seed = 0
    while True:
        match, shown = begun(wanted, seed), set[str]()
        for moved in walk(match, Random(seed), HABITS):
            shown.update(str(event.__struct_config__.tag) for event in moved.step.events)
            if match.waiting().stands:
                shown.add("the table stands")
        if wanted.shows <= shown:
            inputs = [Input(entry.kind, entry.seat, entry.action, entry.who) for entry in match.inputs]
            return capture(f"{wanted.seats} seats, {wanted.name}, at random from seed {seed}", match.start, inputs)
        seed += 1


def capture(about: str, start: Start, inputs: list[Input]) -> Golden:
    """Play inputs from a start and put down what comes of it."""
    match = begin(GAME, start)
    events = [plain(done.step.events) for done in fold(match, inputs)]
    return Golden(about, match.record(), events, plain(match.standing()))


def read(path: Path) -> Golden:
    """The game of a file. Raises `ValueError` for a broken one."""
    said = msgspec.json.decode(path.read_bytes())
    events = [row.pop("events") for row in said["inputs"]]
    record = read_record(GAME, msgspec.json.encode({"start": said["start"], "inputs": said["inputs"]}))
    return Golden(said["about"], record, events, said["standing"])


def files() -> Iterator[Path]:
    """Where each recording stands."""
    yield from (FOLDER / f"{wanted.name}.json" for wanted in WANTED)


def main() -> None:
    """Record what is not there yet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for wanted, path in zip(WANTED, files(), strict=True):
        if not path.exists():
            path.write_bytes(write(hunt(wanted)))
            print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
