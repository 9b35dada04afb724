"""From a frame to a message: small enough, shallow enough, and exactly one of the messages in `wire`."""

from __future__ import annotations

import re

import msgspec

from sobremesa.server import wire

SIZE = 64 * 1024
"""Bytes of a message, at most."""
NESTING = 16
"""Levels of a message, at most."""

_decoder = msgspec.json.Decoder(wire.ClientMessage)
_brackets = re.compile(rb'"(?:[^"\\]|\\.)*+"|[\[{]|[\]}]', re.DOTALL)


class _Named(msgspec.Struct):
    id: wire.Id = ""


_named = msgspec.json.Decoder(_Named)


class Unreadable(Exception):
    """The frame is no message. `refused` is the answer."""

    def __init__(self, refused: wire.Refused) -> None:
        super().__init__(refused.code)
        self.refused = refused


def read(data: bytes) -> wire.ClientMessage:
    """The message in a frame. Raises `Unreadable`."""
    if len(data) > SIZE:
        raise Unreadable(wire.Refused(id="", code="too_long", params={"most": SIZE}))
    if _deep(data):
        raise Unreadable(wire.Refused(id="", code="too_deep", params={"most": NESTING}))
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, ValueError, RecursionError) as why:
        params = {"detail": str(why)[:200]}
        raise Unreadable(wire.Refused(id=id_in(data), code="bad_message", params=params)) from None


def _deep(data: bytes) -> bool:
    """Is the message nested too deep? Looked at closely only if it has so many brackets at all."""
    if data.count(b"{") + data.count(b"[") <= NESTING:
        return False
    depth = 0
    for match in _brackets.finditer(data):
        first = match[0][:1]
        if first in b"{[":
            depth += 1
            if depth > NESTING:
                return True
        elif first in b"}]":
            depth -= 1
    return False


def id_in(data: bytes) -> str:
    """The id of a message that is wrong elsewhere, so that its sender knows which one it was (FP07)."""
    try:
        return _named.decode(data).id
    except (msgspec.DecodeError, ValueError, RecursionError):
        return ""
