"""Which request goes to which method of a table. The sender is always the connection's (FP10)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sobremesa.kit.records import Refusal
from sobremesa.server import wire
from sobremesa.tables.listener import Connection
from sobremesa.tables.records import Done
from sobremesa.tables.table import LiveTable

Answering = Callable[[LiveTable, Connection, Any], Awaitable[Done | Refusal]]

REQUESTS: dict[type[wire.Request], Answering] = {
    wire.Do: lambda table, conn, m: table.do(conn, m.id, m.on, m.action),
    wire.Chat: lambda table, conn, m: table.chat(conn, m.id, m.text, m.phrase),
    wire.Sit: lambda table, conn, m: table.sit(conn, m.id, m.name, m.colour, m.portrait, m.salt),
    wire.Dress: lambda table, conn, m: table.dress(conn, m.id, m.colour, m.portrait),
    wire.Leave: lambda table, conn, m: table.leave(conn, m.id),
    wire.Takeover: lambda table, conn, m: table.takeover(conn, m.id, m.name, force=m.force, secret=m.secret),
    wire.AddBot: lambda table, conn, m: table.add_bot(conn, m.id, m.seat, m.bot, m.name),
    wire.RemoveBot: lambda table, conn, m: table.remove_bot(conn, m.id, m.seat),
    wire.FreeSeat: lambda table, conn, m: table.free_seat(conn, m.id, m.seat),
    wire.StandIn: lambda table, conn, m: table.stand_in(conn, m.id, m.seat, m.bot),
    wire.GiveSeat: lambda table, conn, m: table.give_seat(conn, m.id, m.seat),
    wire.Lot: lambda table, conn, m: table.lot(conn, m.id),
    wire.SetOption: lambda table, conn, m: table.set_option(conn, m.id, m.name, m.value),
    wire.Start: lambda table, conn, m: table.start(conn, m.id),
    wire.CloseTable: lambda table, conn, m: table.close(conn, m.id),
    wire.Mute: lambda table, conn, m: table.mute(conn, m.id, m.seat, muted=m.muted),
    wire.Rematch: lambda table, conn, m: table.rematch(conn, m.id),
}
"""Requests that change the table, or say something; answered by `done` or `refused`."""


async def answer(table: LiveTable, conn: Connection, message: Any) -> wire.Message:
    """The answer to any request. A device that lost its seat hears `moved` and nothing else."""
    if isinstance(message, wire.Explain):
        found = await table.explain(conn, message.action)
        if found is None or found.code != "moved":
            return wire.Explained(message.id, found)
        return moved(conn, found)
    if isinstance(message, wire.Preview):
        shown = await table.preview(conn, message.action)
        if isinstance(shown, Refusal):
            return refused(conn, message.id, shown)
        return wire.Previewed(message.id, shown)
    done = await REQUESTS[type(message)](table, conn, message)
    if isinstance(done, Refusal):
        return refused(conn, message.id, done)
    return wire.Done(message.id, done.seq, done.result)


def refused(conn: Connection, id_: str, why: Refusal) -> wire.Message:
    """`refused`, or `moved`."""
    if why.code == "moved":
        return moved(conn, why)
    return wire.Refused(id_, why.code, why.params)


def moved(conn: Connection, why: Refusal) -> wire.Moved:
    return wire.Moved(conn.moved or str(why.params.get("by_name", "")))
