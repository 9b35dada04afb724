"""Record golden games of Natrak into ``tests/golden/natrak/GENERATION/``: ``.venv/bin/python scripts/record_golden.py``.

Each recording is a hunt: random games are played with a target that nobody reaches, until somebody gets further than
anybody before it in the wanted way; the same inputs with these points as the target are then a game that ends so.
What is there already is kept: a rule that makes a recorded game come out differently is another generation (N221).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from golden_file import GOLDEN, Golden, Moment, capture, ending, shows, write
from golden_table import closed_table
from sobremesa.bots.arena import Table
from sobremesa.bots.registry import make
from sobremesa.bots.watchdog import Watched
from sobremesa.games import load
from sobremesa.kit.checks.walk import Habits, Moved, walk
from sobremesa.kit.log import Input
from sobremesa.kit.match import Match
from sobremesa.kit.menus import kinds, spelled
from sobremesa.kit.records import Menu, Who
from sobremesa.kit.replay import Folded

GAME = load("natrak")
KINDS = kinds(GAME.actions)
NEVER = 500
"""A target that nobody reaches."""
FAR = 700
"""Inputs after which a hunt gives a game up."""
HABITS = Habits(lapse=0.01, presence=0.015, undo=0.03, free=0.15)
CUT = "by Longest Road in another's turn"


@dataclass(frozen=True)
class Wanted:
    """A game to be found: how many seats, and what it has to show."""

    name: str
    seats: int
    how: str
    besides: frozenset[str] = frozenset()

    def begun(self, seed: int, target: int = NEVER) -> Match[Any]:
        """The game of this seed: persons, and a bot in the last seat."""
        who: list[Who] = ["person"] * (self.seats - 1)
        key = sha256(f"golden/{self.name}/{seed}".encode()).digest()
        return Match.new(GAME, {"mode": "basic", "target": target}, (*who, "bot"), key)


SKIPPED = frozenset({"an absent seat skipped"})
HUNTED = (
    Wanted("three-building", 3, "on the own turn by building"),
    Wanted("three-company", 3, "by Largest Company before the roll"),
    Wanted("four-road", 4, CUT),
    Wanted("four-skipped", 4, "on the own turn by building", SKIPPED),
    Wanted("five-glory", 5, "by a Glory bought", SKIPPED),
    Wanted("six-window", 6, "in the special window"),
)


def hunt(wanted: Wanted) -> Golden:
    """The first random game that shows what is wanted."""
    seed = 0
    while True:
        for target, inputs in finds(wanted, seed):
            start = wanted.begun(seed, target).start
            about = f"{wanted.seats} seats, at random from seed {seed}, won {wanted.how} at {target} points"
            golden = capture(about, start, inputs)
            if wanted.besides <= shows(golden):
                return golden
        seed += 1


def finds(wanted: Wanted, seed: int) -> Iterator[tuple[int, list[Input]]]:
    """Each time somebody gets further than anybody before in the wanted way: the points, and the inputs up to then."""
    match, most = wanted.begun(seed), 4
    phase, actor = match.state.phase, match.state.actor
    moves = cutting(match, Random(seed)) if wanted.how == CUT else walk(match, Random(seed), HABITS)
    for moved in moves:
        have = [score.points for score in match.standing().scores]
        if max(have) > most:
            most = max(have)
            moment = Moment(phase, actor, Folded(match.count - 1, moved.entry, moved.step))
            if ending(moment, have.index(most)) == wanted.how:
                yield most, [Input(e.kind, e.seat, e.action, e.who) for e in match.inputs]
        if match.count > FAR:
            return
        phase, actor = match.state.phase, match.state.actor


def cutting(match: Match[Any], rng: Random) -> Iterator[Moved]:
    """A random game in which a camp that makes an award pass to somebody else is built whenever there is one."""
    moves = walk(match, rng, HABITS)
    while True:
        yield cut(match) or next(moves)


def cut(match: Match[Any]) -> Moved | None:
    """Build such a camp if the menu has one."""
    for due in match.waiting().owed:
        camps = Menu(tuple(choice for choice in match.menu(due.seat).choices if choice.type == "build_camp"))
        for action in spelled(camps, KINDS):
            fork = match.fork()
            fork.play(due.seat, action)
            if fork.state.road_holder not in {match.state.road_holder, due.seat, -1}:
                return Moved(Input("act", due.seat, action), match.play(due.seat, action))  # type: ignore[arg-type]  # offered
    return None


def whole(seats: int) -> Golden:
    """A whole game to the preselected target between `normal` bots."""
    key = sha256(f"golden/normal/{seats}".encode()).digest()
    who: list[Who] = ["bot"] * seats
    match = Match.new(GAME, {"mode": "basic"}, tuple(who), key)
    Table(match, [Watched(make(GAME, "normal")) for _ in who], "golden").play()
    return capture(f"{seats} seats, normal bots, a whole game", match.start, match.inputs)


QUEST_TARGET = 8
"""Points at which a random game With adventurers is over."""
QUEST_SEATS = {1: 3, 2: 4, 3: 3, 4: 5, 5: 4, 6: 6}
"""By generation the seats of its random game."""
QUEST_SHOWS = {
    "goblins_attacked",
    "city_sacked",
    "progress_played",
    "discipline_raised",
    "adventurer_moved",
    "wall_built",
}


def quest(generation: int) -> Golden:
    """The first random game With adventurers by the rules of a generation that is not too long and shows what it should."""
    seed = 0
    while True:
        match = quest_begun(generation, seed)
        for _ in walk(match, Random(seed), HABITS):
            if match.count > FAR:
                break
        if match.standing().finished:
            about = f"{QUEST_SEATS[generation]} seats With adventurers, at random from seed {seed}"
            golden = capture(about, match.start, match.inputs)
            if {event["type"] for row in golden.events for event in row} >= QUEST_SHOWS:
                return golden
        seed += 1


def quest_begun(generation: int, seed: int) -> Match[Any]:
    """The game of this seed: persons, and a bot in the last seat."""
    who: list[Who] = ["person"] * (QUEST_SEATS[generation] - 1)
    key = sha256(f"golden/adventurers/{generation}/{seed}".encode()).digest()
    options = {"mode": "adventurers", "target": QUEST_TARGET}
    return Match.new(GAME, options, (*who, "bot"), key, generation)


def quest_of_bots() -> Golden:
    """A whole game With adventurers between `normal` bots."""
    match = Match.new(GAME, {"mode": "adventurers"}, ("bot",) * 4, sha256(b"golden/adventurers").digest())
    Table(match, [Watched(make(GAME, "normal")) for _ in range(4)], "golden").play()
    return capture("4 seats With adventurers, normal bots, a whole game", match.start, match.inputs)


def recorded(name: str) -> bytes:
    """The file of this name."""
    found = next((wanted for wanted in HUNTED if f"{wanted.name}.json" == name), None)
    if found is not None:
        return write(hunt(found))
    return asyncio.run(closed_table()) if name in CLOSED else write(whole(WHOLE[name]))


WHOLE = {"four-normal.json": 4, "six-normal.json": 6}
CLOSED = ("four-closed.jsonl", "four-sides.jsonl")
"""Tables as files; in the first, an older one, no number says among how many it was drawn."""


def main() -> None:
    """Record what is not there yet."""
    newest = GOLDEN / "natrak" / str(GAME.meta.generation)
    for name in (*(f"{wanted.name}.json" for wanted in HUNTED), *WHOLE, *CLOSED):
        keep(newest / name, partial(recorded, name))
    for generation in QUEST_SEATS:
        path = GOLDEN / "natrak" / str(generation) / "adventurers.json"
        keep(path, partial(recorded_quest, generation))
    keep(newest / "four-adventurers.json", lambda: write(quest_of_bots()))


def recorded_quest(generation: int) -> bytes:
    """The file of a generation's random game."""
    return write(quest(generation))


def keep(path: Path, make_it: Callable[[], bytes]) -> None:
    """Write a file that is not there yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.write_bytes(make_it())
        print(f"{path.parent.name}/{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
