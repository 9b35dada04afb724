"""A game of Vasallos over the wire, and what the command line makes of its log."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

from typer.testing import CliRunner, Result

from served import people, play, serving
from sobremesa.cli.main import app
from sobremesa.server.wire_client import TableClient


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(one) for one in arguments])


async def played(base: str) -> tuple[str, set[int]]:
    """A whole game, looked at by somebody without a seat and from a second window; its code and the points in the end."""
    rng = random.Random(12)
    async with people(base, 2, game="vasallos", options={"sombra": True}) as clients:
        await play(clients, 60, rng)
        watcher = await TableClient.open(base, clients[0].code, "a-device-of-nobody")
        assert watcher.seat is None
        assert watcher.public == clients[0].public == clients[1].public
        again = await TableClient.open(base, clients[0].code, clients[0].device)
        assert (again.seat, again.public) == (clients[0].seat, clients[0].public)
        assert again.parts["menu"] == clients[0].parts["menu"]
        await play(clients, 1000, rng)
        await watcher.until(lambda: watcher.seq >= clients[0].seq)
        assert watcher.public == clients[1].public
        assert watcher.public["turn"]["phase"] == "over"
        await again.close()
        await watcher.close()
        return clients[0].code, {player["points"] for player in watcher.public["players"]}


def test_a_game_is_played_looked_at_exported_verified_and_replayed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        code, points = asyncio.run(played(server.base))
    path = tmp_path / "log.jsonl"
    exported = run("export", code, "--database", tmp_path / "test.db", "-o", path)
    assert exported.exit_code == 0, exported.output
    verified = run("verify", path)
    assert (verified.exit_code, "right: " in verified.output) == (0, True), verified.output
    told = run("replay", path)
    assert told.exit_code == 0, told.output
    assert all(word in told.output for word in ("tile_laid", "figure_placed", "feature_scored", "Player 0"))
    end = json.loads(run("replay", path, "--position").stdout)
    assert (end["phase"], end["hand"], end["deck"]) == ("over", None, [])
    assert points <= {int(word) for word in told.output.replace(",", " ").split() if word.isdigit()}
