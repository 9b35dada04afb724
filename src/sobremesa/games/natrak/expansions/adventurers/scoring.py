"""The box's sources of points (N211)."""

from __future__ import annotations

from sobremesa.games.natrak.expansions.adventurers.data import KINDS, OPEN_KINDS, SCHOLAR
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.state import State


def parts(state: State, seat: int) -> dict[str, int]:
    """Points in public."""
    slot: Slot = state.extra
    worth = state.mode.points
    found = {
        "metropolis": slot.holders.count(seat) * worth["metropolis"],
        "defence": slot.defences[seat] * worth["defence"],
        "merchant": worth["merchant"] if slot.merchant[0] == seat else 0,
    }
    if slot.shown[seat]:
        found |= {KINDS[kind]: worth[KINDS[kind]] for kind in OPEN_KINDS if slot.shown[seat] >> kind & 1}
    return found


def hidden(state: State, seat: int) -> dict[str, int]:
    """Points that the seat alone knows: Scholars (N227)."""
    slot: Slot = state.extra
    return {"scholar": slot.progress[seat][SCHOLAR] * state.mode.points["scholar"]}
