"""`sobremesa`: one module a command, loaded when it is called, so that --help is quick.

A command NAME is `sobremesa.cli.NAME`, with a `typer.Typer()` called `app` that has exactly one command.
"""

from __future__ import annotations

import sys
from importlib import import_module, metadata
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

COMMANDS = {
    "serve": "Serve tables to browsers.",
    "arena": "Let bots play against each other.",
    "export": "Write a table's log as a file.",
    "replay": "Play an exported log through and show what happened.",
    "verify": "Check an exported log: every entry, die, card and tile.",
    "doctor": "Check that everything a server needs is there.",
}


class Lazy(TyperGroup):
    """Knows names and one line of each command; the module is imported when the command is called."""

    def list_commands(self, _: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, _: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        return TyperCommand(cmd_name, help=COMMANDS[cmd_name])

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, stub, rest = super().resolve_command(ctx, args)
        if stub is None or name is None:
            return name, stub, rest
        module: Any = import_module(f"sobremesa.cli.{name}")
        return name, typer.main.get_command(module.app), rest


app = typer.Typer(cls=Lazy, no_args_is_help=True, add_completion=False, rich_markup_mode=None)


def _version(asked: bool) -> None:  # noqa: FBT001 -- typer calls it with the flag's value
    if asked:
        typer.echo(f"sobremesa {metadata.version('sobremesa')}")
        raise typer.Exit


@app.callback()
def sobremesa(
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Board games with friends in the browser, a link away."""


def main() -> None:
    """The console script."""
    sys.exit(app())
