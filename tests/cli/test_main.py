from __future__ import annotations

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from sobremesa.cli.main import COMMANDS, app


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)], ids=lambda one: one[0] if one else "all")
def test_every_command_explains_itself(command: list[str]) -> None:
    done = CliRunner().invoke(app, [*command, "--help"])
    assert done.exit_code == 0
    assert "Usage: " in done.output
    if not command:
        assert all(f"  {name} " in done.output and line in done.output for name, line in COMMANDS.items())


def test_help_loads_no_server() -> None:
    code = (
        "import sys\nfrom sobremesa.cli.main import app\n"
        "try:\n    app(['--help'])\nexcept SystemExit:\n    pass\n"
        "print([name for name in ('litestar', 'sqlalchemy', 'msgspec') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_version_and_unknown_commands() -> None:
    assert CliRunner().invoke(app, ["--version"]).output.startswith("sobremesa 0.")
    done = CliRunner().invoke(app, ["serv"])
    assert done.exit_code == 2
    assert "No such command 'serv'" in done.output
