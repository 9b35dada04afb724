"""Menus read: what they offer, how much it is, and all of it spelled out. They know the four kinds of field and no game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, get_args

from sobremesa.kit.records import Action, Cells, Choice, Counts, Field, Menu, One, Pair, Undo

Kinds = Mapping[str, type[Action]]
"""The actions of a game by their type: `{"build_road": BuildRoad, ...}`, `undo` among them."""

Values = dict[str, Any]
"""Parameters of an action by name."""


@cache
def kinds(actions: Any) -> Kinds:
    """The structs of a game's union of actions by type, with the kit's own `undo`."""
    found = get_args(actions) or (actions,)
    return {tag(kind): kind for kind in (*found, Undo)}


def tag(kind: type[Action]) -> str:
    """The type of an action's struct as its JSON says it."""
    return str(kind.__struct_config__.tag)


def names(field: Field) -> tuple[str, ...]:
    """The parameters that a field fills."""
    if type(field) is Pair:
        return field.names
    if type(field) is Cells:
        return ("flip", "turn", "at")
    return (field.name,)  # type: ignore[union-attr]  # One and Counts are what is left


def offers(menu: Menu, action: Action) -> bool:
    """Is `action` among what the menu offers?"""
    kind = type(action)
    wanted = kind.__struct_config__.tag
    return any(choice.type == wanted and _holds(choice, kind, action) for choice in menu.choices)


def _holds(choice: Choice, kind: type[Action], action: Action) -> bool:
    for field in choice.fields:
        if not _fits(field, action):
            return False
    halves = [getattr(action, field.name) for field in choice.fields if type(field) is Counts]
    if choice.disjoint and not set(halves[0]).isdisjoint(halves[1]):
        return False
    if choice.equal_total and sum(halves[0].values()) != sum(halves[1].values()):
        return False
    return _rest_is_default(kind, tuple(choice.fields), action)


def _fits(field: Field, action: Action) -> bool:
    if isinstance(field, One):
        return getattr(action, field.name) in field.values
    if isinstance(field, Counts):
        held = getattr(action, field.name)
        most = field.max
        return field.least <= sum(held.values()) <= field.most and all(
            0 < number <= most.get(kind, 0) for kind, number in held.items()
        )
    if isinstance(field, Pair):
        first, second = getattr(action, field.names[0]), getattr(action, field.names[1])
        return any(first == value and second in seconds for value, seconds in field.options)
    flip, turn, at = getattr(action, "flip"), getattr(action, "turn"), getattr(action, "at")  # noqa: B009  # any action
    return any(o.flip == flip and o.turn == turn and int(o.anchors, 16) >> at & 1 for o in field.orientations)


def _rest_is_default(kind: type[Action], fields: tuple[Field, ...], action: Action) -> bool:
    """A parameter that no field fills must be what it is when left out."""
    filled = {name for field in fields for name in names(field)}
    if len(filled) == len(kind.__struct_fields__):
        return True
    bare = {name: getattr(action, name) for name in kind.__struct_fields__ if name in filled}
    return action == kind(**bare)


def size(menu: Menu) -> int:
    """How many inputs the menu offers, aliases left out; `disjoint` and `equal_total` are not looked at."""
    return sum(choice_size(choice) for choice in menu.choices if not choice.alias)


def choice_size(choice: Choice) -> int:
    """How many inputs one choice offers, as in `size`."""
    total = 1
    for field in choice.fields:
        total *= _field_size(field)
    return total


def _field_size(field: Field) -> int:
    if isinstance(field, One):
        return len(field.values)
    if isinstance(field, Counts):
        return _hands(tuple(field.max.values()), field.least, field.most)
    if isinstance(field, Pair):
        return sum(len(seconds) for _, seconds in field.options)
    return sum(int(o.anchors, 16).bit_count() for o in field.orientations)


@cache
def _hands(most_each: tuple[int, ...], least: int, most: int) -> int:
    """How many hands hold `least` to `most` cards, of each kind no more than its number."""
    ways = [1] + [0] * most
    for limit in most_each:
        ways = [sum(ways[max(0, n - limit) : n + 1]) for n in range(most + 1)]
    return sum(ways[least:])


def spell(menu: Menu, known: Kinds, limit: int = 512) -> tuple[list[Action], bool]:
    """The actions a menu offers, in its order, at most `limit`; and whether these are all."""
    found = list(islice(spelled(menu, known), limit + 1))
    return found[:limit], len(found) <= limit


def spelled(menu: Menu, known: Kinds) -> Iterator[Action]:
    """The actions a menu offers, one by one, in its order; aliases left out."""
    for choice in menu.choices:
        if choice.alias:
            continue
        kind = known[choice.type]
        for values in _combined(choice.fields, {}):
            if _is_allowed(choice, values):
                yield kind(**values)


def _combined(fields: tuple[Field, ...], before: Values) -> Iterator[Values]:
    if not fields:
        yield before
        return
    for values in _field_values(fields[0]):
        yield from _combined(fields[1:], before | values)


def _is_allowed(choice: Choice, values: Values) -> bool:
    if not (choice.disjoint or choice.equal_total):
        return True
    first, second = (values[field.name] for field in choice.fields if isinstance(field, Counts))
    if choice.disjoint and not set(first).isdisjoint(second):
        return False
    return not choice.equal_total or sum(first.values()) == sum(second.values())


def _field_values(field: Field) -> Iterator[Values]:
    if isinstance(field, One):
        yield from ({field.name: value} for value in field.values)
    elif isinstance(field, Counts):
        for total in range(field.least, field.most + 1):
            yield from ({field.name: hand} for hand in _hands_of(list(field.max.items()), total))
    elif isinstance(field, Pair):
        first, second = field.names
        yield from ({first: value, second: other} for value, others in field.options for other in others)
    else:
        for held in field.orientations:
            anchors = int(held.anchors, 16)
            for at in range(anchors.bit_length()):
                if anchors >> at & 1:
                    yield {"flip": held.flip, "turn": held.turn, "at": at}


def _hands_of(most_each: list[tuple[str, int]], total: int) -> Iterator[dict[str, int]]:
    if total == 0:
        yield {}
        return
    if not most_each:
        return
    (kind, limit), rest = most_each[0], most_each[1:]
    room = sum(number for _, number in rest)
    for number in range(min(limit, total), max(0, total - room) - 1, -1):
        for hand in _hands_of(rest, total - number):
            yield ({kind: number} if number else {}) | hand
