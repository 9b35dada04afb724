"""The event die, the march of the goblins, their attack and the sacking (N60, N81 to N90)."""

from __future__ import annotations

from sobremesa.games.natrak.board import bits, mask_of
from sobremesa.games.natrak.expansions.adventurers.actions import Sack
from sobremesa.games.natrak.expansions.adventurers.disciplines import fortresses
from sobremesa.games.natrak.expansions.adventurers.events import CitySacked, EventRolled, GoblinsAttacked
from sobremesa.games.natrak.expansions.adventurers.figures import strength
from sobremesa.games.natrak.expansions.adventurers.gates import open_gate
from sobremesa.games.natrak.expansions.adventurers.pieces import NEEDS_CITY
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.rules import dice
from sobremesa.games.natrak.rules.choices import place_choice
from sobremesa.games.natrak.rules.deed import NO_SUCH_PLACE, NOT_YOUR_PIECE, OCCUPIED, Deed, Menu
from sobremesa.games.natrak.rules.network import make_camp
from sobremesa.games.natrak.rules.points import check_victory
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Refusal

GOBLIN_FACES = 3
"""Faces 1 to 3 of the event die; the others are the gates."""
ARRIVAL = 7
"""On this step of the march they attack."""


def event(state: State, deed: Deed) -> bool:
    """The event die (N60, N81): True if somebody has to choose a city, or the game is over."""
    slot: Slot = state.extra
    face = 1 + deed.chance.below(f"dice/{state.turn}/event", 6)
    slot.face = face
    slot.faces[face - 1] += 1
    if face <= GOBLIN_FACES:
        slot.march += 1
        deed.events.append(EventRolled(state.actor, face, slot.march))
        if slot.march == ARRIVAL:
            attack(state, deed)
    else:
        deed.events.append(EventRolled(state.actor, face, slot.march))
        open_gate(state, face - GOBLIN_FACES - 1, deed)
    if state.phase != "over" and any(state.debts):
        state.phase = "sack"
    return state.phase in {"sack", "over"}


def horde(state: State) -> int:
    """The strength of the horde: the cities on the board (N82)."""
    return sum(mask.bit_count() for mask in state.cities)


def defences(state: State) -> list[int]:
    """What each seat contributes; the absent nothing (N83)."""
    slot: Slot = state.extra
    return [0 if state.absent >> seat & 1 else strength(slot, seat) for seat in range(state.seats)]


def payers(state: State) -> list[int]:
    """Who would lose a city if they attacked now (N85 to N88)."""
    each = defences(state)
    if sum(each) >= horde(state):
        return []
    return [seat for seat in _lowest(state, each) if sackable(state, seat)]


def _lowest(state: State, each: list[int]) -> list[int]:
    """Of those with a city, who contributes least (N87)."""
    least = min(number for seat, number in enumerate(each) if state.cities[seat])
    return [seat for seat, number in enumerate(each) if number == least and state.cities[seat]]


def attack(state: State, deed: Deed) -> None:
    """The attack is settled, then cities are lost; who has several to choose from owes the choice (N82 to N90)."""
    slot: Slot = state.extra
    horde_, each = horde(state), defences(state)
    slot.march = 0
    slot.active = [0] * state.seats
    if not horde_:
        deed.events.append(GoblinsAttacked(0, each, "none", [], [], []))
    elif sum(each) >= horde_:
        winners = [seat for seat, number in enumerate(each) if number == max(each)]
        for seat in winners:
            slot.defences[seat] += 1
        deed.events.append(GoblinsAttacked(horde_, each, "won", winners, [], []))
        check_victory(state, deed)
    else:
        _lose(state, horde_, each, deed)


def _lose(state: State, horde_: int, each: list[int], deed: Deed) -> None:
    lowest = _lowest(state, each)
    paying = [seat for seat in lowest if sackable(state, seat)]
    spared = [seat for seat in lowest if seat not in paying]
    deed.events.append(GoblinsAttacked(horde_, each, "lost", [], paying, spared))
    for seat in paying:
        cities = sackable(state, seat)
        if cities & cities - 1:
            state.debts[seat] = 1
        else:
            _sack(state, seat, next(bits(cities)), deed, auto=True)
    if any(state.debts):
        slot: Slot = state.extra
        slot.spared = mask_of(spared)


def sackable(state: State, seat: int) -> int:
    """Mask of the own cities without metropolis (N88)."""
    return state.cities[seat] & ~fortresses(state)


def offer_sack(state: State, seat: int, menu: Menu) -> None:
    if state.debts[seat]:
        menu.append(place_choice("sack", "crossing", sackable(state, seat), "play"))


def explain_sack(state: State, seat: int, action: Sack) -> Refusal | None:
    if action.crossing >= len(state.board.grid.near):
        return NO_SUCH_PLACE
    if not state.cities[seat] >> action.crossing & 1:
        return NEEDS_CITY if state.camps[seat] >> action.crossing & 1 else NOT_YOUR_PIECE
    return OCCUPIED if fortresses(state) >> action.crossing & 1 else None


def do_sack(state: State, seat: int, action: Sack, deed: Deed) -> None:
    _sack(state, seat, action.crossing, deed, auto=False)
    _go_on(state, deed)


def sack_first(state: State, seat: int, deed: Deed) -> None:
    """The server takes the lowest crossing (N88)."""
    _sack(state, seat, next(bits(sackable(state, seat))), deed, auto=True)
    _go_on(state, deed)


def _go_on(state: State, deed: Deed) -> None:
    if not any(state.debts):
        slot: Slot = state.extra
        slot.spared = 0
        dice.resolve(state, deed)


def _sack(state: State, seat: int, crossing: int, deed: Deed, *, auto: bool) -> None:
    slot: Slot = state.extra
    bit = 1 << crossing
    walled = bool(slot.walls[seat] & bit)
    slot.walls[seat] &= ~bit
    make_camp(state, seat, crossing)
    state.debts[seat] = 0
    deed.events.append(CitySacked(seat, crossing, walled, auto))
