"""Figures on the tile just laid, or on one that is being tried: who may go where, and what that brings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sobremesa.bots.vasallos.position import STRENGTH, Position
from sobremesa.bots.vasallos.trial import Trial
from sobremesa.bots.vasallos.worth import NOTHING_OVER, Appraiser
from sobremesa.games.vasallos.tiles import FIELD, MONASTERY

LEAST = 0.0
"""What a figure must bring to be put."""


class Offer(NamedTuple):
    """A figure that may be put: what it brings, its kind, the zone by name, and which feature that is, by any number."""

    gain: float
    kind: str
    zone: str
    feature: int


def of_trial(trial: Trial, judge: Appraiser) -> float:
    """What the best figures on a tile that is being tried bring: one, and the phantom in another feature."""
    best = chosen(_offers(trial, judge))
    return sum(offer.gain for offer in best)


def chosen(offers: list[Offer]) -> list[Offer]:
    """The best figure and, elsewhere, the best phantom."""
    plain = max((o for o in offers if o.kind != "phantom"), default=None, key=_gain)
    if plain is not None and plain.gain <= LEAST:
        plain = None
    others = [o for o in offers if o.kind == "phantom" and (plain is None or o.feature != plain.feature)]
    shadow = max(others, default=None, key=_gain)
    return [offer for offer in (plain, shadow) if offer is not None and offer.gain > LEAST]


def _gain(offer: Offer) -> float:
    return offer.gain


def _offers(trial: Trial, judge: Appraiser) -> list[Offer]:
    seen, found = trial.seen, []
    home = [kind for kind, number in seen.supply[seen.me].items() if number]
    tried: set[int] = set()
    for i, feature in enumerate(trial.zones):
        if id(feature) in tried:
            continue
        tried.add(id(feature))
        kinds = [kind for kind in home if may(kind, feature.kind, feature.figures, seen.me)]
        if kinds:
            cities = trial.cities(judge, i) if feature.kind == FIELD else 0.0
            name = trial.form.zones[i].name
            found += [Offer(judge.gain(feature, kind, cities, trial.over), kind, name, i) for kind in kinds]
    return found


def may(kind: str, zone: int, figures: tuple[tuple[int, str], ...], me: int) -> bool:
    """May a figure of this kind go into a feature (V16, V34, V35)?"""
    if kind in STRENGTH:
        return not figures
    if zone == MONASTERY or (kind == "pig") != (zone == FIELD):
        return False
    return any(seat == me and other in STRENGTH for seat, other in figures)


def on_map(seen: Position, judge: Appraiser, options: Iterable[tuple[str, str]]) -> list[Offer]:
    """What each offered figure, a kind and a zone of the tile just laid, brings."""
    cell = next(reversed(seen.board))
    found = []
    for kind, zone in options:
        number = seen.zone_feature[cell, zone]
        feature = seen.features[number]
        cities = judge.cities_before(number) if feature.kind == FIELD else 0.0
        found.append(Offer(judge.gain(feature, kind, cities, NOTHING_OVER), kind, zone, number))
    return found
