"""Random games: inputs of all kinds in a random order, as careless people and a bad network would make them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from sobremesa.kit.checks.broken import done, must
from sobremesa.kit.contract import Game, Step
from sobremesa.kit.log import Input
from sobremesa.kit.match import ALL, Keep, Match
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Menu, Refusal, Undo, Who
from sobremesa.kit.rng import Rng
from sobremesa.kit.sampling import uniform


class Habits(NamedTuple):
    """How often in a random game something else than an action of an owed seat happens."""

    lapse: float = 0.03
    presence: float = 0.03
    undo: float = 0.05
    free: float = 0.15


CALM = Habits(0, 0, 0, 0.15)
"""Only actions; of seats that are not waited for too, so that offers get answers."""


class Moved(NamedTuple):
    """One input of a random game and what it did."""

    entry: Input
    step: Step


def walk(match: Match[Any], rng: Rng, habits: Habits = Habits()) -> Iterator[Moved]:  # noqa: B008  # immutable
    """Play a match at random to its end, input by input; what the caller does in between is seen.

    Raises `Broken` when nothing can be done although the game is not over, or an offered action is refused.
    """
    known = kinds(match.game.actions)
    while not match.standing().finished:
        drawn = rng.random()
        if drawn < habits.lapse:
            moved = _lapse(match, rng)
        elif drawn < habits.lapse + habits.presence:
            moved = _presence(match, rng)
        else:
            moved = _act(match, rng, habits, known)
        if moved is not None:
            yield moved


def random_game(
    game: Game[Any], options: Any, seats: int, rng: Rng, keep: Keep = ALL, generation: int | None = None
) -> Match[Any]:
    """A game at its beginning: a random key, a person in the first seat, a person or a bot in each other."""
    who: list[Who] = ["person"]
    who += ["bot" if rng.random() < 0.3 else "person" for _ in range(seats - 1)]
    return Match.new(game, options, tuple(who), rng.randbytes(32), generation, keep)


def pick(rng: Rng, row: Any) -> Any:
    """One of `row`, evenly."""
    return row[rng.randrange(len(row))]


def seats_of(match: Match[Any]) -> range:
    """The seats of a match."""
    return range(len(match.standing().scores))


def _lapse(match: Match[Any], rng: Rng) -> Moved | None:
    owed = [due for due in match.waiting().owed if due.lapse != "waits"]
    if not owed:
        return None
    due = pick(rng, owed)
    return Moved(Input("lapse", due.seat), done(match.lapse(due.seat, due.wait), match, f"the lapse of {due.wait}"))


def _presence(match: Match[Any], rng: Rng) -> Moved:
    seat = rng.randrange(len(seats_of(match)))
    who: Who = pick(rng, ("person", "person", "nobody", "bot"))
    return Moved(Input("presence", seat, who=who), match.presence(seat, who))


def _act(match: Match[Any], rng: Rng, habits: Habits, known: Any) -> Moved | None:
    waiting = match.waiting()
    if waiting.stands:
        seat = rng.randrange(len(seats_of(match)))
        return Moved(Input("presence", seat, who="person"), match.presence(seat, "person"))
    owed = [due.seat for due in waiting.owed]
    must(owed, match, "nobody is waited for and the game is not over")
    seat = pick(rng, waiting.free if waiting.free and rng.random() < habits.free else owed)
    menu = match.menu(seat)
    if rng.random() < habits.undo and any(choice.type == "undo" for choice in menu.choices):
        return Moved(Input("undo", seat), done(match.undo(seat), match, "an offered undo"))
    menu = without_undo(menu)
    if not menu.choices:
        must(seat not in owed, match, f"seat {seat} owes a decision and is offered nothing")
        return None
    action = uniform(menu, rng, known)
    answer = match.play(seat, action)
    if isinstance(answer, Refusal):
        hidden = match.game.hidden_refusals.get(action.__struct_config__.tag, frozenset())  # type: ignore[arg-type]  # a string here
        must(answer.code in hidden, match, f"an offered action is refused with {answer.code}", action)
        return None
    return Moved(Input("act", seat, action), answer)


def without_undo(menu: Menu) -> Menu:
    """The menu without undo: random games undo by their own habit, or they would never end."""
    return Menu(tuple(choice for choice in menu.choices if choice.type != Undo.__struct_config__.tag), menu.blocked)
