"""The course of the game: goes of setup, turns, and what the server does for the absent (N57 to N64, N192 to N199)."""

from __future__ import annotations

from sobremesa.games.natrak.actions import EndTurn, EndWindow
from sobremesa.games.natrak.events import TurnBegan, TurnEnded, TurnSkipped
from sobremesa.games.natrak.rules import offers, seven, window
from sobremesa.games.natrak.rules.deed import Deed, Menu
from sobremesa.games.natrak.state import NOBODY, State
from sobremesa.kit.records import Choice, Refusal


def round_of(state: State) -> int:
    """The round, from 1; 0 in setup (N58)."""
    return (state.turn - 1) // state.seats + 1


def begin_turn(state: State, deed: Deed) -> None:
    """The next turn: its seat owes the roll (N58)."""
    state.turn += 1
    state.actor = (state.turn - 1) % state.seats
    state.phase = "roll"
    state.placed = NOBODY
    state.thefts = state.discards = state.threats = 0
    clear(state)
    deed.events.append(TurnBegan(state.turn, round_of(state), state.actor))


def clear(state: State) -> None:
    """What lasts one turn or window ends (N62)."""
    state.hooks.clear(state)
    state.rolled = state.closing = state.scroll_cast = False
    state.free_roads = 0
    if any(state.fresh):
        state.fresh = [0] * len(state.fresh)


def end_turn(state: State, deed: Deed, *, auto: bool) -> None:
    """The turn is over: its offer closes, the window opens or the next turn begins (N62, N160)."""
    if auto:
        state.hooks.before_end(state, deed)
    offers.close(state, "turn_over", deed)
    deed.events.append(TurnEnded(state.actor, auto))
    clear(state)
    _after_turn(state, deed)


def end_window(state: State, deed: Deed, *, auto: bool) -> None:
    """The window is over: the next turn begins."""
    if auto:
        state.hooks.before_end(state, deed)
    window.close(state, deed, auto=auto)
    begin_turn(state, deed)


def _after_turn(state: State, deed: Deed) -> None:
    if window.opens(state):
        window.open_window(state, deed)
    else:
        begin_turn(state, deed)


def stands(state: State) -> bool:
    """Is no person present at a table of persons (N195)?"""
    return bool(state.persons) and "person" not in state.who


def proceed(state: State, deed: Deed) -> None:
    """Do all that nobody present has to decide: turns of the absent, their choices, turns that are closing.

    Ends, since a person is present (or every seat is a bot) and is asked at the latest in its own turn.
    """
    if (not state.absent and not state.closing) or stands(state):
        return
    offers.drop_absent(state, deed)
    while _one_step(state, deed):
        pass


def _one_step(state: State, deed: Deed) -> bool:
    """Carry on by one step; False if somebody present decides now."""
    away = bool(state.absent >> state.actor & 1)
    match state.phase:
        case "roll" if away:
            deed.events.append(TurnSkipped(state.turn, state.actor))
            clear(state)
            _after_turn(state, deed)
        case "discard" if any(state.debts[seat] for seat in range(state.seats) if state.absent >> seat & 1):
            for seat in range(state.seats):
                if state.debts[seat] and state.absent >> seat & 1:
                    seven.discard_at_random(state, seat, deed)
        case "dragon" if away:
            seven.server_moves(state, deed)
        case "main" if away or state.closing:
            end_turn(state, deed, auto=True)
        case "special" if away or not window.enough_present(state):
            end_window(state, deed, auto=True)
        case _:
            return state.hooks.step(state, deed)
    return True


# The actor's own end

_END_TURN = Choice("end_turn", group="end")


def offer_end_turn(state: State, seat: int, menu: Menu) -> None:
    if state.hooks.off_end(state, seat) is None:
        menu.append(_END_TURN)


def explain_end(state: State, seat: int, _action: EndTurn | EndWindow) -> Refusal | None:
    return state.hooks.off_end(state, seat)


def off_end(state: State, seat: int) -> Refusal | None:
    return state.hooks.off_end(state, seat)


def do_end_turn(state: State, _seat: int, _action: EndTurn, deed: Deed) -> None:
    end_turn(state, deed, auto=False)


def do_end_window(state: State, _seat: int, _action: EndWindow, deed: Deed) -> None:
    end_window(state, deed, auto=False)
