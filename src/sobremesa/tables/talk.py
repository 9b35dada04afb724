"""Chat: stored before it is told; nothing is folded from it."""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from sobremesa.kit.records import Refusal
from sobremesa.store.base import ChatLine as Stored
from sobremesa.tables import refusals
from sobremesa.tables.context import Context
from sobremesa.tables.listener import Connection
from sobremesa.tables.records import ChatLine, Phrase
from sobremesa.tables.state import TableState

LONGEST = 500
KEPT = 50
"""Lines that a live table keeps."""
_KEPT_FORMATS = "\u200d\u200c"


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line's body in the store."""

    seat: int | None
    name: str
    text: str
    phrase: Phrase | None = None


def tidy(text: str) -> str:
    """The text as it is stored: NFC, without control characters and marks that turn the direction of what follows."""
    plain = "".join(c for c in text if not _is_hidden(c))
    return unicodedata.normalize("NFC", " ".join(plain.split()))[:LONGEST]


def _is_hidden(c: str) -> bool:
    return unicodedata.category(c) in {"Cc", "Cf", "Cs"} and not c.isspace() and c not in _KEPT_FORMATS


def speaker(state: TableState, conn: Connection) -> tuple[str, Said] | Refusal:
    """Who speaks, by the connection (FP10), or why it may not."""
    if conn.moved is not None:
        return Refusal(refusals.MOVED, {"by": conn.moved})
    seat = None if conn.seat is None else state.seat(conn.seat)
    rule = state.table.chat
    if rule == "off" or (rule == "seats" and seat is None):
        return Refusal("chat_off")
    if seat is None:
        return "watcher:" + sha256(conn.holder.encode()).hexdigest()[:16], Said(None, conn.name, "")
    if seat.muted:
        return Refusal("chat_muted")
    return f"chat:{seat.name}", Said(conn.seat, seat.guest or seat.name, "")


def line(stored: Stored) -> ChatLine:
    """A stored line as it is told."""
    said = msgspec.json.decode(stored.body, type=Said)
    return ChatLine(stored.n, stored.at, said.seat, said.name, said.text, said.phrase)


class Talk:
    """One table's chat in this process: the last lines, and which was the last."""

    def __init__(self, context: Context, code: str) -> None:
        self._context = context
        self._code = code
        self._lines: deque[ChatLine] = deque(maxlen=KEPT)
        self.head = -1

    async def load(self) -> None:
        """Read the last lines."""
        head = (await self._context.store.chat_heads([self._code])).get(self._code, -1)
        self.head = max(-1, head - KEPT)
        await self.catch_up()

    async def catch_up(self) -> list[ChatLine]:
        """The lines that other processes have stored since."""
        return self._add(await self._context.store.chat_load(self._code, self.head))

    async def say(
        self, state: TableState, conn: Connection, id_: str, text: str, phrase: Phrase | None = None
    ) -> list[ChatLine] | Refusal:
        """Store a line: a phrase, else the text; the lines that are new here. Said again with the same id it is stored once."""
        who = speaker(state, conn)
        if isinstance(who, Refusal):
            return who
        by, said = who
        words = "" if phrase else tidy(text)
        if not words and not phrase:
            return Refusal("empty_text")
        body = msgspec.json.encode(msgspec.structs.replace(said, text=words, phrase=phrase))
        stored = await self._context.store.chat_append(self._code, by, body, self._context.clock.now(), id_)
        if stored.n <= self.head:
            return []
        return self._add([stored]) if stored.n == self.head + 1 else await self.catch_up()

    async def lines(self, after: int, limit: int) -> list[ChatLine]:
        """The last `limit` lines above `after`."""
        kept = [one for one in self._lines if one.n > after]
        if after + 1 >= self.head + 1 - len(self._lines):
            return kept[-limit:] if limit else []
        since = max(after, self.head - limit)
        return [line(one) for one in await self._context.store.chat_load(self._code, since, limit)]

    def _add(self, stored: Sequence[Stored]) -> list[ChatLine]:
        new = [line(one) for one in stored if one.n > self.head]
        self._lines.extend(new)
        if new:
            self.head = new[-1].n
        return new
