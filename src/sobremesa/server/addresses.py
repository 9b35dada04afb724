"""Where a server can be reached: on this machine, and by others in the same network."""

from __future__ import annotations

import socket

from sobremesa.server.settings import Settings

_ANY = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 -- compared with, not bound
_NOWHERE = ("192.0.2.1", 9)
"""An address for documentation: no packet is sent to it, but asking the way there tells our own address."""


def local(settings: Settings, port: int) -> str:
    """The address for a browser on this machine."""
    return _url(settings, _ANY.get(settings.host, settings.host), port)


def network(settings: Settings, port: int) -> str | None:
    """The address for others: the setting's, or this machine's in its network; None if only it can connect."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if settings.host not in _ANY:
        loopback = settings.host.startswith("127.") or settings.host in ("::1", "localhost")
        return None if loopback else _url(settings, settings.host, port)
    own = own_address()
    return _url(settings, own, port) if own else None


def own_address() -> str | None:
    """The machine's address in its network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOWHERE)
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") or found == "0.0.0.0" else found  # noqa: S104 -- compared with


def _url(settings: Settings, host: str, port: int) -> str:
    scheme = "https" if settings.https else "http"
    shown = f"[{host}]" if ":" in host else host
    implied = 443 if settings.https else 80
    return f"{scheme}://{shown}" + ("" if port == implied else f":{port}")
