"""How fast games are played in Python: `python bench/playouts.py` prints a JSON object a line.

Random playouts of four seats in one process: each action is `play`, the next menu and one sample out of it; offers and
undo left out. Then the same with digests, a fold of a stored game, a copy of a state, and all views and menus of one
action built, compared with the last and encoded.
"""

from __future__ import annotations

import json
import platform
import sys
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sobremesa.games import load
from sobremesa.kit.checks.walk import CALM, random_game, walk
from sobremesa.kit.log import Record, read_record, write_record
from sobremesa.kit.match import BARE, Keep, Match
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Who
from sobremesa.kit.replay import replay
from sobremesa.kit.sampling import SILENT, sample

GAME = "natrak"
OPTIONS = {"mode": "basic"}
SEATS: tuple[Who, ...] = ("bot", "bot", "bot", "bot")
SECONDS = 5.0
DIGESTS = Keep(journal=False, undo=False, digests=True)


def say(what: str, **numbers: Any) -> dict[str, Any]:
    """One line of the bench."""
    line = {"bench": what, "game": GAME, **numbers}
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()
    return line


def machine() -> dict[str, Any]:
    """What it was measured on."""
    info = Path("/proc/cpuinfo")
    models = [line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if "model name" in line]
    return {
        "cpu": models[0] if models else platform.processor(),
        "cores": len(models),
        "python": platform.python_version(),
    }


def playout(number: int, keep: Keep = BARE, options: dict[str, str] = OPTIONS) -> int:
    """One random game; answers how many actions it took."""
    rng = Random(number)
    game = load(GAME)
    match = Match.new(game, options, SEATS, sha256(f"bench/{number}".encode()).digest(), keep=keep)
    known, actions = kinds(game.actions), 0
    play, menu, waiting = match.play, match.menu, match.waiting
    digest = match.digest if keep.digests else None
    while owed := waiting().owed:
        seat = owed[0].seat
        play(seat, sample(menu(seat), rng, known, SILENT))
        if digest is not None:
            digest()
        actions += 1
    return actions


def playouts(seconds: float = SECONDS, keep: Keep = BARE, options: dict[str, str] = OPTIONS) -> dict[str, float]:
    """Games and actions a second."""
    playout(0, keep, options)
    games = actions = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        games += 1
        actions += playout(games, keep, options)
    return {
        "games_s": round(games / took, 1),
        "actions_s": round(actions / took),
        "mean_actions": round(actions / games),
    }


def best(times: int, run: Callable[[], Any]) -> float:
    """The quickest of some runs, in seconds: what the machine can do when nothing else runs."""
    least = float("inf")
    for _ in range(times):
        began = time.perf_counter()
        run()
        least = min(least, time.perf_counter() - began)
    return least


def some_game(entries: int) -> Match[Any]:
    """A random game of four seats with talk and undo, stopped after so many entries."""
    for seed in range(1000):
        rng = Random(seed)
        match = random_game(load(GAME), OPTIONS, 4, rng)
        for _ in walk(match, rng, CALM):
            if match.count == entries:
                return match
    raise RuntimeError(f"no game of {entries} entries")


def fold() -> None:
    """A stored game of 600 entries, from its JSON to its state, as a server does when it takes up a table."""
    game = load(GAME)
    stored = write_record(some_game(600).record())
    record = read_record(game, stored)
    bare = Record(record.start, [msgspec.structs.replace(entry, digest=None) for entry in record.inputs])
    keep = Keep(journal=True, undo=True, digests=False)
    say("fold", entries=600, ms=round(best(20, lambda: replay(game, bare, keep)) * 1e3, 2), limit_ms=60)
    say("fold_checked", entries=600, ms=round(best(10, lambda: replay(game, read_record(game, stored))) * 1e3, 2))


def copy() -> None:
    """A copy of the state."""
    match = some_game(600)
    run, state, times = match.game.copy, match.state, 2000

    def many() -> None:
        for _ in range(times):
            run(state)

    say("copy", us=round(best(5, many) / times * 1e6, 2), limit_us=30)


def views() -> None:
    """All views and menus after one action: built, compared with the last ones, what changed encoded."""
    match = some_game(300)
    rng = Random(1)
    told: dict[Any, bytes] = {}
    took: list[float] = []
    sections = 0
    for _ in walk(match, rng, CALM):
        began = time.perf_counter()
        for key, part in parts(match):
            encoded = msgspec.json.encode(part)
            if told.get(key) != encoded:
                told[key] = encoded
                sections += 1
        took.append(time.perf_counter() - began)
        if len(took) == 400:
            break
    took.sort()
    middle = took[len(took) // 2]
    say("views", seats=4, median_us=round(middle * 1e6, 1), limit_us=300, sections=round(sections / len(took), 1))


def parts(match: Match[Any]) -> Iterator[tuple[Any, Any]]:
    """Every section of every view, the menus and the waits."""
    public = match.public()
    for name in public.__struct_fields__:
        yield name, getattr(public, name)
    for seat in range(len(SEATS)):
        own = match.own(seat)
        for name in own.__struct_fields__:
            yield (seat, name), getattr(own, name)
        yield (seat, "menu"), match.menu(seat)
    yield "waiting", match.waiting()


def main() -> None:
    """All of it."""
    say("machine", **machine())
    say("playouts", **playouts())
    say("playouts_adventurers", **playouts(options={"mode": "adventurers"}))
    say("playouts_with_digests", **playouts(keep=DIGESTS))
    fold()
    copy()
    views()


if __name__ == "__main__":
    main()
