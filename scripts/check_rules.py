"""Does every rule have its tests? ``tests/rules.toml`` against each game's ``docs/games/GAME/spec.md``: part of ``make check``.

Fails on a rule number that the page has and the map lacks, on one that the page does not have, and on a test
that does not exist. Rules of a mode that is not there yet stand under ``later``, by the mode's letters.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def numbers(spec: str) -> set[str]:
    """The rule numbers that a page defines, in bold: ``**N51**``."""
    return set(re.findall(r"\*\*([A-Z]\d+)\*\*", spec))


def missing_test(root: Path, test: str) -> str | None:
    """What is wrong with a test's name, ``path::name``, or None."""
    path, _, name = test.partition("::")
    file = root / path
    if not file.is_file():
        return f"{test}: there is no file {path}"
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        found = re.search(rf"^(async )?def {re.escape(name)}\(", text, re.MULTILINE) is not None
    else:
        found = name in text
    return None if name and found else f"{test}: {path} has no test {name!r}"


def faults(root: Path, game: str, part: dict[str, Any]) -> list[str]:
    """All that is wrong with one game's part of the map."""
    spec = numbers((root / "docs" / "games" / game / "spec.md").read_text(encoding="utf-8"))
    rules: dict[str, list[str]] = part["rules"]
    later = {rule for listed in part.get("later", {}).values() for rule in listed}
    wrong = [f"{rule}: has no test in tests/rules.toml" for rule in sorted(spec - rules.keys() - later, key=order)]
    wrong += [f"{rule}: not in docs/games/{game}/spec.md" for rule in sorted((rules.keys() | later) - spec, key=order)]
    wrong += [f"{rule}: both tested and put off" for rule in sorted(rules.keys() & later, key=order)]
    for rule, tests in rules.items():
        if not tests:
            wrong.append(f"{rule}: an empty list of tests")
        wrong += [f"{rule}: {fault}" for test in tests if (fault := missing_test(root, test))]
    return wrong


def order(rule: str) -> tuple[str, int]:
    """N9 before N10."""
    return rule[0], int(rule[1:])


def main() -> None:
    """Check all games; exit with 1 and a line for each fault."""
    rules = tomllib.loads((ROOT / "tests" / "rules.toml").read_text(encoding="utf-8"))
    wrong = [f"{game} {fault}" for game, part in rules.items() for fault in faults(ROOT, game, part)]
    for fault in wrong:
        print(fault)
    tested = sum(len(part["rules"]) for part in rules.values())
    print(f"{tested} rules with tests, {len(wrong)} faults")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
