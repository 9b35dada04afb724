"""The Religion deck (N150 to N159)."""

from __future__ import annotations

from functools import cache
from typing import Any

from sobremesa.games.natrak.board import bits, board_of
from sobremesa.games.natrak.data.load import NUMBER
from sobremesa.games.natrak.events import Gained, PiecePlaced
from sobremesa.games.natrak.expansions.adventurers import actions as act
from sobremesa.games.natrak.expansions.adventurers.cards.alchemy import own_hexes
from sobremesa.games.natrak.expansions.adventurers.cards.card import Card
from sobremesa.games.natrak.expansions.adventurers.data import LEVELS
from sobremesa.games.natrak.expansions.adventurers.pieces import no_city_to_wall, unpaid, walls_left
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.expansions.adventurers.walls import raise_wall, unwalled
from sobremesa.games.natrak.rules.building import NO_PIECE_LEFT, price_of, supply
from sobremesa.games.natrak.rules.deed import NO_SUCH_PLACE, NOT_YOUR_PIECE, Deed, pay
from sobremesa.games.natrak.rules.network import make_city
from sobremesa.games.natrak.rules.points import check_victory
from sobremesa.games.natrak.rules.scrolls import NO_EFFECT, give_roads
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Field, One, Pair, Refusal

HARVEST = 2
"""Cards for each hex of an Irrigation or Mining."""
SMITHS = 2
SWAPPED = frozenset({3, 4, 5, 9, 10, 11})
"""Tokens that an Inventor swaps."""
BAD_TOKENS = Refusal("bad_tokens")

# Alchemist


@cache
def _dice() -> tuple[Field, ...]:
    return One("red", [1, 2, 3, 4, 5, 6]), One("white", [1, 2, 3, 4, 5, 6])


def _alchemist_fields(_state: State, _seat: int) -> tuple[Field, ...]:
    return _dice()


def _off_alchemist(state: State, seat: int) -> Refusal | None:
    slot: Slot = state.extra
    return None if slot.fixed[seat] is None else NO_EFFECT


def _do_alchemist(state: State, seat: int, action: act.PlayAlchemist, _deed: Deed) -> None:
    slot: Slot = state.extra
    slot.fixed[seat] = (action.red, action.white)


# Crane


def _off_crane(state: State, seat: int) -> Refusal | None:
    slot: Slot = state.extra
    return None if min(slot.disciplines[seat]) < LEVELS else NO_EFFECT


def _do_crane(state: State, _seat: int, _action: act.PlayCrane, _deed: Deed) -> None:
    slot: Slot = state.extra
    slot.cranes += 1


# Engineering


def _off_engineering(state: State, seat: int) -> Refusal | None:
    return None if walls_left(state, seat) > 0 and unwalled(state, seat) else NO_EFFECT


def _engineering_fields(state: State, seat: int) -> tuple[Field, ...]:
    return (One("crossing", list(bits(unwalled(state, seat)))),)


def _explain_engineering(state: State, seat: int, action: act.PlayEngineering) -> Refusal | None:
    if action.crossing >= len(state.board.grid.near):
        return NO_SUCH_PLACE
    return no_city_to_wall(state, seat, action.crossing)


def _do_engineering(state: State, seat: int, action: act.PlayEngineering, deed: Deed) -> None:
    raise_wall(state, seat, action.crossing, deed, free=True)


# Inventor


def _inventor_fields(state: State, _seat: int) -> tuple[Field, ...]:
    tokens = state.board.tokens
    movable = [hex_ for hex_, token in enumerate(tokens) if token in SWAPPED]
    options: list[tuple[Any, list[Any]]] = [
        (first, [second for second in movable if tokens[second] != tokens[first]]) for first in movable
    ]
    return (Pair(("first", "second"), options),)


def _explain_inventor(state: State, _seat: int, action: act.PlayInventor) -> Refusal | None:
    tokens = state.board.tokens
    if action.first >= len(tokens) or action.second >= len(tokens):
        return NO_SUCH_PLACE
    pair = {tokens[action.first], tokens[action.second]}
    return None if len(pair) == 2 and pair <= SWAPPED else BAD_TOKENS


