"""Figures on the tile just laid: which may stand where (V16, V25, V33 to V36)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sobremesa.games.vasallos.events import FigureDeclined, FigurePlaced
from sobremesa.games.vasallos.rules.deed import (
    NEEDS_OWN_VASSAL,
    NO_PIECE_LEFT,
    NO_SUCH_ZONE,
    WRONG_ZONE_KIND,
    ZONE_TAKEN,
    Deed,
)
from sobremesa.games.vasallos.rules.features import address, find
from sobremesa.games.vasallos.rules.ruleset import Placing
from sobremesa.games.vasallos.state import State
from sobremesa.games.vasallos.tiles import forms
from sobremesa.kit.menus import tag
from sobremesa.kit.records import Choice, One, Pair, Refusal

_FORMS = forms()


def accompanied(state: State, root: int, seat: int) -> bool:
    """Does a vassal of the seat stand in the feature (V35)?"""
    strength = state.rules.strength
    return any(figure >> 4 & 15 == seat and strength[figure & 15] for figure in state.standing[root])


def _masks(state: State) -> tuple[int, int]:
    """Of the last tile's zones: those whose whole feature is empty (V34), and those in which the active seat has company."""
    first, parent, standing, seat = state.first[-1], state.parent, state.standing, state.active
    free = company = 0
    for i in range(_FORMS[state.forms[-1]].size):
        zone = first + i
        while (above := parent[zone]) != zone:
            zone = above
        if not standing[zone]:
            free |= 1 << i
        elif accompanied(state, zone, seat):
            company |= 1 << i
    return free, company


def possible(state: State, phase: int) -> tuple[tuple[int, int], ...]:
    """Each kind of figure that the active seat can put in a phase, and the mask of the last tile's zones for it."""
    rules, form, supply = state.rules, state.forms[-1], state.supply
    base = state.active * len(rules.figures)
    at_home = [number for number in rules.placing_numbers[phase] if supply[base + number]]
    if not at_home:
        return ()
    free, company = _masks(state)
    found: list[tuple[int, int]] = []
    for number in at_home:
        mask = rules.where[number][form] & (company if rules.figures[number].company else free)
        if mask:
            found.append((number, mask))
    return tuple(found)


# The two actions of a phase


def offer(state: State, phase: int) -> list[Choice]:
    """What the active seat may put, and none."""
    placing = state.rules.placing[phase]
    names = tuple((state.rules.figures[number].name, mask) for number, mask in possible(state, phase))
    return _choices(placing.put, placing.none, state.forms[-1], names)


@lru_cache(maxsize=1 << 15)
def _choices(put: Any, none: Any, form: int, kinds: tuple[tuple[str, int], ...]) -> list[Choice]:
    """One choice names zones as the server does; another, an alias, has their other names (V13)."""
    zones = _FORMS[form].zones
    canonical = [(kind, [zone.name for i, zone in enumerate(zones) if mask >> i & 1]) for kind, mask in kinds]
    others = [
        (kind, [name for i, zone in enumerate(zones) if mask >> i & 1 for name in zone.names[1:]])
        for kind, mask in kinds
    ]
    found = [_choice(put, canonical, alias=False)] if kinds else []
    if any(names for _, names in others):
        found.append(_choice(put, [row for row in others if row[1]], alias=True))
    return [*found, Choice(tag(none), group="end")]


def _choice(put: Any, rows: list[tuple[str, list[str]]], *, alias: bool) -> Choice:
    if "kind" in put.__struct_fields__:
        return Choice(tag(put), (Pair(("kind", "zone"), list(rows)),), alias=alias)
    return Choice(tag(put), (One("zone", rows[0][1]),), alias=alias)


def explain(state: State, placing: Placing, action: Any) -> Refusal | None:
    """The first refusal in the order of V93."""
    rules, seat = state.rules, state.active
    number = rules.kind_number[placing.kind_of(action)]
    kind = rules.figures[number]
    if not state.supply[seat * len(rules.figures) + number]:
        return NO_PIECE_LEFT
    form = _FORMS[state.forms[-1]]
    zone = form.names.get(action.zone)
    if zone is None:
        return NO_SUCH_ZONE
    if form.kinds[zone] not in kind.zones:
        return WRONG_ZONE_KIND
    root = find(state.parent, state.first[-1] + zone)
    if kind.company:
        return None if accompanied(state, root, seat) else NEEDS_OWN_VASSAL
    return ZONE_TAKEN if state.standing[root] else None


def off(state: State, phase: int) -> dict[str, Refusal]:
    """The figures of a phase that cannot go anywhere, `type/kind`, each with the reason (V102)."""
    placing = state.rules.placing[phase]
    can = {number for number, _ in possible(state, phase)}
    kinds = [number for number in state.rules.placing_numbers[phase] if number not in can]
    return {f"{tag(placing.put)}/{state.rules.figures[n].name}": _why_not(state, n) for n in kinds}


def _why_not(state: State, number: int) -> Refusal:
    rules = state.rules
    if not state.supply[state.active * len(rules.figures) + number]:
        return NO_PIECE_LEFT
    kind = rules.figures[number]
    if not rules.where[number][state.forms[-1]]:
        return WRONG_ZONE_KIND
    return NEEDS_OWN_VASSAL if kind.company else ZONE_TAKEN


def put(state: State, placing: Placing, action: Any, deed: Deed) -> None:
    """A figure goes from the supply into a zone of the last tile, where `explain` finds nothing against it."""
    rules, seat = state.rules, state.active
    number = rules.kind_number[placing.kind_of(action)]
    zone = state.first[-1] + _FORMS[state.forms[-1]].names[action.zone]
    stand(state, zone, seat, number)
    deed.events.append(FigurePlaced(seat, rules.figures[number].name, address(state, zone)))


def stand(state: State, zone: int, seat: int, number: int) -> None:
    """A figure of the supply stands in a zone."""
    root = find(state.parent, zone)
    figure = zone << 8 | seat << 4 | number
    standing = state.standing[root]
    state.standing[root] = tuple(sorted((*standing, figure))) if standing else (figure,)
    state.supply[seat * len(state.rules.figures) + number] -= 1
    state.seen.pop(root, None)


def decline(state: State, deed: Deed, *, auto: bool) -> None:
    """No figure in this phase."""
    deed.events.append(FigureDeclined(state.active, state.phase, auto))
