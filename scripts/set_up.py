"""Set everything up: Python environment, client packages, built client, and what tests need.

Run by ``make setup`` with the system's Python, so it uses the standard library alone. Each step keeps
a stamp, a hash of what it depends on; a step whose stamp still fits is skipped without a word, so a
second start costs almost nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMPS = ROOT / ".stamps"
PYTHON = VENV / "bin" / "python"
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "sobremesa" / "server" / "static"

Command = list[str]


def fingerprint(paths: list[Path], *, extra: str = "") -> str:
    """Hash of the names and contents of files, and of all files below folders."""
    total = hashlib.sha256(extra.encode())
    for path in paths:
        files = sorted(p for p in path.rglob("*") if p.is_file()) if path.is_dir() else [path]
        for file in files:
            if file.exists():
                total.update(str(file.relative_to(ROOT)).encode())
                total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def step(name: str, say: str, mark: str, made: Path, commands: list[Command]) -> None:
    """Run commands unless the stamp says that they were run for the same inputs.

    ``made`` is what the step leaves behind: without it the stamp does not count.
    """
    stamp = STAMPS / name
    if made.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == mark:
        return
    sys.stdout.write(f"  {say} ... ")
    sys.stdout.flush()
    began = time.monotonic()
    for command in commands:
        run(command)
    STAMPS.mkdir(exist_ok=True)
    stamp.write_text(mark, encoding="utf-8")
    sys.stdout.write(f"{time.monotonic() - began:.0f} s\n")


def run(command: Command) -> None:
    """Run a command quietly; if it fails, show all it said and stop."""
    client = command[0] in {"npm", "npx"}
    done = subprocess.run(
        command,
        cwd=CLIENT if client else ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        env={**os.environ, "VIRTUAL_ENV": str(VENV), "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
    )
    if done.returncode:
        sys.stdout.write(f"failed\n{done.stdout}\n")
        sys.exit(f"sobremesa: `{' '.join(command)}` failed (above: what it said)")


def python_steps(*, dev: bool) -> None:
    """Virtual environment, pinned and hashed packages, and our own package in editable form."""
    uv = [str(VENV / "bin" / "uv"), "pip", "install", "--quiet", "--python", str(PYTHON)]
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--require-hashes", "-r"]
    build = ROOT / "requirements-build.txt"
    version = ".".join(map(str, sys.version_info[:3]))
    step(
        "venv",
        "Python environment with uv",
        fingerprint([build], extra=f"{version} {sys.base_prefix}"),
        VENV / "bin" / "uv",
        [[sys.executable, "-m", "venv", "--clear", str(VENV)], [*pip, str(build)]],
    )
    venv_mark = (STAMPS / "venv").read_text(encoding="utf-8")
    runtime = ROOT / "requirements.txt"
    wanted = ROOT / "requirements-dev.txt" if dev else runtime
    name = "packages-dev" if dev else "packages"
    step(
        name,
        "Python packages" + (" and test tools" if dev else ""),
        fingerprint([wanted], extra=venv_mark),
        PYTHON,
        [[*uv, "--require-hashes", "-r", str(wanted)]],
    )
    step(
        "editable",
        "Sobremesa itself",
        fingerprint([ROOT / "pyproject.toml"], extra=venv_mark),
        VENV / "bin" / "sobremesa",
        [[*uv, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]],
    )


def npm_step() -> None:
    """Client packages as the lock file says."""
    step(
        "npm",
        "Client packages",
        fingerprint([CLIENT / "package.json", CLIENT / "package-lock.json"]),
        CLIENT / "node_modules",
        [["npm", "ci", "--no-fund", "--no-audit", "--loglevel=error"]],
    )


def build_step() -> None:
    """The client, built into the Python package."""
    inputs = [CLIENT / "src", CLIENT / "public", CLIENT / "index.html"]
    inputs += [CLIENT / "vite.config.ts", CLIENT / "svelte.config.js", CLIENT / "package-lock.json"]
    step(
        "client",
        "Client build",
        fingerprint(inputs),
        STATIC / "index.html",
        [["npm", "run", "build", "--", "--logLevel", "error"]],
    )


def chromium_step() -> None:
    """A Chromium for the browser tests: found, installed where we may, or asked for in one line."""
    if any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))):
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        sys.exit("sobremesa: Chromium is missing for the browser tests (apt-get install chromium)")
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    install = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
    step("chromium", "Chromium", "1", Path("/usr/bin/chromium"), [["apt-get", "update"], install])


def main() -> None:
    """Do what is not done yet."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dev", action="store_true", help="also what the tests and checks need")
    parser.add_argument("--no-build", action="store_true", help="leave the client's build out")
    parser.add_argument("--browser", action="store_true", help="also Chromium for browser tests")
    arguments = parser.parse_args()
    python_steps(dev=arguments.dev)
    npm_step()
    if not arguments.no_build:
        build_step()
    if arguments.browser:
        chromium_step()


if __name__ == "__main__":
    main()
