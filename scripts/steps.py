"""The checks and test runs of this project, and how one is run and told."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
BIN = ROOT / ".venv" / "bin"


@dataclass(frozen=True, slots=True)
class Step:
    """One command that passes or fails as a whole."""

    name: str
    command: list[str]
    folder: Path = ROOT


def python(name: str, tool: str, *arguments: str) -> Step:
    """A tool of the Python environment."""
    return Step(name, [str(BIN / tool), *arguments])


def script(name: str, *arguments: str) -> Step:
    """A script of this folder."""
    return Step(name, [str(BIN / "python"), str(ROOT / "scripts" / name), *arguments])


def client(name: str, tool: str, *arguments: str) -> Step:
    """A tool of the client's packages."""
    return Step(name, [str(CLIENT / "node_modules" / ".bin" / tool), *arguments], CLIENT)


#: The fast ones: none needs a server, a database or a browser. The longest stand first, for two at a time.
CHECKS = [
    client("svelte-check", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    python("mypy", "mypy"),
    client("eslint", "eslint", ".", "--max-warnings", "0"),
    client("prettier", "prettier", "--check", "--log-level", "warn", "."),
    client("tsc of the configuration", "tsc", "-p", "tsconfig.node.json"),
    python("import laws", "lint-imports", "--no-cache"),
    python("ruff check", "ruff", "check", "--quiet", "--output-format", "concise"),
    python("ruff format", "ruff", "format", "--check", "--output-format", "concise"),
    script("clean_names.py"),
    script("sizes.py"),
    script("check_rules.py"),
]


def run(step: Step, *, show: bool = False) -> tuple[bool, str, float]:
    """Run a step: whether it passed, what it said, how many seconds it took.

    With ``show`` its words go straight to the terminal and come back empty.
    """
    began = time.monotonic()
    plain = {} if sys.stdout.isatty() else {"NO_COLOR": "1"}
    done = subprocess.run(
        step.command,
        cwd=step.folder,
        stdin=subprocess.DEVNULL,
        stdout=None if show else subprocess.PIPE,
        stderr=None if show else subprocess.STDOUT,
        text=True,
        check=False,
        env={**os.environ, **plain, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"},
    )
    return done.returncode == 0, done.stdout or "", time.monotonic() - began


def tell(step: Step, seconds: float, said: str, *, passed: bool) -> None:
    """One line for a step that passed; all it said for one that failed."""
    sys.stdout.write(f"{'ok  ' if passed else 'FAIL'}  {step.name} ({seconds:.0f} s)\n")
    if not passed:
        sys.stdout.write(f"{said.rstrip()}\n\n")
    sys.stdout.flush()
