"""What goes wrong in a REST request, as a `Refusal` with a status. Only what is our own fault reaches the log."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from sobremesa.kit.records import Refusal
from sobremesa.server.services import Problem
from sobremesa.store.base import StoreError

log = structlog.get_logger(__name__)

_CODES = {400: "bad_request", 404: "not_found", 405: "wrong_method", 413: "too_long", 415: "bad_request"}


def problem(_: Request[Any, Any, Any], why: Problem) -> Response[Refusal]:
    return Response(why.refusal, status_code=why.status)


def bad_request(_: Request[Any, Any, Any], why: ValidationException) -> Response[Refusal]:
    """A body or a parameter of the wrong shape: where, and what was expected."""
    return Response(Refusal("bad_request", {"detail": why.extra or why.detail}), status_code=400)


def http_error(_: Request[Any, Any, Any], why: HTTPException) -> Response[Refusal]:
    code = _CODES.get(why.status_code, "error")
    return Response(Refusal(code), status_code=why.status_code)


def store_error(_: Request[Any, Any, Any], why: StoreError) -> Response[Refusal]:
    log.warning("store", error=str(why))
    return Response(Refusal("store_unavailable"), status_code=503)


def too_deep(_: Request[Any, Any, Any], why: RecursionError) -> Response[Refusal]:
    """A body nested so deep that Litestar's decoder gave up."""
    log.info("too deep", error=str(why))
    return Response(Refusal("too_deep"), status_code=400)


def unexpected(request: Request[Any, Any, Any], why: Exception) -> Response[Refusal]:
    log.error("request failed", path=request.route_handler.handler_name, exc_info=why)
    return Response(Refusal("server_error"), status_code=500)


HANDLERS: dict[Any, Any] = {
    Problem: problem,
    ValidationException: bad_request,
    HTTPException: http_error,
    StoreError: store_error,
    RecursionError: too_deep,
    Exception: unexpected,
}