def _do_inventor(state: State, _seat: int, action: act.PlayInventor, _deed: Deed) -> None:
    board = state.board
    tokens = list(board.tokens)
    tokens[action.first], tokens[action.second] = tokens[action.second], tokens[action.first]
    state.board = board_of(board.grid.layout, state.mode_name, board.terrain, tuple(tokens), board.ports)
    state.income = {}


# Irrigation and Mining


def _fields_of(state: State, seat: int, terrain: str) -> int:
    return sum(state.board.terrain[hex_] == terrain for hex_ in own_hexes(state, seat))


def _harvest(state: State, seat: int, material: Any, hexes: int, why: Any, deed: Deed) -> None:
    number = HARVEST * hexes
    state.hands[seat][NUMBER[material]] += number
    deed.events.append(Gained(seat, {material: number}, why))


def _off_irrigation(state: State, seat: int) -> Refusal | None:
    return None if _fields_of(state, seat, "farmland") else NO_EFFECT


def _do_irrigation(state: State, seat: int, _action: act.PlayIrrigation, deed: Deed) -> None:
    _harvest(state, seat, "wheat", _fields_of(state, seat, "farmland"), "irrigation", deed)


def _off_mining(state: State, seat: int) -> Refusal | None:
    return None if _fields_of(state, seat, "mine") else NO_EFFECT


def _do_mining(state: State, seat: int, _action: act.PlayMining, deed: Deed) -> None:
    _harvest(state, seat, "stone", _fields_of(state, seat, "mine"), "mining", deed)


# Medicine


def _off_medicine(state: State, seat: int) -> Refusal | None:
    if not state.camps[seat]:
        return NO_EFFECT
    return unpaid(state, seat, "medicine") if supply(state, seat, "city") > 0 else NO_PIECE_LEFT


def _medicine_fields(state: State, seat: int) -> tuple[Field, ...]:
    return (One("crossing", list(bits(state.camps[seat]))),)


def _explain_medicine(state: State, seat: int, action: act.PlayMedicine) -> Refusal | None:
    if action.crossing >= len(state.board.grid.near):
        return NO_SUCH_PLACE
    return None if state.camps[seat] >> action.crossing & 1 else NOT_YOUR_PIECE


def _do_medicine(state: State, seat: int, action: act.PlayMedicine, deed: Deed) -> None:
    pay(state.hands[seat], price_of(state, "medicine"))
    make_city(state, seat, action.crossing)
    deed.events.append(PiecePlaced(seat, "city", action.crossing, free=False))
    check_victory(state, deed)


# Road Building and Smith


def _off_roads(state: State, seat: int) -> Refusal | None:
    return None if supply(state, seat, "road") > 0 else NO_EFFECT


def _do_roads(state: State, seat: int, _action: act.PlayRoadBuilding, _deed: Deed) -> None:
    give_roads(state, seat)


def _off_smith(state: State, seat: int) -> Refusal | None:
    return None if state.posts[seat] else NO_EFFECT


def _do_smith(state: State, _seat: int, _action: act.PlaySmith, _deed: Deed) -> None:
    slot: Slot = state.extra
    slot.smiths += SMITHS


CARDS = (
    Card("alchemist", act.PlayAlchemist, _do_alchemist, _off_alchemist, _alchemist_fields),
    Card("crane", act.PlayCrane, _do_crane, _off_crane),
    Card(
        "engineering", act.PlayEngineering, _do_engineering, _off_engineering, _engineering_fields, _explain_engineering
    ),
    Card("inventor", act.PlayInventor, _do_inventor, fields=_inventor_fields, explain=_explain_inventor),
    Card("irrigation", act.PlayIrrigation, _do_irrigation, _off_irrigation),
    Card("medicine", act.PlayMedicine, _do_medicine, _off_medicine, _medicine_fields, _explain_medicine),
    Card("mining", act.PlayMining, _do_mining, _off_mining),
    Card("road_building", act.PlayRoadBuilding, _do_roads, _off_roads),
    Card("smith", act.PlaySmith, _do_smith, _off_smith),
)
