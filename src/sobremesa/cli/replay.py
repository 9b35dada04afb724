"""`sobremesa replay`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from sobremesa.cli.say import fail

app = typer.Typer()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A file that `sobremesa export` or the website wrote.", allow_dash=True)],
    *,
    at: Annotated[int | None, typer.Option(help="Stop after this entry.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Only how it stands in the end.")] = False,
    position: Annotated[
        bool, typer.Option("--position", help="Print the position in the end, as JSON, instead.")
    ] = False,
) -> None:
    """Play an exported log of a game that is over through, and show what each entry did and how it stands in the end."""
    logfile: Any = import_module("sobremesa.cli.logfile")
    try:
        state, applied = logfile.played(logfile.read(file), at)
    except logfile.NotDone as why:
        fail(str(why))
    story: Any = import_module("sobremesa.cli.story")
    if position:
        typer.echo(story.position(state))
        return
    if not quiet:
        for line in story.lines(applied):
            typer.echo(line)
    for line in story.standing(state):
        typer.echo(line)
