"""The fold of a table's log: `apply` is the one way in which a state changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from sobremesa.kit.contract import Step
from sobremesa.kit.match import read_options
from sobremesa.kit.records import Event
from sobremesa.store.base import Entry
from sobremesa.tables import entries, events, game_fold, seat_fold
from sobremesa.tables.clocks import Clocks
from sobremesa.tables.entries import BadEntry, Body, GameBody, SeatBody
from sobremesa.tables.game_fold import Played
from sobremesa.tables.seat_fold import Fold
from sobremesa.tables.state import TableState


class Applied(NamedTuple):
    """An entry and what it did: the table's own events (public), then the game's (each with its audience)."""

    entry: Entry
    by: str
    """The seat that did it, `host` or `server`."""
    events: tuple[Event, ...]
    step: Step | None
    undone: int | None = None
    """Seq of the entry that it took back."""


def apply(state: TableState, entry: Entry, played: Played | None = None) -> Applied:
    """Fold one entry. `played`: what it did, if the match has played it already.

    Raises `BadEntry` if it cannot follow; the state is of no use then.
    """
    if entry.seq != state.head + 1 or entry.at < state.at:
        raise BadEntry(entry.seq, f"it cannot follow entry {state.head} at {state.at}")
    body = entries.read_body(entry.seq, entry.kind, entry.body)
    try:
        return _apply(state, entry, body, played)
    except (LookupError, TypeError, ValueError, AttributeError, msgspec.MsgspecError) as error:
        raise BadEntry(entry.seq, f"{entry.kind}: {error}") from error


def fold(state: TableState, log: Iterable[Entry]) -> TableState:
    """Fold a log. Raises `BadEntry`."""
    for entry in log:
        apply(state, entry)
    return state


def _apply(state: TableState, entry: Entry, body: Body, played: Played | None) -> Applied:
    step: Step | None = None
    undone: int | None = None
    if isinstance(body, GameBody):
        shown, done = game_fold.game_entry(state, entry, body, played)
        step, undone = done.step, done.undone
    else:
        shown = FOLDS[entry.kind](state, entry, body)
        state.table_seq = entry.seq
        if entry.kind == "start" and state.match is not None:
            step = state.match.opening
    state.head, state.at = entry.seq, entry.at
    if step is not None:
        game_fold.note(state, entry)
    by = actor(entry, body)
    _remember_id(state, entry, by)
    return Applied(entry, by, tuple(shown), step, undone)


def actor(entry: Entry, body: Body) -> str:
    """The seat that did it, also where a bot signed; else `host` or `server`."""
    return str(body.seat) if entry.by.startswith("bot:") and isinstance(body, SeatBody) else entry.by


def _remember_id(state: TableState, entry: Entry, by: str) -> None:
    if entry.id is not None:
        seat = state.seat(int(by)) if by.isdecimal() else None
        (state.host_ids if seat is None else seat.ids).add(entry.id, entry.seq)


def _open(state: TableState, _entry: Entry, body: entries.OpenBody) -> list[Event]:
    state.game = state.load(body.game)
    state.generation = body.generation
    state.options = read_options(state.game, body.options)
    state.table = body.table
    state.opener, state.of, state.fork = body.opener, body.of, body.fork
    state.nonce, state.commitment = body.nonce, body.commitment
    state.clocks = Clocks(body.table.clock)
    kept = body.reserved or [None] * (body.table.seats or 0)
    state.seats = [None if one is None else seat_fold.reserved(one) for one in kept]
    return [events.Opened(of=body.of)]


def _option(state: TableState, _entry: Entry, body: entries.OptionBody) -> list[Event]:
    if body.of == "game":
        state.options = msgspec.structs.replace(state.options, **{body.name: body.value})
        return [events.OptionSet(body.name, body.value)]
    if body.name == "rematch":
        seat_fold.taken(state, int(body.value)).rematch = True
        return [events.RematchAsked(int(body.value))]
    if body.name == "next":
        state.next = str(body.value)
        return [events.RematchOpened(state.next)]
    if body.name == "host":
        state.host_passed = True
        return [events.HostPassed(int(body.value))]
    raise ValueError(f"there is no option {body.name!r}")


def _start(state: TableState, _entry: Entry, body: entries.StartBody) -> list[Event]:
    game_fold.begin(state, body)
    return [events.GameStarted()]


def _resume(state: TableState, entry: Entry, body: entries.ResumeBody) -> list[Event]:
    state.clocks.move(body.ms)
    state.moved_at = entry.at
    if state.status == "asleep":
        state.status = state.status_before_sleep
    return [events.ClocksMoved(body.ms)]


def _close(state: TableState, _entry: Entry, body: entries.CloseBody) -> list[Event]:
    state.status_before_sleep, state.status = state.status, body.reason
    if body.reason == "closed":
        state.clocks.stop()
        state.secret = body.secret
    return [events.Closed(body.reason)]


FOLDS: dict[str, Fold] = {
    **seat_fold.FOLDS,
    "open": _open,
    "option": _option,
    "start": _start,
    "resume": _resume,
    "close": _close,
}
