"""Disciplines and metropolises (N112 to N118)."""

from __future__ import annotations

from typing import Any

from sobremesa.games.natrak.board import bits
from sobremesa.games.natrak.data.load import MATERIALS, NUMBER
from sobremesa.games.natrak.expansions.adventurers.actions import PlaceMetropolis, Raise
from sobremesa.games.natrak.expansions.adventurers.data import GOODS, LEVELS
from sobremesa.games.natrak.expansions.adventurers.events import DisciplineRaised, MetropolisPlaced, MetropolisWon
from sobremesa.games.natrak.expansions.adventurers.pieces import LEVEL_MAX, NEEDS_CITY
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.expansions.adventurers.words import DISCIPLINES
from sobremesa.games.natrak.rules.deed import NO_PLACE, NO_SUCH_PLACE, NOT_YOUR_PIECE, OCCUPIED, Deed, Menu
from sobremesa.games.natrak.rules.points import check_victory, seat_or_none
from sobremesa.games.natrak.state import NOBODY, State
from sobremesa.kit.records import Choice, One, Pair, Refusal

METROPOLIS_PENDING = Refusal("metropolis_pending")
NO_CITY_FOR_METROPOLIS = Refusal("no_city_for_metropolis")
METROPOLIS_LEVEL = 4
HERBS, TRIBUTE, COIN = (NUMBER[name] for name in ("herbs", "tribute", "coin"))


def fortresses(state: State) -> int:
    """Mask of the cities that carry a metropolis, of all seats."""
    slot: Slot = state.extra
    mask = 0
    for site in slot.sites:
        if site != NOBODY:
            mask |= 1 << site
    return mask


def pending(state: State, seat: int) -> int:
    """The discipline whose metropolis the seat has still to place, or `NOBODY`."""
    slot: Slot = state.extra
    if seat in slot.holders:
        for discipline, holder in enumerate(slot.holders):
            if holder == seat and slot.sites[discipline] == NOBODY:
                return discipline
    return NOBODY


def plain_cities(state: State, seat: int) -> int:
    """Mask of the own cities without metropolis."""
    return state.cities[seat] & ~fortresses(state)


def brings(slot: Slot, seat: int, discipline: int) -> bool:
    """Would the next raise bring the metropolis (N114)?"""
    level = slot.disciplines[seat][discipline] + 1
    holder = slot.holders[discipline]
    if level < METROPOLIS_LEVEL or holder == seat:
        return False
    return holder == NOBODY or level > slot.disciplines[holder][discipline]


# Raising


def _price(slot: Slot, seat: int, discipline: int) -> int:
    """What the next level costs, a Crane at work or not (N47, N151)."""
    return slot.disciplines[seat][discipline] + (0 if slot.cranes else 1)


def _off_raise(state: State, seat: int, discipline: int) -> Refusal | None:
    slot: Slot = state.extra
    if pending(state, seat) != NOBODY:
        return METROPOLIS_PENDING
    if slot.disciplines[seat][discipline] == LEVELS:
        return LEVEL_MAX
    if not state.cities[seat]:
        return NEEDS_CITY
    if brings(slot, seat, discipline) and not plain_cities(state, seat):
        return NO_CITY_FOR_METROPOLIS
    missing = _price(slot, seat, discipline) - state.hands[seat][GOODS[discipline]]
    if missing > 0:
        return Refusal("cannot_afford", {"missing": {MATERIALS[GOODS[discipline]]: missing}})
    return None


def offer_raise(state: State, seat: int, menu: Menu) -> None:
    slot: Slot = state.extra
    hand = state.hands[seat]
    if not state.cities[seat] or not (slot.cranes or hand[HERBS] or hand[TRIBUTE] or hand[COIN]):
        return
    names = [
        name
        for number, name in enumerate(DISCIPLINES)
        if hand[GOODS[number]] >= _price(slot, seat, number) and _off_raise(state, seat, number) is None
    ]
    if names:
        menu.append(Choice("raise", (One("discipline", names),), "build"))


