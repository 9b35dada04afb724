"""One live table, as the server sees it: its connections and the requests they make. Every part does its own job."""

from __future__ import annotations

from typing import Any

from sobremesa.bus.base import Notice
from sobremesa.kit.decode import decode
from sobremesa.kit.records import Refusal
from sobremesa.tables import lobby
from sobremesa.tables.entries import SitBody
from sobremesa.tables.journal import Judge
from sobremesa.tables.listener import Connection, Listener
from sobremesa.tables.records import ChatLine, Delta, Done, Phrase, PresenceView
from sobremesa.tables.requests import away, hosting, playing, rematch, rights, sitting
from sobremesa.tables.room import Room
from sobremesa.tables.state import TableState


class LiveTable:
    """A table in this process.

    Every request answers `Done` once it is durable, or a `Refusal`, and then nothing has changed. Codes of refusals:
    `refusals.CODES`, and the game's.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.code = room.code

    @property
    def state(self) -> TableState:
        """The fold of the log, to be read only."""
        return self.room.journal.state

    @property
    def head(self) -> int:
        """Seq of the last entry that was told."""
        return self.room.views.seq

    # Connections

    async def connect(
        self, device: str, listener: Listener, *, watch: bool = False, name: str = ""
    ) -> Connection | Refusal:
        """Come to the table. `name`: what a watcher is called. Refusals: `closed`, `asleep` (a device that had a seat
        wakes it instead).
        """
        return await self.room.connect(device, listener, watch=watch, name=name)

    def disconnect(self, conn: Connection) -> None:
        """The connection is gone. May be said twice."""
        self.room.disconnect(conn)

    async def catch_up(self, seq: int) -> bool:
        """Read the store if `seq` (a client's last) is above `head`; False: it is above the store's too (`bad_seq`)."""
        if seq > self.head:
            await self.room.journal.catch_up()
        return seq <= self.head

    def delta(self, conn: Connection, since: int) -> Delta:
        """What this connection has to be told above `since`; -1: everything, with the last 50 entries."""
        return self.room.deltas.get(self.state, conn, since)

    def presence(self) -> PresenceView:
        """Who is connected."""
        return self.room.connections.view(self.state)

    # The game

    async def do(self, conn: Connection, id_: str, on: int, action: dict[str, Any]) -> Done | Refusal:
        """Play an action; undo is `{"type": "undo"}`. `on`: the last seq that the client had folded."""
        wish = decode(self.state.game, action)
        if isinstance(wish, Refusal):
            return wish
        await self.catch_up(on)
        return await self._known(conn, id_, on) or await self._submit(playing.do(conn, id_, on, wish))

    async def explain(self, conn: Connection, action: dict[str, Any]) -> Refusal | None:
        """The refusal that this action would meet, from what the seat may know; nothing is logged."""
        return await self.room.journal.read(lambda state: playing.explain(state, conn, decode(state.game, action)))

    async def preview(self, conn: Connection, action: dict[str, Any]) -> Any | Refusal | None:
        """What it would give; the shape is the game's. Nothing is logged."""
        return await self.room.journal.read(lambda state: playing.preview(state, conn, decode(state.game, action)))

    # Seats

    async def sit(
        self, conn: Connection, id_: str, name: str, colour: str, portrait: str | None, salt: str
    ) -> Done | Refusal:
        """Take a free seat; while the game runs, one that ★ has given. `result`: `{"seat": n}`."""
        want = SitBody(-1, name, colour, portrait, conn.holder, salt)
        return await self._seat(conn, sitting.sit(conn, id_, want, self.room.connections.connected))

    async def dress(self, conn: Connection, id_: str, colour: str, portrait: str | None) -> Done | Refusal:
        """Another colour or portrait."""
        return await self._submit(sitting.dress(conn, id_, colour, portrait))

    async def leave(self, conn: Connection, id_: str) -> Done | Refusal:
        """Leave the own seat, before the start."""
        return await self._submit(sitting.leave(conn, id_))

    async def takeover(
        self, conn: Connection, id_: str, name: str, *, force: bool = False, secret: str | None = None
    ) -> Done | Refusal:
        """Get a seat back by its name (N19). `secret`: the short code at a protected table. `result`: `{"seat": n}`."""
        await self.room.holds.hear(self.code)
        key, connected = self.room.context.secret, self.room.connections.connected
        judge = sitting.takeover(conn, id_, name, force=force, code=secret, secret=key, connected=connected)
        return await self._seat(conn, judge)

    # ★

    async def add_bot(self, conn: Connection, id_: str, seat: int, bot: str, name: str | None = None) -> Done | Refusal:
        """★: a bot into a free seat."""
        return await self._submit(hosting.add_bot(conn, id_, seat, bot, name, self._bots()))

    async def remove_bot(self, conn: Connection, id_: str, seat: int) -> Done | Refusal:
        """★: a bot out of its seat."""
        return await self._submit(hosting.remove_bot(conn, id_, seat))

    async def free_seat(self, conn: Connection, id_: str, seat: int) -> Done | Refusal:
        """★: free a seat that is not connected, before the start."""
        await self.room.holds.hear(self.code)
        return await self._submit(hosting.free_seat(conn, id_, seat, self.room.connections.connected))

    async def stand_in(self, conn: Connection, id_: str, seat: int, bot: str | None) -> Done | Refusal:
        """★: a bot plays for a person absent for 3 minutes; None takes it away."""
        return await self._submit(away.stand_in(conn, id_, seat, bot, self._bots(), self._host_away()))

    async def give_seat(self, conn: Connection, id_: str, seat: int) -> Done | Refusal:
        """★: open the seat of a person absent for 3 minutes to a newcomer."""
        return await self._submit(away.give_seat(conn, id_, seat, self._host_away()))

    async def lot(self, conn: Connection, id_: str) -> Done | Refusal:
        """★: draw the order of play."""
        return await self._submit(hosting.lot(conn, id_))

    async def set_option(self, conn: Connection, id_: str, name: str, value: Any) -> Done | Refusal:
        """★: change a live option in the waiting room."""
        return await self._submit(hosting.set_option(conn, id_, name, value))

    async def start(self, conn: Connection, id_: str) -> Done | Refusal:
        """★: start the game."""
        return await self._submit(hosting.start(conn, id_))

    async def close(self, conn: Connection, id_: str) -> Done | Refusal:
        """★: close the table for good."""
        return await self._submit(away.close(conn, id_))

    async def mute(self, conn: Connection, id_: str, seat: int | None, *, muted: bool) -> Done | Refusal:
        """★: the chat of a seat, or of all who watch (None), off or on."""
        return await self._submit(away.mute(conn, id_, seat, muted=muted))

    # Talk and what comes after

    async def chat(self, conn: Connection, id_: str, text: str, phrase: Phrase | None = None) -> Done | Refusal:
        """Say something; stored before it is told."""
        lines = await self.room.talk.say(self.state, conn, id_, text, phrase)
        if isinstance(lines, Refusal):
            return lines
        self.room.tell_chat(lines)
        self.room.context.bus.publish(Notice(self.code, chat=self.room.talk.head))
        return Done(-1)

    async def chat_lines(self, after: int = -1, limit: int = 50) -> list[ChatLine]:
        """The last lines of chat above `after`."""
        return await self.room.talk.lines(after, limit)

    async def rematch(self, conn: Connection, id_: str) -> Done | Refusal:
        """Ask for another game with the same people; ★'s asking opens it. `result`: `{"code": ...}` once it is open."""
        asked = await self._submit(rematch.ask(conn, id_))
        if isinstance(asked, Refusal) or self.state.next or not rights.is_host(self.state, conn, closing=True):
            return rematch.answer(self.state, asked)
        opened = await lobby.open_rematch(self.room.context, conn.device, self.state)
        if isinstance(opened, Refusal):
            return opened
        return rematch.answer(self.state, await self._submit(rematch.opened(opened.code)))

    # Shared steps

    async def _submit(self, judge: Judge) -> Done | Refusal:
        return await self.room.journal.submit(judge)

    async def _seat(self, conn: Connection, judge: Judge) -> Done | Refusal:
        """A request by which the connection gets a seat: it does not only watch then, and is present at once."""
        watched, conn.watch = conn.watch, False
        answer = await self._submit(judge)
        if isinstance(answer, Refusal):
            conn.watch = watched
            return answer
        if conn.seat is None:
            return answer
        await self.room.upkeep.present()
        return Done(answer.seq, {"seat": conn.seat})

    async def _known(self, conn: Connection, id_: str, on: int) -> Done | None:
        """The acknowledgement of an action that is in the log, but too old to be remembered here."""
        seat = None if conn.seat is None else self.state.seat(conn.seat)
        if seat is None or on >= seat.ids.oldest():
            return None
        found = await self.room.context.store.find_id(self.code, str(conn.seat), id_)
        return None if found is None else Done(found.seq)

    def _bots(self) -> list[str]:
        return self.room.context.bots.kinds(self.state.game.meta.id)

    def _host_away(self) -> int:
        return round(self.room.context.settings.host_away * 1000)
