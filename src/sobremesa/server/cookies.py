"""The one cookie: 32 random bytes that tell devices apart. Scripts cannot read it; no other site sends it."""

from __future__ import annotations

import re
import secrets

NAME = "sobremesa"
_AGE = 400 * 24 * 3600  # as long as browsers keep one
_GOOD = re.compile(r"[A-Za-z0-9_-]{43}")


def read(header: str | None) -> str | None:
    """The device in a Cookie header, if it holds a whole one."""
    if not header or NAME not in header:
        return None
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == NAME and _GOOD.fullmatch(value):
            return value
    return None


def fresh() -> str:
    """A new device."""
    return secrets.token_urlsafe(32)


def header(device: str, *, https: bool) -> str:
    """The Set-Cookie header's value."""
    secure = "; Secure" if https else ""
    return f"{NAME}={device}; Path=/; Max-Age={_AGE}; HttpOnly; SameSite=Lax{secure}"


def whose(device: str, person: int) -> str:
    """What the table knows a person by: the device, or for the second person at it and on, something of that device."""
    return f"{device}#{person}" if person else device
