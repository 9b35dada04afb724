"""Who is waited for, what time does, and coming and going (N59, N192 to N201)."""

from __future__ import annotations

from sobremesa.games.natrak.events import PresenceChanged
from sobremesa.games.natrak.rules import seven
from sobremesa.games.natrak.rules.answers import may_answer
from sobremesa.games.natrak.rules.deed import GAME_OVER, NOT_OWING, Deed
from sobremesa.games.natrak.rules.dice import roll
from sobremesa.games.natrak.rules.turn import end_turn, end_window, proceed, stands
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Clock, Owed, Refusal, Waiting, Who

DISCARD_SECONDS = 45
DRAGON_SECONDS = 25
WINDOW_SECONDS = 30
WAITS = Refusal("table_waits")
STANDS = Refusal("table_stands")


def waiting(state: State) -> Waiting:
    """Who owes a decision and who may act besides; nobody while the table stands (N195)."""
    if state.phase != "over" and stands(state):
        return Waiting(stands=True, turn=state.turn)
    free: tuple[int, ...] = ()
    if state.phase == "main" and state.offer is not None:
        free = tuple(seat for seat in range(state.seats) if may_answer(state, seat) and not state.absent >> seat & 1)
    return Waiting(_owed(state), free, turn=state.turn)


def _owed(state: State) -> tuple[Owed, ...]:
    turn, seat, phase = state.turn, state.actor, state.phase
    match phase:
        case "over":
            return ()
        case "setup_piece" | "setup_road":
            lap = 1 + state.go // state.seats
            params = {"piece": state.mode.setup[lap - 1], "lap": lap}
            return (Owed(seat, f"setup/{state.go}/{phase}", phase, params),)
        case "discard":
            key = f"discard/{turn}/{state.discards}"
            return tuple(
                timed(other, f"{key}/{other}", phase, Clock(key, DISCARD_SECONDS), {"number": owed})
                for other, owed in enumerate(state.debts)
                if owed
            )
        case "dragon":
            key = f"dragon/{turn}/{state.threats}"
            clock = Clock(key, DRAGON_SECONDS, only_with_turn_clock=True)
            return (timed(seat, key, phase, clock),)
        case "special":
            key = f"special/{turn}"
            return (timed(seat, key, phase, Clock(key, WINDOW_SECONDS)),)
        case "roll" | "main":
            clock = Clock(f"turn/{turn}", only_with_turn_clock=True)
            return (timed(seat, f"turn/{turn}/{phase}", phase, clock),)
        case _:
            return state.hooks.owed(state)


def timed(seat: int, wait: str, prompt: str, clock: Clock, params: dict[str, int] | None = None) -> Owed:
    """A decision with a clock of its own, whose default comes when that runs out or the seat is away."""
    return Owed(seat, wait, prompt, params or {}, clock, lapse="default", absence="at_once")


def off_lapse(state: State, seat: int) -> Refusal | None:
    """Why nothing lapses for this seat now, or None."""
    if state.phase == "over":
        return GAME_OVER
    if all(owed.seat != seat for owed in _owed(state)):
        return NOT_OWING
    if state.phase in {"setup_piece", "setup_road"}:
        return WAITS
    return STANDS if stands(state) else None


def do_lapse(state: State, seat: int, deed: Deed) -> None:
    """The default of what a seat owes (N59, N78, N198, N199)."""
    match state.phase:
        case "roll":
            state.closing = True
            roll(state, seat, deed, auto=True)
        case "discard":
            seven.discard_at_random(state, seat, deed)
        case "dragon":
            seven.server_moves(state, deed)
        case "special":
            end_window(state, deed, auto=True)
        case "main":
            end_turn(state, deed, auto=True)
        case _:
            state.hooks.lapse(state, seat, deed)
    proceed(state, deed)


def do_presence(state: State, seat: int, who: Who, deed: Deed) -> bool:
    """Somebody comes, goes or sits in, with all that this brings; True if the server did something in a seat's place.

    A seat that a person has taken belongs to a person from then on, also while a bot sits in (N195). A stance lost or an
    offer closed by absence (N178) is lost again when the entry is played on an earlier state: no barrier to undo (N217).
    """
    state.who[seat] = who
    bit = 1 << seat
    state.absent = state.absent | bit if who == "nobody" else state.absent & ~bit
    if who != "bot":
        state.persons |= bit
    deed.events.append(PresenceChanged(seat, who))
    before = (state.phase, state.turn, state.debts[:])
    proceed(state, deed)
    return before != (state.phase, state.turn, state.debts) or bool(deed.chance.made)
