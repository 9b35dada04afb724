"""How fast Vasallos is played in Python: `python bench/vasallos.py` prints a JSON object a line.

Random playouts of the base set by two seats in one process, every legal input equally likely: each action is `play`, the next
menu and one input out of it. The same with all boxes; the menu of a turn late in a game of all boxes; a copy of a state; and
all views and menus after one action of five seats, built, compared with the last and encoded.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from playouts import best, machine
from sobremesa.games.vasallos.game import GAME
from sobremesa.kit.checks.walk import CALM, random_game, walk
from sobremesa.kit.match import BARE, Match
from sobremesa.kit.menus import Kinds, kinds
from sobremesa.kit.records import Action, Choice, Menu, One, Who
from sobremesa.kit.rng import Rng

ALL = {"todo": True, "ferias": True, "sombra": True}
SECONDS = 5.0


def say(what: str, **numbers: Any) -> None:
    """One line of the bench."""
    sys.stdout.write(json.dumps({"bench": what, "game": "vasallos", **numbers}) + "\n")
    sys.stdout.flush()


def evenly(menu: Menu, rng: Rng, known: Kinds) -> Action:
    """An input of a Vasallos menu, each equally likely: its choices have one field, a `Pair` or `One`, or none."""
    choices = [choice for choice in menu.choices if not choice.alias]
    sizes = [size(choice) for choice in choices]
    at = int(rng.random() * sum(sizes))
    for choice, number in zip(choices, sizes, strict=True):
        if at >= number:
            at -= number
            continue
        kind = known[choice.type]
        if not choice.fields:
            return kind()
        field: Any = choice.fields[0]
        if type(field) is One:
            return kind(field.values[at])
        for first, seconds in field.options:
            if at < len(seconds):
                return kind(first, seconds[at])
            at -= len(seconds)
    raise RuntimeError("nothing is offered")


def size(choice: Choice) -> int:
    """How many inputs a choice offers."""
    if not choice.fields:
        return 1
    field: Any = choice.fields[0]
    if type(field) is One:
        return len(field.values)
    number = 0
    for _, seconds in field.options:
        number += len(seconds)
    return number


def playout(number: int, options: dict[str, bool], seats: int) -> int:
    """One random game; answers how many actions it took."""
    rng, who = Random(number), tuple[Who, ...](["bot"] * seats)
    match = Match.new(GAME, options, who, sha256(f"bench/{number}".encode()).digest(), keep=BARE)
    known, actions = kinds(GAME.actions), 0
    play, menu, waiting = match.play, match.menu, match.waiting
    while owed := waiting().owed:
        seat = owed[0].seat
        play(seat, evenly(menu(seat), rng, known))
        actions += 1
    return actions


def playouts(options: dict[str, bool], seats: int, seconds: float = SECONDS) -> dict[str, float]:
    """Games and actions a second."""
    playout(0, options, seats)
    games = actions = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        games += 1
        actions += playout(games, options, seats)
    return {
        "games_s": round(games / took, 1),
        "actions_s": round(actions / took),
        "mean_actions": round(actions / games),
    }


def late_game(seats: int, tiles: int) -> tuple[Match[Any], Random]:
    """A random game of all boxes in which so many tiles lie, its seat about to lay the next."""
    for seed in range(1000):
        rng = Random(seed)
        match = random_game(GAME, ALL, seats, rng)
        for _ in walk(match, rng, CALM):
            if len(match.state.forms) >= tiles and match.state.phase == "place":
                return match, rng
    raise RuntimeError(f"no game of {tiles} tiles")


def menus() -> None:
    """The menu of a turn with 100 tiles on the map, of its tile and of the figures on it."""
    match, rng = late_game(5, 100)
    known = kinds(GAME.actions)
    laying = best(200, lambda: match.menu(match.state.active))
    while match.state.phase == "place" and not match.standing().finished:
        match.play(match.state.active, evenly(match.menu(match.state.active), rng, known))
    figures = best(200, lambda: match.menu(match.state.active))
    say("menu", tiles=100, place_us=round(laying * 1e6, 1), figure_us=round(figures * 1e6, 1), limit_us=5000)


def copy() -> None:
    """A copy of the state with 100 tiles."""
    match, _ = late_game(5, 100)
    run, state, times = match.game.copy, match.state, 2000

    def many() -> None:
        for _ in range(times):
            run(state)

    say("copy", tiles=100, us=round(best(5, many) / times * 1e6, 2))


def views() -> None:
    """All views and menus after one action, from 60 tiles on to the end."""
    match, rng = late_game(5, 60)
    told: dict[Any, bytes] = {}
    took: list[float] = []
    size = 0
    for _ in walk(match, rng, CALM):
        began = time.perf_counter()
        for key, part in parts(match):
            encoded = msgspec.json.encode(part)
            if told.get(key) != encoded:
                told[key] = encoded
                size += len(encoded)
        took.append(time.perf_counter() - began)
    took.sort()
    say(
        "views",
        seats=5,
        median_us=round(took[len(took) // 2] * 1e6, 1),
        p90_us=round(took[len(took) * 9 // 10] * 1e6, 1),
        limit_us=600,
        changed_bytes=size // len(took),
    )


def parts(match: Match[Any]) -> Iterator[tuple[Any, Any]]:
    """Every section of every view, the menus and the waits."""
    public = match.public()
    for name in public.__struct_fields__:
        yield name, getattr(public, name)
    for seat in range(match.state.seats):
        match.own(seat)
        yield (seat, "menu"), match.menu(seat)
    yield "waiting", match.waiting()


def main() -> None:
    """All of it."""
    say("machine", **machine())
    say("playouts", boxes="none", seats=2, limit_games_s=350, **playouts({}, 2))
    say("playouts", boxes="all", seats=5, **playouts(ALL, 5))
    menus()
    copy()
    views()


if __name__ == "__main__":
    main()
