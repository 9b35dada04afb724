"""For whoever runs the server: /healthz and /metrics."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get

from sobremesa.server import metrics
from sobremesa.server.http import reader
from sobremesa.server.http.reader import Asked
from sobremesa.server.services import Problem
from sobremesa.store.base import StoreError


@get("/healthz")
async def health(request: Asked) -> dict[str, str]:
    """`{"status": "ok"}` if the store answers within two seconds, else 503."""
    try:
        async with asyncio.timeout(2):
            await reader.services(request).store.now()
    except (StoreError, TimeoutError) as why:
        raise Problem(503, "store_unavailable") from why
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def numbers(request: Asked) -> Response[bytes]:
    """Prometheus' text form; for loopback only, unless a setting says otherwise."""
    setting = reader.services(request).settings.metrics
    host = request.client.host if request.client else ""
    if not metrics.may_read(setting, host):
        raise Problem(404, "not_found")
    return Response(metrics.text(), media_type=MediaType.TEXT)
