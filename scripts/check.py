"""Run every fast check, two at a time, and tell all that is wrong: ``make check``."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

from steps import CHECKS, Step, run, tell


def check(step: Step) -> bool:
    """Run one check and tell how it went."""
    passed, said, seconds = run(step)
    tell(step, seconds, said, passed=passed)
    return passed


def run_checks(steps: list[Step]) -> tuple[int, int]:
    """Run checks, two at a time: how many passed, how many failed."""
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(check, steps))
    return sum(results), len(results) - sum(results)


if __name__ == "__main__":
    passed, failed = run_checks(CHECKS)
    sys.stdout.write(f"{passed} checks passed, {failed} failed\n")
    sys.exit(failed > 0)
