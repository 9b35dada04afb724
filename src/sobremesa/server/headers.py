"""Headers: what a request says, and those of every answer (what a page of ours may do, and what others may do with it)."""

from __future__ import annotations

from collections.abc import Iterable

_MAY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
POLICY = "; ".join(f"{what} {where}" for what, where in _MAY.items())
"""No inline script or style, nothing from elsewhere. `'self'` covers the WebSocket of the same host."""

SECURITY: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


def sent(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str | None:
    """One header of a request, straight from its scope: what Litestar makes of them would live as long as a WebSocket."""
    found = dict(headers).get(name)
    return None if found is None else found.decode("latin-1")
