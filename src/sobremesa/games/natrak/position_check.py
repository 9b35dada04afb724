"""What can be wrong with a position whose JSON is well formed, one line each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sobremesa.games.natrak.board import bits, grid
from sobremesa.games.natrak.data.load import MERCENARY, decks, maps
from sobremesa.games.natrak.rules import points
from sobremesa.games.natrak.rules.building import supply
from sobremesa.games.natrak.rules.network import barred
from sobremesa.games.natrak.rules.route import longest
from sobremesa.games.natrak.rules.setup import go_seat
from sobremesa.games.natrak.rules.window import owner
from sobremesa.games.natrak.state import NOBODY, LiveOffer, State

SETUP = ("setup_piece", "setup_road")
OF_SEVERAL = ("sack", "discard", "pick", "gift")
AFTER_THE_ROLL = ("sack", "discard", "pick", "main", "card", "gift")
OFFER_LIVES = ("main", "dragon", "discard", "card", "gift")


def board_problems(layout: str, terrain: Sequence[str], tokens: Sequence[int], ports: Sequence[int]) -> list[str]:
    """Does this lie on the map of that name?"""
    sizes = maps()[layout].sizes
    if len(terrain) != sizes.hexes:
        return [f"{len(terrain)} hexes where the map has {sizes.hexes}"]
    found = [
        f"hex {h} is {kind} with token {token or None}"
        for h, (kind, token) in enumerate(zip(terrain, tokens, strict=True))
        if (token == 0) != (kind == "wasteland") or token not in {0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12}
    ]
    coast = set(grid(layout).coast)
    found += [f"port on edge {edge}, which is no coast" for edge in ports if edge not in coast]
    return found


def state_problems(state: State) -> list[str]:
    """Is this a state that the rules can go on from? Looks at pieces first, since the rest builds on them."""
    for check in (_ranges, _pieces, _cards, _extra, _course, _awards):
        found = list(check(state))
        if found:
            return found
    return []


def _ranges(state: State) -> Iterator[str]:
    shape = state.board.grid
    if state.dragon >= len(state.board.terrain):
        yield f"dragon on hex {state.dragon}"
    if state.placed >= len(shape.near):
        yield f"piece placed on crossing {state.placed}"
    seats = (state.actor, state.road_holder, state.company_holder, state.winner, state.dice[0])
    if any(seat >= state.seats for seat in seats):
        yield "a seat that the table has not"
    for seat in range(state.seats):
        buildings = state.camps[seat] | state.cities[seat]
        if buildings >> len(shape.near) or state.roads[seat] >> len(shape.ends):
            yield f"seat {seat} has a piece beside the map"


def _pieces(state: State) -> Iterator[str]:
    shape = state.board.grid
    buildings = [c for mask in (*state.camps, *state.cities) for c in bits(mask)]
    roads = [e for mask in state.roads for e in bits(mask)]
    if len(set(buildings)) != len(buildings):
        yield "two buildings on a crossing"
    if len(set(roads)) != len(roads):
        yield "two roads on an edge"
    for crossing in set(buildings):
        near = set(bits(shape.near[crossing])) - {crossing}
        if near & set(buildings):
            yield f"a building too close to crossing {crossing}"
    for seat in range(state.seats):
        for piece in ("camp", "city", "road"):
            if supply(state, seat, piece) < -state.mode.overdraw.get(piece, 0):
                yield f"seat {seat} has too many pieces: {piece}"


def _cards(state: State) -> Iterator[str]:
    whole = decks()[state.seats]
    for kind, number in enumerate(whole):
        held = sum(scrolls[kind] for scrolls in state.scrolls)
        if state.deck.count(kind) + held + state.cast[kind] != number:
            yield f"scrolls of kind {kind} do not come to {number}"
    if sum(state.mercenaries) != state.cast[MERCENARY]:
        yield "the mercenaries cast are not those of the seats"
    if any(new > held for new, held in zip(state.fresh, state.scrolls[state.actor], strict=True)):
        yield "more fresh scrolls than held"
    if state.free_roads > supply(state, state.actor, "road"):
        yield "more free roads than roads in supply"


def _extra(state: State) -> Iterator[str]:
    yield from state.hooks.problems(state)


def _course(state: State) -> Iterator[str]:
    setup, phase = state.phase in SETUP, state.phase
    if setup != (state.turn == 0) or (state.go >= 2 * state.seats if setup else False):
        yield f"phase {phase} in turn {state.turn}, go {state.go}"
        return
    if phase != "over" and state.actor != _actor(state):
        yield f"seat {state.actor} is not the one to act in phase {phase} of turn {state.turn}"
    own = state.camps[state.actor] | state.cities[state.actor]
    placed = state.placed != NOBODY
    if placed != (phase == "setup_road") or (placed and not own >> state.placed & 1):
        yield "the piece just placed is not there"
    if (phase == "roll" and state.rolled) or (phase in AFTER_THE_ROLL and not state.rolled):
        yield f"phase {phase} and dice do not go together"
    if any(state.debts) != (phase in OF_SEVERAL):
        yield "debts and phase do not go together"
    for seat, (owed, hand) in enumerate(zip(state.debts, state.hands, strict=True)):
        if owed > sum(hand) and phase not in {"sack", "pick"}:
            yield f"seat {seat} owes more cards than it holds"
    if (phase == "over") != (state.winner != NOBODY):
        yield "winner and phase do not go together"
    if state.offer is not None:
        yield from _offer(state, state.offer)


def _actor(state: State) -> int:
    if state.phase in SETUP:
        return go_seat(state.go, state.seats)
    return owner(state) if state.phase == "special" else (state.turn - 1) % state.seats


def _offer(state: State, offer: LiveOffer) -> Iterator[str]:
    if state.phase not in OFFER_LIVES:
        yield f"an offer is live in phase {state.phase}"
    if offer.number != state.offers or len(offer.stances) != state.seats:
        yield "the offer's number or stances are wrong"
    if offer.to >= state.seats or offer.to == state.actor:
        yield "the offer is to a seat that cannot answer"
    for stance, counter in zip(offer.stances, offer.counters, strict=True):
        if (stance == "counter") != (counter is not None):
            yield "a counter-offer and its stance do not go together"
        elif counter is not None and counter.number > state.counters:
            yield "a counter-offer has a number still to come"


def _awards(state: State) -> Iterator[str]:
    shape, holder = state.board.grid, state.road_holder
    state.built = 0
    for mask in (*state.camps, *state.cities):
        state.built |= mask
    routes = [longest(shape, state.roads[seat], barred(state, seat)) for seat in range(state.seats)]
    if holder != NOBODY and (routes[holder] < points.ROUTE_LEAST or routes[holder] != max(routes)):
        yield "the Longest Road is with a seat that has it not"
    company = state.company_holder
    if company != NOBODY and (
        state.mercenaries[company] < points.COMPANY_LEAST or state.mercenaries[company] != max(state.mercenaries)
    ):
        yield "the Largest Company is with a seat that has it not"
    if state.phase != "over" and any(points.points(state, seat) >= state.target for seat in range(state.seats)):
        yield "a seat has reached the target and the game is not over"
