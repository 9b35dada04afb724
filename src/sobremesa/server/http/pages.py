"""The client's files, and /m/CODE, the link that people share."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from sobremesa.server import share
from sobremesa.server.http import reader
from sobremesa.server.http.reader import Asked
from sobremesa.server.services import Problem
from sobremesa.server.static import PAGE, File


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_file(request: Asked, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the built client; `/` is the page that shows all screens, also that there is no such page."""
    name = path.lstrip("/") or PAGE
    files = reader.services(request).client.files
    if (file := files.get(name)) is not None:
        return _response(request, file)
    page = files.get(PAGE)
    # Somebody reads it: a browser asks for a page, everybody else is told in JSON.
    reads = "text/html" in request.headers.get("accept", "") and not name.startswith(("api/", "assets/"))
    if page is None or not reads:
        raise Problem(404, "not_found")
    return Response(page.data, status_code=404, media_type=page.media_type, headers={"cache-control": "no-cache"})


@get(["/m", "/m/{code:path}"], include_in_schema=False)
async def shared_link(request: Asked, code: FromPath[str] = "") -> Response[bytes]:
    """The client's page, which goes on to the table; it tells messengers what the link is."""
    code = code.removeprefix("/")
    shared = reader.services(request)
    shell = shared.client.files.get(PAGE)
    if shell is None:
        raise Problem(404, "not_found")
    try:
        card = await reader.card(request, code)
    except Problem as why:
        # Who asked too often gets the page as it is: the table may well be there.
        if why.refusal.code != "unknown_table":
            return Response(shell.data, status_code=why.status, media_type="text/html")
        card = None
    language = share.language(request.headers.get("accept-language", ""))
    base = shared.settings.public_url or _own_address(request)
    # A waiting room needs nothing of the game's table yet.
    game = card.game if card and card.status != "waiting" else None
    needed = shared.client.needed(game) if card else ()
    page = share.page(shell.data.decode(), card, code, base.rstrip("/"), language, needed)
    return Response(
        page.encode(),
        status_code=200 if card else 404,
        media_type="text/html",
        headers={"cache-control": "no-cache", "vary": "accept-language"},
    )


def _own_address(request: Asked) -> str:
    """The address by which the request came; nothing for a Host header that is none."""
    try:
        return str(request.base_url)
    except ValueError:
        return ""


def _response(request: Asked, file: File) -> Response[bytes]:
    headers = {"cache-control": file.cache, "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    body = file.data
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.media_type, headers=headers)
