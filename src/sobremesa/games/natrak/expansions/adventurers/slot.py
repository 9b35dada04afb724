"""What the box adds to the position as data. Lists by seat unless they say otherwise; masks as in `board`."""

from __future__ import annotations

from copy import copy as shallow
from typing import Any, Literal

import msgspec

from sobremesa.games.natrak.expansions.adventurers.data import KINDS
from sobremesa.games.natrak.state import NOBODY

TOP_LEVEL = 3


class Choosing(msgspec.Struct, frozen=True, array_like=True):
    """Phase `card`: by which card the actor takes how many cards from whom."""

    card: Literal["spy", "master_merchant"]
    victim: int
    number: int


class Slot(msgspec.Struct):
    """The box's part of the position."""

    levels: list[list[int]]
    """The masks of its adventurers of level 1, 2 and 3."""
    active: list[int]
    """The mask of its active adventurers."""
    walls: list[int]
    disciplines: list[list[int]]
    """Its level in Alchemy, Crown and Religion."""
    defences: list[int]
    """How many defences it has won (N85)."""
    progress: list[list[int]]
    """How many progress cards of each kind it holds."""
    shown: list[int]
    """The mask of the kinds it has in plain sight (N71)."""
    fixed: list[tuple[int, int] | None]
    """Red and white of its next own roll, once fixed by an Alchemist (N150)."""

    march: int = 0
    spared: int = 0
    """While a city is being chosen, the mask of the lowest seats that lose nothing: they have only fortresses (N87)."""
    face: int = 0
    """Of the event die at the last roll; 0 before the first."""
    faces: list[int] = []
    """How often each face has come (N66)."""
    holders: list[int] = []
    """By discipline the seat that has its metropolis, or `NOBODY`."""
    sites: list[int] = []
    """By discipline the city that carries it; `NOBODY` while its holder has to choose (N115)."""
    decks: list[bytes] = []
    """By discipline the cards left, the top one first."""
    played: list[int] = []
    """By kind how many have been played."""
    merchant: tuple[int, int] = (NOBODY, NOBODY)
    """Seat and hex of the Merchant."""

    cranes: int = 0
    smiths: int = 0
    """How many raises cost less, and promotions nothing, this turn."""
    fleets: int = 0
    """Mask of the materials that go at 2:1 this turn."""
    promoted: int = 0
    """Mask of the crossings whose adventurer has been promoted this turn (N103)."""
    takes: int = 0
    gifts: int = 0
    """How many times cards were taken, and given, this turn: labels and waits count them."""
    choosing: Choosing | None = None
    sabotage: bool = False
    """The discard comes from a Saboteur: no dragon follows."""


def blank(seats: int) -> Slot:
    """The slot of a state with nothing on it."""
    return Slot(
        levels=[[0] * TOP_LEVEL for _ in range(seats)],
        active=[0] * seats,
        walls=[0] * seats,
        disciplines=[[0] * 3 for _ in range(seats)],
        defences=[0] * seats,
        progress=[[0] * len(KINDS) for _ in range(seats)],
        shown=[0] * seats,
        fixed=[None] * seats,
        faces=[0] * 6,
        holders=[NOBODY] * 3,
        sites=[NOBODY] * 3,
        decks=[b""] * 3,
        played=[0] * len(KINDS),
    )


def copy(slot: Slot) -> Slot:
    """A slot that shares nothing mutable with this one."""
    new = shallow(slot)
    new.levels = [masks[:] for masks in slot.levels]
    new.active = slot.active[:]
    new.walls = slot.walls[:]
    new.disciplines = [levels[:] for levels in slot.disciplines]
    new.defences = slot.defences[:]
    new.progress = [held[:] for held in slot.progress]
    new.shown = slot.shown[:]
    new.fixed = slot.fixed[:]
    new.faces = slot.faces[:]
    new.holders = slot.holders[:]
    new.sites = slot.sites[:]
    new.decks = slot.decks[:]
    new.played = slot.played[:]
    return new


def canonical(slot: Slot) -> Any:
    """The slot in the state's canonical form. msgpack holds no integer above 64 bits: masks go as text."""
    masks = [
        *(mask for row in slot.levels for mask in row),
        *slot.active,
        *slot.walls,
        slot.promoted,
        slot.fleets,
        slot.spared,
    ]
    return (
        [f"{mask:x}" for mask in masks],
        (slot.disciplines, slot.defences, slot.progress, slot.shown, slot.fixed),
        (slot.march, slot.face, slot.faces, slot.holders, slot.sites, slot.decks, slot.played, slot.merchant),
        (slot.cranes, slot.smiths, slot.takes, slot.gifts, slot.choosing, slot.sabotage),
    )
