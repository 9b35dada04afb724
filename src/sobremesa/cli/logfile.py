"""Exported logs: written from a store, read from a file, checked, played through."""

from __future__ import annotations

import sys
from pathlib import Path

from sobremesa import games
from sobremesa.kit.records import Refusal
from sobremesa.server.settings import BadSetting, from_environment
from sobremesa.store import open_store
from sobremesa.store.base import StoreError
from sobremesa.tables.chance import tidy_code
from sobremesa.tables.entries import BadEntry
from sobremesa.tables.export import export_log
from sobremesa.tables.fold import Applied, apply
from sobremesa.tables.state import TableState
from sobremesa.tables.verify import Checked, read_log, to_entries, verify

LARGEST = 200_000_000
"""Bytes of a log file at most."""


class NotDone(Exception):
    """It could not be done. The message says why, in one line."""


async def exported(database: str | None, code: str, *, chat: bool) -> bytes:
    """The file of a table. Raises `NotDone`."""
    try:
        url = from_environment(database=database).database
        store = await open_store(url, make=False)
    except (StoreError, BadSetting) as why:
        raise NotDone(str(why)) from why
    try:
        data = await export_log(store, games, tidy_code(code), chat=chat)
    except BadEntry as why:
        raise NotDone(f"the log of table {code} is broken: {why}") from why
    finally:
        await store.close()
    if isinstance(data, Refusal):
        raise NotDone(f"there is no table {code} in this database")
    return data


def read(file: Path) -> bytes:
    """The bytes of a file, or of standard input for `-`. Raises `NotDone`."""
    if str(file) == "-":
        return sys.stdin.buffer.read(LARGEST)
    try:
        with file.open("rb") as opened:  # never more than that: a device or a pipe says no size
            data = opened.read(LARGEST + 1)
    except OSError as why:
        raise NotDone(f"cannot read {file}: {why.strerror}") from why
    if len(data) > LARGEST:
        raise NotDone(f"{file} is larger than any log ({LARGEST // 1_000_000} MB)")
    return data


def checked(data: bytes) -> Checked:
    """What the check of a file finds."""
    return verify(data, games)


def played(data: bytes, at: int | None) -> tuple[TableState, list[Applied]]:
    """The state after entry `at` (None: the last), and what each entry did. Raises `NotDone`."""
    try:
        header, lines = read_log(data)
    except ValueError as why:
        raise NotDone(f"this is no log: {why}") from why
    if header.game not in games.GAMES:
        raise NotDone(f"this is a log of {header.game!r}, a game that is not known here")
    told = next((line.body["secret"] for line in lines if line.body.get("secret")), None)
    if told is None:
        raise NotDone("the game is not over: without its seed it cannot be played through")
    if at is not None and not 0 <= at < len(lines):
        raise NotDone(f"there is no entry {at}: the last is {len(lines) - 1}")
    try:
        seed = bytes.fromhex(told)
        state = TableState(header.table, games.load, lambda _nonce: seed)
        wanted = to_entries(header, lines)[: None if at is None else at + 1]
        return state, [apply(state, entry) for entry in wanted]
    except (BadEntry, TypeError, ValueError) as why:
        raise NotDone(f"this log is broken ({why}): sobremesa verify names the entry") from why
