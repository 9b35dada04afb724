"""Trade with the guild (N166 to N169)."""

from __future__ import annotations

from functools import lru_cache

from sobremesa.games.natrak.actions import Guild
from sobremesa.games.natrak.board import Board
from sobremesa.games.natrak.data.load import ANY_PORT, BASICS, MATERIALS, NUMBER
from sobremesa.games.natrak.events import Exchanged
from sobremesa.games.natrak.rules.deed import Deed, Menu
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Choice, Pair, Refusal

SAME_KIND = Refusal("same_kind")


def rates(state: State, seat: int) -> tuple[int, ...]:
    """How many of each material the guild takes from a seat for one other card (N168)."""
    return state.hooks.rates(state, seat, _port_rates(state.board, state.camps[seat] | state.cities[seat]))


@lru_cache(maxsize=512)
def _port_rates(board: Board, own: int) -> tuple[int, ...]:
    facts = board.mode.rates
    base = facts.any_port if own & board.served[ANY_PORT] else facts.always
    basics = tuple(facts.own_port if own & board.served[kind] else base for kind in range(BASICS))
    return basics + (facts.always,) * (len(board.mode.materials) - BASICS)


def _gives(state: State, seat: int) -> int:
    """Mask of the materials of which the hand holds as many as the rate."""
    hand = state.hands[seat]
    if max(hand) < state.mode.rates.own_port:
        return 0
    mask, bit = 0, 1
    for held, rate in zip(hand, rates(state, seat), strict=True):
        if held >= rate:
            mask |= bit
        bit <<= 1
    return mask


@lru_cache(maxsize=512)
def _guild_choice(gives: int, kinds: int) -> Choice:
    names = MATERIALS[:kinds]
    options = [(names[m], [other for other in names if other != names[m]]) for m in range(kinds) if gives >> m & 1]
    return Choice("guild", (Pair(("give", "get"), options),), "trade")


def offer_guild(state: State, seat: int, menu: Menu) -> None:
    gives = _gives(state, seat)
    if gives:
        menu.append(_guild_choice(gives, len(state.hands[seat])))


def explain_guild(state: State, seat: int, action: Guild) -> Refusal | None:
    if action.give == action.get:
        return SAME_KIND
    kind = NUMBER[action.give]
    missing = rates(state, seat)[kind] - state.hands[seat][kind]
    if missing > 0:
        return Refusal("cannot_afford", {"missing": {action.give: missing}})
    return None


def off_guild(state: State, seat: int) -> Refusal | None:
    """No kind reaches its rate: what is missing of the one that comes nearest."""
    hand = state.hands[seat]
    missing, kind = min((rate - hand[m], m) for m, rate in enumerate(rates(state, seat)))
    if missing <= 0:
        return None
    return Refusal("cannot_afford", {"missing": {MATERIALS[kind]: missing}})


def do_guild(state: State, seat: int, action: Guild, deed: Deed) -> None:
    hand = state.hands[seat]
    rate = rates(state, seat)[NUMBER[action.give]]
    hand[NUMBER[action.give]] -= rate
    hand[NUMBER[action.get]] += 1
    deed.events.append(Exchanged(seat, {action.give: rate}, {action.get: 1}))
