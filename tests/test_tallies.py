"""What the last line of ``make test`` counts, and what the client's budgets measure."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from all_tests import pytest_tally, run_tests, vitest_tally
from client_size import measure
from steps import Step


def test_junit_reports_are_counted(tmp_path: Path) -> None:
    report = tmp_path / "r.xml"
    suite = '<testsuite tests="10" failures="2" errors="1" skipped="3"/>'
    report.write_text(f"<testsuites>{suite}</testsuites>", encoding="utf-8")
    assert pytest_tally(report) == {"passed": 4, "failed": 3, "skipped": 3}


def test_vitest_reports_are_counted(tmp_path: Path) -> None:
    report = tmp_path / "r.json"
    said = {"numPassedTests": 5, "numFailedTests": 1, "numPendingTests": 2, "numTodoTests": 1}
    report.write_text(json.dumps(said), encoding="utf-8")
    assert vitest_tally(report) == {"passed": 5, "failed": 1, "skipped": 3}


@pytest.mark.parametrize("command", ["exit 3", "echo broken >&2; exit 1"])
def test_a_run_that_breaks_before_it_counts_is_one_failure(tmp_path: Path, command: str) -> None:
    step = Step("breaks", ["sh", "-c", command], tmp_path)
    assert run_tests(step, tmp_path / "none.xml") == {"failed": 1}


STYLES = "style sheets, with a table of x"


def test_client_size_follows_static_imports_only(tmp_path: Path) -> None:
    noise = random.Random(1)
    (tmp_path / ".vite").mkdir()

    def chunk(file: str, size: int, *imports: str) -> dict[str, object]:
        # Noise, so that gzip takes nothing away.
        (tmp_path / file).write_bytes(noise.randbytes(size))
        return {"file": file, "imports": list(imports)}

    manifest = {
        "index.html": chunk("i.js", 30_000, "_shared.js") | {"dynamicImports": ["src/games/x/table.ts"]},
        "_shared.js": chunk("s.js", 20_000),
        "src/screens/NewTable.svelte": chunk("n.js", 10_000, "_shared.js"),
        "src/screens/TableScreen.svelte": chunk("t.js", 10_000, "_shared.js"),
        "src/games/x/lobby.ts": chunk("l.js", 5_000),
        "src/games/x/table.ts": chunk("g.js", 120_000, "_shared.js") | {"css": ["g.css"]},
        "src/games/x/end.ts": chunk("e.js", 9_000) | {"css": ["e.css"]},
    }
    chunk("g.css", 5_000), chunk("e.css", 7_000)
    (tmp_path / ".vite/manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    sizes = {what: size for what, size, _ in measure(tmp_path)}
    assert list(sizes) == ["home", "home, New table and waiting room", "a table of x, on top", STYLES]
    assert [round(size) for size in sizes.values()] == [50, 75, 120, 5]
