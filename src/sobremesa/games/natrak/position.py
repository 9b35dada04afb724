"""A state as readable JSON and back (design: positions). Broken ones are refused with what is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, cast

import msgspec

from sobremesa.games.natrak import generations
from sobremesa.games.natrak.actions import Cards, Material
from sobremesa.games.natrak.board import Board, bits, board_of, mask_of
from sobremesa.games.natrak.boxes import hooks_of
from sobremesa.games.natrak.data.load import (
    MATERIALS,
    NUMBER,
    PORT_KINDS,
    SCROLLS,
    map_for,
)
from sobremesa.games.natrak.events import Scroll
from sobremesa.games.natrak.options import Mode
from sobremesa.games.natrak.position_check import board_problems, state_problems
from sobremesa.games.natrak.rules.deal import blank_state
from sobremesa.games.natrak.rules.network import refresh
from sobremesa.games.natrak.rules.points import seat_or_none
from sobremesa.games.natrak.start import LEAST_TARGET, MOST_TARGET
from sobremesa.games.natrak.state import NOBODY, CounterOffer, LiveOffer, State
from sobremesa.games.natrak.views import Phase, PortKind, Stance, Terrain
from sobremesa.kit.records import Who

Whole = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Place = Annotated[int, msgspec.Meta(ge=0, le=9999)]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class HexPosition(_Strict, frozen=True):
    """A hex, in the order of hex numbers."""

    terrain: Terrain
    token: Whole | None


class PortPosition(_Strict, frozen=True):
    """A port."""

    edge: Place
    kind: PortKind


class SeatPosition(_Strict, frozen=True):
    """What a seat has."""

    who: Who
    person: bool
    camps: list[Place]
    cities: list[Place]
    roads: list[Place]
    hand: dict[Material, Whole]
    scrolls: dict[Scroll, Whole]
    mercenaries: Whole
    debt: Whole


class StancePosition(_Strict, frozen=True):
    """A seat's answer to the live offer; `counter` is the number of its counter-offer."""

    stance: Stance
    counter: Whole | None = None
    give: Cards = {}
    want: Cards = {}


class OfferPosition(_Strict, frozen=True):
    """The live offer; one stance a seat."""

    number: Whole
    give: Cards
    want: Cards
    to: Whole | None
    stances: list[StancePosition]


class Position(_Strict, frozen=True, omit_defaults=True):
    """A whole state. The rest follows from it. `extra` is what the mode adds, in a form of its own."""

    generation: int
    mode: Mode
    target: Annotated[int, msgspec.Meta(ge=LEAST_TARGET, le=MOST_TARGET)]
    key: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    hexes: list[HexPosition]
    ports: list[PortPosition]
    dragon: Place
    seats: Annotated[list[SeatPosition], msgspec.Meta(min_length=3, max_length=6)]
    phase: Phase
    turn: Whole
    go: Whole
    actor: Whole
    placed: Place | None
    deck: list[Scroll]
    fresh: dict[Scroll, Whole]
    cast: dict[Scroll, Whole]
    longest_road: Whole | None
    largest_company: Whole | None
    rolled: bool
    closing: bool
    scroll_cast: bool
    free_roads: Whole
    thefts: Whole
    discards: Whole
    threats: Whole
    dice: tuple[Whole | None, Whole, Whole]
    tally: Annotated[list[Whole], msgspec.Meta(min_length=11, max_length=11)]
    offer: OfferPosition | None
    offers: Whole
    counters: Whole
    winner: Whole | None
    extra: Any = None


def position(state: State) -> Any:
    """The state as JSON values."""
    board = state.board
    hexes = [
        HexPosition(cast("Terrain", terrain), token or None)
        for terrain, token in zip(board.terrain, board.tokens, strict=True)
    ]
    said = Position(
        generation=state.generation,
        mode=cast("Mode", state.mode_name),
        target=state.target,
        key=state.key.hex(),
        hexes=hexes,
        ports=[PortPosition(edge, cast("PortKind", PORT_KINDS[kind])) for edge, kind in board.ports],
        dragon=state.dragon,
        seats=[_seat(state, seat) for seat in range(state.seats)],
        phase=state.phase,
        turn=state.turn,
        go=state.go,
        actor=state.actor,
        placed=seat_or_none(state.placed),
        deck=[SCROLLS[kind] for kind in state.deck],
        fresh=_scrolls(state.fresh),
        cast=_scrolls(state.cast),
        longest_road=seat_or_none(state.road_holder),
        largest_company=seat_or_none(state.company_holder),
        rolled=state.rolled,
        closing=state.closing,
        scroll_cast=state.scroll_cast,
        free_roads=state.free_roads,
        thefts=state.thefts,
        discards=state.discards,
        threats=state.threats,
        dice=(seat_or_none(state.dice[0]), state.dice[1], state.dice[2]),
        tally=state.tally,
        offer=_offer(state.offer),
        offers=state.offers,
        counters=state.counters,
        winner=seat_or_none(state.winner),
        extra=state.hooks.position(state),
    )
    return msgspec.to_builtins(said)


