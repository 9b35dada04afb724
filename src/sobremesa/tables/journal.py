"""A table's journal: its jobs one after the other; judge, write, and only then fold and tell (design, section 6)."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec
import structlog

from sobremesa.kit.records import Refusal
from sobremesa.store.base import Entry, Status, StoreError, StoreUnavailable
from sobremesa.tables import chance
from sobremesa.tables.context import Context
from sobremesa.tables.entries import GameBody, SeatBody, write_body
from sobremesa.tables.fold import Applied, apply
from sobremesa.tables.game_fold import Played
from sobremesa.tables.records import Done
from sobremesa.tables.state import TableState

T = TypeVar("T")
INLINE = 40
"""A log of more entries is folded in a thread, so that other tables go on."""

log = structlog.get_logger(__name__)


class Draft(NamedTuple):
    """An entry to be written. `played`: what it did, if the match has played it already."""

    kind: str
    by: str
    body: SeatBody | Any
    id: str | None = None
    status: Status | None = None
    played: Played | None = None


class Write(NamedTuple):
    """What a judge wants written, and what the answer says besides the seq."""

    drafts: Sequence[Draft]
    result: dict[str, Any] | None = None


Told = Callable[[Sequence[Applied], bool], None]
"""Hears of entries that are new here, and whether this process wrote them (then others have to hear)."""

Verdict = Refusal | Done | Write
Judge = Callable[[TableState, int], Verdict]
"""Judges a request by the state and the time (ms). It changes nothing, but that the match may have played what it wants written."""


class Journal:
    """One table's log as this process knows it. `told` hears of every entry that is new here, after it is durable."""

    def __init__(self, code: str, context: Context, told: Told) -> None:
        self._context = context
        self._told = told
        self._code = code
        self._jobs: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._broken = False
        self.state = self._blank()

    def _blank(self) -> TableState:
        secret = self._context.secret
        return TableState(self._code, self._context.games.load, partial(chance.seed, secret, self._code))

    @property
    def busy(self) -> bool:
        """Is a job running or waiting?"""
        return self._task is not None

    def run(self, job: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        """Do a job after those that wait already. Who asked may go away; the job is done."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, future))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())
        return future

    async def submit(self, judge: Judge) -> Done | Refusal:
        """Have a request judged and written. It is durable when this answers `Done`."""
        return await self.run(partial(self._submit, judge))

    async def read(self, question: Callable[[TableState], T]) -> T | Refusal:
        """Ask the state something, between two jobs. The refusal is `store_unavailable`."""

        async def job() -> T | Refusal:
            await self._mend()
            return question(self.state)

        return await self.run(job)

    async def catch_up(self) -> None:
        """Fold what other processes have written."""
        await self.run(self._catch_up)

    async def finish(self) -> None:
        """Wait until nothing is left to do."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        try:
            while self._jobs:
                job, future = self._jobs.popleft()
                await self._do(job, future)
        finally:
            self._task = None

    async def _do(self, job: Callable[[], Awaitable[Any]], future: asyncio.Future[Any]) -> None:
        try:
            answer = await job()
        except StoreError as error:
            self._broken = True
            log.warning("store", table=self._code, error=str(error))
            answer = Refusal("store_unavailable")
        except Exception as error:
            # A fault of ours: the state may be half changed, so it is folded anew; the one who asked hears of it.
            self._broken = True
            log.exception("fault", table=self._code)
            if not future.done():
                future.set_exception(error)
            return
        if not future.done():
            future.set_result(answer)

    async def _submit(self, judge: Judge) -> Done | Refusal:
        await self._mend()
        while True:
            verdict = judge(self.state, self._context.clock.now())
            if not isinstance(verdict, Write):
                return verdict
            written = self._entries(verdict.drafts)
            if await self._store(verdict.drafts, written):
                applied = [
                    apply(self.state, entry, draft.played) for entry, draft in zip(written, verdict.drafts, strict=True)
                ]
                self._told(applied, True)  # noqa: FBT003  # Told says what it is
                return Done(self.state.head, verdict.result)
            known = await self._lost(written[-1])
            if known is not None:
                return known

    def _entries(self, drafts: Sequence[Draft]) -> list[Entry]:
        state = self.state
        at = self._context.clock.stamp(state.at)
        return [self._entry(draft, state.head + 1 + i, at) for i, draft in enumerate(drafts)]

    def _entry(self, draft: Draft, seq: int, at: int) -> Entry:
        body, digest = draft.body, None
        match = self.state.match
        if isinstance(body, GameBody) and match is not None:
            digest = match.digest()
            if draft.status == "finished":
                seed = self.state.seed_of(self.state.nonce)
                body = msgspec.structs.replace(body, secret=seed.hex())
        return Entry(self._code, seq, at, draft.by, draft.kind, write_body(body), draft.id, digest)

    async def _store(self, drafts: Sequence[Draft], written: Sequence[Entry]) -> bool:
        write = self._context.writer.write
        stored = [write(entry, draft.status) for entry, draft in zip(written, drafts, strict=True)]
        if len(stored) == 1:
            return await stored[0]
        return all(await asyncio.gather(*stored))

    async def _lost(self, mine: Entry) -> Done | None:
        """A race is lost: fold the log anew. If nothing new is in it, the id is: then that is the answer."""
        head = self.state.head
        await self._refold()
        if self.state.head > head or mine.id is None:
            return None
        found = await self._context.store.find_id(self._code, mine.by, mine.id)
        return None if found is None else Done(found.seq)

    async def _mend(self) -> None:
        if self._broken:
            await self._refold()

    async def _catch_up(self) -> None:
        await self._mend()
        news = await self._context.store.load(self._code, self.state.head)
        if news:
            self._told([apply(self.state, entry) for entry in news], False)  # noqa: FBT003  # as above

    async def _refold(self) -> None:
        log_ = await self._context.store.load(self._code)
        state = self._blank()
        known, window = self.state.head, self._context.settings.window
        since = max(known, len(log_) - 1 - window)
        if len(log_) > INLINE:
            applied = await asyncio.to_thread(_fold, state, log_, since)
        else:
            applied = _fold(state, log_, since)
        self.state, self._broken = state, False
        self._context.writer.folded(self._code)
        self._told(applied, False)  # noqa: FBT003  # as above

    async def load(self) -> bool:
        """Fold the log for the first time; False: there is none. Raises `StoreUnavailable`."""
        answer: object = await self.run(self._refold)
        if isinstance(answer, Refusal):
            raise StoreUnavailable("the log cannot be read now")
        return self.state.head >= 0


def _fold(state: TableState, log_: Sequence[Entry], since: int) -> list[Applied]:
    """Fold a log; what the entries above `since` did."""
    applied = [apply(state, entry) for entry in log_]
    return [one for one in applied if one.entry.seq > since]
