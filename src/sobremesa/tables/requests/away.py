"""What ★ does for a person who has been absent for 3 minutes, and what it may do at any time: close, mute (N15, N21)."""

from __future__ import annotations

from sobremesa.kit.records import Refusal, Who
from sobremesa.tables.entries import CloseBody, LeaveBody, MuteBody, PresenceBody
from sobremesa.tables.journal import Draft, Judge, Verdict, Write
from sobremesa.tables.listener import Connection
from sobremesa.tables.requests import playing, rights
from sobremesa.tables.state import Seat, TableState


def stand_in(conn: Connection, id_: str, number: int, bot: str | None, kinds: list[str], away_ms: int) -> Judge:
    """A bot plays for a person absent for 3 minutes; `bot` None takes it away again."""

    def judge(state: TableState, now: int) -> Verdict:
        if done := rights.done_before(state, conn, id_):
            return done
        seat = _absent(state, conn, number, now, away_ms)
        if isinstance(seat, Refusal):
            return seat
        if bot is not None and bot not in kinds:
            return Refusal("bad_bot", {"bots": kinds})
        who: Who = "nobody" if bot is None else "bot"
        return playing.presence(state, PresenceBody(number, who, bot), "host", id_)

    return judge


def give_seat(conn: Connection, id_: str, number: int, away_ms: int) -> Judge:
    """Open the seat of a person absent for 3 minutes to a newcomer."""

    def judge(state: TableState, now: int) -> Verdict:
        if done := rights.done_before(state, conn, id_):
            return done
        seat = _absent(state, conn, number, now, away_ms)
        if isinstance(seat, Refusal):
            return seat
        return Write([Draft("leave", "host", LeaveBody(number), id_)])

    return judge


def _absent(state: TableState, conn: Connection, number: int, now: int, away_ms: int) -> Seat | Refusal:
    if refusal := rights.host_refusal(state, conn, "playing"):
        return refusal
    seat = state.seat(number)
    if seat is None:
        return Refusal("seat_empty", {"seat": number})
    if not seat.absent:
        return Refusal("not_absent", {})
    if now < seat.absent_at + away_ms:
        return Refusal("not_absent", {"since": seat.absent_at})
    return seat


def close(conn: Connection, id_: str) -> Judge:
    """Close the table for good: nobody wins, S is told (N21)."""

    def judge(state: TableState, _now: int) -> Verdict:
        if done := rights.done_before(state, conn, id_):
            return done
        if refusal := rights.host_refusal(state, conn, "waiting", "playing", closing=True):
            return refusal
        secret = state.seed_of(state.nonce).hex()
        return Write([Draft("close", "host", CloseBody("closed", secret), id_, "closed")])

    return judge


def mute(conn: Connection, id_: str, number: int | None, *, muted: bool) -> Judge:
    """Switch the chat of a seat, or of all who watch (None), off or on."""

    def judge(state: TableState, _now: int) -> Verdict:
        if done := rights.done_before(state, conn, id_):
            return done
        if refusal := rights.host_refusal(state, conn, "waiting", "playing", "finished"):
            return refusal
        if number is None and state.table.chat == "off":
            return Refusal("chat_off")
        if number is not None and state.seat(number) is None:
            return Refusal("seat_empty", {"seat": number})
        return Write([Draft("mute", "host", MuteBody(number, muted), id_)])

    return judge
