"""What one connection has to be told above a seq. Connections of the same audience share the answer."""

from __future__ import annotations

import msgspec

from sobremesa.tables.context import Context
from sobremesa.tables.describe import me_view, table_view
from sobremesa.tables.listener import Connection
from sobremesa.tables.presence import Connections
from sobremesa.tables.records import Delta, MeView
from sobremesa.tables.state import TableState
from sobremesa.tables.views import Views

Key = tuple[int | None, bool, int, bool, MeView | None]

FRESH = 100
"""How old the server time in a shared answer may be, in ms."""

_encode = msgspec.json.Encoder().encode


class Deltas:
    """Made anew for each entry and each change of connections: `forget` is said before all are told, and after."""

    def __init__(self, context: Context, views: Views, connections: Connections) -> None:
        self._context = context
        self._views = views
        self._connections = connections
        self._made: dict[Key, Delta] = {}
        self._table: msgspec.Raw | None = None

    def forget(self) -> None:
        """Something changed, or all have been told and nobody will ask for the same."""
        self._made.clear()
        self._table = None

    def get(self, state: TableState, conn: Connection, since: int) -> Delta:
        """What `conn` has to be told above `since`."""
        table = state.table_seq > since
        me = me_view(state, conn, self._context.secret) if table else None
        key = (conn.seat, conn.blind, since, since < conn.sees_since, me)
        made = self._made.get(key)
        now = self._context.clock.now()
        if made is None or (made.clock is not None and now - made.clock.now > FRESH):
            made = self._made[key] = self._make(state, key, now)
        return made

    def _make(self, state: TableState, key: Key, now: int) -> Delta:
        seat, blind, since, as_new, me = key
        views = self._views
        first = since < 0
        oldest = views.seq - self._context.settings.welcome if first else since
        complete = first or views.reaches(since)
        table = self._table_view(state) if me is not None else None
        raw_me = msgspec.Raw(_encode(me)) if me is not None else None
        clock = views.clock(now) if views.clock_version > since else None
        if blind:
            return Delta(views.seq, table=table, me=raw_me, clock=clock)
        if as_new:
            since = -1
        mine = seat is not None and seat < len(views.own)
        menu = views.menus[seat] if seat is not None and mine else None
        return Delta(
            seq=views.seq,
            complete=complete,
            told=views.told(seat, oldest),
            table=table,
            me=raw_me,
            public=views.public.above(since),
            own=views.own[seat].above(since) if seat is not None and mine else None,
            menu=menu.raw if menu is not None and menu.version > since else None,
            waiting=views.waiting.raw if views.waiting.version > since else None,
            standing=views.standing.raw if views.standing.version > since else None,
            clock=clock,
        )

    def _table_view(self, state: TableState) -> msgspec.Raw:
        if self._table is None:
            bots = self._context.bots.offered(state.game.meta.id)
            self._table = msgspec.Raw(_encode(table_view(state, self._connections.view(state), bots)))
        return self._table
