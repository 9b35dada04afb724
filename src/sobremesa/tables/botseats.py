"""Bots at a table: they move at a pace people can follow, wait while no person is connected, and never stall the game."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from random import uniform
from typing import NamedTuple

import msgspec
import structlog

from sobremesa.bots.base import Sight, Views
from sobremesa.bots.watchdog import Trouble
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Action, Menu, Refusal
from sobremesa.kit.sampling import SILENT, NothingOffered, sample
from sobremesa.tables import chance
from sobremesa.tables.botmind import BotMind
from sobremesa.tables.context import Context, Timer
from sobremesa.tables.entries import ActBody, LapseBody
from sobremesa.tables.fold import Applied
from sobremesa.tables.journal import Draft, Journal, Verdict, Write
from sobremesa.tables.presence import Connections
from sobremesa.tables.records import Done
from sobremesa.tables.requests import playing
from sobremesa.tables.state import TableState

log = structlog.get_logger(__name__)
TRIES = 3
"""How often a bot is asked again after a hidden refusal (N204) before its default is played."""
PATIENCE = 6
"""People who may answer a bot (its offer) have this many of its thinking times before it goes on."""


class Turn(NamedTuple):
    """A bot's seat that is to be asked. `wait`: the decision it owes, None if it only may act."""

    seat: int
    bot: str
    wait: str | None


