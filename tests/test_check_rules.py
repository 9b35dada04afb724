"""The check of `tests/rules.toml`: what it must not let pass."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from check_rules import ROOT, faults, missing_test, numbers

SPEC = """# A game
- **N1** One rule. See N7 and **W1 Snake**, *N8*.
- **N2** Another.
| **N10** | in a table |
"""
GOOD = {"N1": ["tests/test_a.py::test_one"], "N2": ["client/a.test.ts::two works"]}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for path, text in {
        "docs/games/tiny/spec.md": SPEC,
        "tests/test_a.py": "def test_one() -> None: ...\n\n\nasync def test_three() -> None: ...\n",
        "client/a.test.ts": 'it("two works", () => {});\n',
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


def told(root: Path, rules: dict[str, list[str]], **later: list[str]) -> list[str]:
    part: dict[str, Any] = {"rules": rules, "later": later}
    return faults(root, "tiny", part)


def test_the_numbers_are_those_in_bold() -> None:
    assert numbers(SPEC) == {"N1", "N2", "N10"}


def test_a_whole_map_has_no_faults(root: Path) -> None:
    assert told(root, GOOD, F=["N10"]) == []
    assert told(root, GOOD | {"N10": ["tests/test_a.py::test_three"]}) == []


@pytest.mark.parametrize(
    "rules, later, fault",
    [
        (GOOD, [], "N10: has no test"),
        (GOOD, ["N10", "N11"], "N11: not in docs/games/tiny/spec.md"),
        (GOOD | {"N3": ["tests/test_a.py::test_one"]}, ["N10"], "N3: not in docs/games/tiny/spec.md"),
        (GOOD, ["N10", "N2"], "N2: both tested and put off"),
        (GOOD | {"N10": []}, [], "N10: an empty list of tests"),
        (GOOD | {"N10": ["tests/test_a.py::test_two"]}, [], "N10: tests/test_a.py::test_two"),
        (GOOD | {"N10": ["tests/test_a.py::test_on"]}, [], "N10: tests/test_a.py::test_on"),
        (GOOD | {"N10": ["tests/test_b.py::test_one"]}, [], "N10: tests/test_b.py::test_one"),
        (GOOD | {"N10": ["tests/test_a.py"]}, [], "N10: tests/test_a.py"),
        (GOOD | {"N10": ["client/a.test.ts::three works"]}, [], "N10: client/a.test.ts::three works"),
        (GOOD | {"N10": ["client/a.test.ts"]}, [], "N10: client/a.test.ts"),
    ],
)
def test_each_fault_is_told(root: Path, rules: dict[str, list[str]], later: list[str], fault: str) -> None:
    (line,) = told(root, rules, F=later)
    assert line.startswith(fault)


def test_the_map_of_this_project_has_no_faults() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "check_rules.py"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert done.stdout.endswith(" 0 faults\n")


def test_what_is_put_off_names_modes_of_the_specification() -> None:
    rules = tomllib.loads((ROOT / "tests" / "rules.toml").read_text(encoding="utf-8"))
    assert set(rules["natrak"]["later"]) <= {"A", "F", "AF"}


def test_a_mapped_test_is_found_in_either_language() -> None:
    assert missing_test(ROOT, "tests/test_check_rules.py::test_a_mapped_test_is_found_in_either_language") is None
    assert missing_test(ROOT, "tests/test_check_rules.py::test_a_mapped") is not None
