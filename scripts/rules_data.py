"""Writes what the rules pages show of a game's data: `client/src/games/GAME/rules/data.json`.

    python scripts/rules_data.py          write
    python scripts/rules_data.py --check  fail if what is there differs

A price, a count or a number of seconds stands in the game once; the texts of the rules name it (`{points.city}`).
`refusals` are the codes that the game can answer with: each must lead to a paragraph of the rules. Natrak's mode With
adventurers has the same names once more, for what is otherwise in it, and its own.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from sobremesa import games
from sobremesa.games.natrak.data import load
from sobremesa.games.natrak.expansions.adventurers import data as box
from sobremesa.games.natrak.expansions.adventurers import disciplines, goblins, heroes, slot, waits, walls
from sobremesa.games.natrak.expansions.adventurers.words import DISCIPLINES
from sobremesa.games.natrak.meta import META
from sobremesa.games.natrak.rules import clocks, points, scrolls, window
from sobremesa.games.vasallos import rulesets
from sobremesa.games.vasallos.area import feature_view
from sobremesa.games.vasallos.data import load as vasallos_data
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.rebuild import lay_again, stand_again
from sobremesa.games.vasallos.records import FigureAt
from sobremesa.games.vasallos.start import blank, seats_for
from sobremesa.games.vasallos.state import State
from sobremesa.games.vasallos.views import TileView
from sobremesa.tables.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "sobremesa" / "games"
CODE = re.compile(r'Refusal\(\s*"([a-z_0-9]+)"')
OF_MODE = ("target", "prices", "yields", "supply", "points", "rates", "hand_limit", "materials")
"""What of a mode of Natrak the texts name."""


def target(game: str) -> Path:
    """Where the client reads a game's."""
    return ROOT / "client" / "src" / "games" / game / "rules" / "data.json"


def told(game: str, name: str) -> Any:
    """A data file of a game as it stands."""
    return json.loads((SOURCE / game / "data" / f"{name}.json").read_text(encoding="utf-8"))


def refusals(files: Iterable[Path]) -> list[str]:
    """The codes in a game's files, and the match's own."""
    read = [*sorted(files), ROOT / "src" / "sobremesa" / "kit" / "match.py"]
    found = {code for file in read for code in CODE.findall(file.read_text(encoding="utf-8"))}
    # A table's options are refused before there is a game to read the rules of.
    return sorted(found - {"bad_options"})


def natrak() -> dict[str, Any]:
    """What the texts of Basic name in braces, and what their tables are made of."""
    mode, maps = told("natrak", "modes")["basic"], told("natrak", "maps")
    target_option = next(field for field in META.form if field.name == "target")
    return {
        **{name: mode[name] for name in OF_MODE},
        "least": target_option.least,
        "most": target_option.most,
        "maps": {name: {key: one[key] for key in ("seats", "terrain", "tokens")} for name, one in maps.items()},
        "hexes": {name: one["sizes"]["hexes"] for name, one in maps.items()},
        "ports": {name: sum(one["ports"].values()) for name, one in maps.items()},
        "scrolls": {"small": told("natrak", "scrolls")["3"], "large": told("natrak", "scrolls")["5"]},
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
        "refusals": refusals((SOURCE / "natrak" / "rules").glob("*.py")),
        "adventurers": adventurers(),
    }


def adventurers() -> dict[str, Any]:
    """The same names with the values of the mode With adventurers, and its own facts."""
    mode, decks = told("natrak", "modes")["adventurers"], box.decks(META.generation)
    kinds = {name: {str(kind): n for kind, n in decks.of(name).items()} for name in DISCIPLINES}
    retired = set(box.KINDS) - {kind for deck in kinds.values() for kind in deck}
    files = [path for part in ("rules", "expansions") for path in (SOURCE / "natrak" / part).rglob("*.py")]
    return {
        **{name: mode[name] for name in OF_MODE},
        "points": {part: n for part, n in mode["points"].items() if part not in retired},
        "march": goblins.ARRIVAL,
        "wall_cards": walls.CARDS_EACH,
        "top_level": slot.TOP_LEVEL,
        "crown_for_top": heroes.CROWN_FOR_TOP,
        "levels": box.LEVELS,
        "metropolis_level": disciplines.METROPOLIS_LEVEL,
        "progress_most": box.PROGRESS_MOST,
        "goods": {name: str(good) for name, good in box.facts().goods.items()},
        "decks": kinds,
        "deck_size": {name: sum(deck.values()) for name, deck in kinds.items()},
        "box_seconds": {
            "sack": waits.SACK_SECONDS,
            "gift": waits.GIFT_SECONDS,
            "pick": waits.PICK_SECONDS,
            "card": waits.CARD_SECONDS,
        },
        "refusals": refusals(files),
    }


