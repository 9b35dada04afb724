"""A table as it is shown: the view that all get, who the reader is, and the card in a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sobremesa.tables import chance
from sobremesa.tables.listener import Connection
from sobremesa.tables.records import Forked, MeView, PresenceView, Proof, SeatView, TableCard, TableView
from sobremesa.tables.requests import rights
from sobremesa.tables.state import Seat, TableState

TURN_FACTS = ("turn", "round", "phase")
"""What a card tells of the public section `turn`, where a game has it."""


def table_view(state: TableState, presence: PresenceView, bots: list[str]) -> TableView:
    """What everybody sees of the table."""
    meta = state.game.meta
    waiting = state.status == "waiting"
    free = state.game.dress(state.options, len(state.seats), state.taken()) if waiting else None
    star = state.star()
    star_seat = None if star is None else state.seat(star)
    return TableView(
        code=state.code,
        game=meta.id,
        generation=state.generation,
        options=msgspec.to_builtins(state.options),
        table=state.table,
        status=state.status,
        seats=seat_views(state, presence),
        drawn=state.drawn,
        opener=star_seat.name if star_seat else None,
        proof=Proof(state.commitment, [seat.salt if seat else None for seat in state.seats], state.secret),
        live=[field for field in meta.form if field.live] if waiting and state.fork is None else [],
        colours=list(free.colours) if free else [],
        portraits=list(free.portraits) if free else [],
        bots=bots,
        watchers=presence.watchers,
        next=state.next,
        chat_muted=[i for i, seat in enumerate(state.seats) if seat and seat.muted],
        forked=None if state.fork is None else Forked(state.fork.of, state.fork.seq, state.fork.turn),
    )


def seat_views(state: TableState, presence: PresenceView) -> list[SeatView | None]:
    """The seats in order; None for a free one."""
    return [
        None if seat is None else _seat_view(seat, i, presence.connected[i], presence.away_at[i])
        for i, seat in enumerate(state.seats)
    ]


def _seat_view(seat: Seat, number: int, connected: bool, away_at: int | None) -> SeatView:  # noqa: FBT001  # one call
    return SeatView(
        number=number,
        name=seat.name,
        colour=seat.colour,
        portrait=seat.portrait,
        host=seat.star,
        bot=seat.bot,
        stand_in=seat.stand_in,
        guest=seat.guest,
        given=seat.given,
        connected=connected,
        away_at=away_at,
        absent=seat.absent,
        rematch=seat.rematch,
    )


def me_view(state: TableState, conn: Connection, secret: bytes) -> MeView:
    """Who the reader is here."""
    seat = None if conn.seat is None else state.seat(conn.seat)
    code = None
    if seat is not None and state.table.protected and seat.holder and seat.basis:
        code = chance.short_code(secret, seat.basis, seat.holder)
    return MeView(
        seat=conn.seat,
        host=rights.is_host(state, conn),
        opener=rights.is_opener(state, conn),
        short_code=code,
    )


def card(state: TableState, presence: PresenceView, section: Callable[[str], Any], seat: int | None) -> TableCard:
    """The table in a list. `section` gives a public section's value, decoded. Of a sleeping table nothing is shown."""
    if state.status == "asleep":
        return TableCard(state.code, state.game.meta.id, {}, state.table, "asleep", [])
    star = state.star()
    star_seat = None if star is None else state.seat(star)
    running, standing = state.running, state.standing
    owed = [o.seat for o in state.waiting.owed] if running else []
    turn = section("turn") if running else None
    return TableCard(
        code=state.code,
        game=state.game.meta.id,
        options=msgspec.to_builtins(state.options),
        table=state.table,
        status=state.status,
        seats=seat_views(state, presence),
        opener=star_seat.name if star_seat else None,
        seat=seat,
        waits_for_you=seat in owed,
        waits_for=owed,
        winners=list(standing.winners) if standing else [],
        points=[score.points for score in standing.scores] if standing else [],
        turn={k: turn[k] for k in TURN_FACTS if k in turn} if isinstance(turn, dict) else {},
    )
