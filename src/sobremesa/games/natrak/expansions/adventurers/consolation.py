"""The consolation of Religion 3 (N69)."""

from __future__ import annotations

from functools import cache

from sobremesa.games.natrak.data.load import BASICS, MATERIALS, NUMBER
from sobremesa.games.natrak.events import Gained
from sobremesa.games.natrak.expansions.adventurers.actions import Pick
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.expansions.adventurers.words import RELIGION
from sobremesa.games.natrak.rules.deed import Deed, Menu
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Choice, One, Refusal

LEVEL = 3


def begin_pick(state: State, got: int) -> None:
    """After a production: present seats with the level that got nothing choose a basic."""
    slot: Slot = state.extra
    left_out = ~(got | state.absent)
    for seat, levels in enumerate(slot.disciplines):
        if levels[RELIGION] >= LEVEL and left_out >> seat & 1:
            state.debts[seat] = 1
            state.phase = "pick"


@cache
def _choice() -> Choice:
    return Choice("pick", (One("material", list(MATERIALS[:BASICS])),), "cards")


def offer_pick(state: State, seat: int, menu: Menu) -> None:
    if state.debts[seat]:
        menu.append(_choice())


def explain_pick(_state: State, _seat: int, _action: Pick) -> Refusal | None:
    return None


def do_pick(state: State, seat: int, action: Pick, deed: Deed) -> None:
    _pick(state, seat, NUMBER[action.material], deed)


def pick_least(state: State, seat: int, deed: Deed) -> None:
    """The server takes the basic of which the seat holds least (N59)."""
    hand = state.hands[seat]
    _pick(state, seat, min(range(BASICS), key=hand.__getitem__), deed)


def _pick(state: State, seat: int, material: int, deed: Deed) -> None:
    state.hands[seat][material] += 1
    state.debts[seat] = 0
    deed.events.append(Gained(seat, {MATERIALS[material]: 1}, "consolation"))
    if not any(state.debts):
        state.phase = "main"
