"""A table's log as a file: one JSON object a line, each entry with its digest, its draws and a hash that ties it to those before.

The first line says what the file is. While the game runs neither S nor any draw is in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec

from sobremesa.kit.draws import Draw
from sobremesa.kit.records import Refusal
from sobremesa.store.base import Entry, Store
from sobremesa.tables import chance, talk
from sobremesa.tables.context import Games
from sobremesa.tables.fold import apply
from sobremesa.tables.records import ChatLine
from sobremesa.tables.state import TableState

FORMAT = "sobremesa-log"
VERSION = 1
OVER = frozenset({"finished", "closed"})
"""Then the log is open: S, draws and all."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line. `over`: S and the draws are there."""

    format: str
    version: int
    table: str
    game: str
    entries: int
    over: bool


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One entry. `draws`: label and value of each, in order. `hash`: of this line without it, after the hash before.

    `sides`: of each draw that is a number how many could have come; older files do not say it.
    """

    seq: int
    at: int
    by: str
    kind: str
    body: dict[str, Any]
    id: str | None = None
    digest: str | None = None
    draws: list[tuple[str, int | tuple[int, ...]]] = []
    sides: list[int] = []
    hash: str = ""


class ChatPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line, if the chat was asked for."""

    chat: list[ChatLine]


_encode = msgspec.json.Encoder(order="deterministic").encode


def header_hash(header: Header) -> str:
    """What the first entry's hash follows."""
    return sha256(_encode(header)).hexdigest()


def line_hash(before: str, line: Line) -> str:
    """A line's hash: SHA-256 of the hash before it and the line without its own, keys in order."""
    return sha256(before.encode() + _encode(msgspec.structs.replace(line, hash=""))).hexdigest()


async def export_log(
    store: Store, games: Games, code: str, *, secret: bytes | None = None, chat: bool = False
) -> bytes | Refusal:
    """The file of a table. Refusals: `unknown_table`."""
    log = await store.load(code)
    if not log:
        return Refusal("unknown_table")
    key = await store.secret() if secret is None else secret
    lines = await asyncio.to_thread(_lines, log, games, partial(chance.seed, key, code))
    if chat:
        said = [talk.line(line) for line in await store.chat_load(code)]
        lines.append(_encode(ChatPart(said)))
    return b"\n".join(lines) + b"\n"


def _lines(log: Sequence[Entry], games: Games, seed_of: Any) -> list[bytes]:
    state = TableState(log[0].table, games.load, seed_of)
    draws = []
    for entry in log:
        step = apply(state, entry).step
        draws.append(list(step.draws) if step is not None else [])
    over = state.status in OVER
    header = Header(FORMAT, VERSION, state.code, state.game.meta.id, len(log), over)
    lines, before = [_encode(header)], header_hash(header)
    for entry, drawn in zip(log, draws, strict=True):
        line = _line(entry, drawn if over else [])
        before = line_hash(before, line)
        lines.append(_encode(msgspec.structs.replace(line, hash=before)))
    return lines


def _line(entry: Entry, draws: list[Draw]) -> Line:
    body = msgspec.json.decode(entry.body)
    drawn = [(draw.label, draw.value) for draw in draws]
    return Line(entry.seq, entry.at, entry.by, entry.kind, body, entry.id, entry.digest, drawn, sides(draws))


def sides(draws: Sequence[Draw]) -> list[int]:
    """Of each draw that is a number how many could have come."""
    return [draw.sides for draw in draws if isinstance(draw.value, int)]
