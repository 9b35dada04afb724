"""export, verify, replay on the log of a real table."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from served import people, play, serving
from sobremesa.cli import logfile
from sobremesa.cli.main import app


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(one) for one in arguments])


async def _played(base: str, *, close: bool) -> str:
    async with people(base) as clients:
        await play(clients, 50, random.Random(51))
        if close:
            star = next(client for client in clients if client.parts["me"].get("host"))
            assert (await star.ask("close_table"))["type"] == "done"
        return clients[0].code


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str, str]:
    """A database with a closed table and one that was still playing; their codes."""
    folder = tmp_path_factory.mktemp("store")
    with serving(folder) as server:
        closed = asyncio.run(_played(server.base, close=True))
        running = asyncio.run(_played(server.base, close=False))
    return str(folder / "test.db"), closed, running


@pytest.fixture
def log(store: tuple[str, str, str], tmp_path: Path) -> Path:
    """The exported log of the closed table."""
    database, closed, _ = store
    path = tmp_path / "log.jsonl"
    done = run("export", closed, "--database", database, "-o", path)
    assert done.exit_code == 0, done.output
    return path


def test_an_exported_log_is_verified(log: Path) -> None:
    done = run("verify", log)
    assert done.exit_code == 0, done.output
    assert "every die, card and tile follows from the seed" in done.output
    said = json.loads(run("verify", log, "--json").stdout)
    assert said["ok"] is True


def test_a_file_without_an_end_is_not_read_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logfile, "LARGEST", 1000)
    done = run("verify", "/dev/zero")
    assert done.exit_code == 1
    assert "larger than any log" in done.output


def test_a_changed_log_is_not_and_the_entry_is_named(log: Path, tmp_path: Path) -> None:
    lines = log.read_bytes().splitlines()
    places = [n for n, line in enumerate(lines) if b'"dice/' in line]
    assert places
    changed = msgspec.json.decode(lines[places[1]])
    draw = next(draw for draw in changed["draws"] if "dice/" in json.dumps(draw))
    changed["draws"] = (
        json.loads(json.dumps(changed["draws"]).replace(json.dumps(draw), json.dumps([*draw[:1], 7 - int(draw[1])])))
        if isinstance(draw, list)
        else [{**one, "value": 0} for one in changed["draws"]]
    )
    lines[places[1]] = msgspec.json.encode(changed)
    path = tmp_path / "changed.jsonl"
    path.write_bytes(b"\n".join(lines))
    done = run("verify", path)
    assert done.exit_code == 3, done.output
    assert f"entry {changed['seq']} is wrong" in done.output


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"{}", b"[1]", b"\xff\xfe", b"[" * 100_000, b'{"format":"sobremesa-log"}', b"x" * 10_000]
)
def test_a_file_that_is_no_log(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "broken"
    path.write_bytes(data)
    done = run("verify", path)
    assert done.exit_code == 3, done.output
    assert done.output.startswith("sobremesa: the file is wrong: ")
    assert done.output.count("\n") == 1
    again = run("replay", path)
    assert again.exit_code == 1
    assert again.output.startswith("sobremesa: this is no log")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for command in ("verify", "replay"):
        done = run(command, tmp_path / "absent")
        assert done.exit_code == 1
        assert "cannot read" in done.output


def test_a_replay_tells_what_happened(log: Path) -> None:
    done = run("replay", log)
    assert done.exit_code == 0, done.output
    assert "rolled seat=" in done.output
    assert "Player 0" in done.output
    assert " closed, " in done.output
    short = run("replay", log, "--quiet")
    assert "rolled" not in short.output
    assert "Player 0" in short.output


def test_a_position_comes_out_as_json(log: Path) -> None:
    done = run("replay", log, "--at", "30", "--position")
    assert done.exit_code == 0, done.output
    assert isinstance(json.loads(done.stdout), dict)
    assert run("replay", log, "--at", "9999").exit_code == 1


def test_a_running_table_keeps_its_seed(store: tuple[str, str, str], tmp_path: Path) -> None:
    database, _, running = store
    done = run("export", running, "--database", database)
    assert done.exit_code == 0
    assert b'"secret"' not in done.stdout_bytes
    path = tmp_path / "running"
    path.write_bytes(done.stdout_bytes)
    assert "right so far" in run("verify", path).output
    replayed = run("replay", path)
    assert replayed.exit_code == 1
    assert "not over" in replayed.output


def test_what_cannot_be_exported(store: tuple[str, str, str], tmp_path: Path) -> None:
    database, closed, _ = store
    done = run("export", "ZZZZZZZZ", "--database", database)
    assert (done.exit_code, "there is no table ZZZZZZZZ" in done.output) == (1, True)
    done = run("export", closed, "--database", tmp_path / "other" / "wrong.db")
    assert (done.exit_code, "there is no database at" in done.output) == (1, True)
    assert not (tmp_path / "other").exists(), "to look for a table makes no database"
    done = run("export", closed, "--database", database, "-o", tmp_path / "no" / "such")
    assert (done.exit_code, "cannot write" in done.output) == (1, True)
    done = run("export", closed, "--database", "postgresql://a@127.0.0.1:1/b")
    assert done.exit_code == 1
    assert done.output.count("\n") == 1