def _scrolls(counts: Iterable[int]) -> dict[Scroll, int]:
    return {SCROLLS[kind]: number for kind, number in enumerate(counts) if number}


def _cards(counts: Iterable[int]) -> dict[Material, int]:
    return {MATERIALS[kind]: number for kind, number in enumerate(counts) if number}


def _seat(state: State, seat: int) -> SeatPosition:
    return SeatPosition(
        who=state.who[seat],
        person=bool(state.persons >> seat & 1),
        camps=list(bits(state.camps[seat])),
        cities=list(bits(state.cities[seat])),
        roads=list(bits(state.roads[seat])),
        hand=_cards(state.hands[seat]),
        scrolls=_scrolls(state.scrolls[seat]),
        mercenaries=state.mercenaries[seat],
        debt=state.debts[seat],
    )


def _offer(offer: LiveOffer | None) -> OfferPosition | None:
    if offer is None:
        return None
    stances = [
        StancePosition(stance)
        if counter is None
        else StancePosition(stance, counter.number, _cards(counter.give), _cards(counter.want))
        for stance, counter in zip(offer.stances, offer.counters, strict=True)
    ]
    to = seat_or_none(offer.to)
    return OfferPosition(offer.number, _cards(offer.give), _cards(offer.want), to, stances)


def from_position(said: Any) -> State:
    """A state from JSON values. Raises `ValueError` saying what is wrong."""
    read = msgspec.convert(said, Position, strict=True)
    generations.check(read.generation)
    board = _board(read)
    who = tuple(seat.who for seat in read.seats)
    state = blank_state(
        read.mode, hooks_of(read.mode), read.target, who, bytes.fromhex(read.key), read.generation, board
    )
    _read_table(state, read)
    for number, seat in enumerate(read.seats):
        _read_seat(state, number, seat)
    state.offer = _read_offer(state, read.offer)
    state.hooks.from_position(state, read.extra)
    _refuse(state_problems(state))
    refresh(state)
    return state


def _refuse(problems: list[str]) -> None:
    if problems:
        raise ValueError("; ".join(problems))


def _board(read: Position) -> Board:
    layout = map_for(len(read.seats))
    terrain = tuple(hex_.terrain for hex_ in read.hexes)
    tokens = tuple(hex_.token or 0 for hex_ in read.hexes)
    ports = tuple((port.edge, PORT_KINDS.index(port.kind)) for port in read.ports)
    _refuse(board_problems(layout, terrain, tokens, [edge for edge, _ in ports]))
    return board_of(layout, read.mode, terrain, tokens, ports)


def _read_table(state: State, read: Position) -> None:
    state.dragon, state.phase = read.dragon, read.phase
    state.turn, state.go, state.actor = read.turn, read.go, read.actor
    state.placed = _none(read.placed)
    state.deck = bytes(SCROLLS.index(name) for name in read.deck)
    state.fresh = _kinds(read.fresh)
    state.cast = _kinds(read.cast)
    state.road_holder = _none(read.longest_road)
    state.company_holder = _none(read.largest_company)
    state.rolled, state.closing = read.rolled, read.closing
    state.scroll_cast, state.free_roads = read.scroll_cast, read.free_roads
    state.thefts, state.discards, state.threats = read.thefts, read.discards, read.threats
    state.dice = (_none(read.dice[0]), read.dice[1], read.dice[2])
    state.tally = list(read.tally)
    state.offers, state.counters = read.offers, read.counters
    state.winner = _none(read.winner)


def _read_seat(state: State, number: int, seat: SeatPosition) -> None:
    bit = 1 << number
    state.persons = state.persons | bit if seat.person else state.persons & ~bit
    state.camps[number] = _distinct(seat.camps)
    state.cities[number] = _distinct(seat.cities)
    state.roads[number] = _distinct(seat.roads)
    state.hands[number] = list(_counts(state, seat.hand))
    state.scrolls[number] = _kinds(seat.scrolls)
    state.mercenaries[number] = seat.mercenaries
    state.debts[number] = seat.debt


def _read_offer(state: State, offer: OfferPosition | None) -> LiveOffer | None:
    if offer is None:
        return None
    counters = tuple(
        None
        if answer.counter is None
        else CounterOffer(answer.counter, _counts(state, answer.give), _counts(state, answer.want))
        for answer in offer.stances
    )
    give, want = _counts(state, offer.give), _counts(state, offer.want)
    stances = tuple(answer.stance for answer in offer.stances)
    return LiveOffer(offer.number, give, want, _none(offer.to), stances, counters)


def _none(number: int | None) -> int:
    return NOBODY if number is None else number


def _distinct(places: list[int]) -> int:
    if len(set(places)) != len(places):
        raise ValueError(f"a place is named twice: {places}")
    return mask_of(places)


def _kinds(named: dict[Scroll, int]) -> list[int]:
    return [named.get(name, 0) for name in SCROLLS]


def _counts(state: State, cards: dict[Material, int]) -> tuple[int, ...]:
    width = len(state.mode.materials)
    if any(NUMBER[kind] >= width for kind in cards):
        raise ValueError(f"this mode lacks some of {sorted(cards)}")
    return tuple(cards.get(kind, 0) for kind in MATERIALS[:width])
