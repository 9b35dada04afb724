"""What can be wrong with the box's part of a position, one line each."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.natrak.board import bits
from sobremesa.games.natrak.expansions.adventurers.cards.alchemy import TAKES, merchant_basic
from sobremesa.games.natrak.expansions.adventurers.cards.hidden import takeable
from sobremesa.games.natrak.expansions.adventurers.data import KINDS, OPEN_KINDS, counts
from sobremesa.games.natrak.expansions.adventurers.disciplines import METROPOLIS_LEVEL, pending, plain_cities
from sobremesa.games.natrak.expansions.adventurers.goblins import sackable
from sobremesa.games.natrak.expansions.adventurers.pieces import adventurers_left, walls_left
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.expansions.adventurers.words import DISCIPLINES
from sobremesa.games.natrak.state import NOBODY, State


def problems(state: State) -> list[str]:
    """Can the rules go on from this? Pieces first, since the rest builds on them."""
    for check in (_figures, _metropolises, _cards, _course):
        found = list(check(state, state.extra))
        if found:
            return found
    return []


def _figures(state: State, slot: Slot) -> Iterator[str]:
    size, built = len(state.board.grid.near), 0
    for seat in range(state.seats):
        built |= state.camps[seat] | state.cities[seat]
    stand = [crossing for mask in state.posts for crossing in bits(mask)]
    if len(set(stand)) != len(stand) or state.manned & built or state.manned >> size:
        yield "an adventurer on no crossing of its own"
    if slot.promoted & ~state.posts[state.actor]:
        yield "a promoted adventurer that is not the actor's"
    for seat in range(state.seats):
        if slot.walls[seat] & ~state.cities[seat]:
            yield f"seat {seat} has a wall and no city there"
        if walls_left(state, seat) < 0 or adventurers_left(state, seat) < 0:
            yield f"seat {seat} has too many walls or adventurers"
    holder, hex_ = slot.merchant
    if holder >= state.seats or hex_ >= len(state.board.terrain):
        yield "the Merchant is nobody's or on no hex"
    elif holder != NOBODY and merchant_basic(state, hex_) is None:
        yield "the Merchant is on a hex that produces nothing"


def _metropolises(state: State, slot: Slot) -> Iterator[str]:
    placed = [site for site in slot.sites if site != NOBODY]
    if len(set(placed)) != len(placed):
        yield "two metropolises on a city"
    for number, (holder, site) in enumerate(zip(slot.holders, slot.sites, strict=True)):
        levels = [row[number] for row in slot.disciplines]
        if holder == NOBODY:
            if max(levels) >= METROPOLIS_LEVEL:
                yield f"nobody has the metropolis of {DISCIPLINES[number]}"
        elif holder >= state.seats or levels[holder] < METROPOLIS_LEVEL or levels[holder] != max(levels):
            yield f"the metropolis of {DISCIPLINES[number]} is with a seat that has it not"
        elif site != NOBODY and not state.cities[holder] >> site & 1:
            yield f"the metropolis of {DISCIPLINES[number]} is on no city of its holder"
    for seat in range(state.seats):
        if pending(state, seat) != NOBODY and (seat != state.actor or not plain_cities(state, seat)):
            yield f"seat {seat} cannot place its metropolis"


def _cards(state: State, slot: Slot) -> Iterator[str]:
    whole = counts(state.generation)
    for number, deck in enumerate(whole):
        for kind, copies in enumerate(deck):
            seen = slot.played[kind] + sum(held[kind] for held in slot.progress)
            seen += sum(mask >> kind & 1 for mask in slot.shown) + slot.decks[number].count(kind)
            if copies and seen != copies:
                yield f"progress cards of kind {KINDS[kind]} do not come to {copies}"
        if any(not deck[kind] for kind in slot.decks[number]):
            yield f"the deck of {DISCIPLINES[number]} has cards of another"
    for kind in range(len(KINDS)):
        held = any(row[kind] for row in slot.progress)
        if (held or slot.played[kind]) and not any(deck[kind] for deck in whole):
            yield f"this generation has no {KINDS[kind]}"
        if any(mask >> kind & 1 for mask in slot.shown) and kind not in OPEN_KINDS:
            yield f"{KINDS[kind]} is in plain sight"
        if kind in OPEN_KINDS and (held or slot.played[kind]):
            yield f"{KINDS[kind]} is held or played"


def _course(state: State, slot: Slot) -> Iterator[str]:
    phase, choosing = state.phase, slot.choosing
    if (phase == "card") != (choosing is not None):
        yield "phase and the choice of cards do not go together"
    if slot.sabotage and phase != "discard":
        yield "a Saboteur's discard in another phase"
    if choosing is not None and not _can_choose(state, choosing.card, choosing.victim, choosing.number):
        yield "there is nothing to choose from"
    if slot.spared >> state.seats or (slot.spared and phase != "sack"):
        yield "a seat is spared without a sacking"
    if phase == "sack" and any(owed and not sackable(state, seat) for seat, owed in enumerate(state.debts)):
        yield "a seat has no city to lose"
    if phase == "gift" and state.debts[state.actor]:
        yield "the actor owes itself a gift"


def _can_choose(state: State, card: str, victim: int, number: int) -> bool:
    if victim >= state.seats or victim == state.actor:
        return False
    if card == "spy":
        return number == 1 and bool(takeable(state, victim))
    return 1 <= number <= min(TAKES, sum(state.hands[victim]))
