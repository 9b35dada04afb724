"""A seat's sight of Vasallos turned into what the bots think with: features, who stands in them, where they lie open."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

from sobremesa.bots.base import Sight
from sobremesa.games.vasallos.data.load import number_of, values
from sobremesa.games.vasallos.records import FeatureView, FigureAt
from sobremesa.games.vasallos.tiles import AROUND, STEPS, Form, Zone, cell_number, forms
from sobremesa.games.vasallos.views import Public

KIND = {"city": 0, "road": 1, "monastery": 2, "field": 3}
"""As `tiles.CITY` and its like."""
SIDE = {"N": 0, "E": 1, "S": 2, "W": 3}
STRENGTH = {"vassal": 1, "big": values().big.strength, "phantom": values().phantom.strength}
"""What counts for the majority (V17)."""
GOODS = ("wine", "grain", "cloth")

Opening = tuple[int, int]
"""An empty cell, and its side at which a feature lies open."""


class Feature:
    """A feature as it is or would be. `full` and `now`: points complete and if the game ended here; of fields unused."""

    __slots__ = ("cells", "centre", "cities", "figures", "kind", "marks", "openings", "strengths")

    def __init__(
        self,
        kind: int,
        cells: frozenset[int],
        openings: frozenset[Opening],
        marks: dict[str, int],
        figures: tuple[tuple[int, str], ...],
        centre: int = 0,
        cities: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.cells = cells
        self.openings = openings
        """Of a monastery: the empty cells of the eight, the side without meaning."""
        self.marks = marks
        self.figures = figures
        """Seat and kind of each figure in it."""
        self.centre = centre
        """Of a monastery its cell."""
        self.cities = cities
        """Of a field the places of the cities it touches in `Position.features`."""
        self.strengths = strengths_of(figures)

    def joined(self, figure: tuple[int, str]) -> Feature:
        """The same with one more figure."""
        figures = (*self.figures, figure)
        return Feature(self.kind, self.cells, self.openings, self.marks, figures, self.centre, self.cities)


def strengths_of(figures: Iterable[tuple[int, str]]) -> dict[int, int]:
    """What each seat has for the majority (V17); seats without a vassal are not in it."""
    found: dict[int, int] = {}
    for seat, kind in figures:
        counts = STRENGTH.get(kind, 0)
        if counts:
            found[seat] = found.get(seat, 0) + counts
    return found


class Position:
    """What a bot thinks with. Cells by number, forms as in `tiles`, features by their place in the public view."""

    def __init__(self, public: Public, seat: int) -> None:
        self.public = public
        self.me = seat
        self.seats = len(public.players)
        self.board: dict[int, Form] = {}
        self.asked: dict[int, int] = {}
        """By empty cell beside a tile what its neighbours ask (see `tiles.fits`)."""
        self._lay(public)
        self.zone_feature: dict[tuple[int, str], int] = {}
        """By cell and canonical name of a zone its feature's place."""
        for number, view in enumerate(public.features):
            for address in view.zones:
                self.zone_feature[zone_at(address)] = number
        self.features = [self._feature(view) for view in public.features]
        rows = list(enumerate(self.features))
        self.monasteries = [i for i, f in rows if f.kind == KIND["monastery"] and f.figures]
        self.farmed = [i for i, f in rows if f.kind == KIND["field"] and f.strengths]
        self.left = [0] * len(number_of())
        """By type of tile how many are in the deck (V88)."""
        for name, number in public.deck.types.items():
            self.left[number_of()[name]] = number
        self.turns = public.deck.left / self.seats
        """Own turns that are still to come, about."""
        self.supply = [cast("dict[str, int]", player.supply) for player in public.players]
        self.goods = public.slots.goods.tokens if public.slots.goods is not None else None
        self.onto: dict[int, list[int]] = {}
        """By empty cell the cities and roads with figures that lie open to it."""
        for number, feature in enumerate(self.features):
            if feature.figures and feature.kind <= KIND["road"]:
                for cell in {cell for cell, _ in feature.openings}:
                    self.onto.setdefault(cell, []).append(number)

    def _lay(self, public: Public) -> None:
        numbers, every = number_of(), forms()
        for tile in public.tiles:
            cell = cell_number(tile.x, tile.y)
            self.board[cell] = every[4 * numbers[tile.tile] + tile.turn]
        for cell, form in self.board.items():
            for side, step in enumerate(STEPS):
                if cell + step not in self.board:
                    self.asked[cell + step] = self.asked.get(cell + step, 0) | form.need[side]

    def _feature(self, view: FeatureView) -> Feature:
        kind, board = KIND[view.kind], self.board
        zones = [zone_at(address) for address in view.zones]
        cells = frozenset(cell for cell, _ in zones) if kind != KIND["field"] else frozenset()
        openings: set[Opening] = set()
        if kind <= KIND["road"] and not view.complete:
            for cell, name in zones:
                form = board[cell]
                openings.update(openings_of(cell, form.zones[form.names[name]], board))
        elif kind == KIND["monastery"]:
            openings.update((zones[0][0] + step, 0) for step in AROUND if zones[0][0] + step not in board)
        cities = tuple(self.zone_feature[zone_at(city)] for city in view.cities) if kind == KIND["field"] else ()
        marks, figures = view.marks, _figures(view.figures)
        return Feature(kind, cells, frozenset(openings), marks, figures, zones[0][0], cities)

    def feature_at(self, cell: int, form: Form, zone: int) -> int:
        """The place of the feature that a zone belongs to."""
        return self.zone_feature[cell, form.zones[zone].name]


def position(sight: Sight) -> Position:
    """What a seat sees, to think with."""
    return Position(cast("Public", sight.public), sight.seat)


def _figures(views: list[FigureAt]) -> tuple[tuple[int, str], ...]:
    return tuple((figure.seat, cast("str", figure.kind)) for figure in views)


@lru_cache(maxsize=1 << 15)
def zone_at(address: str) -> tuple[int, str]:
    """Cell and zone of an address (V13)."""
    at, _, name = address.partition("/")
    x, _, y = at.partition(",")
    return cell_number(int(x), int(y)), name


def sides_of(zone: Zone) -> tuple[int, ...]:
    """The sides that a city or road zone reaches."""
    return _sides(zone.names)


@lru_cache(maxsize=1 << 10)
def _sides(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(SIDE[name[5]] for name in names)


def openings_of(cell: int, zone: Zone, board: dict[int, Form]) -> list[Opening]:
    """Where a city or road zone lies open: the empty cells beyond its edges."""
    return [(cell + STEPS[side], side ^ 2) for side in _sides(zone.names) if cell + STEPS[side] not in board]
