"""`sobremesa doctor`."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Annotated, Any

import typer

from sobremesa.cli.say import fail

app = typer.Typer()


@app.command()
def doctor(
    *,
    host: Annotated[str | None, typer.Option(help="As for serve.")] = None,
    port: Annotated[int | None, typer.Option(help="As for serve.")] = None,
    database: Annotated[str | None, typer.Option(help="As for serve.")] = None,
    bus: Annotated[str | None, typer.Option(help="As for serve.")] = None,
) -> None:
    """Check that everything a server needs is there: Python, client, database, bus, port, clock.

    Takes serve's settings from the same options and environment. Exit code 1 if something is missing.
    """
    settings: Any = import_module("sobremesa.server.settings")
    checkup: Any = import_module("sobremesa.cli.checkup")
    try:
        chosen = settings.from_environment(host=host, port=port, database=database, bus=bus)
    except settings.BadSetting as why:
        fail(str(why))
    findings = asyncio.run(checkup.examine(chosen))
    width = max(len(finding.what) for finding in findings)
    for finding in findings:
        mark = "ok" if finding.trouble is None else "NO"
        typer.echo(f"  {mark}  {finding.what:<{width}}  {finding.trouble or finding.found}")
    missing = sum(finding.trouble is not None for finding in findings)
    if missing:
        fail(f"{missing} of {len(findings)} are not as they should be")
