"""Who asks, and how often: the device of a request, and the limits of its address."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec
from litestar import Request

from sobremesa.server import cookies
from sobremesa.server.limits import Limiter, address_key
from sobremesa.server.services import Problem, Services
from sobremesa.server.wire import PEOPLE
from sobremesa.tables.records import TableCard

T = TypeVar("T")
Asked = Request[Any, Any, Any]
PERSONS = tuple(str(n) for n in range(PEOPLE))
"""How a query names them, as `hello` does."""

_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")


def services(request: Asked) -> Services:
    """What the process shares."""
    found: Services = request.app.state.services
    return found


def device(request: Asked) -> str:
    """The device's cookie; the middleware makes one for a device without."""
    return str(request.scope["state"]["device"])


def whose(request: Asked) -> str:
    """What a table knows the asking person by: `?person=N` says which one at this device. Raises `Problem` 400."""
    said = request.query_params.get("person", "0")
    if said not in PERSONS:
        raise Problem(400, "bad_request", {"detail": f"person from 0 to {PEOPLE - 1}"})
    return cookies.whose(device(request), PERSONS.index(said))


def exactly(request: Asked, *names: str) -> None:
    """Numbers in a query are written as numbers are, each once: Litestar would take `1e2` for 100. Raises `Problem` 400."""
    for name in names:
        said = request.query_params.getall(name, [])
        if len(said) > 1 or not all(map(_NUMBER.fullmatch, said)):
            raise Problem(400, "bad_request", {"detail": f"{name}: one whole number"})


def address(request: Asked) -> str:
    """What the request is limited by."""
    return address_key(request.client.host if request.client else "")


def spend(limiter: Limiter, request: Asked) -> None:
    """Count one; raises `Problem` 429 if that is too many."""
    if not limiter.take(address(request)):
        raise Problem(429, "too_fast")


def _everybody(request: Asked) -> list[str]:
    """What a table knows the people at this device by."""
    return [cookies.whose(device(request), person) for person in range(PEOPLE)]


async def cards(request: Asked, codes: list[str]) -> list[TableCard]:
    """The tables of these codes that exist. Each wrong one counts against the address (it might be guessing)."""
    limiter = services(request).limits.codes
    if limiter.empty(address(request)):
        raise Problem(429, "too_fast")
    found = await services(request).hall.cards(_everybody(request), codes)
    for _ in range(len(set(codes)) - len(found)):
        limiter.take(address(request))
    return found


async def card(request: Asked, code: str) -> TableCard:
    """One table. Raises `Problem` 404."""
    found = await cards(request, [code])
    if not found:
        raise Problem(404, "unknown_table")
    return found[0]


async def strictly(request: Asked, kind: type[T]) -> T:
    """The body once more, with nothing converted: Litestar would take `"4"` for 4 (N8). Raises `Problem` 400."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.DecodeError as why:
        raise Problem(400, "bad_request", {"detail": str(why)}) from why
