"""What was: older entries in pages, and a finished game at any of its entries. Folded off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from sobremesa.kit.records import Refusal
from sobremesa.store.base import Entry
from sobremesa.tables import chance
from sobremesa.tables.context import Context
from sobremesa.tables.describe import table_view
from sobremesa.tables.export import OVER
from sobremesa.tables.fold import Applied, apply
from sobremesa.tables.records import PresenceView
from sobremesa.tables.state import TableState
from sobremesa.tables.views import Views

MOST = 500
"""Entries a page holds at most."""


class Page(msgspec.Struct, frozen=True):
    """Shown entries in the reader's form, in order; `head` is the log's last seq."""

    told: tuple[msgspec.Raw, ...]
    head: int


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game after entry `seq`, through one seat's eyes (`own`), or open (`owns`, every seat's). Parts are encoded JSON."""

    seq: int
    head: int
    table: msgspec.Raw
    public: dict[str, msgspec.Raw] | None = None
    own: dict[str, msgspec.Raw] | None = None
    owns: tuple[dict[str, msgspec.Raw], ...] = ()
    standing: msgspec.Raw | None = None
    told: msgspec.Raw | None = None


async def page(context: Context, code: str, seat: int | None, after: int, limit: int) -> Page:
    """Entries above `after`, at most `limit`, in the form of a seat or of a watcher."""
    log = await context.store.load(code)
    told = await asyncio.to_thread(_page, context, log, seat, after, min(limit, MOST))
    return Page(told, len(log) - 1)


async def scene(context: Context, code: str, seq: int, seat: int | None, *, as_open: bool) -> Scene | Refusal:
    """A finished or closed game after entry `seq`. Refusals: `unknown_table`, `not_now`, `no_seat`, `bad_seq`."""
    log = await context.store.load(code)
    if not log:
        return Refusal("unknown_table")
    return await asyncio.to_thread(_scene, context, log, seq, seat, as_open)


def _fold(context: Context, log: Sequence[Entry]) -> tuple[TableState, list[Applied]]:
    seed_of = partial(chance.seed, context.secret, log[0].table)
    state = TableState(log[0].table, context.games.load, seed_of)
    return state, [apply(state, entry) for entry in log]


def _page(context: Context, log: Sequence[Entry], seat: int | None, after: int, limit: int) -> tuple[msgspec.Raw, ...]:
    if not log:
        return ()
    state, applied = _fold(context, log)
    views = Views(len(log))
    views.update(state, applied)
    return views.told(seat, after)[:limit]


def _scene(
    context: Context,
    log: Sequence[Entry],
    seq: int,
    seat: int | None,
    as_open: bool,  # noqa: FBT001  # in a thread; `scene` names it
) -> Scene | Refusal:
    whole, _ = _fold(context, log)
    if whole.status not in OVER:
        return Refusal("not_now", {"status": whole.status})
    if not 0 <= seq < len(log):
        return Refusal("bad_seq", {"head": len(log) - 1})
    if seat is not None and not 0 <= seat < len(whole.seats):
        return Refusal("no_seat")
    state, applied = _fold(context, log[: seq + 1])
    views = Views(1)
    views.update(state, applied)
    owns = [sections.above(-1) or {} for sections in views.own]
    state.secret = whole.secret
    return Scene(
        seq=seq,
        head=len(log) - 1,
        table=_table(context, state),
        public=views.public.above(-1),
        own=owns[seat] if seat is not None and owns and not as_open else None,
        owns=tuple(owns) if as_open else (),
        standing=views.standing.raw if views.standing.version > -1 else None,
        told=views.told(seat, seq - 1)[-1],
    )


def _table(context: Context, state: TableState) -> msgspec.Raw:
    nobody: list[Any] = [None] * len(state.seats)
    presence = PresenceView([False] * len(state.seats), nobody, 0)
    view = table_view(state, presence, list(context.bots.offered(state.game.meta.id)))
    return msgspec.Raw(msgspec.json.encode(view))
