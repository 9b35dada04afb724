"""What the bots of Vasallos work out from their sight agrees with the rules: features tried, points, chances."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sobremesa.bots.base import Sight
from sobremesa.bots.vasallos import menu
from sobremesa.bots.vasallos.chances import Chances, closing, fitting
from sobremesa.bots.vasallos.figures import may
from sobremesa.bots.vasallos.position import Position, position
from sobremesa.bots.vasallos.trial import Trial
from sobremesa.bots.vasallos.worth import points
from sobremesa.games.vasallos.actions import Place
from sobremesa.games.vasallos.data.load import number_of
from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.tiles import CITY, FIELD, ROAD, cell_number, forms
from sobremesa.kit.checks.walk import random_game, walk
from sobremesa.kit.match import Match
from sobremesa.kit.records import Refusal

ALL = {"todo": True, "ferias": True, "sombra": True}


def seen(match: Match[Any], seat: int) -> Position:
    return position(Sight(seat, match.menu(seat), lambda: (match.public(), match.own(seat)), owed=True))


def places(match: Match[Any], seat: int) -> list[menu.Place]:
    return menu.places(match.menu(seat), number_of()[match.public().turn.hand])  # type: ignore[attr-defined]  # Vasallos'


def begun(seed: int, options: dict[str, bool] = ALL, seats: int = 2) -> tuple[Match[Any], Random]:
    rng = Random(seed)
    return random_game(GAME, options, seats, rng), rng


@pytest.mark.parametrize("seed", range(3))
def test_a_tile_tried_joins_what_the_rules_join(seed: int) -> None:
    """Every zone of the tile: cells, openings, marks, figures and cities as they are once it is laid (V38, V44, V52)."""
    match, rng = begun(seed)
    tried = 0
    for _ in walk(match, rng):
        public: Any = match.public()
        if public.turn.phase != "place":
            continue
        seat = public.turn.active
        (x, y), turn = (offered := places(match, seat))[rng.randrange(len(offered))]
        trial = Trial(seen(match, seat), forms()[4 * number_of()[public.turn.hand] + turn], cell_number(x, y))
        rest = match.fork()
        laid = rest.play(seat, Place((x, y), turn))
        assert not isinstance(laid, Refusal)
        if rest.public().turn.phase not in ("figure", "phantom"):  # type: ignore[attr-defined]  # Vasallos'
            continue
        after = seen(rest, seat)
        tried += 1
        for zone, feature in enumerate(trial.zones):
            real = after.features[after.feature_at(trial.cell, trial.form, zone)]
            assert sorted(feature.figures) == sorted(real.figures)
            if feature.kind == FIELD:
                assert _cities(trial, zone) == len(real.cities)
            else:
                assert (feature.cells, feature.openings, feature.marks) == (real.cells, real.openings, real.marks)
        assert {cell: after.asked[cell] for cell in trial.over} == trial.over
    assert tried > 40


class _Sure:
    """Counts every city as one."""

    def chance(self, *_: Any) -> float:
        return 1.0

    chance_before = chance


def _cities(trial: Trial, zone: int) -> float:
    return trial.cities(_Sure(), zone)  # type: ignore[arg-type]  # all that `cities` asks of it


@pytest.mark.parametrize("seed", range(3))
def test_points_are_those_of_the_view(seed: int) -> None:
    match, rng = begun(seed)
    for i, _ in enumerate(walk(match, rng)):
        if i % 5 == 0:
            at = seen(match, 0)
            for view, feature in zip(at.public.features, at.features, strict=True):
                if feature.kind != FIELD:
                    assert points(feature, complete=True) == view.full
                    assert feature.openings or view.complete
                    assert view.complete or points(feature, complete=False) == view.now


def test_figures_may_go_where_the_menu_says_v34_v35() -> None:
    match, rng = begun(4)
    kinds: set[str] = set()
    for _ in walk(match, rng):
        public: Any = match.public()
        if public.turn.phase != "figure":
            continue
        at = seen(match, public.turn.active)
        offered = set(menu.figures(match.menu(at.me)))
        cell = next(reversed(at.board))
        supply = at.supply[at.me]
        expected = {
            (kind, zone.name)
            for zone in at.board[cell].zones
            for kind in ("vassal", "big", "builder", "pig")
            if supply[kind] and may(kind, zone.kind, at.features[at.zone_feature[cell, zone.name]].figures, at.me)
        }
        assert offered == expected
        kinds |= {kind for kind, _ in offered}
    assert kinds == {"vassal", "big", "builder", "pig"}


def test_of_a_tile_that_looks_the_same_turned_one_turn_is_tried_v12() -> None:
    match, _ = begun(0, {})
    for name, number in (("base-monastery", 1), ("base-road-straight", 2), ("base-city1", 4)):
        type_ = number_of()[name]
        everything = [((0, 1), [0, 1, 2, 3])]
        offer = match.menu(0).choices[0]
        pair: Any = offer.fields[0]
        pair.options[:] = everything
        assert len(menu.places(type(match.menu(0))((offer,)), type_)) == number


def test_what_closes_and_what_leads_on() -> None:
    """North of the start tile lies its city, open to the south of an empty cell: `asks` city at S."""
    asks, south = 1 << 4, 1 << 2
    closes, goes_on = closing(asks, south)
    numbers = number_of()
    assert numbers["base-city1"] in closes
    assert numbers["base-two-cities-corner"] in closes
    assert numbers["base-city4-pennant"] in goes_on
    assert numbers["base-road-straight"] not in closes + goes_on
    assert set(closes) | set(goes_on) == set(fitting(asks))


def test_a_chance_falls_with_the_tiles_and_is_none_without_one_that_fits() -> None:
    match, _ = begun(1, {})
    at = seen(match, match.waiting().owed[0].seat)
    city = next(f for f in at.features if f.kind == CITY)
    road = next(f for f in at.features if f.kind == ROAD)
    many = Chances(at).of(city, at.asked, {})
    assert 0.9 < many < 1
    at.left = [0] * len(at.left)
    at.left[number_of()["base-city1"]] = 1
    at.left[number_of()["base-monastery"]] = 5
    few = Chances(at).of(city, at.asked, {})
    assert 0 < few < many
    assert Chances(at).of(road, at.asked, {}) == 0
    at.left[number_of()["base-city1"]] = 0
    assert Chances(at).of(city, at.asked, {}) == 0
