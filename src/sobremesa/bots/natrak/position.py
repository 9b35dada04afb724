"""A seat's sight turned into numbers: what it holds, makes, owns, and what the others show."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

from sobremesa.bots.base import Sight
from sobremesa.bots.natrak.land import BASICS, Land, land
from sobremesa.games.natrak.views import Own, Public
from sobremesa.kit.records import Choice, Menu, One, Pair

DOUBLED = (1, 3)
"""What a city makes two of in every mode, clay and wool; With adventurers it makes a good beside one of the others."""


@dataclass(slots=True)
class Position:
    """What the bot thinks with. Crossings, edges and hexes by number; cards as lists in the order of `BASICS`."""

    me: int
    public: Public
    own: Own
    land: Land
    menu: Menu
    hand: list[int]
    rates: list[int]
    buildings: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Crossing to (seat, 1 for a camp or 2 for a city)."""
    roads: dict[int, int] = field(default_factory=dict)
    """Edge to seat."""
    income: list[int] = field(default_factory=list)
    """Own pips of each material, doubled where a city makes two of it."""

    @property
    def seats(self) -> int:
        return len(self.public.players)

    @property
    def points(self) -> int:
        return self.public.players[self.me].points

    @property
    def to_win(self) -> int:
        return self.public.rules.target - self.points

    def per_round(self, material: int) -> float:
        """Cards of a material that come in a round of turns."""
        return self.income[material] * self.seats / 36

    def price(self, what: str) -> list[int]:
        """The price of a road, camp, city or scroll as cards."""
        named = cast("dict[str, int]", self.public.rules.prices[what])
        return [named.get(material, 0) for material in BASICS]

    def supply(self, what: str) -> int:
        """Own pieces of a kind that are left."""
        return cast("dict[str, int]", self.public.players[self.me].supply)[what]

    def is_open(self, crossing: int) -> bool:
        """May somebody still build a camp here (N92)?"""
        return crossing not in self.buildings and not any(
            near in self.buildings for near in self.land.map.crossing_neighbours[crossing]
        )

    def threat(self, seat: int) -> float:
        """How dangerous a seat is: 1 for the last, up to about 3 for who is about to win."""
        player = self.public.players[seat]
        return 1 + 2 * player.points / self.public.rules.target


def position(sight: Sight) -> Position:
    """What a seat sees, as a position."""
    public, own = cast("Public", sight.public), cast("Own", sight.own)
    held, rates = cast("dict[str, int]", own.hand), cast("dict[str, int]", own.rates)
    found = Position(
        sight.seat,
        public,
        own,
        land(public.board),
        sight.menu,
        [held.get(material, 0) for material in BASICS],
        [rates.get(material, 4) for material in BASICS],
    )
    for piece in public.pieces.buildings:
        found.buildings[piece.crossing] = (piece.seat, 2 if piece.kind == "city" else 1)
    for road in public.pieces.roads:
        found.roads[road.edge] = road.seat
    found.income = income(found, sight.seat)
    return found


def income(position: Position, seat: int) -> list[int]:
    """The pips of each material that a seat's buildings bring."""
    total = [0] * len(BASICS)
    plain = position.public.rules.mode == "basic"
    for crossing, (owner, size) in position.buildings.items():
        if owner == seat:
            for material, ways in enumerate(position.land.yields[crossing]):
                total[material] += ways * (size if plain or material in DOUBLED else 1)
    return total


def choices(menu: Menu, kind: str) -> list[Choice]:
    """The menu's choices of a type."""
    return [choice for choice in menu.choices if choice.type == kind]


def ones(menu: Menu, kind: str) -> list[Any]:
    """The values of the only field of a type, all its choices together; empty if it is not offered."""
    return [
        value for choice in choices(menu, kind) for f in choice.fields[:1] if isinstance(f, One) for value in f.values
    ]


def pairs(menu: Menu, kind: str) -> list[tuple[Any, Any]]:
    """The pairs of values of a type's field of two, all its choices together."""
    return [
        (first, second)
        for choice in choices(menu, kind)
        for f in choice.fields
        if isinstance(f, Pair)
        for first, seconds in f.options
        for second in seconds
    ]
