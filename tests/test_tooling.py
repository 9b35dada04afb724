"""The project's own tools: what they refuse, and that the pinned files are what they should be."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from clean_names import WORDS
from set_up import fingerprint
from sizes import functions

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    "line",
    [
        "https://registry.npm" + "js.org/x",
        "index-url = https://py" + "pi.org/simple",
        "open('../sha" + "red/x')",
        '"/wo' + 'rk/main"',
    ],
)
def test_clean_names_finds_hosts_and_machine_paths(line: str) -> None:
    assert WORDS.search(line)


@pytest.mark.parametrize("line", ["/api/framework/x", "see docs/work/map.md", "a shared table"])
def test_clean_names_leaves_other_words_alone(line: str) -> None:
    assert not WORDS.search(line)


def test_sizes_counts_lines_of_code_only(tmp_path: Path) -> None:
    path = tmp_path / "a.py"
    path.write_text('def f():\n    """Doc\n    more."""\n    # why\n\n    a = 1\n    return a\n')
    assert list(functions(path)) == [(1, "f", 2)]


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt", "requirements-build.txt"])
def test_requirements_are_pinned_and_hashed(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    wanted = [x for x in re.split(r"\n(?=\S)", text) if x.strip() and not x.startswith("#")]
    assert wanted
    for requirement in wanted:
        assert "==" in requirement.split()[0], requirement.split("\n")[0]
        assert "--hash=sha256:" in requirement


def test_dev_requirements_hold_the_runtime_ones_unchanged() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^\S+==\S+", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))

    assert pins("requirements.txt") <= pins("requirements-dev.txt")


def test_requirements_answer_to_pyproject() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = (ROOT / "requirements.txt").read_text(encoding="utf-8").lower()
    for wanted in project["dependencies"]:
        name = re.split(r"[\[><=~!; ]", wanted)[0]
        assert re.search(rf"^{re.escape(name)}(\[[a-z]+\])?==", pinned, re.MULTILINE), f"make lock: {name}"


def test_client_lock_names_no_place_and_hashes_all() -> None:
    lock = json.loads((ROOT / "client/package-lock.json").read_text(encoding="utf-8"))
    packages = {name: p for name, p in lock["packages"].items() if name}
    assert packages
    assert [name for name, p in packages.items() if "resolved" in p] == []
    assert [name for name, p in packages.items() if "integrity" not in p] == []


def test_fingerprint_changes_with_content_and_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("set_up.ROOT", tmp_path)
    file = tmp_path / "a" / "x"
    file.parent.mkdir()
    file.write_text("1")
    one = fingerprint([file.parent])
    assert fingerprint([file.parent]) == one
    file.write_text("2")
    two = fingerprint([file.parent])
    file.rename(file.with_name("y"))
    assert len({one, two, fingerprint([file.parent])}) == 3


def test_need_says_in_one_line_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "python3").symlink_to(sys.executable)
    done = subprocess.run(
        ["/bin/sh", str(ROOT / "scripts/need.sh")],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "Node 20.19" in done.stderr
