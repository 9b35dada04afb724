"""Golden games: the file of a recorded game, and what such a game shows of how games end.

A file is JSON with one entry a line: the input, the digest of the state after it, and the events it had. The first
lines say how the game began, the last ones how it stood at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sobremesa.games import load
from sobremesa.kit.contract import Step
from sobremesa.kit.log import Input, Record, Start, read_record
from sobremesa.kit.match import Match
from sobremesa.kit.replay import Folded, begin, fold

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"


class Golden(msgspec.Struct, frozen=True):
    """A recorded game. `events` are those of each input, in JSON values, whole: what nobody at the table sees is there too."""

    about: str
    record: Record
    events: list[Any]
    standing: Any


def write(golden: Golden) -> bytes:
    """The file."""
    rows = []
    for entry, events in zip(golden.record.inputs, golden.events, strict=True):
        rows.append(_text({**msgspec.to_builtins(entry), "events": events}))
    head = f'{{\n"about": {_text(golden.about)},\n"start": {_text(golden.record.start)},\n"inputs": [\n'
    foot = f'\n],\n"standing": {_text(golden.standing)}\n}}\n'
    return (head + ",\n".join(rows) + foot).encode()


def read(path: Path) -> Golden:
    """The game of a file. Raises `ValueError` for a broken one."""
    said = msgspec.json.decode(path.read_bytes())
    events = [row.pop("events") for row in said["inputs"]]
    game = load(said["start"]["game"])
    record = read_record(game, msgspec.json.encode({"start": said["start"], "inputs": said["inputs"]}))
    return Golden(said["about"], record, events, said["standing"])


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def capture(about: str, start: Start, inputs: Iterable[Input]) -> Golden:
    """Play inputs from a start and put down what comes of it. Raises `BadRecord` if one is refused."""
    match = begin(load(start.game), start)
    events = [plain(done.step.events) for done in fold(match, inputs)]
    return Golden(about, match.record(), events, plain(match.standing()))


def plain(value: Any) -> Any:
    """A record, or several, as JSON values."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Moment(NamedTuple):
    """An input being replayed: the phase before it, whose turn or window that was, and what it did."""

    phase: str
    actor: int
    done: Folded


def moments(match: Match[Any], inputs: Iterable[Input]) -> Iterator[Moment]:
    """Replay a game of Natrak moment by moment."""
    todo = fold(match, inputs)
    while True:
        phase, actor = match.state.phase, match.state.actor
        done = next(todo, None)
        if done is None:
            return
        yield Moment(phase, actor, done)


def tags(step: Step) -> list[str]:
    """The types of a step's events."""
    return [str(event.__struct_config__.tag) for event in step.events]


def ending(moment: Moment, winner: int) -> str | None:
    """By which of the ways that golden games must show `winner` won at this moment, or None for another way."""
    action = moment.done.entry.action
    kind = "" if action is None else str(action.__struct_config__.tag)
    mine = winner == moment.actor
    if moment.phase == "special":
        return "in the special window" if mine else None
    if not mine:
        return "by Longest Road in another's turn" if "award_moved" in tags(moment.done.step) else None
    if kind in {"build_camp", "build_city"}:
        return "on the own turn by building"
    if kind == "cast_mercenary":
        return "by Largest Company before the roll" if moment.phase == "roll" else None
    return "by a Glory bought" if kind == "buy_scroll" else None


def shows(golden: Golden) -> set[str]:
    """What a recorded game of Natrak is an example of."""
    match = begin(load(golden.record.start.game), golden.record.start)
    found = {f"{match.state.seats} seats"}
    for moment in moments(match, golden.record.inputs):
        if "turn_skipped" in tags(moment.done.step):
            found.add("an absent seat skipped")
        if match.standing().finished:
            found |= {how for how in (ending(moment, match.state.winner),) if how}
    return found
