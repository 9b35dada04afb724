"""All settings of a server, from the command line or the environment (docs/hosting.md lists them)."""

from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec

PREFIX = "SOBREMESA_"
NONE = "memory:"
"""A database or a bus of this process alone."""


class BadSetting(Exception):
    """A setting cannot be used. The message says which and what to do."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Field `port` is the variable `SOBREMESA_PORT` and the option `--port`."""

    host: str = "0.0.0.0"  # noqa: S104 -- friends join from other devices; --host 127.0.0.1 keeps them out
    """Address to listen on."""
    port: int = 8000
    """Port to listen on; 0 lets the system pick one, which is printed."""
    database: str = "data/sobremesa.db"
    """Path of an SQLite file, `postgresql://user:password@host/database`, or `memory:`."""
    bus: str = NONE
    """`memory:` for one process, or `redis://host:port/number`."""
    workers: int = 1
    """Processes that share the port."""
    tls_cert: str | None = None
    """Certificate chain (PEM) to serve https with."""
    tls_key: str | None = None
    """Private key (PEM) of the certificate."""
    origins: str = ""
    """Further origins that pages may connect from, separated by commas: `https://play.example.org`."""
    public_url: str | None = None
    """Address that people use, for shared links and the QR code, if it is not the one listened on."""
    trusted_proxies: str = ""
    """Addresses of reverse proxies whose X-Forwarded-For and -Proto are believed, separated by commas."""
    metrics: str = "loopback"
    """Who may read /metrics: `loopback`, `all` or `off`."""
    log_level: str = "info"
    """`debug`, `info`, `warning` or `error`."""
    log_format: str = "console"
    """`console` for people, `json` for machines."""
    rate_messages: float = 30.0
    """Messages a second that one connection may go on sending (three seconds' worth at once); 0: no limit."""
    rate_connections: float = 10.0
    """Connections a second that one address may go on opening (a minute's worth at once); 0: no limit."""
    connections: int = 1_000
    """Connections that one address may have at once; 0: no limit."""
    rate_codes: float = 0.2
    """Wrong table codes a second that one address may go on trying (500 seconds' worth at once); 0: no limit."""
    rate_tables: float = 0.1
    """Tables a second that one address may go on opening (200 seconds' worth at once); 0: no limit."""
    rate_folds: float = 4.0
    """Records, replays and exports a second of one address (30 seconds' worth at once); 0: no limit."""
    outgoing: int = 1_000_000
    """Bytes that may wait for one connection before it is dropped."""

    @property
    def https(self) -> bool:
        return self.tls_cert is not None

    @property
    def extra_origins(self) -> frozenset[str]:
        return frozenset(split(self.origins))


def split(text: str) -> list[str]:
    """The parts of a list that is separated by commas."""
    return [part.strip().rstrip("/") for part in text.split(",") if part.strip()]


def from_environment(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """Settings from `SOBREMESA_...`, under what is `given` and not None. Raises `BadSetting`."""
    environment = os.environ if environment is None else environment
    values: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        if given.get(name) is not None:
            values[name] = given[name]
        elif text := environment.get(PREFIX + name.upper()):
            values[name] = text
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as why:
        raise BadSetting(f"{_spot(str(why))}: {why}") from why
    check(settings)
    return settings


def to_environment(settings: Settings) -> dict[str, str]:
    """The variables from which a child process makes the same settings."""
    return {
        PREFIX + name.upper(): str(value)
        for name, value in msgspec.structs.asdict(settings).items()
        if value is not None
    }


def check(settings: Settings) -> None:
    """Refuse settings that do not go together. Raises `BadSetting`."""
    if not 0 <= settings.port <= 65535:
        raise BadSetting(f"port {settings.port}: give a number from 0 to 65535")
    if not 1 <= settings.workers <= 64:
        raise BadSetting(f"{settings.workers} workers: give a number from 1 to 64")
    if (settings.tls_cert is None) != (settings.tls_key is None):
        raise BadSetting("https needs both --tls-cert and --tls-key")
    for name, allowed in CHOICES.items():
        if getattr(settings, name) not in allowed:
            raise BadSetting(f"{name} {getattr(settings, name)!r}: choose {', '.join(allowed)}")
    if settings.workers > 1:
        if settings.bus == NONE:
            raise BadSetting("more than one worker needs a bus that they share: --bus redis://HOST")
        if settings.database == NONE:
            raise BadSetting("more than one worker needs a database that they share, not memory:")


CHOICES = {
    "metrics": ("loopback", "all", "off"),
    "log_level": ("debug", "info", "warning", "error"),
    "log_format": ("console", "json"),
}


def _spot(text: str) -> str:
    """The setting that a validation error speaks of: `... - at `$.port`` gives `SOBREMESA_PORT`."""
    _, _, path = text.partition("`$.")
    return PREFIX + path.rstrip("`").upper() if path else "settings"
