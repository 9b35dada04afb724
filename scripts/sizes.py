"""Fail if a file has over 400 lines or a Python function over 40; data and tables are excepted.

A function's lines are counted without its docstring, blank lines and comments. ``--list`` prints the
longest ones and the median.
"""

from __future__ import annotations

import ast
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path

from clean_names import ROOT, tracked

FILE_LIMIT = 400
FUNCTION_LIMIT = 40
KINDS = {".py", ".ts", ".js", ".svelte", ".css", ".sh"}


def sources() -> list[Path]:
    """Tracked code, generated files left out (they say so in their first lines)."""
    code = [path for path in tracked() if path.suffix in KINDS]
    return [p for p in code if "made by scripts/" not in p.read_text(encoding="utf-8")[:300]]


def functions(path: Path) -> Iterator[tuple[int, str, int]]:
    """Line, name and length of each function of a Python file."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        first = node.body[1:] if ast.get_docstring(node) is not None else node.body
        if not first or node.end_lineno is None:
            continue
        body = lines[first[0].lineno - 1 : node.end_lineno]
        count = sum(1 for line in body if line.strip() and not line.strip().startswith("#"))
        yield node.lineno, node.name, count


def main() -> None:
    """Print what is too long."""
    wrong = []
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources()}
    for path, length in lengths.items():
        name = path.relative_to(ROOT)
        if length > FILE_LIMIT:
            wrong.append(f"{name}: {length} lines (at most {FILE_LIMIT})")
        if path.suffix == ".py":
            wrong += [
                f"{name}:{line}: {function} has {count} lines (at most {FUNCTION_LIMIT})"
                for line, function, count in functions(path)
                if count > FUNCTION_LIMIT
            ]
    if "--list" in sys.argv:
        for path in sorted(lengths, key=lambda p: -lengths[p])[:20]:
            sys.stdout.write(f"{lengths[path]:5} {path.relative_to(ROOT)}\n")
        median = statistics.median(lengths.values())
        sys.stdout.write(f"{len(lengths)} files, median {median:.0f} lines\n")
    sys.stdout.write("".join(f"{line}\n" for line in wrong))
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
