"""`sobremesa verify`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from sobremesa.cli.say import fail

app = typer.Typer()


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A file that `sobremesa export` or the website wrote.", allow_dash=True)],
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check an exported log: does every entry, die, card and tile follow from the seed and from what people did?

    Exit code 0: all of it is right; 3: it is not, and the first wrong entry is named; 1: the file cannot be read.
    """
    logfile: Any = import_module("sobremesa.cli.logfile")
    try:
        checked = logfile.checked(logfile.read(file))
    except logfile.NotDone as why:
        fail(str(why))
    if as_json:
        msgspec: Any = import_module("msgspec")
        typer.echo(msgspec.json.encode(checked).decode())
        raise typer.Exit(0 if checked.ok else 3)
    if not checked.ok:
        where = "the file" if checked.seq is None else f"entry {checked.seq}"
        fail(f"{where} is wrong: {checked.reason} {checked.detail}".rstrip(), 3)
    if checked.open:
        typer.echo(
            f"right so far: {checked.entries} entries; the game is not over, so its chance cannot be checked yet"
        )
    else:
        typer.echo(f"right: {checked.entries} entries, every die, card and tile follows from the seed")
