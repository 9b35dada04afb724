"""Writes what the rules pages show of a game's data: `client/src/games/natrak/rules/data.json`.

    python scripts/rules_data.py          write
    python scripts/rules_data.py --check  fail if what is there differs

A price, a count or a number of seconds stands in the game once; the texts of the rules name it (`{points.city}`).
`refusals` are the codes that the game can answer with: each must lead to a paragraph of the rules.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from sobremesa.games.natrak.data import load
from sobremesa.games.natrak.meta import META
from sobremesa.games.natrak.rules import clocks, points, scrolls, window
from sobremesa.tables.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "src" / "sobremesa" / "games" / "natrak"
TARGET = ROOT / "client" / "src" / "games" / "natrak" / "rules" / "data.json"
CODE = re.compile(r'Refusal\(\s*"([a-z_]+)"')
MODE = "basic"


def told(name: str) -> Any:
    """A data file of the game as it stands."""
    return json.loads((GAME / "data" / f"{name}.json").read_text(encoding="utf-8"))


def refusals() -> list[str]:
    """The codes of Basic: those of the game's rules, and the match's own."""
    files = [*sorted((GAME / "rules").glob("*.py")), ROOT / "src" / "sobremesa" / "kit" / "match.py"]
    found = {code for file in files for code in CODE.findall(file.read_text(encoding="utf-8"))}
    # A table's options are refused before there is a game to read the rules of.
    return sorted(found - {"bad_options"})


def values() -> dict[str, Any]:
    """What the texts name in braces, and what the tables are made of."""
    mode, maps = told("modes")[MODE], told("maps")
    target = next(field for field in META.form if field.name == "target")
    return {
        **{name: mode[name] for name in ("target", "prices", "yields", "supply", "points", "rates", "hand_limit")},
        "materials": mode["materials"],
        "least": target.least,
        "most": target.most,
        "maps": {name: {key: one[key] for key in ("seats", "terrain", "tokens")} for name, one in maps.items()},
        "hexes": {name: one["sizes"]["hexes"] for name, one in maps.items()},
        "ports": {name: sum(one["ports"].values()) for name, one in maps.items()},
        "scrolls": {"small": told("scrolls")["3"], "large": told("scrolls")["5"]},
        "scroll_kinds": list(load.SCROLLS),
        "seconds": {
            "discard": clocks.DISCARD_SECONDS,
            "dragon": clocks.DRAGON_SECONDS,
            "window": clocks.WINDOW_SECONDS,
            "grace": round(Settings().grace),
        },
        "free_roads": scrolls.FREE_ROADS,
        "abundance": scrolls.ABUNDANCE_CARDS,
        "route_least": points.ROUTE_LEAST,
        "company_least": points.COMPANY_LEAST,
        "window_seats": window.SEATS_LEAST,
        "refusals": refusals(),
    }


def main() -> None:
    """Write, or compare."""
    text = json.dumps(values(), indent=2, ensure_ascii=False) + "\n"
    if "--check" not in sys.argv:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or json.loads(TARGET.read_text(encoding="utf-8")) != values():
        sys.exit(f"{TARGET.relative_to(ROOT)} is out of date: run python scripts/rules_data.py")


if __name__ == "__main__":
    main()
