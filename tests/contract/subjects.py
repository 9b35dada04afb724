"""What the battery has to know of each game to try it: what it is played with, and how many of everything there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sobremesa.kit.checks.secrets import Outcomes
from sobremesa.kit.match import Match

Widths = dict[str, int]


@dataclass(frozen=True)
class Table:
    """Options that a game is played with, and the numbers of seats that they allow."""

    options: dict[str, Any]
    seats: tuple[int, ...]
    short: dict[str, Any] | None = None
    """For a shorter game: nine of ten are played with these, so that the whole battery stays within minutes."""


@dataclass(frozen=True)
class Subject:
    """A game as the battery sees it."""

    game: str
    tables: tuple[Table, ...]
    """What it is played with: one table after the other, by the number of the game."""
    widths: Callable[[Match[Any]], Widths]
    """For parameters that number something how many numbers are worth trying at this point."""
    outcomes: Outcomes
    turn_of: Callable[[Match[Any]], int]
    """The number of the turn; 0 in setup."""
    generation: int | None = None
    """Of the rules; None is the newest."""
    share: int = 3
    """How many of the twenty pieces `make test` plays; `make battery` plays all."""
    every: int = 10
    """At each how manieth state the law of the menu is tried; long games have enough of them farther apart."""
    longest: int = 20_000
    """Entries within which a random game with the options as preselected must end."""

    def table(self, number: int, *, whole: bool = False) -> tuple[dict[str, Any], tuple[int, ...]]:
        """Options of the game of this number, and the seats that one may choose from; `whole`: not the shorter game."""
        table = self.tables[number % len(self.tables)]
        short = table.short is not None and not whole and number % 10 != 9
        return (table.short if short and table.short else table.options), table.seats


def natrak_widths(match: Match[Any]) -> Widths:
    public: Any = match.public()
    hexes = len(public.board.hexes)
    crossings, edges = {19: (54, 72), 30: (80, 109)}[hexes]
    live = public.offer.offer if public.offer else 0
    return {
        "hex": hexes + 1,
        "first": hexes + 1,
        "second": hexes + 1,
        "crossing": crossings + 1,
        "source": crossings + 1,
        "to": crossings + 1,
        "edge": edges + 1,
        "offer": live + 2,
        "counter": 8,
    }


def natrak_turn(match: Match[Any]) -> int:
    public: Any = match.public()
    return int(public.turn.turn)


NATRAK_HIDDEN = Outcomes(
    to_all=frozenset({"accept", "accept_counter", "close_with", "cast_hoarding"}),
    to_actor=frozenset({"buy_scroll"}),
)
ADVENTURERS_HIDDEN = Outcomes(
    to_all=NATRAK_HIDDEN.to_all | {"play_resource_monopoly", "play_goods_monopoly", "play_trade_port"},
    to_actor=NATRAK_HIDDEN.to_actor | {"play_master_merchant", "play_spy"},
)
# With old decks a Spy that meets nothing but Scholars has no choice to make: everybody sees that (N227).
OLD_HIDDEN = Outcomes(ADVENTURERS_HIDDEN.to_all | {"play_spy"}, ADVENTURERS_HIDDEN.to_actor)

BASIC = Table({"mode": "basic"}, (3, 4, 5, 6), {"mode": "basic", "target": 5})
ADVENTURERS = Table({"mode": "adventurers"}, (3, 4, 5, 6), {"mode": "adventurers", "target": 8})


def vasallos_widths(match: Match[Any]) -> Widths:
    """Cells up to one beyond the map, and turns beyond the four."""
    public: Any = match.public()
    return {"cell": min(7, max(max(abs(tile.x), abs(tile.y)) for tile in public.tiles) + 2), "turn": 4}


def vasallos_turn(match: Match[Any]) -> int:
    public: Any = match.public()
    return int(public.turn.turn)


# After any action the next tile may be drawn, which shows what was hidden.
VASALLOS_HIDDEN = Outcomes(to_all=frozenset({"place", "figure", "no_figure", "phantom", "no_phantom"}))
COMBINATIONS = (
    ("todo", "ferias", "sombra"),
    (),
    ("todo",),
    ("ferias",),
    ("sombra",),
    ("todo", "ferias"),
    ("todo", "sombra"),
    ("ferias", "sombra"),
)

SUBJECTS = {
    "natrak": Subject(
        "natrak",
        (BASIC,),
        natrak_widths,
        NATRAK_HIDDEN,
        natrak_turn,
    ),
    # Of a hundred games one takes more than 20,000: three random players who cannot hold a city wander on.
    "natrak-adventurers": Subject(
        "natrak",
        (ADVENTURERS,),
        natrak_widths,
        ADVENTURERS_HIDDEN,
        natrak_turn,
        share=1,
        every=50,
        longest=100_000,
    ),
    "natrak-adventurers-4": Subject(
        "natrak",
        (ADVENTURERS,),
        natrak_widths,
        OLD_HIDDEN,
        natrak_turn,
        generation=4,
        share=1,
        every=100,
        longest=100_000,
    ),
    "vasallos": Subject(
        "vasallos",
        tuple(
            Table(dict.fromkeys(boxes, True), (2, 3, 4, 5, 6) if "todo" in boxes else (2, 3, 4, 5))
            for boxes in COMBINATIONS
        ),
        vasallos_widths,
        VASALLOS_HIDDEN,
        vasallos_turn,
        share=8,
    ),
}
