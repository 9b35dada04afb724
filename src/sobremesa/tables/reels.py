"""The reels that a process keeps: each game is folded once, one at a time, and the least used go when they take too much."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from sobremesa.kit.records import Refusal
from sobremesa.tables import refusals
from sobremesa.tables.context import Context
from sobremesa.tables.export import OVER
from sobremesa.tables.reel import Reel


class Reels:
    """A cache over the store. Only tables that are finished or closed are in it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._kept: OrderedDict[str, Reel] = OrderedDict()
        self._folding = asyncio.Lock()

    def has(self, code: str) -> bool:
        """Is this game folded already, so that a frame of it costs next to nothing?"""
        return code in self._kept

    @property
    def size(self) -> int:
        """About how many bytes all of them take."""
        return sum(reel.size for reel in self._kept.values())

    async def get(self, code: str) -> Reel | Refusal:
        """The reel of a table, up to its last entry. Refusals: `unknown_table`, `not_now {status}`."""
        store = self._context.store
        row = (await store.rows([code])).get(code)
        if row is None:
            return Refusal("unknown_table")
        if row.status not in OVER:
            return refusals.not_now(row.status)
        if (reel := self._kept.get(code)) is not None and reel.head >= row.head:
            self._kept.move_to_end(code)
            return reel
        async with self._folding:
            reel = self._kept.pop(code, None) or Reel(self._context, code)
            log = await store.load(code, after=reel.head)
            await asyncio.to_thread(reel.extend, log)
            self._keep(code, reel)
        return reel

    def _keep(self, code: str, reel: Reel) -> None:
        """Keep it as the last used; those that are over the limit go, and this one never does."""
        self._kept[code] = reel
        while len(self._kept) > 1 and self.size > self._context.settings.reels:
            self._kept.popitem(last=False)
