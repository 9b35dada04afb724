"""What was: /record (older entries, in pages), /replay, /story, /fork (a finished game), /export (its log as a file)."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from sobremesa.kit.records import Refusal
from sobremesa.server.http import reader
from sobremesa.server.http.reader import Asked
from sobremesa.server.http.records import ForkFrom, RecordPage, Replay, Story
from sobremesa.server.services import Problem
from sobremesa.tables.records import Opened

_STATUS = {"unknown_table": 404, "bad_seq": 404, "no_seat": 403}
PAGE = 200
"""Entries of a page, unless asked for fewer."""


def _json(found: Any) -> Response[bytes]:
    """An answer whose parts are encoded already; a refusal becomes a `Problem`."""
    if isinstance(found, Refusal):
        raise Problem(_STATUS.get(found.code, 409), found.code, found.params)
    return Response(msgspec.json.encode(found), media_type="application/json")


@get("/api/tables/{code:str}/record", responses={200: ResponseSpec(RecordPage)})
async def record(
    request: Asked,
    code: FromPath[str],
    after: FromQuery[int] = -1,
    limit: FromQuery[int] = PAGE,
    public: FromQuery[bool] = False,  # noqa: FBT002 -- a query parameter
) -> Response[bytes]:
    """Shown entries above seq `after`, at most `limit` (500), in the form of the seat of this person (`person`) at this device.

    `public`: in the form that watchers are shown, whoever asks.
    """
    reader.exactly(request, "after", "limit")
    await _may_fold(request, code, once=True)
    if limit < 1 or after < -1:
        raise Problem(400, "bad_request", {"detail": "after from -1, limit from 1"})
    hall = reader.services(request).hall
    return _json(await hall.record(reader.whose(request), code, after, limit, public=public))


@get("/api/tables/{code:str}/replay", responses={200: ResponseSpec(Replay)})
async def replay(
    request: Asked,
    code: FromPath[str],
    at: FromQuery[int],
    seat: FromQuery[int | None] = None,
    everything: FromQuery[bool] = False,  # noqa: FBT002 -- a query parameter
    steps: FromQuery[int] = 0,
) -> Response[bytes]:
    """A finished game after entry `at`: as watchers saw it, through the eyes of `seat`, or with `everything` open.

    With what the next `steps` entries (100 at most, and 250 KB) change: a player that asks so folds them itself.
    """
    reader.exactly(request, "at", "seat", "steps")
    if steps < 0:
        raise Problem(400, "bad_request", {"detail": "steps from 0"})
    await _may_fold(request, code, once=True)
    hall = reader.services(request).hall
    return _json(await hall.replay(reader.whose(request), code, at, seat, as_open=everything, steps=steps))


@get("/api/tables/{code:str}/story", responses={200: ResponseSpec(Story)})
async def story(request: Asked, code: FromPath[str]) -> Response[bytes]:
    """A finished game in numbers: points by turn, every draw, its luck."""
    await _may_fold(request, code, once=True)
    hall = reader.services(request).hall
    return _json(await hall.story(reader.whose(request), code))


@post("/api/tables/{code:str}/fork", status_code=201)
async def fork(request: Asked, code: FromPath[str], data: JSONBody[ForkFrom]) -> Opened:
    """Open a table that goes on from a finished game as it was after entry `at`, with chance of its own."""
    shared = reader.services(request)
    reader.spend(shared.limits.tables, request)
    await _may_fold(request, code)
    want = await reader.strictly(request, type(data))
    opened = await shared.hall.fork(reader.whose(request), code, want.at)
    if isinstance(opened, Refusal):
        raise Problem(_STATUS.get(opened.code, 409), opened.code, opened.params)
    return opened


@get("/api/tables/{code:str}/export", responses={200: ResponseSpec(bytes, media_type="text/plain")})
async def export(
    request: Asked,
    code: FromPath[str],
    chat: FromQuery[bool] = False,  # noqa: FBT002 -- a query parameter
) -> Response[bytes]:
    """The log of a finished or closed table, a JSON object a line, for `sobremesa verify`; with its chat if asked for."""
    await _may_fold(request, code)
    found = await reader.services(request).hall.export(reader.whose(request), code, chat=chat)
    if isinstance(found, Refusal):
        return _json(found)
    name = f"sobremesa-{(await reader.card(request, code)).code}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(found, media_type="application/x-ndjson", headers=headers)


async def _may_fold(request: Asked, code: str, *, once: bool = False) -> None:
    """These fold a whole log: limited by address, and only for tables that exist.

    `once`: a game that is over is folded once and kept; asking for it again costs nothing and is not counted.
    """
    shared = reader.services(request)
    if once and shared.hall.folded(code):
        return
    reader.spend(shared.limits.folds, request)
    await reader.card(request, code)
