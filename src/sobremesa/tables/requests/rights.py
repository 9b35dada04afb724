"""Who asks, and what it may: looked up in the state at the moment of judging, also when a race was lost."""

from __future__ import annotations

from hmac import compare_digest

from sobremesa.kit.records import Refusal
from sobremesa.tables import chance, refusals
from sobremesa.tables.listener import Connection
from sobremesa.tables.records import Done
from sobremesa.tables.state import Seat, TableState


def seat_of(state: TableState, secret: bytes, device: str) -> int | None:
    """The seat that this device holds."""
    holders: dict[str | None, str] = {}
    for number, seat in enumerate(state.seats):
        if seat is None or seat.holder is None or seat.basis is None:
            continue
        mine = holders.get(seat.basis)
        if mine is None:
            mine = holders[seat.basis] = chance.holder(secret, seat.basis, device)
        if mine == seat.holder:
            return number
    return None


def done_before(state: TableState, conn: Connection, id_: str) -> Done | None:
    """The acknowledgement of a request that is in the log already."""
    seat = None if conn.seat is None else state.seat(conn.seat)
    seq = seat.ids.get(id_) if seat else None
    if seq is None and (is_host(state, conn) or is_host(state, conn, closing=True)):
        seq = state.host_ids.get(id_)
    return None if seq is None else Done(seq)


def player(state: TableState, conn: Connection) -> tuple[int, Seat] | Refusal:
    """The sender's seat: what its connection says (FP10), and the log agrees. Watchers have none (FP14)."""
    if conn.moved is not None:
        return Refusal(refusals.MOVED, {"by": conn.moved})
    seat = None if conn.seat is None else state.seat(conn.seat)
    if conn.seat is None or seat is None:
        return refusals.NO_SEAT
    return conn.seat, seat


def is_opener(state: TableState, conn: Connection) -> bool:
    """Is it the device that opened the table, while no seat bears ★ yet?"""
    return not conn.watch and state.star() is None and conn.holder == state.opener


def is_host(state: TableState, conn: Connection, *, closing: bool = False) -> bool:
    """Has the sender ★'s powers (N15)? `closing` is ★'s own alone."""
    if is_opener(state, conn):
        return True
    host = state.star() if closing else state.host()
    return conn.seat is not None and conn.seat == host


def host_refusal(state: TableState, conn: Connection, *statuses: str, closing: bool = False) -> Refusal | None:
    """Why the sender may not do what ★ does at a table of one of these statuses."""
    if conn.moved is not None:
        return Refusal(refusals.MOVED, {"by": conn.moved})
    if not is_host(state, conn, closing=closing):
        return refusals.NOT_HOST
    return None if state.status in statuses else refusals.not_now(state.status)


def is_blind(state: TableState, conn: Connection) -> bool:
    """Does it see the table and nothing of the game (a running table without watchers)?"""
    return state.table.watchers == "none" and conn.seat is None and state.status == "playing"


def sees_since(state: TableState, conn: Connection) -> int:
    """The seq below which a device that comes back saw as another one: it is shown all that it sees now."""
    seat = None if conn.seat is None else state.seat(conn.seat)
    if seat is not None:
        return seat.held_at
    opened = state.table.watchers == "none" and state.match is not None and not conn.blind
    return state.head if opened else -1


def knows(seat: Seat, code: str | None, secret: bytes) -> bool:
    """Is this the short code of a protected seat?"""
    if code is None or seat.holder is None or seat.basis is None:
        return False
    return compare_digest(chance.tidy_code(code).encode(), chance.short_code(secret, seat.basis, seat.holder).encode())
