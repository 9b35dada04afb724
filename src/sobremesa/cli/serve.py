"""`sobremesa serve`."""

from __future__ import annotations

import asyncio
import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer

from sobremesa.cli.say import fail

app = typer.Typer()


def _option(name: str, says: str) -> Any:
    return typer.Option(f"--{name}", envvar=f"SOBREMESA_{name.upper().replace('-', '_')}", help=says)


@app.command(rich_help_panel=None)
def serve(
    *,
    host: Annotated[str | None, _option("host", "Address to listen on. [default: all]")] = None,
    port: Annotated[int | None, _option("port", "Port; 0 lets the system pick one. [default: 8000]")] = None,
    database: Annotated[
        str | None,
        _option(
            "database",
            "Path of an SQLite file, postgresql://USER:PASSWORD@HOST/NAME, or memory:. [default: data/sobremesa.db]",
        ),
    ] = None,
    bus: Annotated[str | None, _option("bus", "memory: or redis://HOST:PORT/NUMBER. [default: memory:]")] = None,
    workers: Annotated[int | None, _option("workers", "Processes that share the port. [default: 1]")] = None,
    tls_cert: Annotated[str | None, _option("tls-cert", "Certificate chain (PEM), to serve https.")] = None,
    tls_key: Annotated[str | None, _option("tls-key", "Private key (PEM).")] = None,
) -> None:
    """Serve tables to browsers. All settings, more than these: docs/hosting.md."""
    serving: Any = import_module("sobremesa.server.serving")
    settings: Any = import_module("sobremesa.server.settings")
    try:
        chosen = settings.from_environment(
            host=host,
            port=port,
            database=database,
            bus=bus,
            workers=workers,
            tls_cert=tls_cert,
            tls_key=tls_key,
        )
        _check(chosen)
        listener = serving.listen(chosen)
    except settings.BadSetting as why:
        fail(str(why))
    number = listener.getsockname()[1]
    with listener:
        trouble = serving.serve(chosen, listener, lambda: _tell(chosen, number))
    if trouble:
        fail(trouble)


def _check(settings: Any) -> None:
    """Find out before anything is served what would only show later: in workers, or at the first connection."""
    checks: Any = import_module("sobremesa.cli.checks")
    why = checks.tls_trouble(settings)
    if why is None and settings.workers > 1:
        why = asyncio.run(checks.trouble(settings))
    if why:
        fail(why)


def _tell(settings: Any, port: int) -> None:
    """Print where the server is, with a QR code for phones if a person looks at it."""
    addresses: Any = import_module("sobremesa.server.addresses")
    here = addresses.local(settings, port)
    there = addresses.network(settings, port)
    typer.echo(f"\n  Sobremesa  {here}")
    if there and there != here:
        typer.echo(f"  network    {there}")
        if sys.stdout.isatty() or os.environ.get("SOBREMESA_QR") == "1":
            segno: Any = import_module("segno")
            typer.echo("")
            segno.make(there, error="l").terminal(compact=True, border=2)
    typer.echo("  Stop with Ctrl+C.\n")
