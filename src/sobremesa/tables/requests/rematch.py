"""The rematch: who wants it, and the table that ★ opens (design, section 5)."""

from __future__ import annotations

from sobremesa.kit.records import Refusal
from sobremesa.tables import refusals
from sobremesa.tables.entries import OptionBody
from sobremesa.tables.journal import Draft, Judge, Verdict, Write
from sobremesa.tables.listener import Connection
from sobremesa.tables.records import Done
from sobremesa.tables.requests import rights
from sobremesa.tables.state import TableState


def ask(conn: Connection, id_: str) -> Judge:
    """A seat wants another game. Asked twice it is written once."""

    def judge(state: TableState, _now: int) -> Verdict:
        if done := rights.done_before(state, conn, id_):
            return done
        who = rights.player(state, conn)
        if isinstance(who, Refusal):
            return who
        if state.status != "finished":
            return refusals.not_now(state.status)
        number, seat = who
        if seat.rematch:
            return Done(-1)
        return Write([Draft("option", str(number), OptionBody("rematch", number, "table"), id_)])

    return judge


def opened(code: str) -> Judge:
    """The next table is open. If another request was quicker, that one's table counts."""

    def judge(state: TableState, _now: int) -> Verdict:
        if state.next is not None:
            return Done(-1)
        return Write([Draft("option", "host", OptionBody("next", code, "table"))])

    return judge


def answer(state: TableState, given: Done | Refusal) -> Done | Refusal:
    """The acknowledgement, with the next table's code once there is one."""
    if isinstance(given, Refusal) or state.next is None:
        return given
    return Done(given.seq, {"code": state.next})
