"""Answers of rivals to the live offer (N175, N177, N179)."""

from __future__ import annotations

from functools import lru_cache

from sobremesa.games.natrak.actions import Accept, Counter, Decline, TakeBack
from sobremesa.games.natrak.events import StanceTaken
from sobremesa.games.natrak.rules.deed import NOT_HELD, Deed, Menu, cards_of
from sobremesa.games.natrak.rules.offers import (
    answer,
    bad_halves,
    bad_offer,
    cannot_pay,
    close,
    counts_of,
    deal,
    halves,
    holds,
    live,
    the_offer,
)
from sobremesa.games.natrak.state import NOBODY, CounterOffer, Hand, LiveOffer, State
from sobremesa.kit.records import Choice, One, Refusal

Answer = Accept | Decline | Counter | TakeBack


def may_answer(state: State, seat: int) -> bool:
    """Is there an offer that this seat may answer?"""
    offer = state.offer
    return offer is not None and seat != state.actor and offer.to in (NOBODY, seat)


def _for_me(state: State, seat: int, action: Answer) -> LiveOffer | Refusal:
    """The live offer if the action names it and the seat may answer it."""
    offer = live(state, action.offer)
    if isinstance(offer, Refusal):
        return offer
    if seat == state.actor:
        return bad_offer("own")
    return offer if offer.to in (NOBODY, seat) else bad_offer("not_for_you")


@lru_cache(maxsize=1024)
def _named(kind: str, number: int) -> Choice:
    """An answer that names just the offer."""
    return Choice(kind, (One("offer", [number]),), "back" if kind == "take_back" else "talk")


# Accept


def offer_accept(state: State, seat: int, menu: Menu) -> None:
    offer = the_offer(state)
    if may_answer(state, seat) and offer.stances[seat] != "hand" and holds(state.hands[seat], offer.want):
        menu.append(_named("accept", offer.number))


def explain_accept(state: State, seat: int, action: Accept) -> Refusal | None:
    offer = _for_me(state, seat, action)
    if isinstance(offer, Refusal):
        return offer
    if offer.stances[seat] == "hand":
        return bad_offer("same_answer")
    return None if holds(state.hands[seat], offer.want) else cannot_pay(seat)


def off_accept(state: State, seat: int) -> Refusal | None:
    return None if state.offer is None else explain_accept(state, seat, Accept(state.offer.number))


def do_accept(state: State, seat: int, action: Accept, deed: Deed) -> Refusal | None:
    """Close a directed offer, raise a hand to an open one; the hidden refusal is the poster's lack (N204)."""
    offer = the_offer(state)
    if not holds(state.hands[state.actor], offer.give):
        return cannot_pay(state.actor)
    if offer.to == seat:
        deal(state, offer.number, seat, offer.give, offer.want, deed)
    else:
        answer(state, seat, "hand")
        deed.events.append(StanceTaken(seat, action.offer, "hand"))
    return None


# Decline


def offer_decline(state: State, seat: int, menu: Menu) -> None:
    offer = the_offer(state)
    if may_answer(state, seat) and offer.stances[seat] != "no":
        menu.append(_named("decline", offer.number))


def explain_decline(state: State, seat: int, action: Decline) -> Refusal | None:
    offer = _for_me(state, seat, action)
    if isinstance(offer, Refusal):
        return offer
    return bad_offer("same_answer") if offer.stances[seat] == "no" else None


def do_decline(state: State, seat: int, action: Decline, deed: Deed) -> None:
    if the_offer(state).to == seat:
        close(state, "declined", deed)
        return
    answer(state, seat, "no")
    deed.events.append(StanceTaken(seat, action.offer, "no"))


# Counter


@lru_cache(maxsize=512)
def _counter_choice(hand: Hand, number: int) -> Choice:
    return Choice("counter", (One("offer", [number]), *halves(hand)), "talk", disjoint=True)


def offer_counter(state: State, seat: int, menu: Menu) -> None:
    offer, hand = the_offer(state), state.hands[seat]
    if offer.to == NOBODY and any(hand):
        menu.append(_counter_choice(tuple(hand), offer.number))


def explain_counter(state: State, seat: int, action: Counter) -> Refusal | None:
    offer = _for_me(state, seat, action)
    if isinstance(offer, Refusal):
        return offer
    if offer.to != NOBODY:
        return bad_offer("directed")
    refusal = bad_halves(action.give, action.want)
    if refusal is not None:
        return refusal
    return None if holds(state.hands[seat], counts_of(state, action.give)) else NOT_HELD


def do_counter(state: State, seat: int, action: Counter, deed: Deed) -> None:
    state.counters += 1
    give, want = counts_of(state, action.give), counts_of(state, action.want)
    answer(state, seat, "counter", CounterOffer(state.counters, give, want))
    deed.events.append(StanceTaken(seat, action.offer, "counter", state.counters, cards_of(give), cards_of(want)))


# Take back


def offer_take_back(state: State, seat: int, menu: Menu) -> None:
    offer = the_offer(state)
    if offer.stances[seat] != "none":
        menu.append(_named("take_back", offer.number))


def explain_take_back(state: State, seat: int, action: TakeBack) -> Refusal | None:
    offer = _for_me(state, seat, action)
    if isinstance(offer, Refusal):
        return offer
    return bad_offer("same_answer") if offer.stances[seat] == "none" else None


def do_take_back(state: State, seat: int, action: TakeBack, deed: Deed) -> None:
    answer(state, seat, "none")
    deed.events.append(StanceTaken(seat, action.offer, "none"))
