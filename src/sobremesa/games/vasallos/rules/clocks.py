"""Who is waited for, what time does, and coming and going (V82 to V86)."""

from __future__ import annotations

from functools import lru_cache

from sobremesa.games.vasallos.events import PresenceChanged
from sobremesa.games.vasallos.rules.deed import GAME_OVER, NOT_OWING, STANDS, Deed
from sobremesa.games.vasallos.rules.turn import default, proceed, stands
from sobremesa.games.vasallos.state import OVER, State
from sobremesa.kit.records import Clock, Owed, Refusal, Waiting, Who


def waiting(state: State) -> Waiting:
    """The active seat owes the decision of its phase; nobody does while the table stands."""
    if state.phase == OVER:
        return Waiting(turn=state.turn)
    if stands(state):
        return Waiting(stands=True, turn=state.turn)
    return _owed(state.turn, state.step, state.active, state.phase)


@lru_cache(maxsize=1 << 12)
def _owed(turn: int, step: int, seat: int, phase: str) -> Waiting:
    """Made once for each: games meet the same ones again and again."""
    clock = Clock(f"turn/{turn}/{step}", only_with_turn_clock=True)
    params = {"extra": True} if step else {}
    return Waiting((Owed(seat, f"{clock.key}/{phase}", phase, params, clock, "default", "at_once"),), turn=turn)


def off_lapse(state: State, seat: int) -> Refusal | None:
    """Why nothing lapses for this seat now, or None."""
    if state.phase == OVER:
        return GAME_OVER
    if stands(state):
        return STANDS
    return None if seat == state.active else NOT_OWING


def do_lapse(state: State, deed: Deed) -> None:
    """The default of the active seat's phase; what was earned is drawn (V85)."""
    default(state, deed, leaving=False)
    proceed(state, deed)


def do_presence(state: State, seat: int, who: Who, deed: Deed) -> bool:
    """Somebody comes, goes or sits in, with all that this brings; True if it brought anything.

    A seat that a person has taken belongs to a person from then on, also while a bot sits in.
    """
    state.who[seat] = who
    bit = 1 << seat
    state.absent = state.absent | bit if who == "nobody" else state.absent & ~bit
    if who != "bot":
        state.persons |= bit
    deed.events.append(PresenceChanged(seat, who))
    proceed(state, deed)
    return len(deed.events) > 1
