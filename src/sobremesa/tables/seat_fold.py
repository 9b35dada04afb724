"""What the entries about seats do: sit, leave, dress, bot, lot, takeover, mute, presence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sobremesa.kit.records import Event
from sobremesa.store.base import Entry
from sobremesa.tables import entries, events
from sobremesa.tables.state import Seat, TableState

Fold = Callable[[TableState, Entry, Any], list[Event]]


def taken(state: TableState, number: int) -> Seat:
    """The seat of this number. Raises ValueError if nobody sits there."""
    seat = state.seat(number)
    if seat is None:
        raise ValueError(f"nobody sits at {number}")
    return seat


def reserved(kept: entries.Reserved) -> Seat:
    """A seat that a rematch keeps."""
    seat = Seat(kept.name, kept.colour, kept.portrait)
    seat.holder, seat.basis, seat.bot, seat.star = kept.holder, kept.basis, kept.bot, kept.star
    return seat


def _sit(state: TableState, entry: Entry, body: entries.SitBody) -> list[Event]:
    seat = state.seats[body.seat]
    if seat is None:
        seat = state.seats[body.seat] = Seat(body.name, body.colour, body.portrait)
        seat.star = body.holder == state.opener and state.star() is None
    elif state.status == "playing":
        seat.guest, seat.given = body.name, False
    seat.holder, seat.basis, seat.held_at = body.holder, state.code, entry.seq
    if state.status == "waiting":
        seat.salt = body.salt
    return [events.Sat(body.seat, body.name, guest=seat.guest is not None)]


def _leave(state: TableState, entry: Entry, body: entries.LeaveBody) -> list[Event]:
    seat = taken(state, body.seat)
    if state.status == "playing":
        seat.given = True
        return [events.SeatGiven(body.seat)]
    state.seats[body.seat] = None
    return [events.Left(body.seat, seat.name, by_host=entry.by == "host")]


def _dress(state: TableState, _entry: Entry, body: entries.DressBody) -> list[Event]:
    seat = taken(state, body.seat)
    seat.colour, seat.portrait = body.colour, body.portrait
    return [events.Dressed(body.seat, body.colour, body.portrait)]


def _bot(state: TableState, _entry: Entry, body: entries.BotBody) -> list[Event]:
    if body.bot is None:
        seat = taken(state, body.seat)
        state.seats[body.seat] = None
        return [events.Left(body.seat, seat.name, by_host=True)]
    seat = state.seats[body.seat] = Seat(body.name, body.colour, body.portrait)
    seat.bot = body.bot
    return [events.BotSat(body.seat, body.bot, body.name)]


def _lot(state: TableState, _entry: Entry, body: entries.LotBody) -> list[Event]:
    if sorted(body.order) != list(range(len(state.seats))):
        raise ValueError("the order is none of these seats")
    state.seats = [state.seats[old] for old in body.order]
    state.drawn = body.n + 1
    return [events.OrderDrawn(body.n, body.order)]


def _takeover(state: TableState, entry: Entry, body: entries.TakeoverBody) -> list[Event]:
    seat = taken(state, body.seat)
    seat.holder, seat.basis, seat.held_at = body.holder, state.code, entry.seq
    if not body.guest:
        seat.guest = None
        seat.given = False
    return [events.TakenOver(body.seat, seat.guest or seat.name)]


def _mute(state: TableState, _entry: Entry, body: entries.MuteBody) -> list[Event]:
    if body.seat is None:
        state.table = msgspec.structs.replace(state.table, chat="seats" if body.muted else "all")
    else:
        taken(state, body.seat).muted = body.muted
    return [events.ChatMuted(body.seat, body.muted)]


def presence(state: TableState, entry: Entry, body: entries.PresenceBody) -> list[Event]:
    """A seat's person comes or goes; what it means for the game the match has been told."""
    seat = taken(state, body.seat)
    state.table_seq = entry.seq
    if body.game:
        seat.who = body.who
    if body.who == "person":
        seat.absent, seat.stand_in, seat.given = False, None, False
        if seat.star:
            state.host_passed = False
        return [events.Came(body.seat)]
    if not seat.absent:
        seat.absent, seat.absent_at = True, entry.at
    seat.stand_in = body.bot
    return [events.Went(body.seat, body.bot)]


FOLDS: dict[str, Fold] = {
    "sit": _sit,
    "leave": _leave,
    "dress": _dress,
    "bot": _bot,
    "lot": _lot,
    "takeover": _takeover,
    "mute": _mute,
}
