"""What the battery has to know of each game to try it: what it is played with, and how many of everything there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sobremesa.kit.checks.secrets import Outcomes
from sobremesa.kit.match import Match

Widths = dict[str, int]


@dataclass(frozen=True)
class Subject:
    """A game as the battery sees it."""

    game: str
    options: dict[str, Any]
    """As preselected."""
    short: dict[str, Any]
    """For a shorter game: nine of ten are played with these, so that the whole battery stays within minutes."""
    seats: tuple[int, ...]
    widths: Callable[[Match[Any]], Widths]
    """For parameters that number something how many numbers are worth trying at this point."""
    outcomes: Outcomes
    turn_of: Callable[[Match[Any]], int]
    """The number of the turn; 0 in setup."""


def natrak_widths(match: Match[Any]) -> Widths:
    public: Any = match.public()
    hexes = len(public.board.hexes)
    crossings, edges = {19: (54, 72), 30: (80, 109)}[hexes]
    live = public.offer.offer if public.offer else 0
    return {"hex": hexes + 1, "crossing": crossings + 1, "edge": edges + 1, "offer": live + 2, "counter": 8}


def natrak_turn(match: Match[Any]) -> int:
    public: Any = match.public()
    return int(public.turn.turn)


SUBJECTS = {
    "natrak": Subject(
        "natrak",
        {"mode": "basic"},
        {"mode": "basic", "target": 5},
        (3, 4, 5, 6),
        natrak_widths,
        Outcomes(
            to_all=frozenset({"accept", "accept_counter", "close_with", "cast_hoarding"}),
            to_actor=frozenset({"buy_scroll"}),
        ),
        natrak_turn,
    )
}
