"""The inputs of a game as records: what a log holds, what a replay folds, and how they are written as JSON."""

from __future__ import annotations

from typing import Any, Literal, Protocol

import msgspec

from sobremesa.kit.decode import decode
from sobremesa.kit.records import Action, Refusal, Who

Kind = Literal["act", "lapse", "presence", "undo"]


class Input(msgspec.Struct, frozen=True, omit_defaults=True):
    """One input of a game. `action` is there for `act`, `who` for `presence`; `digest` is the state's after it."""

    kind: Kind
    seat: int
    action: Action | None = None
    who: Who | None = None
    digest: str | None = None


class Start(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a game begins with: options, who sits where, K in hexadecimal, or else a position to go on from."""

    game: str
    generation: int = 0
    options: Any = None
    who: tuple[Who, ...] = ()
    key: str = ""
    position: Any = None
    digest: str | None = None
    """Of the state before the first input."""


class Record(msgspec.Struct, frozen=True):
    """A whole game: its start and all its inputs in order."""

    start: Start
    inputs: list[Input]


class BadRecord(ValueError):
    """A log is broken. `index` is the input that is wrong, None for the start or the whole."""

    def __init__(self, index: int | None, reason: str) -> None:
        where = "the start" if index is None else f"input {index}"
        super().__init__(f"{where}: {reason}")
        self.index = index
        self.reason = reason


_NONE = msgspec.Raw()


class _Loose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An input as JSON has it, its action not yet read."""

    kind: Kind
    seat: int
    action: msgspec.Raw = _NONE
    who: Who | None = None
    digest: str | None = None


class _LooseRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: Start
    inputs: list[_Loose]


class HasActions(Protocol):
    """What reading a log needs of a game."""

    actions: Any


def body(entry: Input) -> dict[str, Any]:
    """The input without its digest as JSON values, for a log that keeps digests in a column of their own."""
    values: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(entry, digest=None))
    return values


def read_input(game: HasActions, source: bytes | dict[str, Any]) -> Input:
    """An input from its JSON. Raises `BadRecord`."""
    try:
        if isinstance(source, bytes):
            loose = msgspec.json.decode(source, type=_Loose)
        else:
            loose = msgspec.json.decode(msgspec.json.encode(source), type=_Loose)
    except (msgspec.DecodeError, RecursionError, TypeError) as error:
        raise BadRecord(None, str(error)) from error
    return _read(game, loose, None)


def write_record(record: Record) -> bytes:
    """The whole game as JSON."""
    return msgspec.json.encode(record)


def read_record(game: HasActions, source: bytes) -> Record:
    """A whole game from its JSON. Raises `BadRecord`."""
    try:
        loose = msgspec.json.decode(source, type=_LooseRecord)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(None, str(error)) from error
    return Record(loose.start, [_read(game, entry, i) for i, entry in enumerate(loose.inputs)])


def _read(game: HasActions, loose: _Loose, index: int | None) -> Input:
    said = bytes(loose.action)
    if (loose.kind == "act") != bool(said) or (loose.kind == "presence") != (loose.who is not None):
        raise BadRecord(index, f"an input of kind {loose.kind} has other fields")
    action = decode(game, said) if said else None
    if isinstance(action, Refusal):
        raise BadRecord(index, f"{action.code} {action.params}")
    return Input(loose.kind, loose.seat, action, loose.who, loose.digest)
