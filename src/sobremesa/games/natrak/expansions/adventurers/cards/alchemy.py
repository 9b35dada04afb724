"""The Alchemy deck (N135 to N140)."""

from __future__ import annotations

from functools import cache
from typing import Any

from sobremesa.games.natrak.data.load import BASICS, MATERIALS, NUMBER
from sobremesa.games.natrak.events import Handed
from sobremesa.games.natrak.expansions.adventurers import actions as act
from sobremesa.games.natrak.expansions.adventurers.cards.card import Card, rivals_of
from sobremesa.games.natrak.expansions.adventurers.cards.hidden import begin_choice
from sobremesa.games.natrak.expansions.adventurers.events import HandSeen, PortTraded
from sobremesa.games.natrak.expansions.adventurers.slot import Choosing, Slot
from sobremesa.games.natrak.rules.deed import NO_PLACE, NO_SUCH_PLACE, NOT_CONNECTED, Deed, cards_of
from sobremesa.games.natrak.rules.points import check_victory, points
from sobremesa.games.natrak.rules.scrolls import NO_EFFECT
from sobremesa.games.natrak.rules.seven import BAD_VICTIM
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Field, One, Refusal

TAKES = 2
"""Cards that a Master Merchant takes."""
RESOURCES, ITEMS = 2, 1
"""Cards that a Resource Monopoly and a Goods Monopoly take from each rival at most."""


@cache
def materials(first: int, end: int) -> tuple[Field, ...]:
    """The choice of one material."""
    return (One("material", list(MATERIALS[first:end])),)


# Merchant


def merchant_basic(state: State, hex_: int) -> int | None:
    """The basic of a producing hex, that the Merchant may stand on; None for others (N135)."""
    if not state.board.tokens[hex_]:
        return None
    kinds = [NUMBER[name] for name in state.mode.yields[state.board.terrain[hex_]].camp]
    return next((kind for kind in kinds if kind < BASICS), None)


def own_hexes(state: State, seat: int) -> list[int]:
    """The hexes that an own building touches."""
    own = state.camps[seat] | state.cities[seat]
    return [hex_ for hex_, corners in enumerate(state.board.grid.corners) if own & corners]


def _stands(state: State, seat: int) -> list[int]:
    return [hex_ for hex_ in own_hexes(state, seat) if merchant_basic(state, hex_) is not None]


def _off_merchant(state: State, seat: int) -> Refusal | None:
    return None if _stands(state, seat) else NO_EFFECT


def _merchant_fields(state: State, seat: int) -> tuple[Field, ...]:
    return (One("hex", _stands(state, seat)),)


def _explain_merchant(state: State, seat: int, action: act.PlayMerchant) -> Refusal | None:
    if action.hex >= len(state.board.terrain):
        return NO_SUCH_PLACE
    if merchant_basic(state, action.hex) is None:
        return NO_PLACE
    return None if action.hex in _stands(state, seat) else NOT_CONNECTED


def _do_merchant(state: State, seat: int, action: act.PlayMerchant, deed: Deed) -> None:
    slot: Slot = state.extra
    slot.merchant = (seat, action.hex)
    check_victory(state, deed)


# Merchant Fleet


def _all_kinds(state: State, _seat: int) -> tuple[Field, ...]:
    return materials(0, len(state.mode.materials))


def _do_fleet(state: State, _seat: int, action: act.PlayMerchantFleet, _deed: Deed) -> None:
    slot: Slot = state.extra
    slot.fleets |= 1 << NUMBER[action.material]


# Trade Port


def _off_port(state: State, seat: int) -> Refusal | None:
    return None if any(state.hands[seat][:BASICS]) else NO_EFFECT


def _port_fields(state: State, seat: int) -> tuple[Field, ...]:
    return (One("material", [MATERIALS[m] for m, n in enumerate(state.hands[seat][:BASICS]) if n]),)


def _explain_port(state: State, seat: int, action: act.PlayTradePort) -> Refusal | None:
    return None if state.hands[seat][NUMBER[action.material]] else NO_EFFECT


def _do_port(state: State, seat: int, action: act.PlayTradePort, deed: Deed) -> None:
    slot: Slot = state.extra
    mine, basic = state.hands[seat], NUMBER[action.material]
    for rival in rivals_of(state, seat):
        theirs = state.hands[rival]
        goods = [kind for kind in range(BASICS, len(theirs)) for _ in range(theirs[kind])]
        if not goods or not mine[basic]:
            continue
        good = goods[deed.chance.below(f"port/{state.turn}/{slot.takes}", len(goods))]
        slot.takes += 1
        for kind, change in ((basic, 1), (good, -1)):
            theirs[kind] += change
            mine[kind] -= change
        deed.events.append(PortTraded(seat, rival, action.material, MATERIALS[good]))


# Master Merchant


def _richer(state: State, seat: int) -> list[int]:
    """Rivals with more points and at least one card."""
    mine = points(state, seat)
    return [rival for rival in rivals_of(state, seat) if points(state, rival) > mine and any(state.hands[rival])]


def _off_master(state: State, seat: int) -> Refusal | None:
    return None if _richer(state, seat) else NO_EFFECT


def _master_fields(state: State, seat: int) -> tuple[Field, ...]:
    return (One("rival", sorted(_richer(state, seat))),)


def _explain_master(state: State, seat: int, action: act.PlayMasterMerchant) -> Refusal | None:
    return None if action.rival in _richer(state, seat) else BAD_VICTIM


def _do_master(state: State, seat: int, action: act.PlayMasterMerchant, deed: Deed) -> None:
    hand = state.hands[action.rival]
    deed.events.append(HandSeen(seat, action.rival, cards_of(hand)))
    begin_choice(state, Choosing("master_merchant", action.rival, min(TAKES, sum(hand))))


# Monopolies


def _take_each(state: State, seat: int, material: Any, most: int, deed: Deed) -> None:
    kind = NUMBER[material]
    for rival in rivals_of(state, seat):
        number = min(most, state.hands[rival][kind])
        if number:
            state.hands[rival][kind] -= number
            state.hands[seat][kind] += number
            deed.events.append(Handed(rival, seat, {material: number}))


def _basics(_state: State, _seat: int) -> tuple[Field, ...]:
    return materials(0, BASICS)


def _goods(state: State, _seat: int) -> tuple[Field, ...]:
    return materials(BASICS, len(state.mode.materials))


def _do_resources(state: State, seat: int, action: act.PlayResourceMonopoly, deed: Deed) -> None:
    _take_each(state, seat, action.material, RESOURCES, deed)


def _do_goods(state: State, seat: int, action: act.PlayGoodsMonopoly, deed: Deed) -> None:
    _take_each(state, seat, action.material, ITEMS, deed)


CARDS = (
    Card("merchant", act.PlayMerchant, _do_merchant, _off_merchant, _merchant_fields, _explain_merchant),
    Card("merchant_fleet", act.PlayMerchantFleet, _do_fleet, fields=_all_kinds),
    Card("trade_port", act.PlayTradePort, _do_port, _off_port, _port_fields, _explain_port),
    Card("master_merchant", act.PlayMasterMerchant, _do_master, _off_master, _master_fields, _explain_master),
    Card("resource_monopoly", act.PlayResourceMonopoly, _do_resources, fields=_basics),
    Card("goods_monopoly", act.PlayGoodsMonopoly, _do_goods, fields=_goods),
)
