"""Offers between seats: what the poster does (N172 to N180). `answers` has what rivals do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import cast

import msgspec

from sobremesa.games.natrak.actions import (
    AcceptCounter,
    CloseWith,
    Offer,
    RejectCounter,
    Terms,
    Withdraw,
)
from sobremesa.games.natrak.board import bits
from sobremesa.games.natrak.data.load import MATERIALS, NUMBER
from sobremesa.games.natrak.events import (
    CloseReason,
    CounterRejected,
    DealFailed,
    Dealt,
    OfferClosed,
    OfferPosted,
    StanceTaken,
)
from sobremesa.games.natrak.rules.deed import NOT_HELD, Deed, Menu, cards_of
from sobremesa.games.natrak.state import NOBODY, CounterOffer, Hand, LiveOffer, State
from sobremesa.games.natrak.views import Stance
from sobremesa.kit.records import Choice, Counts, One, Pair, Refusal

OFFER_LIVE = Refusal("offer_live")
NO_OFFER = Refusal("no_offer")
OFFER_CHANGED = Refusal("offer_changed")
MOST = 99
"""The most cards of a kind in half an offer (N174)."""


def bad_offer(why: str) -> Refusal:
    """What is wrong with an offer or an answer."""
    return Refusal("bad_offer", {"why": why})


def cannot_pay(side: int) -> Refusal:
    """A deal that `side` cannot keep (N177)."""
    return Refusal("cannot_pay", {"side": side})


def counts_of(state: State, cards: Terms) -> Hand:
    """Cards as said in an action, by material number."""
    counts = [0] * len(state.mode.materials)
    for kind, number in cards.items():
        counts[NUMBER[kind]] = number
    return tuple(counts)


def holds(hand: Sequence[int], half: Hand) -> bool:
    """Does a hand hold half an offer?"""
    return all(have >= need for have, need in zip(hand, half, strict=True))


def bad_halves(give: Terms, want: Terms) -> Refusal | None:
    """Is something wrong with the two halves whoever says them (N173, N174)?"""
    if not give or not want:
        return bad_offer("empty")
    return bad_offer("same_kind") if give.keys() & want.keys() else None


@cache
def _wanted(kinds: int) -> Counts:
    wanted: dict[str, int] = dict.fromkeys(MATERIALS[:kinds], MOST)
    return Counts("want", wanted, 1, sum(wanted.values()))


def halves(hand: Sequence[int]) -> tuple[Counts, Counts]:
    """The menu's fields of an offer's two halves, by the own hand alone (N204)."""
    held: dict[str, int] = {MATERIALS[m]: min(n, MOST) for m, n in enumerate(hand) if n}
    return Counts("give", held, 1, sum(held.values())), _wanted(len(hand))


# Posting


@cache
def _to(rivals: int) -> One:
    return One("to", [None, *bits(rivals)])


@lru_cache(maxsize=512)
def _offer_choice(hand: Hand, rivals: int) -> Choice:
    return Choice("offer", (*halves(hand), _to(rivals)), "talk", disjoint=True)


def offer_offer(state: State, seat: int, menu: Menu) -> None:
    hand = state.hands[seat]
    if state.offer is None and any(hand):
        present = (1 << state.seats) - 1 & ~state.absent
        menu.append(_offer_choice(tuple(hand), present & ~(1 << seat)))


def explain_offer(state: State, seat: int, action: Offer) -> Refusal | None:
    if state.offer is not None:
        return OFFER_LIVE
    refusal = bad_halves(action.give, action.want)
    if refusal is not None:
        return refusal
    to = action.to
    if to is not None:
        if to >= state.seats:
            return bad_offer("no_such_seat")
        if to == seat or state.absent >> to & 1:
            return bad_offer("own" if to == seat else "absent")
    return None if holds(state.hands[seat], counts_of(state, action.give)) else NOT_HELD


def off_offer(state: State, seat: int) -> Refusal | None:
    if state.offer is not None:
        return OFFER_LIVE
    return None if any(state.hands[seat]) else NOT_HELD


def do_offer(state: State, seat: int, action: Offer, deed: Deed) -> None:
    state.offers += 1
    to = NOBODY if action.to is None else action.to
    give, want = counts_of(state, action.give), counts_of(state, action.want)
    stances: list[Stance] = ["none"] * state.seats
    state.offer = LiveOffer(state.offers, give, want, to, tuple(stances), (None,) * state.seats)
    deed.events.append(OfferPosted(seat, state.offers, cards_of(give), cards_of(want), action.to))


# What the poster does with it


def the_offer(state: State) -> LiveOffer:
    """The live offer, for callers that know there is one: menus of answers, and actions that `live` has let through."""
    return cast("LiveOffer", state.offer)


def live(state: State, number: int) -> LiveOffer | Refusal:
    """The live offer if `number` names it."""
    if state.offer is None:
        return NO_OFFER
    return state.offer if state.offer.number == number else OFFER_CHANGED


def answer(state: State, seat: int, stance: Stance, counter: CounterOffer | None = None) -> None:
    """Put down a rival's stance."""
    offer = the_offer(state)
    stances, counters = list(offer.stances), list(offer.counters)
    stances[seat], counters[seat] = stance, counter
    state.offer = msgspec.structs.replace(offer, stances=tuple(stances), counters=tuple(counters))


