"""What doing an action gathers on the way, and the refusals that many chapters share."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.natrak.actions import Cards
from sobremesa.games.natrak.data.load import MATERIALS
from sobremesa.kit.draws import Chance
from sobremesa.kit.records import Choice, Event, Refusal

Price = tuple[tuple[int, int], ...]
"""(material, how many) of what something costs."""

Menu = list[Choice]
"""The choices gathered so far: an `offer_x` appends to it."""


class Deed:
    """One input being carried out: its events and its draws."""

    __slots__ = ("barrier", "chance", "events")

    def __init__(self, key: bytes) -> None:
        self.events: list[Event] = []
        self.chance = Chance(key)
        self.barrier = False
        """This very step cannot be undone, though others of its type can (N217)."""


GAME_OVER = Refusal("game_over")
NOT_IN_THIS_MODE = Refusal("not_in_this_mode")
NOT_YOUR_TURN = Refusal("not_your_turn")
WRONG_PHASE = Refusal("wrong_phase")
NOT_OWING = Refusal("not_owing")
NO_SUCH_PLACE = Refusal("no_such_place")
NO_PLACE = Refusal("no_place")
OCCUPIED = Refusal("occupied")
TOO_CLOSE = Refusal("too_close")
NOT_CONNECTED = Refusal("not_connected")
NOT_YOUR_PIECE = Refusal("not_your_piece")
NOT_HELD = Refusal("not_held")


def cards_of(counts: Sequence[int]) -> Cards:
    """Counts by material number as the records say them: by name, without zeros."""
    return {MATERIALS[m]: n for m, n in enumerate(counts) if n}


def can_pay(hand: Sequence[int], price: Price) -> bool:
    """Does the hand hold the price?"""
    for material, number in price:  # noqa: SIM110 - a generator costs three times as much in the menu's inner loop
        if hand[material] < number:
            return False
    return True


def pay(hand: list[int], price: Price) -> None:
    """Take the price from a hand that holds it."""
    for material, number in price:
        hand[material] -= number


def cannot_afford(hand: Sequence[int], price: Price) -> Refusal:
    """The refusal that says what is missing."""
    missing = {MATERIALS[m]: n - hand[m] for m, n in price if hand[m] < n}
    return Refusal("cannot_afford", {"missing": missing})
