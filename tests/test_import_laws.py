"""The import laws bite: a tree with one bad import for each law breaks each of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

#: One file a law, and the law's id in pyproject.toml.
BAD = {
    "layers": ("store/bad.py", "import sobremesa.tables"),
    "games": ("games/other/bad.py", "import sobremesa.games.natrak"),
    "bots": ("bots/bad.py", "import sobremesa.games.natrak.rules"),
    "base-rules": ("games/natrak/rules/bad.py", "import sobremesa.games.natrak.expansions"),
    "entries": ("bus/bad.py", "import sobremesa.games"),
    "pure": ("kit/bad.py", "import random"),
}


def test_every_import_law_finds_its_bad_import(tmp_path: Path) -> None:
    package = tmp_path / "sobremesa"
    shutil.copytree(ROOT / "src/sobremesa", package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for folder in ("games/other", "games/natrak", "games/natrak/rules", "games/natrak/expansions", "bots"):
        (package / folder).mkdir(parents=True, exist_ok=True)
        (package / folder / "__init__.py").touch()
    for name, line in BAD.values():
        (package / name).write_text(f'"""Breaks a law."""\n\n{line}\n', encoding="utf-8")
    done = subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    laws = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    assert {law["id"] for law in laws} == set(BAD)
    assert [law["name"] for law in laws if f"{law['name']} BROKEN" not in done.stdout] == [], done.stdout
