"""The box's part of a position as readable JSON and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal, cast

import msgspec

from sobremesa.games.natrak.board import bits, mask_of
from sobremesa.games.natrak.data.load import MATERIALS, NUMBER
from sobremesa.games.natrak.expansions.adventurers import figures
from sobremesa.games.natrak.expansions.adventurers.actions import Die
from sobremesa.games.natrak.expansions.adventurers.data import KIND, KINDS
from sobremesa.games.natrak.expansions.adventurers.slot import TOP_LEVEL, Choosing, Slot
from sobremesa.games.natrak.expansions.adventurers.words import DISCIPLINES, Discipline, Progress, Trade
from sobremesa.games.natrak.state import NOBODY, State

Whole = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Place = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Level = Annotated[int, msgspec.Meta(ge=0, le=5)]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class HeroPosition(_Strict, frozen=True):
    """An adventurer."""

    crossing: Place
    level: Annotated[int, msgspec.Meta(ge=1, le=TOP_LEVEL)]
    active: bool


class SeatExtra(_Strict, frozen=True):
    """What the box adds to a seat."""

    adventurers: list[HeroPosition]
    walls: list[Place]
    disciplines: dict[Discipline, Level]
    defences: Whole
    progress: dict[Progress, Whole]
    shown: list[Progress]
    dice: tuple[Die, Die] | None


class MetropolisPosition(_Strict, frozen=True):
    """A metropolis; without crossing while its holder has to choose."""

    seat: Whole
    crossing: Place | None


class MerchantPosition(_Strict, frozen=True):
    """The Merchant."""

    seat: Whole
    hex: Place


class ChoosingPosition(_Strict, frozen=True):
    """Phase `card`."""

    card: Literal["spy", "master_merchant"]
    victim: Whole
    number: Whole


class ExtraPosition(_Strict, frozen=True):
    """The slot as JSON. The rest follows from it."""

    march: Annotated[int, msgspec.Meta(ge=0, le=6)]
    spared: list[Whole]
    face: Die | None
    faces: Annotated[list[Whole], msgspec.Meta(min_length=6, max_length=6)]
    seats: list[SeatExtra]
    metropolises: dict[Discipline, MetropolisPosition]
    merchant: MerchantPosition | None
    decks: dict[Discipline, list[Progress]]
    played: dict[Progress, Whole]
    cranes: Whole
    smiths: Whole
    fleets: list[Trade]
    promoted: list[Place]
    takes: Whole
    gifts: Whole
    choosing: ChoosingPosition | None
    sabotage: bool


def position(state: State) -> Any:
    """The slot as JSON values."""
    slot: Slot = state.extra
    choosing = slot.choosing
    said = ExtraPosition(
        march=slot.march,
        spared=list(bits(slot.spared)),
        face=slot.face or None,
        faces=slot.faces,
        seats=[_seat(slot, seat) for seat in range(state.seats)],
        metropolises={
            DISCIPLINES[number]: MetropolisPosition(holder, None if site == NOBODY else site)
            for number, (holder, site) in enumerate(zip(slot.holders, slot.sites, strict=True))
            if holder != NOBODY
        },
        merchant=None if slot.merchant[0] == NOBODY else MerchantPosition(*slot.merchant),
        decks={name: [KINDS[kind] for kind in slot.decks[number]] for number, name in enumerate(DISCIPLINES)},
        played=_named(slot.played),
        cranes=slot.cranes,
        smiths=slot.smiths,
        fleets=[cast("Trade", MATERIALS[kind]) for kind in bits(slot.fleets)],
        promoted=list(bits(slot.promoted)),
        takes=slot.takes,
        gifts=slot.gifts,
        choosing=None if choosing is None else ChoosingPosition(choosing.card, choosing.victim, choosing.number),
        sabotage=slot.sabotage,
    )
    return msgspec.to_builtins(said)


def _named(counts: Iterable[int]) -> dict[Progress, int]:
    return {KINDS[kind]: number for kind, number in enumerate(counts) if number}


def _seat(slot: Slot, seat: int) -> SeatExtra:
    heroes = [
        HeroPosition(crossing, number + 1, bool(slot.active[seat] >> crossing & 1))
        for number, mask in enumerate(slot.levels[seat])
        for crossing in bits(mask)
    ]
    return SeatExtra(
        adventurers=heroes,
        walls=list(bits(slot.walls[seat])),
        disciplines=dict(zip(DISCIPLINES, slot.disciplines[seat], strict=True)),
        defences=slot.defences[seat],
        progress=_named(slot.progress[seat]),
        shown=[KINDS[kind] for kind in bits(slot.shown[seat])],
        dice=slot.fixed[seat],
    )


def from_position(state: State, said: Any) -> None:
    """Read the slot. Raises `ValueError` saying what is wrong."""
    read = msgspec.convert(said, ExtraPosition, strict=True)
    slot: Slot = state.extra
    if len(read.seats) != state.seats:
        raise ValueError(f"extra for {len(read.seats)} seats where there are {state.seats}")
    for seat, part in enumerate(read.seats):
        _read_seat(slot, seat, part)
    slot.spared = mask_of(read.spared)
    slot.march, slot.face, slot.faces = read.march, read.face or 0, list(read.faces)
    for name, metropolis in read.metropolises.items():
        number = DISCIPLINES.index(name)
        slot.holders[number] = metropolis.seat
        slot.sites[number] = NOBODY if metropolis.crossing is None else metropolis.crossing
    if read.merchant is not None:
        slot.merchant = (read.merchant.seat, read.merchant.hex)
    slot.decks = [bytes(KIND[name] for name in read.decks.get(discipline, [])) for discipline in DISCIPLINES]
    slot.played = _kinds(read.played)
    slot.cranes, slot.smiths, slot.takes, slot.gifts = read.cranes, read.smiths, read.takes, read.gifts
    slot.fleets = mask_of(NUMBER[name] for name in read.fleets)
    slot.promoted = mask_of(read.promoted)
    if read.choosing is not None:
        slot.choosing = Choosing(read.choosing.card, read.choosing.victim, read.choosing.number)
    slot.sabotage = read.sabotage
    figures.refresh(state)


def _kinds(named: dict[Progress, int]) -> list[int]:
    return [named.get(name, 0) for name in KINDS]


def _read_seat(slot: Slot, seat: int, part: SeatExtra) -> None:
    places = [hero.crossing for hero in part.adventurers]
    if len(set(places)) != len(places) or len(set(part.walls)) != len(part.walls):
        raise ValueError(f"seat {seat} has two adventurers, or two walls, on a crossing")
    for hero in part.adventurers:
        bit = 1 << hero.crossing
        slot.levels[seat][hero.level - 1] |= bit
        slot.active[seat] |= bit if hero.active else 0
    slot.walls[seat] = mask_of(part.walls)
    slot.disciplines[seat] = [part.disciplines.get(name, 0) for name in DISCIPLINES]
    slot.defences[seat] = part.defences
    slot.progress[seat] = _kinds(part.progress)
    slot.shown[seat] = mask_of(KIND[name] for name in part.shown)
    slot.fixed[seat] = part.dice