def vasallos() -> dict[str, Any]:
    """The same for Vasallos with its three boxes."""
    values, totals = vasallos_data.values(), told("vasallos", "totals")
    boxes = {name: Options(**{name: True}) for name in rulesets.BOXES}
    plain, whole = seats_for(Options()), seats_for(Options(todo=True))
    figures = {
        kind.name: {"number": kind.number, "strength": 0 if kind.company else kind.strength, "box": box}
        for box, options in [("base", Options()), *boxes.items()]
        for kind in rulesets.ruleset(options).figures
        if box == "base" or kind.name != "vassal"
    }
    worth, lit = examples()
    return {
        "seats": {"least": min(plain), "most": max(plain), "todo": max(whole)},
        "figures": figures,
        "values": msgspec.to_builtins(values),
        "monastery": values.base.complete.monastery * 9,
        "tiles": {name.removesuffix("-o-nada"): one["tiles"] for name, one in totals.items()},
        "marks": {
            name.removesuffix("-o-nada"): {
                key: one[key] for key in ("pennant", "monastery", "inn", "cathedral", "wine", "grain", "cloth")
            }
            for name, one in totals.items()
        },
        "goods_tiles": sum(tile.count for tile in vasallos_data.tiles() if any(city.goods for city in tile.cities)),
        "worth": worth,
        "lit": lit,
        "seconds": {"grace": round(Settings().grace)},
        "refusals": refusals((SOURCE / "vasallos").rglob("*.py")),
    }


def drawn() -> dict[str, Any]:
    """The drawn examples of Vasallos."""
    found: dict[str, Any] = json.loads((target("vasallos").parent / "examples.json").read_text(encoding="utf-8"))
    return found


def examples() -> tuple[dict[str, int], dict[str, list[str]]]:
    """What the drawn examples are worth to a seat, by the name in braces; and by example the zones that are counted.

    Raises `ValueError` for an example whose tiles do not fit, or whose figures may not stand there.
    """
    worth: dict[str, int] = {}
    lit: dict[str, list[str]] = {}
    for name, example in drawn().items():
        state = lying(example)
        features = [feature_view(state, zone) for zone, above in enumerate(state.parent) if zone == above]
        for label, (at, seat) in example.get("worth", {}).items():
            feature = next(view for view in features if at in view.zones)
            worth[label] = next(holder.points for holder in feature.holders if holder.seat == seat)
            lit[name] = feature.zones
    return worth, lit


def lying(example: dict[str, Any]) -> State:
    """An example's map with its figures, all boxes in play."""
    state = blank(Options(todo=True, ferias=True, sombra=True), ("person", "person"), bytes(32), 1)
    lay_again(state, [TileView(tile, x, y, turn, None) for tile, x, y, turn in example["tiles"]])
    stand_again(state, [FigureAt(seat, kind, at) for seat, kind, at in example.get("figures", [])])
    return state


VALUES: dict[str, Callable[[], dict[str, Any]]] = {"natrak": natrak, "vasallos": vasallos}
"""By game what its texts name in braces, and what their tables are made of."""


def main() -> None:
    """Write, or compare."""
    for game in games.GAMES:
        values, path = VALUES[game](), target(game)
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(values, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        elif not path.exists() or json.loads(path.read_text(encoding="utf-8")) != values:
            sys.exit(f"{path.relative_to(ROOT)} is out of date: run python scripts/rules_data.py")


if __name__ == "__main__":
    main()
