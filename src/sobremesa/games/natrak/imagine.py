"""A full state that looks the same to one viewer: what it cannot see is dealt evenly (N202, N204)."""

from __future__ import annotations

from typing import Any

from sobremesa.games.natrak import views
from sobremesa.games.natrak.board import Board, board_of, mask_of
from sobremesa.games.natrak.boxes import hooks_of
from sobremesa.games.natrak.data.load import GLORY, NUMBER, PORT_KINDS, SCROLLS, decks, map_for
from sobremesa.games.natrak.rules.deal import blank_state
from sobremesa.games.natrak.rules.network import refresh
from sobremesa.games.natrak.state import NOBODY, CounterOffer, LiveOffer, State
from sobremesa.kit.rng import Rng


def imagine(public: views.Public, own: views.Own | None, seat: int | None, rng: Rng) -> State:
    """A state whose view for `seat` (None: a watcher) is this one, with a K of its own."""
    rules = public.rules
    state = blank_state(
        rules.mode,
        hooks_of(rules.mode),
        rules.target,
        tuple(player.who for player in public.players),
        rng.randbytes(32),
        rules.generation,
        _board(public),
    )
    state.persons = mask_of(player.seat for player in public.players if player.person)
    _set_turn(state, public)
    _set_pieces(state, public)
    state.offer = _offer(public.offer, state)
    _deal_hands(state, public, own, seat, rng)
    _deal_scrolls(state, public, own, seat, state.hooks.imagine(state, public, own, seat, rng), rng)
    refresh(state)
    return state


def _board(public: views.Public) -> Board:
    hexes, ports = public.board.hexes, public.board.ports
    return board_of(
        map_for(public.rules.seats),
        public.rules.mode,
        tuple(hex_.terrain for hex_ in hexes),
        tuple(hex_.token or 0 for hex_ in hexes),
        tuple((port.edge, PORT_KINDS.index(port.kind)) for port in ports),
    )


def _set_turn(state: State, public: views.Public) -> None:
    turn, dice = public.turn, public.dice
    state.phase, state.turn, state.go, state.actor = turn.phase, turn.turn, turn.go, turn.active
    state.placed = NOBODY if turn.piece_at is None else turn.piece_at
    state.rolled, state.closing = turn.rolled, turn.closing
    state.scroll_cast, state.free_roads = turn.scroll_cast, turn.free_roads
    state.threats, state.discards = turn.dragons, turn.discards
    state.offers, state.counters = turn.offers, turn.counters
    state.winner = NOBODY if turn.winner is None else turn.winner
    for debt in turn.debts:
        state.debts[debt.seat] = debt.number
    state.dice = (NOBODY if dice.seat is None else dice.seat, dice.red or 0, dice.white or 0)
    state.tally = list(dice.tally)


def _set_pieces(state: State, public: views.Public) -> None:
    state.dragon = public.pieces.dragon
    for building in public.pieces.buildings:
        owned = state.camps if building.kind == "camp" else state.cities
        owned[building.seat] |= 1 << building.crossing
    for road in public.pieces.roads:
        state.roads[road.seat] |= 1 << road.edge
    for player in public.players:
        state.mercenaries[player.seat] = player.mercenaries
        if "longest_road" in player.awards:
            state.road_holder = player.seat
        if "largest_company" in player.awards:
            state.company_holder = player.seat


def _counts(cards: Any, width: int) -> tuple[int, ...]:
    counts = [0] * width
    for kind, number in (cards or {}).items():
        counts[NUMBER[kind]] = number
    return tuple(counts)


def _offer(offer: views.OfferView | None, state: State) -> LiveOffer | None:
    if offer is None:
        return None
    width = len(state.mode.materials)
    stances: list[views.Stance] = ["none"] * state.seats
    counters: list[CounterOffer | None] = [None] * state.seats
    for answer in offer.answers:
        stances[answer.seat] = answer.stance
        if answer.counter is not None:
            give, want = _counts(answer.give, width), _counts(answer.want, width)
            counters[answer.seat] = CounterOffer(answer.counter, give, want)
    return LiveOffer(
        offer.offer,
        _counts(offer.give, width),
        _counts(offer.want, width),
        NOBODY if offer.to is None else offer.to,
        tuple(stances),
        tuple(counters),
    )


def _deal_hands(state: State, public: views.Public, own: views.Own | None, seat: int | None, rng: Rng) -> None:
    """Materials are endless: each hidden card is any of the mode's kinds, evenly."""
    width = len(state.mode.materials)
    for player in public.players:
        if own is not None and player.seat == seat:
            state.hands[seat] = list(_counts(own.hand, width))
        else:
            for _ in range(player.cards):
                state.hands[player.seat][rng.randrange(width)] += 1


def _deal_scrolls(
    state: State, public: views.Public, own: views.Own | None, seat: int | None, apart: dict[int, int], rng: Rng
) -> None:
    """Each rival has as many Glory as hidden points, those `apart` left out; its other scrolls and the deck come from
    what is left unseen.
    """
    for name, number in public.scrolls.cast.items():
        state.cast[SCROLLS.index(name)] = number
    unseen = [all_ - cast for all_, cast in zip(decks()[state.seats], state.cast, strict=True)]
    if own is not None and seat is not None:
        for held in own.scrolls:
            kind = SCROLLS.index(held.kind)
            state.scrolls[seat][kind] = held.number
            unseen[kind] -= held.number
            state.fresh[kind] = held.fresh
    others = [player for player in public.players if own is None or player.seat != seat]
    hidden = {player.seat: player.points - sum(player.parts.values()) - apart.get(player.seat, 0) for player in others}
    unseen[GLORY] -= sum(hidden.values())
    pool = [kind for kind, number in enumerate(unseen) if kind != GLORY for _ in range(number)]
    rng.shuffle(pool)
    for player in others:
        held_by = state.scrolls[player.seat]
        held_by[GLORY] = hidden[player.seat]
        for _ in range(player.scrolls - hidden[player.seat]):
            held_by[pool.pop()] += 1
    deck = pool + [GLORY] * unseen[GLORY]
    rng.shuffle(deck)
    state.deck = bytes(deck)
