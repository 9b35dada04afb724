"""Actions that nobody offered: every value that a parameter is declared to have, and messages that are wrong in form."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from typing import Any

import msgspec
from msgspec import inspect

from sobremesa.kit.checks.walk import pick
from sobremesa.kit.records import Action
from sobremesa.kit.rng import Rng

WIDEST = 64
"""Whole numbers with a wider range than this are tried up to a width that the caller knows, and at both ends."""

STRANGE: tuple[Any, ...] = (
    None,
    True,
    "",
    "1",
    "__proto__",
    1.5,
    1.0,
    [],
    {},
    [1],
    {"wood": 1},
    -1,
    0,
    1,
    7,
    10**9,
    10**30,
)
"""Values for a place where others belong."""


@cache
def parameters(kind: type[Action]) -> dict[str, inspect.Type]:
    """The declared type of each parameter of an action."""
    info = inspect.type_info(kind)
    if not isinstance(info, inspect.StructType):
        raise TypeError(f"{kind} is no struct")
    return {field.name: field.type for field in info.fields}


def enumerable(kind: type[Action], widths: dict[str, int]) -> tuple[Action, ...] | None:
    """Every action of one or two parameters that its declaration allows; None where they cannot be listed."""
    return _enumerable(kind, tuple(widths.items()))


@lru_cache(maxsize=64)
def _enumerable(kind: type[Action], widths: tuple[tuple[str, int], ...]) -> tuple[Action, ...] | None:
    columns = [values_of(name, declared, dict(widths)) for name, declared in parameters(kind).items()]
    if len(columns) > 2 or None in columns:
        return None
    return tuple(kind(*row) for row in product(*[column for column in columns if column is not None]))


def along(kind: type[Action], values: dict[str, Any], widths: dict[str, int]) -> list[Action] | None:
    """Every value of each parameter of an action of one or two, the other as in `values`; None as of `enumerable`."""
    columns = {name: values_of(name, declared, widths) for name, declared in parameters(kind).items()}
    if len(columns) > 2 or None in columns.values():
        return None
    return [
        msgspec.convert({**values, name: value}, kind) for name, column in columns.items() for value in column or ()
    ]


def values_of(name: str, declared: inspect.Type, widths: dict[str, int]) -> list[Any] | None:
    """The values of a declared type: all, or of a wide whole number those below `widths[name]` and the greatest.

    Of a wide one that may be negative those from `-widths[name]` on, and both ends.
    """
    if isinstance(declared, inspect.LiteralType):
        return list(declared.values)
    if isinstance(declared, inspect.BoolType):
        return [False, True]
    if isinstance(declared, inspect.NoneType):
        return [None]
    if isinstance(declared, inspect.IntType) and declared.ge is not None and declared.le is not None:
        if declared.le - declared.ge <= WIDEST:
            return list(range(declared.ge, declared.le + 1))
        if declared.ge < 0:
            width = widths.get(name, WIDEST)
            return [declared.ge, *range(-width, width + 1), declared.le]
        return [*range(declared.ge, declared.ge + widths.get(name, WIDEST)), declared.le]
    if isinstance(declared, inspect.TupleType):
        items = [values_of(name, item, widths) for item in declared.item_types]
        return None if None in items else list(product(*[item for item in items if item is not None]))
    if isinstance(declared, inspect.UnionType):
        parts = [values_of(name, part, widths) for part in declared.types]
        return None if None in parts else [value for part in parts for value in part or []]
    return None


def arbitrary(kind: type[Action], rng: Rng, widths: dict[str, int]) -> dict[str, Any]:
    """JSON values of an action of this kind, each parameter somewhere in what is declared."""
    found: dict[str, Any] = {"type": kind.__struct_config__.tag}
    for name, declared in parameters(kind).items():
        values = values_of(name, declared, widths)
        found[name] = pick(rng, values) if values else _hand(declared, rng)
    return found


def _hand(declared: inspect.Type, rng: Rng) -> Any:
    if not isinstance(declared, inspect.DictType):
        return None
    keys = values_of("", declared.key_type, {}) or ["wood"]
    return {pick(rng, keys): rng.randrange(3) + 1 for _ in range(rng.randrange(3) + 1)}


def mutations(values: dict[str, Any], rng: Rng, number: int) -> Iterator[dict[str, Any]]:
    """`number` copies of an action's JSON values, each wrong in one or two places."""
    for _ in range(number):
        spoiled = msgspec.json.decode(msgspec.json.encode(values))
        for _ in range(1 + rng.randrange(2)):
            _spoil(spoiled, rng)
        yield spoiled


def _spoil(values: dict[str, Any], rng: Rng) -> None:
    keys = list(values)
    key = pick(rng, keys) if keys else "type"
    inner = values.get(key)
    if isinstance(inner, dict) and inner and rng.random() < 0.7:
        _spoil(inner, rng)
        return
    drawn = rng.randrange(10)
    if drawn == 0:
        values.pop(key, None)
    elif drawn == 1:
        values[pick(rng, ("extra", "__proto__", "seat", "wood", "gold"))] = pick(rng, STRANGE)
    elif drawn < 4 and type(inner) is int:
        values[key] = inner + pick(rng, (-1, 1))
    else:
        values[key] = pick(rng, STRANGE)