def close(state: State, why: CloseReason, deed: Deed) -> None:
    """The live offer is gone without a deal."""
    if state.offer is not None:
        deed.events.append(OfferClosed(state.offer.number, why))
        state.offer = None


def deal(state: State, number: int, rival: int, give: Hand, got: Hand, deed: Deed) -> None:
    """Both halves move at once (N180): the actor gives `give` to the rival for `got`."""
    mine, theirs = state.hands[state.actor], state.hands[rival]
    for kind in range(len(mine)):
        mine[kind] += got[kind] - give[kind]
        theirs[kind] += give[kind] - got[kind]
    state.offer = None
    deed.events.append(Dealt(number, state.actor, rival, cards_of(give), cards_of(got)))


def drop_absent(state: State, deed: Deed) -> None:
    """Rivals that are absent lose their stance, an offer directed to one is closed (N178)."""
    offer = state.offer
    if offer is None:
        return
    if offer.to != NOBODY and state.absent >> offer.to & 1:
        close(state, "absent", deed)
        return
    for seat in bits(state.absent):
        if offer.stances[seat] != "none":
            answer(state, seat, "none")
            deed.events.append(StanceTaken(seat, offer.number, "none"))


def offer_withdraw(state: State, _seat: int, menu: Menu) -> None:
    menu.append(Choice("withdraw", (One("offer", [the_offer(state).number]),), "back"))


def explain_withdraw(state: State, _seat: int, action: Withdraw) -> Refusal | None:
    offer = live(state, action.offer)
    return offer if isinstance(offer, Refusal) else None


def do_withdraw(state: State, _seat: int, _action: Withdraw, deed: Deed) -> None:
    close(state, "withdrawn", deed)


def offer_close_with(state: State, seat: int, menu: Menu) -> None:
    offer = the_offer(state)
    if not holds(state.hands[seat], offer.give):
        return
    hands = [rival for rival, stance in enumerate(offer.stances) if stance == "hand"]
    if hands:
        fields = (One("offer", [offer.number]), One("seat", hands))
        menu.append(Choice("close_with", fields, "talk"))


def explain_close_with(state: State, seat: int, action: CloseWith) -> Refusal | None:
    offer = live(state, action.offer)
    if isinstance(offer, Refusal):
        return offer
    if action.seat >= state.seats or offer.stances[action.seat] != "hand":
        return bad_offer("no_hand")
    return None if holds(state.hands[seat], offer.give) else cannot_pay(seat)


def do_close_with(state: State, seat: int, action: CloseWith, deed: Deed) -> None:
    offer = the_offer(state)
    _strike(state, seat, action.seat, offer.give, offer.want, deed)


def _strike(state: State, seat: int, rival: int, give: Hand, got: Hand, deed: Deed) -> None:
    """Deal, or a failed deal if the rival does not hold its half (N177)."""
    number = state.offers
    if holds(state.hands[rival], got):
        deal(state, number, rival, give, got, deed)
        return
    answer(state, rival, "none")
    deed.events.append(DealFailed(number, seat, rival, "cannot_pay"))


def _countered(state: State, action: AcceptCounter | RejectCounter) -> CounterOffer | Refusal:
    offer = live(state, action.offer)
    if isinstance(offer, Refusal):
        return offer
    counter = offer.counters[action.seat] if action.seat < state.seats else None
    if counter is None or counter.number != action.counter:
        return OFFER_CHANGED
    return counter


def _counter_choice(kind: str, offer: LiveOffer, counters: list[CounterOffer | None]) -> Choice:
    options = [(seat, [c.number]) for seat, c in enumerate(counters) if c is not None]
    fields = (One("offer", [offer.number]), Pair(("seat", "counter"), options))
    return Choice(kind, fields, "talk")


def offer_accept_counter(state: State, seat: int, menu: Menu) -> None:
    offer, hand = the_offer(state), state.hands[seat]
    able = [c if c is not None and holds(hand, c.want) else None for c in offer.counters]
    if any(able):
        menu.append(_counter_choice("accept_counter", offer, able))


def explain_accept_counter(state: State, seat: int, action: AcceptCounter) -> Refusal | None:
    counter = _countered(state, action)
    if isinstance(counter, Refusal):
        return counter
    return None if holds(state.hands[seat], counter.want) else cannot_pay(seat)


def do_accept_counter(state: State, seat: int, action: AcceptCounter, deed: Deed) -> None:
    counter = cast("CounterOffer", the_offer(state).counters[action.seat])
    _strike(state, seat, action.seat, counter.want, counter.give, deed)


def offer_reject_counter(state: State, _seat: int, menu: Menu) -> None:
    offer = the_offer(state)
    if any(offer.counters):
        menu.append(_counter_choice("reject_counter", offer, list(offer.counters)))


def explain_reject_counter(state: State, _seat: int, action: RejectCounter) -> Refusal | None:
    counter = _countered(state, action)
    return counter if isinstance(counter, Refusal) else None


def do_reject_counter(state: State, _seat: int, action: RejectCounter, deed: Deed) -> None:
    answer(state, action.seat, "none")
    deed.events.append(CounterRejected(action.offer, action.seat, action.counter))
