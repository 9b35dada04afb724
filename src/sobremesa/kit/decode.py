"""Actions from outside: whatever bytes or values come in, an action comes out, or a refusal that says where it is wrong.

Strict: `"1"`, `1.0` and `true` are no numbers, an extra key is an error, and nothing is rounded or left out.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Protocol

import msgspec

from sobremesa.kit.records import Action, Refusal, Undo

MAX_BYTES = 65_536
"""Longest message; the wire has the same limit."""
MAX_DEPTH = 16
"""Deepest nesting of objects and arrays."""

_AT = re.compile(r"at (?:`key` in )?`(\$[^`]*)`")
_EXTRA = re.compile(r"unknown field `(.*?)`", re.DOTALL)
_MISSING = re.compile(r"missing required field `(.*?)`", re.DOTALL)


class HasActions(Protocol):
    """What decoding needs of a game."""

    actions: Any


def decode(game: HasActions, source: bytes | str | dict[str, Any]) -> Action | Refusal:
    """The action that `source` says: JSON text, or the values of parsed JSON.

    Refusals: `unknown_action {type}`, and `bad_action {path}` with the place in it, `$` for the whole.
    """
    try:
        if isinstance(source, bytes | str):
            return _from_text(_union(game.actions), source)
        if not _is_shallow(source):
            return Refusal("bad_action", {"path": "$"})
        action: Action = msgspec.convert(source, _union(game.actions), strict=True)
    except msgspec.ValidationError as error:
        return _refusal(str(error), source)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Refusal("bad_action", {"path": "$"})
    return action


@cache
def _union(actions: Any) -> Any:
    return actions | Undo


@cache
def _decoder(union: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(union, strict=True)


def _from_text(union: Any, source: bytes | str) -> Action | Refusal:
    raw = source.encode() if isinstance(source, str) else source
    if len(raw) > MAX_BYTES or _depth(raw) > MAX_DEPTH:
        return Refusal("bad_action", {"path": "$"})
    action: Action = _decoder(union).decode(raw)
    return action


def _depth(raw: bytes) -> int:
    """How deep JSON text nests; never less than it does, strings left out."""
    if raw.count(b"[") + raw.count(b"{") <= MAX_DEPTH:
        return 0
    deepest = depth = 0
    quoted = escaped = False
    for byte in raw:
        if quoted:
            quoted = escaped or byte != 0x22
            escaped = byte == 0x5C and not escaped
        elif byte == 0x22:
            quoted = True
        elif byte in b"[{":
            depth += 1
            deepest = max(deepest, depth)
        elif byte in b"]}":
            depth -= 1
    return deepest


def _is_shallow(source: Any) -> bool:
    layer: list[Any] = [source]
    for _ in range(MAX_DEPTH + 1):
        layer = [part for whole in layer for part in _parts(whole)]
        if not layer:
            return True
        if len(layer) > MAX_BYTES:
            return False
    return False


def _parts(whole: Any) -> list[Any]:
    if isinstance(whole, dict):
        return list(whole.values())
    return whole if isinstance(whole, list) else []


def _refusal(message: str, source: bytes | str | dict[str, Any]) -> Refusal:
    at = _AT.search(message)
    path = at.group(1) if at else "$"
    if message.startswith("Invalid value") and path == "$.type":
        values = msgspec.json.decode(source) if isinstance(source, bytes | str) else source
        return Refusal("unknown_action", {"type": str(values["type"])[:64]})
    named = _EXTRA.search(message) or _MISSING.search(message)
    return Refusal("bad_action", {"path": f"{path}.{named.group(1)[:64]}" if named else path})