def explain_raise(state: State, seat: int, action: Raise) -> Refusal | None:
    return _off_raise(state, seat, DISCIPLINES.index(action.discipline))


def off_raise(state: State, seat: int) -> Refusal | None:
    """Why none can be raised: what the cheapest one still open lacks."""
    slot: Slot = state.extra
    reasons = [_off_raise(state, seat, number) for number in range(len(DISCIPLINES))]
    if None in reasons:
        return None
    cheapest = min(range(len(DISCIPLINES)), key=lambda d: (reasons[d] == LEVEL_MAX, slot.disciplines[seat][d]))
    return reasons[cheapest]


def do_raise(state: State, seat: int, action: Raise, deed: Deed) -> None:
    slot: Slot = state.extra
    discipline = DISCIPLINES.index(action.discipline)
    won, price = brings(slot, seat, discipline), _price(slot, seat, discipline)
    if slot.cranes:
        slot.cranes -= 1
    state.hands[seat][GOODS[discipline]] -= price
    slot.disciplines[seat][discipline] += 1
    level = slot.disciplines[seat][discipline]
    deed.events.append(DisciplineRaised(seat, action.discipline, level, price))
    if won:
        _win(state, seat, discipline, deed)


def _win(state: State, seat: int, discipline: int, deed: Deed) -> None:
    """The metropolis and its points pass at once; with one possible city it is placed at once (N114, N115)."""
    slot: Slot = state.extra
    loser = slot.holders[discipline]
    slot.holders[discipline], slot.sites[discipline] = seat, NOBODY
    deed.events.append(MetropolisWon(DISCIPLINES[discipline], seat, seat_or_none(loser)))
    if loser != NOBODY:
        deed.barrier = True
    cities = plain_cities(state, seat)
    if not cities & cities - 1:
        _place(state, seat, discipline, next(bits(cities)), deed, auto=True)
    check_victory(state, deed)


# Placing


def offer_place_metropolis(state: State, seat: int, menu: Menu) -> None:
    discipline = pending(state, seat)
    if discipline != NOBODY:
        options: list[tuple[Any, list[Any]]] = [(DISCIPLINES[discipline], list(bits(plain_cities(state, seat))))]
        menu.append(Choice("place_metropolis", (Pair(("discipline", "crossing"), options),), "build"))


def explain_place_metropolis(state: State, seat: int, action: PlaceMetropolis) -> Refusal | None:
    if pending(state, seat) != DISCIPLINES.index(action.discipline):
        return NO_PLACE
    if action.crossing >= len(state.board.grid.near):
        return NO_SUCH_PLACE
    if not state.cities[seat] >> action.crossing & 1:
        return NEEDS_CITY if state.camps[seat] >> action.crossing & 1 else NOT_YOUR_PIECE
    return OCCUPIED if fortresses(state) >> action.crossing & 1 else None


def do_place_metropolis(state: State, seat: int, action: PlaceMetropolis, deed: Deed) -> None:
    _place(state, seat, DISCIPLINES.index(action.discipline), action.crossing, deed, auto=False)


def place_first(state: State, deed: Deed) -> None:
    """The server places what the actor has left open, on the lowest city (N116)."""
    discipline = pending(state, state.actor)
    if discipline != NOBODY:
        _place(state, state.actor, discipline, next(bits(plain_cities(state, state.actor))), deed, auto=True)


def _place(state: State, seat: int, discipline: int, crossing: int, deed: Deed, *, auto: bool) -> None:
    slot: Slot = state.extra
    slot.sites[discipline] = crossing
    deed.events.append(MetropolisPlaced(DISCIPLINES[discipline], seat, crossing, auto))


def off_end(state: State, seat: int) -> Refusal | None:
    """Why the turn or window cannot be ended, or None (N63, N165)."""
    return METROPOLIS_PENDING if pending(state, seat) != NOBODY else None
