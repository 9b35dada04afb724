"""Undo: it gives the state of a game in which the step was never made, whoever came or went in between."""

from __future__ import annotations

from typing import Any

from sobremesa.kit.checks.broken import done, must
from sobremesa.kit.checks.walk import pick, seats_of, without_undo
from sobremesa.kit.match import Keep, Match
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Choice, Undo, Who
from sobremesa.kit.rng import Rng
from sobremesa.kit.sampling import sample_choice

UNDOING = Keep(journal=False, undo=True, digests=False)


def undo_restores(match: Match[Any], rng: Rng) -> int:
    """Each offered type that can be undone is played on a copy, then undone: with and without presence in between.

    Answers how many were undone, so that a caller can see that something was tried.
    """
    undone = 0
    for seat in seats_of(match):
        for choice in without_undo(match.menu(seat)).choices:
            if choice.type in match.game.undo_types:
                undone += _undo_one(match, seat, choice, rng)
    return undone


def _undo_one(match: Match[Any], seat: int, choice: Choice, rng: Rng) -> int:
    action = sample_choice(choice, rng, kinds(match.game.actions))
    with_step, without = match.fork(UNDOING), match
    step = done(with_step.play(seat, action), match, f"an offered action of seat {seat}", action)
    if not step.undoable:
        must(not _offers_undo(with_step, seat), match, "undo is offered over a barrier", action)
        return 0
    must(_offers_undo(with_step, seat) or with_step.undo_refusal(seat), match, "no undo after an undoable step", action)
    if rng.random() < 0.5:
        other, who = pick(rng, [s for s in seats_of(match) if s != seat]), _other_who(rng)
        came = with_step.presence(other, who)
        without = match.fork()
        without.presence(other, who)
        if not came.undoable:
            must(not _offers_undo(with_step, seat), match, "undo is offered over presence that did more", came.events)
            return 0
    if with_step.undo_refusal(seat) is not None:
        return 0
    done(with_step.play(seat, Undo()), match, "an offered undo", action)
    same = with_step.digest() == without.digest()
    must(
        same, match, f"undo by seat {seat} does not restore the state", action, with_step.game.position(with_step.state)
    )
    return 1


def _offers_undo(match: Match[Any], seat: int) -> bool:
    return any(choice.type == "undo" for choice in match.menu(seat).choices)


def _other_who(rng: Rng) -> Who:
    return pick(rng, ("person", "nobody", "bot"))  # type: ignore[no-any-return]  # one of these three
