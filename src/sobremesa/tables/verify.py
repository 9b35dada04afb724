"""The check of an exported log: does everything in it follow from S and what people did? If not, which entry is wrong and why."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from sobremesa.kit.draws import Draw
from sobremesa.store.base import Entry
from sobremesa.tables import chance, entries
from sobremesa.tables.context import Games
from sobremesa.tables.entries import BadEntry
from sobremesa.tables.export import FORMAT, VERSION, ChatPart, Header, Line, header_hash, line_hash, sides
from sobremesa.tables.fold import apply
from sobremesa.tables.state import TableState


class Checked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a check found. `seq`: the first entry that is wrong. `open`: the game is not over, so chance was not checked.

    Reasons: `not_a_log`, `bad_line`, `unknown_game`, `missing_entry`, `no_secret`, `commitment`, `seed`, `lot`,
    `contributions`, `draw` (with `detail` its label), `digest`, `entry` (it cannot follow), `changed` (its hash differs).
    """

    ok: bool
    entries: int = 0
    open: bool = False
    seq: int | None = None
    reason: str = ""
    detail: str = ""


class _Wrong(Exception):
    def __init__(self, seq: int | None, reason: str, detail: object = "") -> None:
        super().__init__(reason)
        self.found = Checked(ok=False, seq=seq, reason=reason, detail=str(detail)[:300])


def verify(data: bytes, games: Games) -> Checked:
    """Check a file that `export_log` made. Whatever bytes come in, an answer comes out."""
    try:
        header, lines = _read(data)
        _check(header, lines, games)
    except _Wrong as wrong:
        return wrong.found
    return Checked(ok=True, entries=len(lines), open=not header.over)


def read_log(data: bytes) -> tuple[Header, list[Line]]:
    """The header and the entries of a file. Raises ValueError saying what is wrong."""
    try:
        return _read(data)
    except _Wrong as wrong:
        where = "" if wrong.found.seq is None else f" at entry {wrong.found.seq}"
        raise ValueError(f"{wrong.found.reason}{where} {wrong.found.detail}".strip()) from wrong


def to_entries(header: Header, lines: Sequence[Line]) -> list[Entry]:
    """The entries as a store has them."""
    return [_entry(header.table, line) for line in lines]


def _entry(table: str, line: Line) -> Entry:
    body = msgspec.Raw(msgspec.json.encode(line.body))
    return Entry(table, line.seq, line.at, line.by, line.kind, body, line.id, line.digest)


def _read(data: bytes) -> tuple[Header, list[Line]]:
    rows = data.splitlines()
    if not rows:
        raise _Wrong(None, "not_a_log", "it is empty")
    try:
        header = msgspec.json.decode(rows[0], type=Header, strict=True)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise _Wrong(None, "not_a_log", error) from error
    if header.format != FORMAT or header.version != VERSION:
        raise _Wrong(None, "not_a_log", f"{header.format} {header.version}")
    lines = []
    for number, row in enumerate(rows[1 : 1 + header.entries]):
        try:
            line = msgspec.json.decode(row, type=Line, strict=True)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise _Wrong(number, "bad_line", error) from error
        if line.seq != number:
            raise _Wrong(number, "missing_entry")
        lines.append(line)
    if len(lines) != header.entries or not lines:
        raise _Wrong(len(lines), "missing_entry")
    _check_rest([row for row in rows[1 + header.entries :] if row.strip()])
    return header, lines


def _check_rest(rows: Sequence[bytes]) -> None:
    """After the entries there is the chat or nothing: what else stands there was not exported."""
    try:
        for row in rows:
            msgspec.json.decode(row, type=ChatPart, strict=True)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise _Wrong(None, "bad_line", error) from error
    if len(rows) > 1:
        raise _Wrong(None, "bad_line", "more than one line of chat")


def _check(header: Header, lines: Sequence[Line], games: Games) -> None:
    if header.game not in games.GAMES:
        raise _Wrong(None, "unknown_game", header.game)
    chain = _chain(header, lines)
    seed = _seed(header, lines, chain)
    state = TableState(header.table, games.load, lambda _nonce: seed or b"")
    for line, unchanged in zip(lines, chain, strict=True):
        if seed is not None or (line.kind not in entries.GAME_KINDS and line.kind != "start"):
            _follow(state, line, seed)
        if not unchanged:
            raise _Wrong(line.seq, "changed")


def _chain(header: Header, lines: Sequence[Line]) -> list[bool]:
    """For each line whether its hash is that of the line after the hash before it."""
    before, kept = header_hash(header), []
    for line in lines:
        kept.append(line_hash(before, line) == line.hash)
        before = line.hash
    return kept


def _seed(header: Header, lines: Sequence[Line], chain: Sequence[bool]) -> bytes | None:
    """S, if it is told, checked against the commitment."""
    told = [(line.seq, line.body["secret"]) for line in lines if line.body.get("secret") is not None]
    if not told:
        if header.over:
            raise _Wrong(lines[-1].seq, "no_secret")
        return None
    seq, secret = told[0]
    commitment = lines[0].body.get("commitment")
    try:
        seed = bytes.fromhex(secret)
    except (TypeError, ValueError) as error:
        raise _Wrong(seq, "seed", error) from error
    if sha256(seed).hexdigest() != commitment:
        raise _Wrong(seq, "seed") if chain[0] else _Wrong(0, "commitment")
    return seed


def _follow(state: TableState, line: Line, seed: bytes | None) -> None:
    """Fold the entry; does what it says follow from what was before?"""
    if seed is not None:
        _check_chance(state, line, seed)
    try:
        step = apply(state, _entry(state.code, line)).step
    except BadEntry as bad:
        raise _Wrong(line.seq, "entry", bad.reason) from bad
    except Exception as fault:  # whatever a broken file makes a game do, the check has an answer
        raise _Wrong(line.seq, "entry", repr(fault)) from fault
    if step is None or seed is None:
        if line.draws:
            raise _Wrong(line.seq, "draw", line.draws[0][0])
        return
    _check_draws(line, step.draws)
    if line.kind in entries.GAME_KINDS and line.digest != state.game_on().digest():
        raise _Wrong(line.seq, "digest")


def _check_chance(state: TableState, line: Line, seed: bytes) -> None:
    body: dict[str, Any] = line.body
    if line.kind == "lot" and body.get("order") != chance.lot(seed, state.code, state.drawn, len(state.seats)):
        raise _Wrong(line.seq, "lot")
    if line.kind == "start" and body.get("salts") != [seat.salt if seat else None for seat in state.seats]:
        raise _Wrong(line.seq, "contributions")


def _check_draws(line: Line, made: Sequence[Draw]) -> None:
    for said, drawn in zip(line.draws, made, strict=False):
        if said != drawn[:2]:
            raise _Wrong(line.seq, "draw", drawn.label)
    if len(line.draws) != len(made):
        raise _Wrong(line.seq, "draw", "one more or one less")
    if line.sides and line.sides != sides(made):
        raise _Wrong(line.seq, "draw", "how many could have come")
