"""Which pages may talk to us. A browser always says where a page comes from when it opens a socket or posts."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def allowed(origin: str | None, host: str | None, scheme: str, extra: Collection[str]) -> bool:
    """May a page from `origin` connect to `host`? Without an origin it is no page: a program of its own.

    `scheme` is the request's; behind a proxy that ends https it may be wrong, so that only host and port count,
    with the port that each scheme implies.
    """
    if origin is None or origin.rstrip("/") in extra:
        return True
    if host is None:
        return False
    try:
        theirs, ours = urlsplit(origin), urlsplit(f"//{host}")
        if theirs.scheme not in ("http", "https") or theirs.hostname is None:
            return False
        their_port = theirs.port or _PORTS[theirs.scheme]
        our_port = ours.port or _PORTS[theirs.scheme if ours.port is None else scheme]
    except ValueError:  # neither of them need be an address at all
        return False
    return (theirs.hostname, their_port) == (ours.hostname, our_port)
