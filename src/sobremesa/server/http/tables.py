"""REST of games and tables: what can be played, opening a table, looking at one, one's own, waking."""

from __future__ import annotations

from importlib import metadata

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from sobremesa.kit.records import Refusal
from sobremesa.server.http import reader
from sobremesa.server.http.reader import Asked
from sobremesa.server.http.records import GameCard, GameList, OpenTable, Wake
from sobremesa.server.services import Problem
from sobremesa.tables.records import Opened, TableCard

VERSION = metadata.version("sobremesa")
MOST_CODES = 30
"""Tables that one request may ask for."""


@get("/api/games")
async def list_games(request: Asked) -> GameList:
    """All games, with their New table forms and bots."""
    shared = reader.services(request)
    cards = [GameCard(shared.games.meta(game), shared.bots.offered(game)) for game in shared.games.GAMES]
    return GameList(cards, VERSION)


@post("/api/tables", status_code=201)
async def open_table(request: Asked, data: JSONBody[OpenTable]) -> Opened:
    """Open a table; a device that keeps one open gets that one (N10)."""
    shared = reader.services(request)
    reader.spend(shared.limits.tables, request)
    want = await reader.strictly(request, type(data))
    opened = await shared.hall.open(reader.device(request), want.game, want.options, msgspec.to_builtins(want.table))
    if isinstance(opened, Refusal):
        raise Problem(422, opened.code, opened.params)
    return opened


@get("/api/tables/{code:str}")
async def look(request: Asked, code: FromPath[str]) -> TableCard:
    """A table as a list shows it, before one is connected."""
    return await reader.card(request, code)


@get("/api/mine")
async def mine(request: Asked, codes: FromQuery[str] = "") -> list[TableCard]:
    """Those of the tables `codes` (separated by commas) that exist; one that waits for somebody at this device first."""
    wanted = [code for code in codes.split(",") if code]
    if len(wanted) > MOST_CODES:
        raise Problem(400, "too_many", {"most": MOST_CODES})
    return await reader.cards(request, wanted) if wanted else []


@post("/api/tables/{code:str}/wake", status_code=204)
async def wake(request: Asked, code: FromPath[str], data: JSONBody[Wake]) -> None:
    """Wake a sleeping table (N21), as this person (`person`) at this device; then connect."""
    shared = reader.services(request)
    await reader.card(request, code)
    woken = await shared.hall.wake(reader.whose(request), code, data.name, data.secret)
    if isinstance(woken, Refusal):
        shared.limits.codes.take(reader.address(request))
        raise Problem(409, woken.code, woken.params)
