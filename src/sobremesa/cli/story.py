"""A log told in lines: codes and parameters as they are, for people who look for a fault."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from sobremesa.tables.fold import Applied
from sobremesa.tables.state import TableState


def lines(applied: Sequence[Applied]) -> Iterator[str]:
    """A line an entry: seq, seconds since the first, who, what, and an indented line for each event."""
    begun = applied[0].entry.at if applied else 0
    for one in applied:
        entry = one.entry
        seconds = (entry.at - begun) / 1000
        taken_back = "" if one.undone is None else f" takes back {one.undone}"
        yield f"{entry.seq:>5} {seconds:>9.1f}s  {one.by:<6} {entry.kind}{taken_back}"
        shown = list(one.events) + (list(one.step.events) if one.step else [])
        for event in shown:
            yield f"{'':18}{_words(event)}"


def standing(state: TableState) -> Iterator[str]:
    """How it stands: a line a seat, with where the points come from."""
    yield f"table {state.code}: {state.game.meta.id}, {state.status}, {state.head + 1} entries"
    if state.standing is None:
        return
    for score in state.standing.scores:
        seat = state.seat(score.seat)
        mark = "*" if score.seat in state.standing.winners else " "
        parts = ", ".join(f"{name} {points}" for name, points in score.parts.items() if points)
        yield f" {mark} {score.seat} {seat.name if seat else '':<24} {score.points:>3}  {parts}"


def position(state: TableState) -> str:
    """The game's position as JSON, to start a test or a bug report from."""
    if state.match is None:
        return "null"
    data = msgspec.json.encode(state.game.position(state.match.state))
    return msgspec.json.format(data).decode()


def _words(event: msgspec.Struct) -> str:
    values: dict[str, Any] = msgspec.to_builtins(event)
    name = values.pop("type")
    return " ".join([name, *(f"{key}={_value(value)}" for key, value in values.items() if value is not None)])


def _value(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
