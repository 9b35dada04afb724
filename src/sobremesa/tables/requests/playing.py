"""`do`: an action of the game. Undo is one of them."""

from __future__ import annotations

import msgspec

from sobremesa.kit.records import Action, Refusal, Undo
from sobremesa.store.base import Status
from sobremesa.tables import game_fold, refusals
from sobremesa.tables.entries import ActBody, LapseBody, PresenceBody, UndoBody
from sobremesa.tables.game_fold import Played
from sobremesa.tables.journal import Draft, Judge, Verdict, Write
from sobremesa.tables.listener import Connection
from sobremesa.tables.requests import rights
from sobremesa.tables.state import Seat, TableState

_encode = msgspec.json.Encoder().encode


def do(conn: Connection, id_: str, on: int, action: Action) -> Judge:
    """An action of the sender's seat. `on`: the last seq that it had folded."""

    def judge(state: TableState, _now: int) -> Verdict:
        if done := rights.done_before(state, conn, id_):
            return done
        who = rights.player(state, conn)
        if isinstance(who, Refusal):
            return who
        if not state.running:
            return refusals.not_now(state.status)
        if on > state.head:
            return Refusal("bad_seq", {"head": state.head})
        number, seat = who
        if is_stale(state, seat, on):
            return refusals.STALE
        return act(state, number, action, str(number), id_)

    return judge


def is_stale(state: TableState, seat: Seat, on: int) -> bool:
    """Since `on`: has the seat acted, or does it owe another decision, or has the turn changed?"""
    return max(seat.acted, seat.owed_at, state.turn_at) > on


def act(state: TableState, number: int, action: Action, by: str, id_: str) -> Verdict:
    """The match plays it; what is to be written."""
    if isinstance(action, Undo):
        return _undo(state, number, by, id_)
    played = game_fold.play_action(state, number, action)
    if isinstance(played, Refusal):
        return played
    body = ActBody(number, msgspec.Raw(_encode(action)))
    return Write([Draft("act", by, body, id_, ending(state), played)])


def _undo(state: TableState, number: int, by: str, id_: str) -> Verdict:
    body = UndoBody(number)
    played = game_fold.play(state, body)
    return played if isinstance(played, Refusal) else Write([Draft("undo", by, body, id_, None, played)])


def lapse(state: TableState, body: LapseBody) -> Verdict:
    """The server decides for a seat."""
    played = game_fold.play(state, body)
    if isinstance(played, Refusal):
        return played
    return Write([Draft("lapse", "server", body, None, ending(state), played)])


def presence(state: TableState, body: PresenceBody, by: str = "server", id_: str | None = None) -> Verdict:
    """A seat is played by somebody else."""
    played: Played | Refusal = game_fold.play(state, body)
    if isinstance(played, Refusal):
        return played
    return Write([Draft("presence", by, body, id_, ending(state), played)])


def ending(state: TableState) -> Status | None:
    """What the table becomes with what the match has just played."""
    match = state.game_on()
    if match.waiting().owed or state.status != "playing":
        return None
    return "finished" if match.standing().finished else None


def explain(state: TableState, conn: Connection, action: Action | Refusal) -> Refusal | None:
    """Why not? From what the seat may know."""
    if isinstance(action, Refusal):
        return action
    who = rights.player(state, conn)
    if isinstance(who, Refusal):
        return who
    if state.match is None or not state.running:
        return refusals.not_now(state.status)
    return state.match.explain(who[0], action)


def preview(state: TableState, conn: Connection, action: Action | Refusal) -> msgspec.Struct | Refusal | None:
    """What would it give?"""
    refusal = explain(state, conn, action)
    if refusal is not None or isinstance(action, Refusal) or state.match is None or conn.seat is None:
        return refusal
    return state.match.preview(conn.seat, action)
