"""A live table's room: who is connected to it, what they are told, and what has to happen when they come and go."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from sobremesa.bus.base import Notice
from sobremesa.kit.records import Refusal
from sobremesa.tables import chance, events, names
from sobremesa.tables.botseats import BotSeats
from sobremesa.tables.context import Context
from sobremesa.tables.deltas import Deltas
from sobremesa.tables.fold import Applied
from sobremesa.tables.journal import Journal
from sobremesa.tables.listener import Connection, Listener
from sobremesa.tables.presence import Connections
from sobremesa.tables.records import ChatLine, Done
from sobremesa.tables.requests import keeping, rights
from sobremesa.tables.talk import Talk
from sobremesa.tables.upkeep import Upkeep
from sobremesa.tables.views import Views

SEATING = frozenset({"open", "sit", "leave", "takeover", "lot", "bot", "start"})
"""Entries after which a connection may have another seat."""


class Holds(Protocol):
    """What the process says it holds (`background`)."""

    def hold_soon(self, code: str) -> None:
        """Other seats of this table are connected here than before."""
        ...

    async def hear(self, code: str) -> None:
        """Ask now which of its seats are connected anywhere."""
        ...


class Room:
    """All parts of one live table."""

    def __init__(self, context: Context, code: str, holds: Holds) -> None:
        self.context = context
        self.code = code
        self.holds = holds
        self.views = Views(context.settings.window)
        self.connections = Connections(context)
        self.journal = Journal(code, context, self._told)
        self.deltas = Deltas(context, self.views, self.connections)
        self.bots = BotSeats(context, self.journal, self.connections)
        self.upkeep = Upkeep(context, self.journal, self.connections)
        self.talk = Talk(context, code)
        self._status = "waiting"

    async def load(self) -> bool:
        """Fold the log; False: there is no such table."""
        if not await self.journal.load():
            return False
        await self.talk.load()
        return True

    async def close(self) -> None:
        """The process lets go of the table."""
        for conn in list(self.connections.all):
            conn.listener.closed("server")
        await self.bots.close()
        await self.upkeep.close()
        await self.journal.finish()

    # Coming and going

    async def connect(self, device: str, listener: Listener, *, watch: bool, name: str) -> Connection | Refusal:
        """A connection comes."""
        if not self.connections.all:
            await self._come_to_hold(device)
        state = self.journal.state
        if state.status in {"closed", "asleep"}:
            return Refusal(state.status)
        holder = chance.holder(self.context.secret, self.code, device)
        conn = Connection(device, holder, listener, watch=watch)
        conn.wish = names.wish(name)
        self._name([conn])
        conn.seat = None if watch else rights.seat_of(state, self.context.secret, device)
        conn.blind = rights.is_blind(state, conn)
        conn.sees_since = rights.sees_since(state, conn)
        self.connections.add(conn)
        self._came_or_went()
        if conn.seat is not None:
            await self.upkeep.present()
        return conn

    def disconnect(self, conn: Connection) -> None:
        """A connection goes."""
        if conn in self.connections.all:
            self.connections.remove(conn)
            self._came_or_went()

    def elsewhere(self, seats: Collection[int]) -> None:
        """The bus says which seats are connected to any process."""
        before = self.connections.view(self.journal.state)
        self.connections.elsewhere(seats)
        self.connections.refresh(self.journal.state)
        if self.connections.view(self.journal.state) != before:
            self._tell_presence()
            self.upkeep.arm()
            self.bots.poke()

    async def wake(self, device: str, by_name: int | None = None) -> Done | Refusal:
        """Wake a sleeping table for who had a seat: by its device, or (the seat given) by its name."""
        state = self.journal.state
        if state.status != "asleep":  # somebody was quicker
            return keeping.NOTHING
        seat = rights.seat_of(state, self.context.secret, device) if by_name is None else by_name
        is_opener = chance.holder(self.context.secret, self.code, device) == state.opener
        if seat is None and not is_opener:
            return Refusal("table_asleep")
        rows = await self.context.store.rows([self.code])
        extra = round(self.context.settings.resume_extra * 1000)
        by = "host" if seat is None else str(seat)
        answer = await self.journal.submit(keeping.wake(by, rows[self.code].seen, extra))
        await self.context.store.set_seen([self.code], self.context.clock.now())
        return answer

    async def _come_to_hold(self, device: str) -> None:
        """The process had no connection of the table: what did it miss, and was anybody there (`resume`)?"""
        await self.journal.catch_up()
        if self.journal.state.status == "asleep":
            await self.wake(device)
            return
        rows, settings = await self.context.store.rows([self.code]), self.context.settings
        gap, extra = round(settings.seen_gap * 1000), round(settings.resume_extra * 1000)
        await self.journal.submit(keeping.resume(rows[self.code].seen, gap, extra))
        await self.context.store.set_seen([self.code], self.context.clock.now())

    def _came_or_went(self) -> None:
        self.connections.refresh(self.journal.state)
        self._tell_presence()
        self.upkeep.arm()
        self.bots.poke()
        self.holds.hold_soon(self.code)

    def _tell_presence(self) -> None:
        self.deltas.forget()
        view = self.connections.view(self.journal.state)
        for conn in list(self.connections.all):
            conn.listener.presence(view)

    # Telling

    def _told(self, applied: Sequence[Applied], mine: bool) -> None:  # noqa: FBT001  # `journal.Told`
        if not applied:
            return
        state = self.journal.state
        self.views.update(state, applied)
        self.bots.told(applied)
        reseated = any(one.entry.kind in SEATING for one in applied)
        if reseated:
            self._reseat(applied)
        if reseated or state.status != self._status:
            self._reopen()
        self.deltas.forget()
        if mine:
            self.context.bus.publish(Notice(self.code, head=state.head))
        for conn in list(self.connections.all):
            conn.listener.changed()
        self.deltas.forget()
        if reseated:
            self._tell_presence()
            self.holds.hold_soon(self.code)
        self._tell_closed()
        self.upkeep.arm()
        self.bots.poke()

    def _reseat(self, applied: Sequence[Applied]) -> None:
        """Every connection has the seat that its device holds now; who lost it by a takeover is told."""
        state = self.journal.state
        taken = [e.name for one in applied for e in one.events if isinstance(e, events.TakenOver)]
        if any(one.entry.kind in {"lot", "start"} for one in applied):
            self.connections.forget()
        for conn in list(self.connections.all):
            seat = None if conn.watch else rights.seat_of(state, self.context.secret, conn.device)
            before, conn.seat = conn.seat, seat
            if before != seat:
                conn.sees_since = state.head
            if seat is not None:
                conn.moved = None
            elif before is not None and taken:
                conn.moved = taken[-1]
                conn.listener.moved(taken[-1])
        self._name(self.connections.all)
        self.connections.refresh(state)

    def _name(self, watching: Collection[Connection]) -> None:
        """Nobody is called what could be taken for the name of somebody seated, whoever was there first."""
        seated = names.looks(self.journal.state.names())
        for conn in watching:
            conn.name = "" if names.confusable(conn.wish, seated) else conn.wish

    def _reopen(self) -> None:
        """A table without watchers shows its game to others only when it is over."""
        for conn in self.connections.all:
            before, conn.blind = conn.blind, rights.is_blind(self.journal.state, conn)
            if before != conn.blind:
                conn.sees_since = self.journal.state.head

    def _tell_closed(self) -> None:
        before, self._status = self._status, self.journal.state.status
        if self._status != before and self._status in {"closed", "asleep"}:
            for conn in list(self.connections.all):
                conn.listener.closed(self._status)

    def tell_chat(self, lines: Sequence[ChatLine]) -> None:
        """Lines of chat are new here."""
        if lines:
            for conn in list(self.connections.all):
                conn.listener.said(lines)

    async def catch_up_chat(self) -> None:
        """Other processes have stored lines."""
        self.tell_chat(await self.talk.catch_up())
