"""The box's sections of what viewers see, and its events as each is shown (section 21)."""

from __future__ import annotations

from functools import cache
from typing import cast

import msgspec

from sobremesa.games.natrak import views as base_views
from sobremesa.games.natrak.board import bits
from sobremesa.games.natrak.data.load import MATERIALS
from sobremesa.games.natrak.expansions.adventurers import events, views
from sobremesa.games.natrak.expansions.adventurers.data import KINDS, LEVELS, OPEN_KINDS, decks, facts
from sobremesa.games.natrak.expansions.adventurers.figures import strength
from sobremesa.games.natrak.expansions.adventurers.goblins import defences, horde, payers
from sobremesa.games.natrak.expansions.adventurers.pieces import adventurers_left, walls_left
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.expansions.adventurers.words import DISCIPLINES, Progress, Trade
from sobremesa.games.natrak.rules.deed import cards_of
from sobremesa.games.natrak.state import NOBODY, State
from sobremesa.kit.records import Event


def public(state: State, base: base_views.Public) -> views.AdventurersPublic:
    """What everybody sees."""
    slot: Slot = state.extra
    return views.AdventurersPublic(
        base.rules,
        base.board,
        base.pieces,
        base.players,
        base.turn,
        base.dice,
        base.offer,
        base.scrolls,
        box=_box(state.generation),
        goblins=views.GoblinsView(slot.march, horde(state), defences(state), payers(state), list(bits(slot.spared))),
        event_die=views.EventDieView(slot.face or None, slot.faces[:]),
        figures=_figures(slot),
        standings=[_standing(state, slot, seat) for seat in range(state.seats)],
        progress=views.ProgressView(
            {name: len(slot.decks[number]) for number, name in enumerate(DISCIPLINES)}, _named(slot.played)
        ),
        effects=_effects(slot),
    )


@cache
def _box(generation: int) -> views.BoxView:
    whole = decks(generation)
    found = {name: views.DisciplineFacts(facts().goods[name], whole.of(name)) for name in DISCIPLINES}
    return views.BoxView(LEVELS, found)


def _named(counts: list[int]) -> dict[Progress, int]:
    return {KINDS[kind]: number for kind, number in enumerate(counts) if number}


def _figures(slot: Slot) -> views.FiguresView:
    adventurers = [
        views.AdventurerView(
            crossing,
            seat,
            number + 1,
            bool(slot.active[seat] >> crossing & 1),
            bool(slot.promoted >> crossing & 1),
        )
        for seat, masks in enumerate(slot.levels)
        for number, mask in enumerate(masks)
        for crossing in bits(mask)
    ]
    walls = [views.WallView(crossing, seat) for seat, mask in enumerate(slot.walls) for crossing in bits(mask)]
    metropolises = [
        views.MetropolisView(DISCIPLINES[number], seat, None if site == NOBODY else site)
        for number, (seat, site) in enumerate(zip(slot.holders, slot.sites, strict=True))
        if seat != NOBODY
    ]
    merchant = None if slot.merchant[0] == NOBODY else views.MerchantView(*slot.merchant)
    return views.FiguresView(adventurers, walls, metropolises, merchant)


def _standing(state: State, slot: Slot, seat: int) -> views.StandingView:
    return views.StandingView(
        seat=seat,
        levels=dict(zip(DISCIPLINES, slot.disciplines[seat], strict=True)),
        defence=strength(slot, seat),
        defences_won=slot.defences[seat],
        progress=sum(slot.progress[seat]),
        shown=[KINDS[kind] for kind in OPEN_KINDS if slot.shown[seat] >> kind & 1],
        supply={"wall": walls_left(state, seat), "adventurer": adventurers_left(state, seat)},
        dice=slot.fixed[seat],
    )


def _effects(slot: Slot) -> views.EffectsView:
    choosing = slot.choosing
    return views.EffectsView(
        cranes=slot.cranes,
        smiths=slot.smiths,
        fleets=[cast("Trade", MATERIALS[kind]) for kind in bits(slot.fleets)],
        choosing=None if choosing is None else views.ChoosingView(choosing.card, choosing.victim, choosing.number),
        sabotage=slot.sabotage,
        takes=slot.takes,
        gifts=slot.gifts,
    )


def own(state: State, seat: int, base: base_views.Own) -> views.AdventurersOwn:
    """What only `seat` sees besides."""
    slot: Slot = state.extra
    return views.AdventurersOwn(
        base.hand, base.scrolls, base.rates, base.hidden_parts, _named(slot.progress[seat]), _look(state, slot, seat)
    )


def _look(state: State, slot: Slot, seat: int) -> views.LookView | None:
    choosing = slot.choosing
    if choosing is None or seat != state.actor:
        return None
    victim = choosing.victim
    if choosing.card == "spy":
        return views.LookView(victim, None, _named(slot.progress[victim]))
    return views.LookView(victim, cards_of(state.hands[victim]), None)


# Events


_OPEN = frozenset(KINDS[kind] for kind in OPEN_KINDS)


def show(event: Event, viewer: int | None) -> Event:
    """The event's form for a seat or a watcher (None)."""
    match event:
        case events.ProgressDrawn(seat=seat, card=card) if viewer != seat and card not in _OPEN:
            return msgspec.structs.replace(event, card=None)
        case events.PortTraded(seat=seat, rival=rival) if viewer not in (seat, rival):
            return msgspec.structs.replace(event, good=None)
        case events.HandSeen(seat=seat) | events.ProgressSeen(seat=seat) if viewer != seat:
            return msgspec.structs.replace(event, cards=None)
        case events.CardsTaken(seat=seat, rival=rival) if viewer not in (seat, rival):
            return msgspec.structs.replace(event, cards=None)
        case events.ProgressTaken(seat=seat, rival=rival) if viewer not in (seat, rival):
            return msgspec.structs.replace(event, card=None)
        case events.CardsGiven(seat=seat, giver=giver) if viewer not in (seat, giver):
            return msgspec.structs.replace(event, cards=None)
        case _:
            return event
