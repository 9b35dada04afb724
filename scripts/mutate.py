"""Change the rules of a game in 200 places, one at a time, and see whether a test notices: `make mutate GAME`.

    python scripts/mutate.py natrak
    python scripts/mutate.py vasallos --count 50 --seed 7

The mutants are cosmic-ray's (`scripts/mutants.py` says which are left out), drawn evenly with a fixed seed. Each is
tried in a copy of the tree under a temporary folder, against one stage of the game's tests after the other, the quickest
first, until one fails. What was found is kept in `.mutants/`, so that a run that was stopped goes on where it was, and
later only what survived is tried again, by the stages whose tests have changed since. Exit code 1 if less than 85 % were killed.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from clean_names import ROOT
from mutants import Made, all_mutants, draw

KEPT = ROOT / ".mutants"
TARGET = 0.85
SPARE = 8.0
"""Seconds a stage may always take beyond three times what it takes without a mutant."""
MEMORY = 4_000_000
"""Kilobytes a test run may ask for: a loop without an end often fills a list."""
COPIED = ("src", "tests", "scripts", "docs/games", "pyproject.toml")


@dataclass(frozen=True)
class Stage:
    """Some tests: what pytest is given."""

    name: str
    paths: tuple[str, ...]
    options: tuple[str, ...] = ("-m", "not slow")


@dataclass(frozen=True)
class Tried:
    """What of a game is changed, and who should notice."""

    rules: str
    stages: tuple[Stage, ...]
    without: tuple[str, ...] = ()
    """Files that are no rules."""


REPLAY = "tests/golden/test_golden.py::test_it_replays_to_the_same_digests_events_and_standing_n221"
GAMES = {
    "natrak": Tried(
        "src/sobremesa/games/natrak/expansions/adventurers",
        (
            Stage("recorded games", (REPLAY,), ("-k", "adventurers")),
            Stage("the mode's tests", ("tests/scenarios/natrak/adventurers", "tests/games/natrak/expansions")),
            Stage("what else plays it", ("tests/games/natrak", "tests/golden"), ("-k", "adventurers or test_game")),
            Stage("battery", ("tests/contract",), ("-m", "not slow", "-k", "natrak-adventurers and not adventurers-4")),
        ),
    ),
    "vasallos": Tried(
        "src/sobremesa/games/vasallos",
        (
            Stage("recorded games", ("tests/golden/test_golden_vasallos.py",), ("-k", "replays")),
            Stage("scenarios", ("tests/scenarios/vasallos",)),
            Stage("the game's tests", ("tests/games/vasallos", "tests/golden/test_golden_vasallos.py")),
            Stage("battery", ("tests/contract",), ("-m", "not slow", "-k", "vasallos")),
        ),
        without=("data/check.py", "data/drawing.py", "data/exceptions.py"),
    ),
}


class Copy:
    """A copy of the tree in which one file at a time is changed."""

    def __init__(self, root: Path) -> None:
        self.root = root
        names = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *COPIED],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split("\0")
        for name in filter(None, names):
            if (ROOT / name).is_file():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, root / name)

    @contextlib.contextmanager
    def changed(self, made: Made) -> Iterator[None]:
        """With the mutant in its file; its compiled form goes, which is told stale only by size and second."""
        path = self.root / made.mutant.file
        try:
            self._write(path, made.after)
            yield
        finally:
            self._write(path, made.before)

    def _write(self, path: Path, text: str) -> None:
        path.write_text(text, encoding="utf-8")
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()

    def fingerprint(self, stage: Stage) -> str:
        """Of the tests of a stage: the files below its paths."""
        total = hashlib.sha256(repr(stage).encode())
        for name in stage.paths:
            path = self.root / name.partition("::")[0]
            for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
                total.update(file.read_bytes())
        return total.hexdigest()[:16]

    def run(self, stage: Stage, limit: float | None = None) -> tuple[str, str]:
        """`survived`, `killed` or `timed out`, and what pytest said."""
        pytest = [sys.executable, "-m", "pytest", "-x", "-q", "--noconftest", "-p", "pytest_asyncio.plugin"]
        command = [*pytest, "-p", "no:cacheprovider", *stage.options, *stage.paths]
        with subprocess.Popen(
            ["/bin/sh", "-c", f'ulimit -v {MEMORY}; exec "$@"', "sh", *command],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.root / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as process:
            try:
                said, _ = process.communicate(timeout=limit)
            except subprocess.TimeoutExpired:
                return "timed out", ""
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
        return ("killed" if process.returncode else "survived"), said


class Book:
    """What is known of each mutant, kept on disk line by line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seen: set[tuple[str, str]] = set()
        """(mutant, stage's fingerprint) that it survived."""
        self.ended: dict[str, str] = {}
        """How a mutant ended: killed or timed out."""
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._note(**json.loads(line))

    def _note(self, mutant: str, tests: str, outcome: str) -> None:
        if outcome == "survived":
            self.seen.add((mutant, tests))
        else:
            self.ended[mutant] = outcome

    def note(self, mutant: str, tests: str, outcome: str) -> None:
        self._note(mutant, tests, outcome)
        self.path.parent.mkdir(exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"mutant": mutant, "tests": tests, "outcome": outcome}) + "\n")


def tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def try_stage(copy: Copy, stage: Stage, drawn: list[Made], book: Book) -> None:
    """Try all that live and that have not yet survived these tests."""
    tests = copy.fingerprint(stage)
    todo = [made for made in drawn if made.id not in book.ended and (made.id, tests) not in book.seen]
    if not todo:
        return
    began = time.monotonic()
    outcome, said = copy.run(stage)
    took = time.monotonic() - began
    if outcome != "survived":
        sys.exit(f"{said}\nmutate: {stage.name} fails without any mutant")
    tell(f"{stage.name}: {len(todo)} mutants, {took:.1f} s each at most")
    for number, made in enumerate(todo, 1):
        with copy.changed(made):
            outcome, said = copy.run(stage, SPARE + 3 * took)
        book.note(made.id, tests, outcome)
        tell(f"  {number}/{len(todo)} {outcome:9} {made.name}")


def report(drawn: list[Made], book: Book) -> bool:
    """List what survived and what timed out, sum up; whether enough were killed."""
    tally: Counter[str] = Counter()
    for made in drawn:
        outcome = book.ended.get(made.id, "survived")
        tally[outcome] += 1
        if outcome != "killed":
            print(f"{outcome}: {made.name}\n{made.diff()}")
    print(
        f"mutants {len(drawn)}, killed {tally['killed']}, survived {tally['survived']}, timed out {tally['timed out']}"
    )
    return tally["killed"] >= TARGET * len(drawn)


def main() -> None:
    """Draw, try, tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, prog="make mutate", formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--count", type=int, default=200, help="how many mutants (200)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--stages", type=int, help="only the first so many stages of tests (all)")
    parser.add_argument("--list", action="store_true", help="tell which are drawn, try none")
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs found")
    arguments = parser.parse_args()
    tried = GAMES[arguments.game]
    rules = ROOT / tried.rules
    files = sorted(set(rules.rglob("*.py")) - {rules / name for name in tried.without})
    mutants, without = all_mutants(files)
    tell(f"{len(mutants)} mutants in {len(files)} files, {without} left out by rule")
    drawn = draw(mutants, arguments.count, arguments.seed)
    if arguments.list:
        print("\n".join(f"{made.name}\n{made.diff()}" for made in drawn))
        return
    kept = KEPT / f"{arguments.game}.jsonl"
    if arguments.fresh:
        kept.unlink(missing_ok=True)
    book = Book(kept)
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        copy = Copy(Path(folder))
        for stage in tried.stages[: arguments.stages]:
            try_stage(copy, stage, drawn, book)
    sys.exit(not report(drawn, book))


if __name__ == "__main__":
    main()
