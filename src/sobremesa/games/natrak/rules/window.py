"""The special building window of tables of five and six (N160 to N165)."""

from __future__ import annotations

from sobremesa.games.natrak.events import WindowClosed, WindowOpened
from sobremesa.games.natrak.rules.deed import Deed, Menu
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Choice

SEATS_LEAST = 5
TURNS_BACK = 3


def owner(state: State) -> int:
    """Whose window follows the running turn: who played three turns earlier, by seat order (N160)."""
    return (state.turn - 1 - TURNS_BACK) % state.seats


def enough_present(state: State) -> bool:
    """Are five seats present (N161)?"""
    return state.seats - state.absent.bit_count() >= SEATS_LEAST


def opens(state: State) -> bool:
    """Does a window open after the running turn (N160, N161)?"""
    return enough_present(state) and not state.absent >> owner(state) & 1


def open_window(state: State, deed: Deed) -> None:
    """The owner may build."""
    state.phase = "special"
    state.actor = owner(state)
    deed.events.append(WindowOpened(state.actor))


def close(state: State, deed: Deed, *, auto: bool) -> None:
    """The owner is done, or the server closes it (N161, N201)."""
    deed.events.append(WindowClosed(state.actor, auto))


_END_WINDOW = Choice("end_window", group="end")


def offer_end_window(state: State, seat: int, menu: Menu) -> None:
    if state.hooks.off_end(state, seat) is None:
        menu.append(_END_WINDOW)
