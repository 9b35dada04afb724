"""From what a table tells to frames. The parts of a delta are JSON already and are put together, not encoded again."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.kit.records import snake
from sobremesa.server import wire
from sobremesa.tables.records import ChatLine, ClockView, Delta

_encoder = msgspec.json.Encoder()


class _Parts(msgspec.Struct, frozen=True, tag=snake, tag_field="type", omit_defaults=True, kw_only=True):
    seq: int
    told: tuple[msgspec.Raw, ...] = ()
    table: msgspec.Raw | None = None
    me: msgspec.Raw | None = None
    public: dict[str, msgspec.Raw] | None = None
    own: dict[str, msgspec.Raw] | None = None
    menu: msgspec.Raw | None = None
    waiting: msgspec.Raw | None = None
    standing: msgspec.Raw | None = None
    clock: ClockView | None = None


class Update(_Parts, frozen=True):
    """`wire.Update`, of encoded parts."""


class Welcome(_Parts, frozen=True):
    """`wire.Welcome`, of encoded parts."""

    version: int
    chat: tuple[ChatLine, ...] = ()


def update(delta: Delta) -> bytes:
    """The frame of an update."""
    return _encoder.encode(Update(**_parts(delta)))


def welcome(delta: Delta, chat: list[ChatLine]) -> bytes:
    """The frame of a welcome; `delta` holds everything."""
    return _encoder.encode(Welcome(version=wire.VERSION, chat=tuple(chat), **_parts(delta)))


def message(one: wire.Message) -> bytes:
    """The frame of any other message."""
    return _encoder.encode(one)


_NAMES = _Parts.__struct_fields__


def _parts(delta: Delta) -> dict[str, Any]:
    return {name: getattr(delta, name) for name in _NAMES}


AUDIENCES = 16
"""So many of one table are told different things at most, in general: its seats, and watchers."""


class Latest:
    """The last updates of a process, so that connections that are told the same share one frame.

    A table tells all of its connections in one go, so that a few are enough for all tables.
    """

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Delta, bytes]] = {}

    def frame(self, delta: Delta) -> bytes:
        """The frame of this very delta."""
        kept = self._kept.get(id(delta))
        if kept is not None and kept[0] is delta:
            return kept[1]
        frame = update(delta)
        if len(self._kept) >= AUDIENCES:
            self._kept.clear()
        self._kept[id(delta)] = (delta, frame)
        return frame
