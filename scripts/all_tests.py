"""Run the checks and every test, and close with one line that sums them up: ``make test``.

Nothing stops at the first failure. A failed check counts as one failure, and so does a test run that
broke before it could count. A few Python tests that fail are run once more, one after the other with the machine to
themselves: what fails again has failed; what passes is told as unsteady, which is a fault to mend, and counts as passed.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

from check import run_checks
from steps import CHECKS, Step, client, python, run, script, tell

Tally = Counter[str]
#: Two processes; one that has nothing left takes over tests of the other.
TWO = ("-n2", "--dist=worksteal")
#: More failures than this are no accident of a busy machine.
FEW = 8


def pytest_tally(report: Path) -> Tally:
    """Counts of a JUnit report."""
    tally: Tally = Counter()
    # Our own report, written a moment ago: nothing hostile in it.
    for suite in ET.parse(report).getroot().iter("testsuite"):  # noqa: S314
        number = {k: int(suite.get(k, "0")) for k in ("tests", "failures", "errors", "skipped")}
        broken = number["failures"] + number["errors"]
        tally["failed"] += broken
        tally["skipped"] += number["skipped"]
        tally["passed"] += number["tests"] - broken - number["skipped"]
    return tally


def vitest_tally(report: Path) -> Tally:
    """Counts of Vitest's JSON report."""
    said = json.loads(report.read_text(encoding="utf-8"))
    return Counter(
        passed=said["numPassedTests"],
        failed=said["numFailedTests"],
        skipped=said["numPendingTests"] + said["numTodoTests"],
    )


def run_tests(step: Step, report: Path) -> Tally:
    """Run a test runner and count; exit code and report must agree."""
    sys.stdout.write(f"\n== {step.name}\n")
    sys.stdout.flush()
    passed, said, seconds = run(step, show=True)
    tally: Tally = Counter()
    if report.exists():
        tally = vitest_tally(report) if report.suffix == ".json" else pytest_tally(report)
    if not passed and not tally["failed"]:
        tally["failed"] = 1
    tell(step, seconds, said, passed=passed)
    return tally


def pytest(name: str, report: Path, *which: str) -> Tally:
    """Run a part of the Python tests, two at a time, and what failed of it once more."""
    tally = run_tests(python(name, "pytest", "-q", f"--junitxml={report}", *TWO, *which), report)
    if not 0 < tally["failed"] <= FEW:
        return tally
    again = report.with_stem(f"{report.stem}-again")
    last = ("--last-failed", "--last-failed-no-failures=none", "-v")
    second = run_tests(python(f"{name}, again", "pytest", f"--junitxml={again}", *last, *which), again)
    if not second["failed"] and second["passed"] == tally["failed"]:
        sys.stdout.write(f"UNSTEADY: {second['passed']} of the {name} failed at first\n")
        tally["passed"] += tally["failed"]
        tally["failed"] = 0
    return tally


def vitest(report: Path) -> Tally:
    """Run the client's unit tests."""
    arguments = ["run", "--reporter=dot", "--reporter=json", f"--outputFile.json={report}"]
    return run_tests(client("client unit tests", "vitest", *arguments), report)


def main() -> None:
    """Run everything there is; exit with 1 if anything failed."""
    total: Tally = Counter(failed=run_checks([*CHECKS, script("client_size.py")])[1])
    with tempfile.TemporaryDirectory() as folder:
        reports = Path(folder)
        total += pytest("Python tests", reports / "python.xml", "-m", "not browser and not battery")
        total += vitest(reports / "client.json")
        total += pytest("browser tests", reports / "browser.xml", "-m", "browser and not pictures")
    skipped = f", {total['skipped']} skipped" if total["skipped"] else ""
    sys.stdout.write(f"\n{total['passed']} passed, {total['failed']} failed{skipped}\n")
    sys.exit(total["failed"] > 0)


if __name__ == "__main__":
    main()
