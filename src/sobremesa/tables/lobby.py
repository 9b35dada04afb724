"""Opening tables: options checked whole, codes, the first entry; and the rematch (N7, N8, N10)."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from sobremesa.kit.contract import Reshuffled
from sobremesa.kit.match import Refused, read_options
from sobremesa.kit.records import Meta, Refusal
from sobremesa.store.base import CodeTaken, Entry, TableRow
from sobremesa.tables import chance, refusals
from sobremesa.tables.context import Context
from sobremesa.tables.entries import Fork, OpenBody, Reserved, write_body
from sobremesa.tables.records import Opened, TableOptions
from sobremesa.tables.state import Seat, TableState

USUAL = 4
"""Seats of a table that does not say, where the game allows it."""


def table_options(meta: Meta, values: dict[str, Any]) -> TableOptions | Refusal:
    """The table's own options from JSON values, with the seats filled in. Nothing is rounded or clamped (N8)."""
    try:
        options = msgspec.convert(values, TableOptions, strict=True)
    except (msgspec.ValidationError, RecursionError) as error:
        return Refusal("bad_options", {"why": str(error)[:200]})
    usual = USUAL if USUAL in meta.seats else meta.seats[0]
    seats = usual if options.seats is None else options.seats
    if seats not in meta.seats:
        return Refusal("bad_seats", {"allowed": list(meta.seats)})
    return msgspec.structs.replace(options, seats=seats)


async def open_table(
    context: Context, device: str, game: str, options: dict[str, Any], own: dict[str, Any]
) -> Opened | Refusal:
    """Open a table, or find the one that this device keeps open."""
    if game not in context.games.GAMES:
        return Refusal("unknown_game", {"games": list(context.games.GAMES)})
    table = table_options(context.games.meta(game), own)
    if isinstance(table, Refusal):
        return table
    rules = context.games.load(game)
    try:
        settled = rules.settle(read_options(rules, options), table.seats or 0)
    except Refused as refused:
        return refused.refusal
    if isinstance(settled, Refusal):
        return settled
    body = OpenBody(game, rules.meta.generation, msgspec.to_builtins(settled), table, "", "")
    return await _create(context, device, body)


async def open_rematch(context: Context, device: str, state: TableState) -> Opened | Refusal:
    """The next table for the same people and options; its opener is ★ (design, section 5)."""
    body = OpenBody(
        state.game.meta.id,
        state.game.meta.generation,
        msgspec.to_builtins(state.options),
        state.table,
        "",
        "",
        of=state.code,
        reserved=[None if seat is None else _reserve(seat) for seat in state.seats],
    )
    opened = await _create(context, device, body)
    if opened.existing:
        log = await context.store.load(opened.code, limit=1)
        first = msgspec.json.decode(log[0].body, type=OpenBody)
        if first.of != state.code:
            return Refusal("has_table", {"code": opened.code})
    return opened


async def open_fork(context: Context, device: str, was: TableState, own: int | None) -> Opened | Refusal:
    """A table that goes on from a game as it `was`: its bots sit already, and the seat of who opens it (`own`) is theirs.

    The others sit down where they like; a fork keeps the order of its game. Refusals: `no_fork`, `has_table {code}`.
    """
    match = was.match
    if match is None or was.standing is None or was.standing.finished or not isinstance(was.game, Reshuffled):
        return refusals.NO_FORK
    fork = Fork(was.code, was.head, was.waiting.turn, was.game.position(match.state))
    seats = [_keep(seat, mine=number == own) for number, seat in enumerate(was.seats)]
    if own is None and None not in seats:
        seats[0] = None  # whoever opens it wants to play
    body = OpenBody(
        was.game.meta.id,
        was.generation,
        msgspec.to_builtins(was.options),
        was.table,
        "",
        "",
        reserved=seats,
        fork=fork,
    )
    opened = await _create(context, device, body)
    return Refusal("has_table", {"code": opened.code}) if opened.existing else opened


def _keep(seat: Seat | None, *, mine: bool) -> Reserved | None:
    if seat is None or not (mine or seat.bot):
        return None
    return msgspec.structs.replace(_reserve(seat), star=mine)


def _reserve(seat: Seat) -> Reserved:
    name = seat.guest or seat.name
    return Reserved(name, seat.colour, seat.portrait, seat.holder, seat.basis, seat.bot, seat.star)


async def _create(context: Context, device: str, body: OpenBody) -> Opened:
    opener = chance.opener(context.secret, device)
    while True:
        code, nonce, now = chance.new_code(), secrets.token_hex(16), context.clock.now()
        seed = chance.seed(context.secret, code, nonce)
        whole = msgspec.structs.replace(
            body,
            nonce=nonce,
            commitment=chance.commitment(seed),
            opener=chance.holder(context.secret, code, device),
        )
        first = Entry(code, 0, now, "host", "open", write_body(whole))
        try:
            kept = await context.store.create(TableRow(code, body.game, opener, now), first)
        except CodeTaken:
            continue
        return Opened(kept, existing=kept != code)
