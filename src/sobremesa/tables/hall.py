"""All tables of one process."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

import msgspec

from sobremesa.bus.base import Bus
from sobremesa.kit.records import Refusal
from sobremesa.store.base import Store
from sobremesa.store.clock import Clock
from sobremesa.store.writer import Writer
from sobremesa.tables import chance, describe, history, lobby, names, refusals
from sobremesa.tables.background import Background
from sobremesa.tables.context import Bots, Context, Games, Timer
from sobremesa.tables.export import OVER, export_log
from sobremesa.tables.history import MOST_STEPS, Page, Scene, Story
from sobremesa.tables.records import Done, Opened, TableCard
from sobremesa.tables.reel import Reel
from sobremesa.tables.reels import Reels
from sobremesa.tables.requests import rights
from sobremesa.tables.room import Room
from sobremesa.tables.settings import Settings
from sobremesa.tables.state import TableState
from sobremesa.tables.table import LiveTable

MOST_CARDS = 30
"""Cards that are answered at once."""

Later = Callable[[float, Callable[[], None]], Timer]


def _later(seconds: float, callback: Callable[[], None]) -> Timer:
    return asyncio.get_running_loop().call_later(seconds, callback)


class Hall:
    """One a process: opens tables, finds them, and does the background work. It holds caches only."""

    context: Context
    _reels: Reels

    def __init__(
        self,
        store: Store,
        bus: Bus,
        *,
        games: Games,
        bots: Bots,
        settings: Settings | None = None,
        monotonic: Callable[[], float] = time.monotonic,
        later: Later = _later,
        process: str | None = None,
    ) -> None:
        self._store = store
        self._bus = bus
        self._make = partial(
            Context,
            store=store,
            bus=bus,
            writer=Writer(store),
            clock=Clock(store, monotonic),
            games=games,
            bots=bots,
            settings=settings or Settings(),
            process=process or secrets.token_hex(8),
            monotonic=monotonic,
            later=later,
        )
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._background: Background

    async def start(self) -> None:
        """Read the installation's secret and begin the background work. The store and the bus are open."""
        make = self._make
        self.context = make(secret=await self._store.secret(), born=make.keywords["monotonic"]())
        self._reels = Reels(self.context)
        await self.context.clock.sync()
        self._background = Background(self.context, self._tables, self.table)
        self._background.start()

    async def close(self) -> None:
        """Tell all connections `closed("server")`, end the background work, let go of the bus's holds."""
        await self._background.stop()
        await asyncio.gather(*(table.room.close() for table in self._tables.values()))
        self._tables.clear()
        await self.context.writer.close()
        await self._bus.hold(self.context.process, {})

    def live(self) -> list[LiveTable]:
        """The tables that this process has in its memory."""
        return list(self._tables.values())

    async def open(
        self, device: str, game: str, options: dict[str, Any], table_options: dict[str, Any]
    ) -> Opened | Refusal:
        """Open a table (N7, N8); with one open already, that one (N10).

        Refusals: `unknown_game`, `bad_options {path}` or `{why}`, `bad_seats {allowed}`, and the game's own of `settle`.
        """
        return await lobby.open_table(self.context, device, game, options, table_options)

    async def table(self, code: str) -> LiveTable | None:
        """The table of this code, live in this process from now on; None for an unknown code."""
        code = chance.tidy_code(code)
        found = self._tables.get(code)
        if found is not None:
            found.room.connections.touch()
            return found
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> LiveTable | None:
        try:
            room = Room(self.context, code, self._background)
            if not await room.load():
                return None
            table = self._tables[code] = LiveTable(room)
            return table
        finally:
            del self._loading[code]

    async def cards(self, devices: Sequence[str], codes: Collection[str]) -> list[TableCard]:
        """Those of these tables that exist, as lists show them: a table that waits for one of these devices first."""
        found = [await self._card(devices, code) for code in list(dict.fromkeys(codes))[:MOST_CARDS]]
        return sorted((card for card in found if card is not None), key=lambda card: not card.waits_for_you)

    async def _card(self, devices: Sequence[str], code: str) -> TableCard | None:
        table = await self.table(code)
        if table is None:
            return None
        room, state = table.room, table.state
        if not room.connections.all:
            await room.journal.catch_up()
            state = table.state
        held = (rights.seat_of(state, self.context.secret, device) for device in devices)
        seats = [seat for seat in held if seat is not None]
        owed = {one.seat for one in state.waiting.owed}
        seat = next((seat for seat in seats if seat in owed), seats[0] if seats else None)

        def section(name: str) -> Any:
            part = room.views.public.get(name)
            return None if part is None else msgspec.json.decode(part.raw)

        return describe.card(state, table.presence(), section, seat)

    async def record(
        self, device: str, code: str, after: int = -1, limit: int = 200, *, public: bool = False
    ) -> Page | Refusal:
        """Shown entries above `after` in the form of this device's seat, or a watcher's; `public`: a watcher's in any case.

        Refusals: `unknown_table`, `table_asleep`, `no_seat` (a running table without watchers).
        """
        table = await self.table(code)
        if table is None:
            return Refusal("unknown_table")
        state = table.state
        seat = rights.seat_of(state, self.context.secret, device)
        if state.status == "asleep":
            return Refusal("table_asleep")
        if state.running and seat is None and state.table.watchers == "none":
            return refusals.NO_SEAT
        eyes = None if public else seat
        if state.status not in OVER:
            return await history.page(self.context, table.code, eyes, after, limit)
        reel = await self._reel(device, code)
        return reel if isinstance(reel, Refusal) else history.page_of(reel, eyes, after, limit)

    async def replay(
        self, device: str, code: str, seq: int, seat: int | None = None, *, as_open: bool = False, steps: int = 0
    ) -> Scene | Refusal:
        """A game that is over after entry `seq`, through a seat's eyes or open, with what the next `steps` entries change.

        Refusals: `unknown_table`, `not_now {status}`, `no_seat`, `bad_seq {head}`.
        """
        reel = await self._reel(device, code)
        if isinstance(reel, Refusal):
            return reel
        return history.scene(reel, seq, seat, as_open=as_open, steps=min(steps, MOST_STEPS))

    async def story(self, device: str, code: str) -> Story | Refusal:
        """A game that is over in numbers: points, turns, draws, luck. Refusals: `unknown_table`, `not_now`, `no_seat`."""
        reel = await self._reel(device, code)
        return reel if isinstance(reel, Refusal) else history.story(reel)

    async def fork(self, device: str, code: str, seq: int) -> Opened | Refusal:
        """Open a table that goes on from a game that is over as it was after entry `seq`, with chance of its own.

        Refusals: as `story`, `no_fork` (there is nothing to go on from), `has_table {code}`.
        """
        code = chance.tidy_code(code)
        reel = await self._reel(device, code)
        if isinstance(reel, Refusal):
            return reel
        was = await history.state_at(self.context, code, seq) if reel.first <= seq < reel.last else None
        if was is None:
            return refusals.NO_FORK
        own = rights.seat_of(reel.state, self.context.secret, device)
        return await lobby.open_fork(self.context, device, was, own)

    def folded(self, code: str) -> bool:
        """Is this game that is over folded already, so that asking for it costs next to nothing?"""
        return self._reels.has(chance.tidy_code(code))

    async def _reel(self, device: str, code: str) -> Reel | Refusal:
        """The log is open once the game is over (design, section 5); at a table without watchers, to its seats."""
        reel = await self._reels.get(chance.tidy_code(code))
        return reel if isinstance(reel, Refusal) else self._may_read(device, reel.state) or reel

    def _may_read(self, device: str, state: TableState) -> Refusal | None:
        stranger = rights.seat_of(state, self.context.secret, device) is None
        return refusals.NO_SEAT if stranger and state.table.watchers == "none" else None

    async def export(self, device: str, code: str, *, chat: bool = False) -> bytes | Refusal:
        """The log as a file, with S and all draws once the game is over.

        Refusals: `unknown_table`, `not_now {status}`, `no_seat`.
        """
        table = await self.table(code)
        if table is None:
            return Refusal("unknown_table")
        if table.state.status not in OVER:
            return refusals.not_now(table.state.status)
        if (refusal := self._may_read(device, table.state)) is not None:
            return refusal
        context = self.context
        return await export_log(context.store, context.games, table.code, secret=context.secret, chat=chat)

    async def wake(self, device: str, code: str, name: str | None = None, secret: str | None = None) -> Done | Refusal:
        """Wake a sleeping table: by a device that had a seat, or by a seat's name (N19, N21).

        Refusals: `unknown_table`, `table_asleep` (this device had no seat there), `name_unknown`, `secret_needed`.
        """
        table = await self.table(code)
        if table is None:
            return Refusal("unknown_table")
        await table.room.journal.catch_up()
        if name is None or table.state.status != "asleep":
            return await table.room.wake(device)
        state, plain = table.state, names.normalise(name)
        number = None if isinstance(plain, Refusal) else state.named(names.folded(plain), names.folded)
        seat = None if number is None else state.seat(number)
        if number is None or seat is None or seat.bot is not None:
            return Refusal("name_unknown")
        if state.table.protected and not rights.knows(seat, secret, self.context.secret):
            return Refusal("secret_needed", {"seat": number})
        return await table.room.wake(device, number)
