"""How much a browser loads first, gzipped, and whether that is within the budgets: part of ``make test``.

Reads the manifest of the built client: a chunk brings its static imports along; what is imported when
needed (``import()``) counts only for the screen that needs it.
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "sobremesa" / "server" / "static"

#: KB of JavaScript, gzipped: home; with New table, sitting down and waiting room; a game's table on top.
HOME, ROOMS, GAME = 90, 150, 110
#: KB of style sheets, gzipped: of all these with one game's table.
STYLE = 20

ENTRY = "index.html"
SCREENS = ["src/screens/NewTable.svelte", "src/screens/TableScreen.svelte"]

Manifest = dict[str, dict[str, Any]]


def closure(manifest: Manifest, *chunks: str) -> set[str]:
    """Chunks and all that they import statically."""
    seen: set[str] = set()
    todo = list(chunks)
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += manifest[name].get("imports", [])
    return seen


def packed(static: Path, files: set[str]) -> float:
    """KB of files, each gzipped."""
    return sum(len(gzip.compress((static / file).read_bytes())) for file in files) / 1000


def measure(static: Path) -> list[tuple[str, float, int]]:
    """What is loaded, how many KB it has and how many it may have."""
    manifest: Manifest = json.loads((static / ".vite" / "manifest.json").read_text(encoding="utf-8"))

    def scripts(names: set[str]) -> float:
        return packed(static, {manifest[name]["file"] for name in names})

    home = closure(manifest, ENTRY)
    # A game's lobby parts (its form, its portraits) are loaded with the waiting room.
    lobbies = [name for name in manifest if name.startswith("src/games/") and name.endswith("/lobby.ts")]
    rooms = home | closure(manifest, *SCREENS, *lobbies)
    rows = [("home", scripts(home), HOME), ("home, New table and waiting room", scripts(rooms), ROOMS)]
    for name in manifest:
        if name.startswith("src/games/") and name.endswith("/table.ts"):
            more = closure(manifest, name) - rooms
            game = name.split("/")[2]
            rows.append((f"a table of {game}, on top", scripts(more), GAME))
            styles = {file for chunk in rooms | more for file in manifest[chunk].get("css", [])}
            rows.append((f"style sheets, with a table of {game}", packed(static, styles), STYLE))
    return rows


def main() -> None:
    """Print each sum beside its budget; fail if one is over."""
    over = False
    for what, size, budget in measure(STATIC):
        over |= size > budget
        sys.stdout.write(f"{'over' if size > budget else 'ok  '}  {size:6.1f} KB of {budget}  {what}\n")
    sys.exit(over)


if __name__ == "__main__":
    main()
