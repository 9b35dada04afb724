"""What the game's entries do: the match plays them, and the table notes what it then waits for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sobremesa.kit.contract import Game, Reshuffled, Step
from sobremesa.kit.decode import decode
from sobremesa.kit.match import Keep, Match
from sobremesa.kit.records import Action, Event, Refusal, Who
from sobremesa.store.base import Entry
from sobremesa.tables import chance, entries, events
from sobremesa.tables.entries import GameBody
from sobremesa.tables.seat_fold import presence
from sobremesa.tables.state import TableState

KEEP = Keep(journal=False, undo=True, digests=False)
"""A live match keeps what undo needs; the log is the table's, and a digest is taken once an entry."""

SILENT = Step(events=[], undoable=True, draws=[])


class Played(NamedTuple):
    """What an input of the game did. `undone`: seq of the entry that it took back."""

    step: Step
    undone: int | None = None


def begin(state: TableState, body: entries.StartBody) -> None:
    """The match begins, with K from S and what people added: anew, or a fork from its position."""
    key = chance.key(state.seed_of(state.nonce), state.code, body.salts)
    if state.fork is None:
        match = Match.new(state.game, body.options, tuple(body.who), key, state.generation, KEEP)
    else:
        match = _go_on(state.game, state.fork.position, key, body.who)
    state.match = match
    state.status = "playing"
    for seat, who in zip(state.seats, body.who, strict=True):
        if seat is not None:
            seat.who = who


def _go_on(game: Game[Any], position: Any, key: bytes, who: Sequence[Who]) -> Match[Any]:
    """A match from a position, with another K and other people. What their coming brings is the opening's."""
    match = Match.from_position(game, position, KEEP)
    if not isinstance(game, Reshuffled):
        raise TypeError(f"{game.meta.id} cannot go on with other chance")
    opening = Step(events=[], undoable=False, draws=game.reshuffle(match.state, key))
    for seat, one in enumerate(who):
        was = game.canonical(match.state)
        came = game.presence(match.state, seat, one)
        if game.canonical(match.state) == was:
            continue  # it played the seat before: nothing to tell
        opening.events.extend(came.events)
        opening.draws.extend(came.draws)
    match.opening = opening
    return match


def play(state: TableState, body: GameBody) -> Played | Refusal:
    """The match plays an input. After a refusal it is as it was. Raises ValueError for a body that is no input."""
    match = state.game_on()
    match body:
        case entries.ActBody():
            action = decode(state.game, bytes(body.action))
            return action if isinstance(action, Refusal) else play_action(state, body.seat, action)
        case entries.UndoBody():
            before = set(match.undone)
            answer = match.undo(body.seat)
            if isinstance(answer, Refusal):
                return answer
            taken_back = (match.undone - before).pop()
            return Played(answer, state.seqs[taken_back])
        case entries.LapseBody():
            answer = match.lapse(body.seat, body.wait)
        case entries.PresenceBody():
            if not body.game:
                return Played(SILENT)
            answer = match.presence(body.seat, body.who)
        case _:
            raise ValueError("no input of a game")
    return answer if isinstance(answer, Refusal) else Played(answer)


def play_action(state: TableState, seat: int, action: Action) -> Played | Refusal:
    """The match plays a decoded action (undo has an entry of its own)."""
    answer = state.game_on().play(seat, action)
    return answer if isinstance(answer, Refusal) else Played(answer)


def game_entry(state: TableState, entry: Entry, body: GameBody, played: Played | None) -> tuple[list[Event], Played]:
    """Fold an entry of the game; `played` if the match has played it already. Raises ValueError if it is refused."""
    if played is None:
        answer = play(state, body)
        if isinstance(answer, Refusal):
            raise ValueError(f"refused with {answer.code} {answer.params}")
        played = answer
    shown: list[Event] = []
    match body:
        case entries.PresenceBody():
            shown = presence(state, entry, body)
        case entries.LapseBody() | entries.ActBody() if body.bot is not None:
            shown = [events.BotFailed(body.seat, body.bot)]
        case _:
            pass
    if not isinstance(body, entries.PresenceBody) or body.game:
        state.seqs.append(entry.seq)
    acting = state.seat(body.seat)
    if acting is not None and entry.kind != "presence":
        acting.acted = entry.seq
    if body.secret is not None:
        state.secret = body.secret
    return shown, played


def note(state: TableState, entry: Entry) -> None:
    """What the game waits for after this entry, and what that means for clocks, staleness and the table's life."""
    match = state.game_on()
    before, waiting = state.waiting, match.waiting()
    state.waiting = waiting
    state.standing = match.standing()
    if waiting.turn != before.turn or state.turn_at < 0:
        state.turn_at = entry.seq
    owed = {o.seat: o.wait for o in waiting.owed}
    for number, seat in enumerate(state.seats):
        if seat is not None and seat.owed != owed.get(number):
            seat.owed, seat.owed_at = owed.get(number), entry.seq
    if state.standing.finished:
        state.clocks.stop()
        if state.status == "playing":
            state.status, state.table_seq = "finished", entry.seq
        return
    absent = {i for i, seat in enumerate(state.seats) if seat and seat.who == "nobody"}
    still = {i for i, seat in enumerate(state.seats) if seat and seat.absent and seat.who == "person"}
    state.clocks.fold(entry.at, waiting, absent, still)
