"""Reads the box's data once, strictly: decks by generation, the good of each discipline."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import get_args

import msgspec

from sobremesa.games.natrak.data.load import NUMBER
from sobremesa.games.natrak.expansions.adventurers.words import DISCIPLINES, Discipline, Good, Progress

KINDS: tuple[Progress, ...] = get_args(Progress)
KIND: dict[str, int] = {name: number for number, name in enumerate(KINDS)}
"""A kind's number is its place in `KINDS`."""
CONSTITUTION, PRINTING_PRESS, SCHOLAR = KIND["constitution"], KIND["printing_press"], KIND["scholar"]
OPEN_KINDS = (CONSTITUTION, PRINTING_PRESS)
"""Turned up when drawn (N71)."""
PROGRESS_MOST = 4
"""With so many cards a seat draws none (N70)."""


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class DeckFacts(_Strict, frozen=True):
    """The three decks from a generation on: how many of each kind."""

    from_generation: int
    alchemy: dict[Progress, int]
    crown: dict[Progress, int]
    religion: dict[Progress, int]

    def of(self, discipline: Discipline) -> dict[Progress, int]:
        """The deck of a discipline."""
        found: dict[Progress, int] = getattr(self, discipline)
        return found


class BoxFacts(_Strict, frozen=True):
    """The whole file."""

    goods: dict[Discipline, Good]
    levels: int
    decks: list[DeckFacts]


@cache
def facts() -> BoxFacts:
    """What the file says."""
    text = files("sobremesa.games.natrak.expansions.adventurers").joinpath("progress.json").read_bytes()
    return msgspec.json.decode(text, type=BoxFacts)


@cache
def decks(generation: int) -> DeckFacts:
    """The decks that a table of this generation plays with (N220)."""
    return next(deck for deck in reversed(facts().decks) if deck.from_generation <= generation)


@cache
def counts(generation: int) -> tuple[tuple[int, ...], ...]:
    """By discipline how many cards of each kind its deck begins with."""
    whole = decks(generation)
    return tuple(tuple(whole.of(discipline).get(kind, 0) for kind in KINDS) for discipline in DISCIPLINES)


LEVELS = facts().levels
GOODS = tuple(NUMBER[facts().goods[discipline]] for discipline in DISCIPLINES)
"""The material of each discipline's price (N47)."""
