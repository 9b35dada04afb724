"""What ★ does in the waiting room: bots, free seats, the lot, live options, the start (N15 to N18)."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.kit.match import Refused, read_options
from sobremesa.kit.records import Refusal, Who
from sobremesa.tables import chance, names
from sobremesa.tables.entries import BotBody, LeaveBody, LotBody, OptionBody, StartBody
from sobremesa.tables.journal import Draft, Judge, Verdict, Write
from sobremesa.tables.listener import Connection
from sobremesa.tables.records import Done
from sobremesa.tables.requests import rights, sitting
from sobremesa.tables.requests.sitting import Connected
from sobremesa.tables.state import Seat, TableState

BOT_NAMES = (
    "Bruma",
    "Cobre",
    "Sauce",
    "Ónice",
    "Trébol",
    "Cierzo",
    "Ámbar",
    "Junco",
    "Perla",
    "Zarza",
    "Faro",
    "Menta",
)
"""What bots are called if ★ says nothing: short, and in no language a word of the games."""


def _may(state: TableState, conn: Connection, id_: str) -> Done | Refusal | None:
    return rights.done_before(state, conn, id_) or rights.host_refusal(state, conn, "waiting")


def add_bot(conn: Connection, id_: str, number: int, bot: str, name: str | None, kinds: list[str]) -> Judge:
    """A bot into a free seat; its name, colour and portrait are the first that are free."""

    def judge(state: TableState, _now: int) -> Verdict:
        if answer := _may(state, conn, id_):
            return answer
        if bot not in kinds:
            return Refusal("bad_bot", {"bots": kinds})
        if not 0 <= number < len(state.seats):
            return Refusal("table_full")
        if state.seats[number] is not None:
            return Refusal("seat_taken", {"seat": number})
        called = bot_name(state) if name is None else sitting.name_refusal(state, name, lambda _: True)
        if isinstance(called, Refusal):
            return called
        free = state.game.dress(state.options, len(state.seats), state.taken())
        portrait = free.portraits[0] if free.portraits else None
        return Write([Draft("bot", "host", BotBody(number, bot, called, free.colours[0], portrait), id_)])

    return judge


def bot_name(state: TableState) -> str:
    """The first of our names for bots that nobody here has, or looks like."""
    seated = [seat.name for seat in state.seats if seat]
    folded = {names.folded(name) for name in seated}
    free = (n for n in BOT_NAMES if names.folded(n) not in folded and not names.looks_like(n, seated))
    return next(free)


def remove_bot(conn: Connection, id_: str, number: int) -> Judge:
    """A bot out of its seat."""

    def judge(state: TableState, _now: int) -> Verdict:
        if answer := _may(state, conn, id_):
            return answer
        seat = state.seat(number)
        if seat is None or seat.bot is None:
            return Refusal("not_bot", {"seat": number})
        return Write([Draft("bot", "host", BotBody(number, None), id_)])

    return judge


def free_seat(conn: Connection, id_: str, number: int, connected: Connected) -> Judge:
    """Free a seat that is not connected (N15)."""

    def judge(state: TableState, _now: int) -> Verdict:
        if answer := _may(state, conn, id_):
            return answer
        seat = state.seat(number)
        if seat is None or seat.bot is not None:
            return Refusal("seat_empty", {"seat": number})
        if connected(number):
            return Refusal("seat_connected", {"seat": number})
        return Write([Draft("leave", "host", LeaveBody(number), id_)])

    return judge


def lot(conn: Connection, id_: str) -> Judge:
    """Draw the order of play (N17)."""

    def judge(state: TableState, _now: int) -> Verdict:
        if answer := _may(state, conn, id_):
            return answer
        if refusal := _fixed(state) or _free(state):
            return refusal
        return Write([Draft("lot", "host", _draw(state), id_)])

    return judge


def _free(state: TableState) -> Refusal | None:
    free = sum(seat is None for seat in state.seats)
    return Refusal("seats_free", {"free": free}) if free else None


def _fixed(state: TableState) -> Refusal | None:
    return Refusal("order_fixed") if state.fork else None


def _draw(state: TableState) -> LotBody:
    seed = state.seed_of(state.nonce)
    return LotBody(state.drawn, chance.lot(seed, state.code, state.drawn, len(state.seats)))


def set_option(conn: Connection, id_: str, name: str, value: Any) -> Judge:
    """Change a live option of the game (N5); the whole is checked again (N8)."""

    def judge(state: TableState, _now: int) -> Verdict:
        if answer := _may(state, conn, id_):
            return answer
        live = {field.name for field in state.game.meta.form if field.live and state.fork is None}
        if name not in live:
            return Refusal("bad_options", {"path": f"$.{name}"[:64]})
        options = msgspec.to_builtins(state.options) | {name: value}
        try:
            settled = state.game.settle(read_options(state.game, options), len(state.seats))
        except Refused as refused:
            return refused.refusal
        if isinstance(settled, Refusal):
            return settled
        return Write([Draft("option", "host", OptionBody(name, msgspec.to_builtins(settled)[name]), id_)])

    return judge


def start(conn: Connection, id_: str) -> Judge:
    """Start the game (N18): with a lot first, if nobody drew one."""

    def judge(state: TableState, _now: int) -> Verdict:
        if answer := _may(state, conn, id_):
            return answer
        if state.star() is None:
            return Refusal("host_standing")
        if refusal := _free(state):
            return refusal
        drafts, seats = [], [seat for seat in state.seats if seat is not None]
        if not state.drawn and state.fork is None:
            drawn = _draw(state)
            drafts.append(Draft("lot", "host", drawn))
            seats = [seats[old] for old in drawn.order]
        drafts.append(Draft("start", "host", _start_body(state, seats), id_, "playing"))
        return Write(drafts)

    return judge


def _start_body(state: TableState, seats: list[Seat]) -> StartBody:
    who: list[Who] = ["bot" if seat.bot else "person" for seat in seats]
    return StartBody(msgspec.to_builtins(state.options), who, [seat.salt for seat in seats])
