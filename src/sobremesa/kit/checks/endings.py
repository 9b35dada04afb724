"""Games end, whatever happens; and nobody who does nothing can keep one from going on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.kit.checks.broken import done, must
from sobremesa.kit.checks.walk import CALM, seats_of, walk
from sobremesa.kit.match import Match
from sobremesa.kit.rng import Rng

LONGEST = 20_000
"""Entries within which a random game must end."""


def owners(match: Match[Any]) -> None:
    """While the game is not over somebody is waited for, each is a seat, and each is offered something."""
    waiting, seats = match.waiting(), seats_of(match)
    if match.standing().finished:
        must(not waiting.owed and not waiting.free, match, "somebody is waited for after the end", waiting)
        for seat in seats:
            must(not match.menu(seat).choices, match, f"seat {seat} is offered something after the end")
        return
    must(waiting.stands or waiting.owed, match, "nobody is waited for", waiting)
    must(not (waiting.stands and waiting.owed), match, "a game that stands waits for somebody", waiting)
    for due in waiting.owed:
        must(due.seat in seats, match, "a decision is owed by no seat", due)
        must(match.menu(due.seat).choices, match, f"seat {due.seat} owes a decision and is offered nothing", due)
    must(len({due.wait for due in waiting.owed}) == len(waiting.owed), match, "two waits have one name", waiting)
    for seat in waiting.free:
        must(seat in seats, match, "no seat is free to act", seat)


def ends(match: Match[Any], rng: Rng, longest: int = LONGEST) -> int:
    """Play at random to the end; answers the number of entries. Raises `Broken` if it takes more than `longest`."""
    number = 0
    for number, _ in enumerate(walk(match, rng, CALM), 1):
        must(number <= longest, match, f"no end after {longest} entries")
    must(match.standing().winners, match, "the game is over and nobody has won")
    return number


def defaults_only(match: Match[Any], turn_of: Callable[[Match[Any]], int], turns: int) -> None:
    """`turns` turns, or to the end, in which the server decides everything: every owed decision lapses."""
    first, idle = turn_of(match), 0
    while not match.standing().finished and turn_of(match) < first + turns:
        owners(match)
        must(not match.waiting().stands, match, "the game stands although persons are there")
        before = turn_of(match)
        due = match.waiting().owed[0]
        done(match.lapse(due.seat, due.wait), match, f"the lapse of {due.wait}")
        idle = 0 if turn_of(match) != before else idle + 1
        must(idle < 200, match, "defaults do not bring the turn to its end", due)
    owners(match)
