"""What each viewer sees of a state and is told of an event, built up field by field (section 21)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import msgspec

from sobremesa.games.natrak import views
from sobremesa.games.natrak.board import Board, bits
from sobremesa.games.natrak.data.load import MATERIALS, PORT_KINDS, SCROLLS, modes
from sobremesa.games.natrak.events import Discarded, ScrollBought, Stolen
from sobremesa.games.natrak.rules.building import supply
from sobremesa.games.natrak.rules.deed import cards_of
from sobremesa.games.natrak.rules.guild import rates
from sobremesa.games.natrak.rules.points import hidden_parts, hidden_points, open_parts, seat_or_none
from sobremesa.games.natrak.rules.seven import hand_limit
from sobremesa.games.natrak.rules.turn import round_of
from sobremesa.games.natrak.state import NOBODY, State
from sobremesa.kit.records import Event, Score, Standing


def public(state: State) -> views.Public:
    """What everybody sees."""
    base = views.Public(
        rules=_rules(state.generation, state.mode_name, state.target, state.seats),
        board=_board(state.board),
        pieces=_pieces(state),
        players=[_player(state, seat) for seat in range(state.seats)],
        turn=_turn(state),
        dice=_dice(state),
        offer=_offer(state),
        scrolls=views.ScrollsView(
            len(state.deck),
            {SCROLLS[kind]: number for kind, number in enumerate(state.cast) if number},
        ),
    )
    return state.hooks.public(state, base)


@lru_cache(maxsize=256)
def _rules(generation: int, mode: Any, target: int, seats: int) -> views.RulesView:
    facts = modes()[mode]
    prices = {what: {**price} for what, price in facts.prices.items()}
    return views.RulesView(generation, mode, target, seats, list(facts.materials), prices)


@lru_cache(maxsize=256)
def _board(board: Board) -> views.BoardView:
    hexes = [
        views.HexView(q, r, cast("views.Terrain", terrain), token or None)
        for (q, r), terrain, token in zip(board.grid.map.hexes, board.terrain, board.tokens, strict=True)
    ]
    ports = [views.PortView(edge, cast("views.PortKind", PORT_KINDS[kind])) for edge, kind in board.ports]
    return views.BoardView(hexes, ports)


def _pieces(state: State) -> views.PiecesView:
    buildings = []
    roads = []
    for seat in range(state.seats):
        buildings += [views.BuildingView(c, seat, "camp") for c in bits(state.camps[seat])]
        buildings += [views.BuildingView(c, seat, "city") for c in bits(state.cities[seat])]
        roads += [views.RoadView(edge, seat) for edge in bits(state.roads[seat])]
    return views.PiecesView(buildings, roads, state.dragon)


def _player(state: State, seat: int) -> views.PlayerView:
    parts = open_parts(state, seat)
    awards: list[Any] = []
    if state.road_holder == seat:
        awards.append("longest_road")
    if state.company_holder == seat:
        awards.append("largest_company")
    return views.PlayerView(
        seat=seat,
        who=state.who[seat],
        person=bool(state.persons >> seat & 1),
        points=sum(parts.values()) + hidden_points(state, seat),
        parts=parts,
        cards=sum(state.hands[seat]),
        limit=hand_limit(state, seat),
        scrolls=sum(state.scrolls[seat]),
        mercenaries=state.mercenaries[seat],
        route=state.routes[seat],
        supply={
            "camp": supply(state, seat, "camp"),
            "city": supply(state, seat, "city"),
            "road": supply(state, seat, "road"),
        },
        awards=awards,
    )


def _turn(state: State) -> views.TurnView:
    setup = state.phase in {"setup_piece", "setup_road"}
    piece = state.mode.setup[state.go // state.seats] if setup else None
    return views.TurnView(
        phase=state.phase,
        turn=state.turn,
        round=round_of(state),
        go=state.go,
        active=state.actor,
        piece=cast("Any", piece),
        piece_at=None if state.placed == NOBODY else state.placed,
        debts=[views.DebtView(seat, owed) for seat, owed in enumerate(state.debts) if owed],
        rolled=state.rolled,
        closing=state.closing,
        free_roads=state.free_roads,
        scroll_cast=state.scroll_cast,
        dragons=state.threats,
        discards=state.discards,
        offers=state.offers,
        counters=state.counters,
        winner=seat_or_none(state.winner),
    )


def _dice(state: State) -> views.DiceView:
    seat, red, white = state.dice
    return views.DiceView(seat_or_none(seat), red or None, white or None, state.tally[:])


def _offer(state: State) -> views.OfferView | None:
    offer = state.offer
    if offer is None:
        return None
    answers = []
    for seat, (stance, counter) in enumerate(zip(offer.stances, offer.counters, strict=True)):
        if seat == state.actor or offer.to not in (NOBODY, seat):
            continue
        if counter is None:
            answers.append(views.AnswerView(seat, stance, None, None, None))
        else:
            give, want = cards_of(counter.give), cards_of(counter.want)
            answers.append(views.AnswerView(seat, stance, counter.number, give, want))
    give, want, to = cards_of(offer.give), cards_of(offer.want), seat_or_none(offer.to)
    return views.OfferView(offer.number, state.actor, give, want, to, answers)


def own(state: State, seat: int) -> views.Own:
    """What only `seat` sees besides."""
    fresh = state.fresh if seat == state.actor else [0] * len(state.fresh)
    base = views.Own(
        hand={MATERIALS[m]: number for m, number in enumerate(state.hands[seat])},
        scrolls=[
            views.HeldScroll(SCROLLS[kind], number, fresh[kind])
            for kind, number in enumerate(state.scrolls[seat])
            if number
        ],
        rates={MATERIALS[m]: rate for m, rate in enumerate(rates(state, seat))},
        hidden_parts=hidden_parts(state, seat),
    )
    return state.hooks.own(state, seat, base)


def show(event: Event, viewer: int | None) -> Event:
    """The event's form for a seat or a watcher (None): what is not for it left out (N203)."""
    match event:
        case Discarded(seat=seat) if viewer != seat:
            return msgspec.structs.replace(event, cards=None)
        case Stolen(thief=thief, victim=victim) if viewer not in (thief, victim):
            return msgspec.structs.replace(event, card=None)
        case ScrollBought(seat=seat) if viewer != seat:
            return msgspec.structs.replace(event, scroll=None)
        case _:
            return event


def standing(state: State) -> Standing:
    """Every point by source when the game is over; while it runs Glory stands as `hidden` (N202, N205)."""
    finished = state.phase == "over"
    scores = []
    for seat in range(state.seats):
        parts = open_parts(state, seat)
        hidden = hidden_parts(state, seat)
        if finished:
            parts |= hidden
        elif hidden:
            parts["hidden"] = sum(hidden.values())
        scores.append(Score(seat, sum(parts.values()), parts))
    winners = () if state.winner == NOBODY else (state.winner,)
    return Standing(finished, winners, tuple(scores))
