"""Who is waited for in the box's phases, and what happens when nobody decides (N59, N194, N201)."""

from __future__ import annotations

from sobremesa.games.natrak.expansions.adventurers.cards.gift import give_at_random
from sobremesa.games.natrak.expansions.adventurers.cards.hidden import take_at_random
from sobremesa.games.natrak.expansions.adventurers.consolation import pick_least
from sobremesa.games.natrak.expansions.adventurers.goblins import sack_first
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.rules.clocks import timed
from sobremesa.games.natrak.rules.deed import Deed
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Clock, Owed

SACK_SECONDS = 45
GIFT_SECONDS = 45
PICK_SECONDS = 25
CARD_SECONDS = 25
DEFAULTS = {"sack": sack_first, "pick": pick_least, "gift": give_at_random}
"""What the server does for a seat that owes, in the phases of several."""


def owed(state: State) -> tuple[Owed, ...]:
    """Who owes what (N59)."""
    slot: Slot = state.extra
    match state.phase:
        case "sack":
            return _each(state, f"sack/{state.turn}", SACK_SECONDS)
        case "pick":
            return _each(state, f"pick/{state.turn}", PICK_SECONDS)
        case "gift":
            return _each(state, f"gift/{state.turn}/{slot.gifts}", GIFT_SECONDS)
        case _:
            key = f"card/{state.turn}/{slot.takes}"
            clock = Clock(key, CARD_SECONDS, only_with_turn_clock=True)
            number = slot.choosing.number if slot.choosing else 0
            return (timed(state.actor, key, state.phase, clock, {"number": number}),)


def _each(state: State, key: str, seconds: int) -> tuple[Owed, ...]:
    clock = Clock(key, seconds)
    return tuple(
        timed(seat, f"{key}/{seat}", state.phase, clock, {"number": number})
        for seat, number in enumerate(state.debts)
        if number
    )


def default(state: State, seat: int, deed: Deed) -> None:
    """The default of what a seat owes."""
    if state.phase == "card":
        take_at_random(state, deed)
    else:
        DEFAULTS[state.phase](state, seat, deed)


def step(state: State, deed: Deed) -> bool:
    """The defaults of the absent; False if somebody present decides."""
    phase = state.phase
    if phase == "card" and state.absent >> state.actor & 1:
        take_at_random(state, deed)
        return True
    if phase not in DEFAULTS:
        return False
    away = [seat for seat, number in enumerate(state.debts) if number and state.absent >> seat & 1]
    for seat in away:
        DEFAULTS[phase](state, seat, deed)
    return bool(away)
