from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from sobremesa.cli.main import app
from sobremesa.server import static


def test_all_is_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.cli.checkup.FOLDER", tmp_path)
    (tmp_path / "index.html").write_text("<!doctype html>")
    done = CliRunner().invoke(app, ["doctor", "--port", "0", "--database", str(tmp_path / "a.db")])
    assert done.exit_code == 0, done.output
    assert done.output.count("  ok  ") == 8


def test_what_is_missing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.cli.checkup.FOLDER", tmp_path / "absent")
    done = CliRunner().invoke(
        app,
        ["doctor", "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:1/x", "--bus", "redis://127.0.0.1:1"],
    )
    assert done.exit_code == 1
    assert done.output.count("  NO  ") == 3
    assert "make setup" in done.output
    assert "secret" not in done.output
    assert static.FOLDER.name == "static"
