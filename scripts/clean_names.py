"""Fail if a tracked file names a package registry's host or a place on somebody's machine.

A clone must work anywhere, with whatever registry its owner has set up.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Written in halves, so that this file does not name what it forbids.
HOSTS = [
    "registry.npm" + "js",
    "npm" + "js.org",
    "registry.yarn" + "pkg",
    "py" + "pi.org",
    "files.python" + "hosted",
    "deb.debian" + ".org",
]
PLACES = ["/wo" + "rk/", "../sha" + "red", "/ho" + "me/", "/Us" + "ers/"]
WORDS = re.compile("|".join(map(re.escape, HOSTS)) + "|" + "|".join(rf"(?<![\w.]){re.escape(p)}" for p in PLACES))


def tracked() -> list[Path]:
    """Files in git that are there."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = (ROOT / name for name in listed.split("\0") if name)
    return [path for path in paths if path.is_file() and not path.is_symlink()]


def main() -> None:
    """Print each place that names what it must not."""
    wrong = 0
    for path in tracked():
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue  # A picture or another binary file.
        for number, line in enumerate(lines, 1):
            for found in WORDS.findall(line):
                wrong += 1
                sys.stdout.write(f"{path.relative_to(ROOT)}:{number}: names {found}\n")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
