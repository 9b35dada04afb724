"""Phase `gift`: what rivals give for a Wedding (N149)."""

from __future__ import annotations

from sobremesa.games.natrak.data.load import MATERIALS, NUMBER
from sobremesa.games.natrak.expansions.adventurers.actions import Give
from sobremesa.games.natrak.expansions.adventurers.cards.hidden import at_random, move_cards
from sobremesa.games.natrak.expansions.adventurers.events import CardsGiven
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.rules.deed import NOT_HELD, Deed, Menu, cards_of
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Choice, Counts, Refusal


def offer_give(state: State, seat: int, menu: Menu) -> None:
    owed = state.debts[seat]
    if owed:
        held: dict[str, int] = {MATERIALS[m]: n for m, n in enumerate(state.hands[seat]) if n}
        menu.append(Choice("give", (Counts("cards", held, owed, owed),), "cards"))


def explain_give(state: State, seat: int, action: Give) -> Refusal | None:
    hand, owed, sent = state.hands[seat], state.debts[seat], sum(action.cards.values())
    if sent != owed:
        return Refusal("wrong_number", {"owed": owed, "sent": sent})
    return None if all(hand[NUMBER[kind]] >= number for kind, number in action.cards.items()) else NOT_HELD


def do_give(state: State, seat: int, action: Give, deed: Deed) -> None:
    given = [0] * len(state.hands[seat])
    for kind, number in action.cards.items():
        given[NUMBER[kind]] = number
    _give(state, seat, given, deed, auto=False)


def give_at_random(state: State, seat: int, deed: Deed) -> None:
    """The server gives for a seat (N59, N132)."""
    slot: Slot = state.extra
    label = f"gift/{state.turn}/{slot.gifts}/seat{seat}"
    _give(state, seat, at_random(state, seat, state.debts[seat], label, deed), deed, auto=True)


def _give(state: State, seat: int, given: list[int], deed: Deed, *, auto: bool) -> None:
    slot: Slot = state.extra
    move_cards(state, seat, state.actor, given)
    state.debts[seat] = 0
    deed.events.append(CardsGiven(seat, state.actor, sum(given), cards_of(given), auto))
    if not any(state.debts):
        slot.gifts += 1
        state.phase = "main"
