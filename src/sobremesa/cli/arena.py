"""`sobremesa arena`."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from sobremesa.cli.say import fail

if TYPE_CHECKING:
    from sobremesa.bots.arena import Outcome, Plan, Result

app = typer.Typer()


@app.command(rich_help_panel=None)
def arena(
    game: Annotated[str, typer.Argument(help="The game's id: natrak or vasallos.")],
    *,
    options: Annotated[str, typer.Option(help="The game's options as JSON.")] = "{}",
    bots: Annotated[
        str, typer.Option(help="Bots by name, with commas: one for each seat.")
    ] = "uniform,uniform,uniform",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Let bots play against each other. Seats move on by one each game, so that none is better placed."""
    plan = _plan(game, options, bots, games, seed)
    began = perf_counter()
    found = _played(plan, jobs, quiet=as_json)
    from sobremesa.bots.arena import summed  # noqa: PLC0415  # --help is quick without it

    result = summed(plan, found, began)
    if as_json:
        typer.echo(msgspec.json.encode(result).decode())
    else:
        _print(result)


def _plan(game: str, options: str, bots: str, games: int, seed: int) -> Plan:
    """What is asked for, checked before the first game; says what is wrong with it and ends."""
    from sobremesa.bots.arena import Plan  # noqa: PLC0415  # --help is quick without it
    from sobremesa.bots.registry import UnknownBot, make  # noqa: PLC0415
    from sobremesa.games import GAMES, load, meta  # noqa: PLC0415

    if game not in GAMES:
        fail(f"no game {game}: there is {', '.join(GAMES)}")
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) not in meta(game).seats:
        fail(f"{len(names)} bots: {game} is for {', '.join(str(n) for n in meta(game).seats)} seats")
    try:
        for name in names:
            make(load(game), name)
    except UnknownBot as why:
        fail(f"no bot {why.name} plays {game}: there is {', '.join(why.known)}")
    return Plan(game, _settled(game, options, len(names)), names, games, seed)


def _settled(game: str, options: str, seats: int) -> dict[str, Any]:
    from sobremesa.games import load  # noqa: PLC0415  # --help is quick without it
    from sobremesa.kit.match import Refused, read_options  # noqa: PLC0415
    from sobremesa.kit.records import Refusal  # noqa: PLC0415

    try:
        settled = load(game).settle(read_options(load(game), msgspec.json.decode(options)), seats)
    except (msgspec.DecodeError, Refused) as why:
        fail(f"--options: {why}")
    if isinstance(settled, Refusal):
        fail(f"--options: {settled.code} {settled.params}")
    values: dict[str, Any] = msgspec.to_builtins(settled)
    return values


def _played(plan: Plan, jobs: int, *, quiet: bool) -> list[Outcome]:
    from sobremesa.bots.arena import outcomes  # noqa: PLC0415  # --help is quick without it

    if quiet or not sys.stderr.isatty():
        return list(outcomes(plan, jobs))
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import track  # noqa: PLC0415

    console = Console(stderr=True)
    return list(track(outcomes(plan, jobs), "Playing", total=plan.games, console=console, transient=True))


def _print(result: Result) -> None:
    from rich.console import Console  # noqa: PLC0415  # --help is quick without it
    from rich.table import Table  # noqa: PLC0415

    table = Table("bot", "seats", "wins", "wins a seat", "mean points", box=None)
    games = max(1, result.games)
    for name, won in sorted(result.wins_by_bot.items(), key=lambda item: -item[1]):
        seats = result.bots.count(name)
        share, points = won / games / seats, result.mean_points_by_bot[name]
        table.add_row(name, str(seats), str(won), f"{share:.1%}", f"{points:.2f}")
    console = Console()
    console.print(table)
    console.print(
        f"{result.games} games of {result.game}, {result.finished} finished, {result.mean_entries:.0f} entries a game, "
        f"{result.seconds:.1f} s; wins by seat {result.wins_by_seat}"
    )
    for what, number in sorted(result.faults.items()):
        console.print(f"replaced by the default: {what} {number} times", style="bold red")
