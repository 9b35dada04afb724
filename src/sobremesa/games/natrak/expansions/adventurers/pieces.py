"""Supplies, and the refusals that the box's chapters share."""

from __future__ import annotations

from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.rules.building import NO_PIECE_LEFT, price_of
from sobremesa.games.natrak.rules.deed import NOT_YOUR_PIECE, can_pay, cannot_afford
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Refusal

NEEDS_CITY = Refusal("needs_city")
ALREADY_HAS_WALL = Refusal("already_has_wall")
RESTING = Refusal("resting")
LEVEL_MAX = Refusal("level_max")


def walls_left(state: State, seat: int) -> int:
    """How many walls a seat has in supply."""
    slot: Slot = state.extra
    return state.mode.supply["wall"] - slot.walls[seat].bit_count()


def adventurers_left(state: State, seat: int) -> int:
    """How many adventurers a seat has in supply."""
    return state.mode.supply["adventurer"] - state.posts[seat].bit_count()


def lack(state: State, seat: int, left: int, what: str) -> Refusal | None:
    """Supply, then price."""
    return unpaid(state, seat, what) if left > 0 else NO_PIECE_LEFT


def affords(state: State, seat: int, what: str) -> bool:
    """Does the hand pay the price? As `unpaid`, quicker where the answer is no."""
    return can_pay(state.hands[seat], price_of(state, what))


def unpaid(state: State, seat: int, what: str) -> Refusal | None:
    """Why the hand does not pay the price, or None."""
    price, hand = price_of(state, what), state.hands[seat]
    return None if can_pay(hand, price) else cannot_afford(hand, price)


def no_city_to_wall(state: State, seat: int, crossing: int) -> Refusal | None:
    """Why a crossing is no own city without wall, or None (N95)."""
    slot: Slot = state.extra
    if state.camps[seat] >> crossing & 1:
        return NEEDS_CITY
    if not state.cities[seat] >> crossing & 1:
        return NOT_YOUR_PIECE
    return ALREADY_HAS_WALL if slot.walls[seat] >> crossing & 1 else None
