"""How a command ends badly: one line on standard error, exit code 1."""

from __future__ import annotations

from typing import NoReturn

import typer


def fail(why: str, code: int = 1) -> NoReturn:
    """Say why, and end with `code`: 1 it could not be done, 3 what was checked is not right."""
    typer.echo(f"sobremesa: {why}", err=True)
    raise typer.Exit(code)
