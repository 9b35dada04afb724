"""All kinds of progress cards, and their rows in the table of actions."""

from __future__ import annotations

from sobremesa.games.natrak.expansions.adventurers import actions as act
from sobremesa.games.natrak.expansions.adventurers.cards import alchemy, crown, old, religion, removal
from sobremesa.games.natrak.expansions.adventurers.cards.card import NEVER_PLAYED, Card, choice_of, rule_of
from sobremesa.games.natrak.expansions.adventurers.data import KIND
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.rules.deed import Menu
from sobremesa.games.natrak.rules.rule import Rule
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Action

CARDS: dict[int, Card] = {
    KIND[card.kind]: card for card in (*alchemy.CARDS, *crown.CARDS, *removal.CARDS, *religion.CARDS, *old.CARDS)
}
"""The playable kinds, by number."""

RULES: dict[type[Action], Rule] = {
    **{card.action: rule_of(card) for card in CARDS.values()},
    act.PlayConstitution: NEVER_PLAYED,
    act.PlayPrintingPress: NEVER_PLAYED,
    act.PlayScholar: NEVER_PLAYED,
}


def offer_cards(state: State, seat: int, menu: Menu) -> None:
    """The cards in hand that can be played now."""
    slot: Slot = state.extra
    held = slot.progress[seat]
    if not any(held):
        return
    for kind, number in enumerate(held):
        card = CARDS.get(kind) if number else None
        if card is not None and card.off(state, seat) is None:
            menu.append(choice_of(card, state, seat))