class BotSeats:
    """Plays the seats of one table's bots. Every process with a person's connection does; the log lets one win."""

    def __init__(self, context: Context, journal: Journal, connections: Connections) -> None:
        self._context = context
        self._journal = journal
        self._connections = connections
        self._minds: dict[int, BotMind] = {}
        self._asked: dict[int, int] = {}  # seat that only may act -> the entry after which it was asked
        self._answered: set[int] = set()  # seats that acted since a bot that is waited for did
        self._patient = False
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def told(self, applied: Sequence[Applied]) -> None:
        """Entries are new: bots that read events see their seats' forms of them."""
        state = self._journal.state
        for one in applied:
            if one.entry.kind == "act" and one.by.isdecimal():
                self._heard(int(one.by))
        for number, mind in self._minds.items():
            if mind.reads_events:
                for one in applied:
                    events = one.step.events if one.step else []
                    mind.shown([state.game.show(event, number) for event in events])

    def poke(self) -> None:
        """Something changed: is it a bot's move?"""
        if self._closed or self._task is not None:
            return
        turn = self._next()
        patient = turn is not None and turn.wait is not None and self._may_answer()
        if self._timer is not None and self._patient and not patient:
            self._timer.cancel()
            self._timer = None
        if turn is None or self._timer is not None:
            return
        least, most = self._context.settings.bot_pace
        self._patient = patient
        pause = PATIENCE * most if patient else uniform(least, most)  # noqa: S311  # a pace
        self._timer = self._context.later(pause, self._begin)

    def _heard(self, seat: int) -> None:
        """A seat has acted: one that is waited for speaks to the others anew, the others have answered."""
        if any(owed.seat == seat for owed in self._journal.state.waiting.owed):
            self._answered.clear()
        else:
            self._answered.add(seat)

    def _may_answer(self) -> bool:
        """Is there a person here who may act, is not waited for, and has not answered yet?"""
        state = self._journal.state
        waits = [number for number in state.waiting.free if number not in self._answered]
        return any((seat := state.seat(n)) and not seat.plays and self._connections.connected(n) for n in waits)

    async def close(self) -> None:
        """Move no more."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def _begin(self) -> None:
        self._timer = None
        if not self._closed:
            self._task = asyncio.get_running_loop().create_task(self._move())

    async def _move(self) -> None:
        try:
            turn = self._next()
            if turn is not None:
                await self._ask(turn)
        except Exception:
            # A fault of ours must not end the game's bots; the journal has folded anew.
            log.exception("bot", table=self._journal.state.code)
        finally:
            self._task = None
            self.poke()

    def _next(self) -> Turn | None:
        """Who is to be asked: seats that may answer first, once an entry, then those that are waited for."""
        state = self._journal.state
        if not state.running or state.waiting.stands or not self._connections.somebody(state):
            return None
        for number in state.waiting.free:
            seat = state.seat(number)
            if seat and seat.plays and self._asked.get(number, -1) < state.head:
                return Turn(number, seat.plays, None)
        for owed in state.waiting.owed:
            seat = state.seat(owed.seat)
            if seat and seat.plays:
                return Turn(owed.seat, seat.plays, owed.wait)
        return None

    def _mind(self, turn: Turn) -> BotMind:
        mind = self._minds.get(turn.seat)
        if mind is None or mind.name != turn.bot:
            bot = self._context.bots.make(self._journal.state.game, turn.bot)
            mind = self._minds[turn.seat] = BotMind(bot)
        return mind

    async def _ask(self, turn: Turn) -> None:
        look = await self._journal.read(partial(_look, turn))
        if look is None or isinstance(look, Refusal):
            return
        seq, menu, seen = look
        mind = self._mind(turn)
        if turn.wait is None:
            self._asked[turn.seat] = seq
            if not menu.choices:
                return
        events, refused = mind.events, list[Action]()
        mind.events = []
        for attempt in range(TRIES):
            sight = Sight(turn.seat, menu, lambda: seen, owed=turn.wait is not None, events=events, refused=refused)
            rng = chance.bot_rng(self._context.secret, self._journal.state.code, turn.seat, seq * TRIES + attempt)
            choice = await mind.choose(sight, rng, self._context.settings.bot_limit)
            if choice is None and turn.wait is None:
                return
            if choice is None or isinstance(choice, str):
                await self._default(turn, menu, seq, choice or "silent", mind.sign)
                return
            answer = await self._send(seq, partial(_act, turn.seat, choice, mind.sign))
            if isinstance(answer, Done):
                return
            refused.append(choice)
        if turn.wait is not None:
            await self._default(turn, menu, seq, "illegal", mind.sign)

    async def _default(self, turn: Turn, menu: Menu, seq: int, trouble: Trouble, sign: str) -> None:
        """The game's default for a bot that failed; where it has none, a draw from the menu."""
        log.warning("bot failed", table=self._journal.state.code, seat=turn.seat, bot=sign, trouble=trouble)
        body = LapseBody(turn.seat, turn.wait or "", trouble)
        answer = await self._send(seq, partial(_lapse, body))
        if isinstance(answer, Done):
            return
        state = self._journal.state
        rng = chance.bot_rng(self._context.secret, state.code, turn.seat, seq)
        try:
            action = sample(menu, rng, kinds(state.game.actions), SILENT)
        except NothingOffered:
            return
        await self._send(seq, partial(_act, turn.seat, action, sign, trouble=trouble))

    async def _send(self, seq: int, judge: Callable[[TableState], Verdict]) -> Done | Refusal:
        """Have it judged, unless the table has moved on meanwhile: then the bot is asked anew."""

        def at(state: TableState, _now: int) -> Verdict:
            return judge(state) if state.head == seq and state.running else Done(-1)

        return await self._journal.submit(at)


def _look(turn: Turn, state: TableState) -> tuple[int, Menu, Views] | None:
    """The seq, and what the seat may do and see; None if it is not asked any more."""
    owed = any(one.seat == turn.seat and one.wait == turn.wait for one in state.waiting.owed)
    if not state.running or not (owed or (turn.wait is None and turn.seat in state.waiting.free)):
        return None
    match = state.game_on()
    return state.head, match.menu(turn.seat), (match.public(), match.own(turn.seat))


def _act(seat: int, action: Action, sign: str, state: TableState, *, trouble: Trouble | None = None) -> Verdict:
    verdict = playing.act(state, seat, action, sign, f"bot/{state.head}")
    if trouble is None or not isinstance(verdict, Write):
        return verdict
    marked = [_marked(draft, trouble) for draft in verdict.drafts]
    return Write(marked)


def _marked(draft: Draft, trouble: Trouble) -> Draft:
    if not isinstance(draft.body, ActBody):
        return draft
    return draft._replace(body=msgspec.structs.replace(draft.body, bot=trouble))


def _lapse(body: LapseBody, state: TableState) -> Verdict:
    return playing.lapse(state, body)
