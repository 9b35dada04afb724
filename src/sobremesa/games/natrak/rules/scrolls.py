"""Spell scrolls: buying and casting (N119 to N128)."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.games.natrak.actions import (
    BuyScroll,
    CastAbundance,
    CastGlory,
    CastHoarding,
    CastMercenary,
    CastRoads,
)
from sobremesa.games.natrak.data.load import (
    ABUNDANCE,
    BASICS,
    GLORY,
    HOARDING,
    MATERIALS,
    MERCENARY,
    NUMBER,
    ROADS,
    SCROLLS,
)
from sobremesa.games.natrak.events import Gained, Handed, ScrollBought, ScrollCast
from sobremesa.games.natrak.rules.building import price_of, supply
from sobremesa.games.natrak.rules.deed import (
    NOT_HELD,
    Deed,
    Menu,
    can_pay,
    cannot_afford,
    cards_of,
    pay,
)
from sobremesa.games.natrak.rules.points import check_victory, settle_company
from sobremesa.games.natrak.rules.seven import begin_dragon
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Choice, Counts, One, Refusal

ONE_SCROLL_PER_TURN = Refusal("one_scroll_per_turn")
BOUGHT_THIS_TURN = Refusal("bought_this_turn")
NOT_CASTABLE = Refusal("not_castable")
NO_EFFECT = Refusal("no_effect")
DECK_EMPTY = Refusal("deck_empty")
BASIC_ONLY = Refusal("basic_only")
FREE_ROADS = 2
ABUNDANCE_CARDS = 2

# Buying

_BUY = Choice("buy_scroll", group="cards")


def offer_buy_scroll(state: State, seat: int, menu: Menu) -> None:
    if state.deck and can_pay(state.hands[seat], price_of(state, "scroll")):
        menu.append(_BUY)


def explain_buy_scroll(state: State, seat: int, _action: BuyScroll | None) -> Refusal | None:
    if not state.deck:
        return DECK_EMPTY
    price, hand = price_of(state, "scroll"), state.hands[seat]
    return None if can_pay(hand, price) else cannot_afford(hand, price)


def off_buy_scroll(state: State, seat: int) -> Refusal | None:
    return explain_buy_scroll(state, seat, None)


def do_buy_scroll(state: State, seat: int, _action: BuyScroll, deed: Deed) -> None:
    pay(state.hands[seat], price_of(state, "scroll"))
    kind = state.deck[0]
    state.deck = state.deck[1:]
    state.scrolls[seat][kind] += 1
    if state.phase == "main":
        state.fresh[kind] += 1
    deed.events.append(ScrollBought(seat, SCROLLS[kind], len(state.deck)))
    if kind == GLORY:
        check_victory(state, deed)


def basics_only(cards: Iterable[str]) -> bool:
    """Are these all basic materials?"""
    return all(NUMBER[kind] < BASICS for kind in cards)


# Casting


def off_cast(state: State, seat: int, kind: int) -> Refusal | None:
    """Why a seat may cast no scroll of this kind now, or None (N121, N122, N124)."""
    if state.scroll_cast:
        return ONE_SCROLL_PER_TURN
    held = state.scrolls[seat][kind]
    if held <= state.fresh[kind]:
        return BOUGHT_THIS_TURN if held else NOT_HELD
    if kind == ROADS and supply(state, seat, "road") < 1:
        return NO_EFFECT
    return None


def _cast(state: State, seat: int, kind: int) -> None:
    state.scrolls[seat][kind] -= 1
    state.cast[kind] += 1
    state.scroll_cast = True


def explain_cast_glory(_state: State, _seat: int, _action: CastGlory) -> Refusal:
    return NOT_CASTABLE


def do_cast_glory(_state: State, _seat: int, _action: CastGlory, _deed: Deed) -> None:
    """Never reached: it is always refused (N127)."""


_MERCENARY = Choice("cast_mercenary", group="cards")


def offer_cast_mercenary(state: State, seat: int, menu: Menu) -> None:
    if state.scrolls[seat][MERCENARY] and off_cast(state, seat, MERCENARY) is None:
        menu.append(_MERCENARY)


def explain_cast_mercenary(state: State, seat: int, _action: CastMercenary) -> Refusal | None:
    return off_cast(state, seat, MERCENARY)


def off_cast_mercenary(state: State, seat: int) -> Refusal | None:
    return off_cast(state, seat, MERCENARY)


def do_cast_mercenary(state: State, seat: int, _action: CastMercenary, deed: Deed) -> None:
    _cast(state, seat, MERCENARY)
    state.mercenaries[seat] += 1
    deed.events.append(ScrollCast(seat, "mercenary"))
    settle_company(state, seat, deed)
    check_victory(state, deed)
    if state.phase != "over":
        begin_dragon(state)


_ROADS = Choice("cast_roads", group="cards")


def offer_cast_roads(state: State, seat: int, menu: Menu) -> None:
    if state.scrolls[seat][ROADS] and off_cast(state, seat, ROADS) is None:
        menu.append(_ROADS)


def explain_cast_roads(state: State, seat: int, _action: CastRoads) -> Refusal | None:
    return off_cast(state, seat, ROADS)


def off_cast_roads(state: State, seat: int) -> Refusal | None:
    return off_cast(state, seat, ROADS)


def do_cast_roads(state: State, seat: int, _action: CastRoads, deed: Deed) -> None:
    _cast(state, seat, ROADS)
    give_roads(state, seat)
    deed.events.append(ScrollCast(seat, "roads"))


def give_roads(state: State, seat: int) -> None:
    """Two free roads, or as many as are left (N99, N124)."""
    state.free_roads = min(state.free_roads + FREE_ROADS, supply(state, seat, "road"))


_ABUNDANCE = Choice(
    "cast_abundance",
    (
        Counts(
            "cards",
            dict.fromkeys(MATERIALS[:BASICS], ABUNDANCE_CARDS),
            ABUNDANCE_CARDS,
            ABUNDANCE_CARDS,
        ),
    ),
    "cards",
)


def offer_cast_abundance(state: State, seat: int, menu: Menu) -> None:
    if state.scrolls[seat][ABUNDANCE] and off_cast(state, seat, ABUNDANCE) is None:
        menu.append(_ABUNDANCE)


def explain_cast_abundance(state: State, seat: int, action: CastAbundance) -> Refusal | None:
    refusal = off_cast(state, seat, ABUNDANCE)
    if refusal is not None:
        return refusal
    if not basics_only(action.cards):
        return BASIC_ONLY
    sent = sum(action.cards.values())
    if sent != ABUNDANCE_CARDS:
        return Refusal("wrong_number", {"owed": ABUNDANCE_CARDS, "sent": sent})
    return None


def off_cast_abundance(state: State, seat: int) -> Refusal | None:
    return off_cast(state, seat, ABUNDANCE)


def do_cast_abundance(state: State, seat: int, action: CastAbundance, deed: Deed) -> None:
    _cast(state, seat, ABUNDANCE)
    got = [0] * len(state.hands[seat])
    for kind, number in action.cards.items():
        got[NUMBER[kind]] = number
    state.hands[seat] = [a + b for a, b in zip(state.hands[seat], got, strict=True)]
    deed.events.append(ScrollCast(seat, "abundance"))
    deed.events.append(Gained(seat, cards_of(got), "abundance"))


_HOARDING = Choice("cast_hoarding", (One("material", list(MATERIALS[:BASICS])),), "cards")


def offer_cast_hoarding(state: State, seat: int, menu: Menu) -> None:
    if state.scrolls[seat][HOARDING] and off_cast(state, seat, HOARDING) is None:
        menu.append(_HOARDING)


def explain_cast_hoarding(state: State, seat: int, action: CastHoarding) -> Refusal | None:
    refusal = off_cast(state, seat, HOARDING)
    if refusal is not None:
        return refusal
    return None if basics_only((action.material,)) else BASIC_ONLY


def off_cast_hoarding(state: State, seat: int) -> Refusal | None:
    return off_cast(state, seat, HOARDING)


def do_cast_hoarding(state: State, seat: int, action: CastHoarding, deed: Deed) -> None:
    """N126: every rival, absent ones too, hands over all it holds; taken in seat order after the caster."""
    _cast(state, seat, HOARDING)
    deed.events.append(ScrollCast(seat, "hoarding", action.material))
    kind = NUMBER[action.material]
    for step in range(1, state.seats):
        rival = (seat + step) % state.seats
        number = state.hands[rival][kind]
        if number:
            state.hands[rival][kind] = 0
            state.hands[seat][kind] += number
            deed.events.append(Handed(rival, seat, {action.material: number}))
