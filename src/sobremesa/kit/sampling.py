"""One action drawn out of a menu: a type evenly among those offered, then its fields one by one.

It is in every step of a random playout, so it goes straight: no copies, and `int(random() * n)` for a choice among n.
"""

from __future__ import annotations

from typing import Any

from sobremesa.kit.menus import Kinds, Values, spelled
from sobremesa.kit.records import Action, Choice, Counts, Field, Menu, One, Pair
from sobremesa.kit.rng import Rng

TRIES = 20
"""Draws of two halves that do not go together before they are looked for one by one."""
SPREAD = 3
"""A hand is drawn with `least` to `least + SPREAD` cards: large ones are rarely meant."""

NO_GROUPS: frozenset[str] = frozenset()


class NothingOffered(ValueError):
    """The menu has nothing to draw from, left-out groups apart."""


def sample(menu: Menu, rng: Rng, known: Kinds, leave_out: frozenset[str] = NO_GROUPS) -> Action:
    """An action that the menu offers, a type evenly, then a choice of this type evenly, then each field evenly.

    Choices of the groups in `leave_out` are passed over. Raises `NothingOffered`.
    """
    by_type: dict[str, list[Choice]] = {}
    for choice in menu.choices:
        if choice.group not in leave_out and not choice.alias:
            if choice.type in by_type:
                by_type[choice.type].append(choice)
            else:
                by_type[choice.type] = [choice]
    if not by_type:
        raise NothingOffered("the menu offers nothing")
    rows = list(by_type.values())
    row = rows[int(rng.random() * len(rows))]
    return sample_choice(row[0] if len(row) == 1 else row[int(rng.random() * len(row))], rng, known)


TALK: frozenset[str] = frozenset({"talk"})
BACK: frozenset[str] = frozenset({"back"})
SILENT = TALK | BACK
TALKS = 0.1
"""How often `uniform` talks when it could do something else as well."""


def uniform(menu: Menu, rng: Rng, known: Kinds) -> Action:
    """An action of a player that knows nothing: a type evenly outside `back` and `talk`, `talk` one time in ten.

    Where only `talk` is offered that is taken; `back` only where there is nothing else. Raises `NothingOffered`.
    """
    talks = any(choice.group == "talk" for choice in menu.choices)
    plays = any(choice.group not in SILENT for choice in menu.choices)
    if talks and (not plays or rng.random() < TALKS):
        return sample(Menu(tuple(choice for choice in menu.choices if choice.group == "talk")), rng, known)
    return sample(menu, rng, known, SILENT if plays else NO_GROUPS)


def sample_choice(choice: Choice, rng: Rng, known: Kinds) -> Action:
    """An action of one choice, each field evenly; of a `Counts` its total first, then card by card."""
    kind = known[choice.type]
    fields = choice.fields
    if not fields:
        return kind()
    if choice.disjoint or choice.equal_total:
        return _sample_halves(choice, rng, known)
    values: Values = {}
    for field in fields:
        _fill(field, rng, values)
    return kind(**values)


def _fill(field: Field, rng: Rng, values: Values) -> None:
    if type(field) is One:
        options = field.values
        values[field.name] = options[int(rng.random() * len(options))]
    elif type(field) is Counts:
        most = min(field.most, sum(field.max.values()))
        values[field.name] = _hand(dict(field.max), _total(field.least, most, rng), rng)
    elif type(field) is Pair:
        first, seconds = field.options[int(rng.random() * len(field.options))]
        values[field.names[0]] = first
        values[field.names[1]] = seconds[int(rng.random() * len(seconds))]
    else:
        values.update(_cell(field, rng))


def _cell(field: Any, rng: Rng) -> Values:
    held = field.orientations[int(rng.random() * len(field.orientations))]
    anchors = int(held.anchors, 16)
    cells = [at for at in range(anchors.bit_length()) if anchors >> at & 1]
    return {"flip": held.flip, "turn": held.turn, "at": cells[int(rng.random() * len(cells))]}


def _total(least: int, most: int, rng: Rng) -> int:
    return least + int(rng.random() * (min(most, least + SPREAD) - least + 1))


def _hand(left: dict[str, int], total: int, rng: Rng) -> dict[str, int] | None:
    """`total` cards, each of a kind evenly among those of which there is one left; None if there are too few."""
    hand: dict[str, int] = {}
    open_kinds = [kind for kind, number in left.items() if number > 0]
    for _ in range(total):
        if not open_kinds:
            return None
        kind = open_kinds[int(rng.random() * len(open_kinds))]
        hand[kind] = hand.get(kind, 0) + 1
        left[kind] -= 1
        if not left[kind]:
            open_kinds.remove(kind)
    return hand


def _sample_halves(choice: Choice, rng: Rng, known: Kinds) -> Action:
    kind = known[choice.type]
    for _ in range(TRIES):
        values = _try_halves(choice, rng)
        if values is not None:
            return kind(**values)
    first = next(spelled(Menu((choice,)), known), None)
    if first is None:
        raise NothingOffered(f"no two halves of {choice.type} go together")
    return first


def _try_halves(choice: Choice, rng: Rng) -> Values | None:
    values: Values = {}
    one, two = (field for field in choice.fields if type(field) is Counts)
    least, most = one.least, one.most
    if choice.equal_total:
        least, most = max(least, two.least), min(most, two.most)
    total = _total(least, most, rng)
    first = _hand(dict(one.max), total, rng)
    if first is None:
        return None
    room = {kind: number for kind, number in two.max.items() if kind not in first} if choice.disjoint else dict(two.max)
    second = _hand(room, total if choice.equal_total else _total(two.least, two.most, rng), rng)
    if second is None:
        return None
    values[one.name], values[two.name] = first, second
    for field in choice.fields:
        if type(field) is not Counts:
            _fill(field, rng, values)
    return values
