"""`sobremesa export`."""

from __future__ import annotations

import asyncio
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from sobremesa.cli.say import fail

app = typer.Typer()


@app.command()
def export(
    table: Annotated[str, typer.Argument(help="Code of the table.")],
    *,
    database: Annotated[str | None, typer.Option(envvar="SOBREMESA_DATABASE", help="As for serve.")] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="File to write. [default: standard output]")
    ] = None,
    chat: Annotated[bool, typer.Option("--chat", help="With the chat.")] = False,
) -> None:
    """Write a table's log as a file, a JSON object a line.

    Once the game is over it holds the seed and every draw, and `sobremesa verify` can check all of it.
    """
    logfile: Any = import_module("sobremesa.cli.logfile")
    try:
        data = asyncio.run(logfile.exported(database, table, chat=chat))
    except logfile.NotDone as why:
        fail(str(why))
    if output is None:
        sys.stdout.buffer.write(data)
        return
    try:
        output.write_bytes(data)
    except OSError as why:
        fail(f"cannot write {output}: {why.strerror}")
    typer.echo(f"{output}: {len(data.splitlines()) - 1} lines", err=True)
