"""Phase `card`: what the actor takes after seeing hidden cards of a rival (N138, N147)."""

from __future__ import annotations

from typing import cast

from sobremesa.games.natrak.data.load import MATERIALS, NUMBER
from sobremesa.games.natrak.expansions.adventurers.actions import TakeCard, TakeCards
from sobremesa.games.natrak.expansions.adventurers.data import KIND, KINDS, SCHOLAR
from sobremesa.games.natrak.expansions.adventurers.events import CardsTaken, ProgressTaken
from sobremesa.games.natrak.expansions.adventurers.slot import Choosing, Slot
from sobremesa.games.natrak.rules.deed import NOT_HELD, WRONG_PHASE, Deed, Menu, cards_of
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Choice, Counts, One, Refusal


def begin_choice(state: State, choosing: Choosing) -> None:
    """The actor takes cards."""
    slot: Slot = state.extra
    slot.choosing = choosing
    state.phase = "card"


def takeable(state: State, victim: int) -> list[int]:
    """The kinds of progress cards that a Spy can take: Scholar is none (N227)."""
    slot: Slot = state.extra
    return [kind for kind, number in enumerate(slot.progress[victim]) if number and kind != SCHOLAR]


def _choosing(state: State, card: str) -> Choosing | None:
    slot: Slot = state.extra
    return slot.choosing if slot.choosing is not None and slot.choosing.card == card else None


def _the_choice(slot: Slot) -> Choosing:
    """The choice under way, for callers in phase `card`."""
    return cast("Choosing", slot.choosing)


def _taken(state: State) -> None:
    slot: Slot = state.extra
    slot.choosing = None
    slot.takes += 1
    state.phase = "main"


# Spy


def offer_take_card(state: State, _seat: int, menu: Menu) -> None:
    choosing = _choosing(state, "spy")
    if choosing is not None:
        names = [KINDS[kind] for kind in takeable(state, choosing.victim)]
        menu.append(Choice("take_card", (One("card", names),), "cards"))


def explain_take_card(state: State, _seat: int, action: TakeCard) -> Refusal | None:
    choosing = _choosing(state, "spy")
    if choosing is None:
        return WRONG_PHASE
    return None if KIND[action.card] in takeable(state, choosing.victim) else NOT_HELD


def do_take_card(state: State, seat: int, action: TakeCard, deed: Deed) -> None:
    _take_card(state, seat, KIND[action.card], deed, auto=False)


def _take_card(state: State, seat: int, kind: int, deed: Deed, *, auto: bool) -> None:
    slot: Slot = state.extra
    victim = _the_choice(slot).victim
    slot.progress[victim][kind] -= 1
    slot.progress[seat][kind] += 1
    deed.events.append(ProgressTaken(seat, victim, KINDS[kind], auto))
    _taken(state)


# Master Merchant


def offer_take_cards(state: State, _seat: int, menu: Menu) -> None:
    choosing = _choosing(state, "master_merchant")
    if choosing is not None:
        held: dict[str, int] = {MATERIALS[m]: n for m, n in enumerate(state.hands[choosing.victim]) if n}
        menu.append(Choice("take_cards", (Counts("cards", held, choosing.number, choosing.number),), "cards"))


def explain_take_cards(state: State, _seat: int, action: TakeCards) -> Refusal | None:
    choosing = _choosing(state, "master_merchant")
    if choosing is None:
        return WRONG_PHASE
    sent, hand = sum(action.cards.values()), state.hands[choosing.victim]
    if sent != choosing.number:
        return Refusal("wrong_number", {"owed": choosing.number, "sent": sent})
    return None if all(hand[NUMBER[kind]] >= number for kind, number in action.cards.items()) else NOT_HELD


def do_take_cards(state: State, seat: int, action: TakeCards, deed: Deed) -> None:
    wanted = [0] * len(state.hands[seat])
    for kind, number in action.cards.items():
        wanted[NUMBER[kind]] = number
    _take_cards(state, seat, wanted, deed, auto=False)


def _take_cards(state: State, seat: int, wanted: list[int], deed: Deed, *, auto: bool) -> None:
    victim = _the_choice(state.extra).victim
    move_cards(state, victim, seat, wanted)
    deed.events.append(CardsTaken(seat, victim, sum(wanted), cards_of(wanted), auto))
    _taken(state)


def move_cards(state: State, giver: int, taker: int, cards: list[int]) -> None:
    """Cards go from one hand to another."""
    state.hands[giver] = [a - b for a, b in zip(state.hands[giver], cards, strict=True)]
    state.hands[taker] = [a + b for a, b in zip(state.hands[taker], cards, strict=True)]


def at_random(state: State, seat: int, number: int, label: str, deed: Deed) -> list[int]:
    """So many cards of a hand, each equally likely."""
    cards = [kind for kind, held in enumerate(state.hands[seat]) for _ in range(held)]
    drawn = [0] * len(state.hands[seat])
    for place in deed.chance.order(label, len(cards))[:number]:
        drawn[cards[place]] += 1
    return drawn


def take_at_random(state: State, deed: Deed) -> None:
    """The server chooses for the actor (N59)."""
    slot: Slot = state.extra
    choosing = _the_choice(slot)
    label = f"card/{state.turn}/{slot.takes}"
    if choosing.card == "spy":
        held = [kind for kind in takeable(state, choosing.victim) for _ in range(slot.progress[choosing.victim][kind])]
        _take_card(state, state.actor, held[deed.chance.below(label, len(held))], deed, auto=True)
    else:
        drawn = at_random(state, choosing.victim, choosing.number, label, deed)
        _take_cards(state, state.actor, drawn, deed, auto=True)
