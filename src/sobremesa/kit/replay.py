"""Folding a log: a state is the fold of its inputs and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sobremesa.kit.contract import Game, S, Step
from sobremesa.kit.log import BadRecord, Input, Record, Start
from sobremesa.kit.match import ALL, Keep, Match
from sobremesa.kit.records import Refusal


class Folded(NamedTuple):
    """An input of the log and what it did."""

    place: int
    entry: Input
    step: Step


def begin(game: Game[S], start: Start, keep: Keep = ALL) -> Match[S]:
    """The match before its first input. Raises `BadRecord` if the start is broken or its digest differs."""
    try:
        match = Match.from_start(game, start, keep)
    except ValueError as error:
        raise BadRecord(None, str(error)) from error
    if start.digest is not None and match.digest() != start.digest:
        raise BadRecord(None, "the digest differs")
    return match


def fold(match: Match[S], inputs: Iterable[Input]) -> Iterator[Folded]:
    """Play `inputs` on a match one by one.

    Where an input carries a digest it must be the state's after it. Raises `BadRecord` that names the first input that
    is refused or whose digest differs.
    """
    for index, entry in enumerate(inputs):
        try:
            step = match.enter(entry)
        except ValueError as error:
            raise BadRecord(index, str(error)) from error
        if isinstance(step, Refusal):
            raise BadRecord(index, f"refused with {step.code} {step.params}")
        if entry.digest is not None and entry.digest != _digest(match):
            raise BadRecord(index, "the digest differs")
        yield Folded(index, entry, step)


def replay(game: Game[S], record: Record, keep: Keep = ALL) -> Match[S]:
    """The match after all inputs of a record. Raises `BadRecord`."""
    match = begin(game, record.start, keep)
    for _ in fold(match, record.inputs):
        pass
    return match


def _digest(match: Match[S]) -> str:
    if match.inputs and match.inputs[-1].digest is not None:
        return match.inputs[-1].digest
    return match.digest()
