"""`sit`, `dress`, `leave`, `takeover`: people and their seats (N11 to N19)."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.kit.records import Refusal
from sobremesa.tables import names, refusals
from sobremesa.tables.entries import DressBody, LeaveBody, SitBody, TakeoverBody
from sobremesa.tables.journal import Draft, Judge, Verdict, Write
from sobremesa.tables.listener import Connection
from sobremesa.tables.records import Done
from sobremesa.tables.requests import rights
from sobremesa.tables.state import Seat, TableState

Connected = Callable[[int], bool]
"""Has this seat a live connection, on any process?"""


def sit(conn: Connection, id_: str, want: SitBody, connected: Connected) -> Judge:
    """Take a free seat; `want.seat` is filled in. Who sits already keeps the seat, whatever was asked (FN24)."""

    def judge(state: TableState, _now: int) -> Verdict:
        if done := rights.done_before(state, conn, id_):
            return done
        if conn.moved is None and conn.seat is not None:
            return _sit_again(state, conn, id_, want)
        if state.status not in {"waiting", "playing"}:
            return refusals.not_now(state.status)
        name = name_refusal(state, want.name, connected)
        if isinstance(name, Refusal):
            return name
        number = _free_seat(state)
        if number is None:
            return Refusal("table_full")
        if state.status == "waiting" and (refusal := dress_refusal(state, want.colour, want.portrait)):
            return refusal
        body = SitBody(number, name, want.colour, want.portrait, conn.holder, want.salt)
        return Write([Draft("sit", str(number), body, id_)], {"seat": number})

    return judge


def _sit_again(state: TableState, conn: Connection, id_: str, want: SitBody) -> Verdict:
    """The seat that it has; one that a rematch kept takes its share of chance now."""
    seat = None if conn.seat is None else state.seat(conn.seat)
    if seat is None or conn.seat is None:
        return refusals.NO_SEAT
    if state.status != "waiting" or seat.salt is not None or want.salt is None:
        return Done(-1, {"seat": conn.seat})
    body = SitBody(conn.seat, seat.name, seat.colour, seat.portrait, conn.holder, want.salt)
    return Write([Draft("sit", str(conn.seat), body, id_)], {"seat": conn.seat})


def _free_seat(state: TableState) -> int | None:
    if state.status == "playing":
        return next((i for i, seat in enumerate(state.seats) if seat and seat.given), None)
    return next((i for i, seat in enumerate(state.seats) if seat is None), None)


def name_refusal(state: TableState, raw: str, connected: Connected) -> str | Refusal:
    """The name as it is shown, or why it cannot be taken here (N11, N12)."""
    name = names.normalise(raw)
    if isinstance(name, Refusal):
        return name
    number = state.named(names.folded(name), names.folded)
    if number is not None:
        params = {"seat": number, "connected": connected(number), "host": number == state.star()}
        return Refusal("name_taken", params)
    return Refusal("name_too_alike") if names.looks_like(name, state.names()) else name


def dress_refusal(state: TableState, colour: str, portrait: str | None, but: Seat | None = None) -> Refusal | None:
    """Why this colour and portrait cannot be had beside the others'."""
    taken = [(seat.colour, seat.portrait) for seat in state.seats if seat and seat is not but]
    free = state.game.dress(state.options, len(state.seats), taken)
    if colour not in free.colours:
        return Refusal("colour_taken", {"free": list(free.colours)})
    if portrait not in (free.portraits or (None,)):
        return Refusal("portrait_taken", {"free": list(free.portraits)})
    return None


def dress(conn: Connection, id_: str, colour: str, portrait: str | None) -> Judge:
    """Another colour or portrait, before the start (N16)."""

    def judge(state: TableState, _now: int) -> Verdict:
        if done := rights.done_before(state, conn, id_):
            return done
        who = rights.player(state, conn)
        if isinstance(who, Refusal):
            return who
        if state.status != "waiting":
            return refusals.not_now(state.status)
        number, seat = who
        if refusal := dress_refusal(state, colour, portrait, but=seat):
            return refusal
        return Write([Draft("dress", str(number), DressBody(number, colour, portrait), id_)])

    return judge


def leave(conn: Connection, id_: str) -> Judge:
    """Leave the own seat, before the start (N16)."""

    def judge(state: TableState, _now: int) -> Verdict:
        if done := rights.done_before(state, conn, id_):
            return done
        who = rights.player(state, conn)
        if isinstance(who, Refusal):
            return who
        if state.status != "waiting":
            return refusals.not_now(state.status)
        return Write([Draft("leave", str(who[0]), LeaveBody(who[0]), id_)])

    return judge


def takeover(
    conn: Connection, id_: str, raw: str, *, force: bool, code: str | None, secret: bytes, connected: Connected
) -> Judge:
    """Get a seat back by its name (N19). `force`: "it's me"; `code`: a protected seat's short code."""

    def judge(state: TableState, _now: int) -> Verdict:
        if done := rights.done_before(state, conn, id_):
            return done
        if state.status == "closed":
            return refusals.not_now(state.status)
        name = names.normalise(raw)
        if isinstance(name, Refusal):
            return name
        number = state.named(names.folded(name), names.folded)
        seat = None if number is None else state.seat(number)
        if number is None or seat is None or seat.bot is not None:
            return Refusal("name_unknown")
        if conn.seat == number:
            return Done(-1, {"seat": number})
        if conn.seat is not None:
            return Refusal("already_seated", {"seat": conn.seat})
        is_owner = names.folded(seat.name) == names.folded(name)
        replaces_guest = seat.guest is not None and is_owner
        if connected(number) and not replaces_guest:
            if number == state.star():
                return Refusal("host_connected", {"seat": number})
            if not force:
                return Refusal("seat_connected", {"seat": number})
        if state.table.protected and not rights.knows(seat, code, secret):
            return Refusal("secret_needed", {"seat": number})
        body = TakeoverBody(number, conn.holder, guest=not is_owner)
        return Write([Draft("takeover", str(number), body, id_)], {"seat": number})

    return judge
