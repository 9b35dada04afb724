"""What the client's buttons and lines are called: its own catalogues, so that a better word breaks no test."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).parents[2] / "client" / "src"
FILES = {"ui": SOURCES / "text"} | {game: SOURCES / "games" / game / "text" for game in ("natrak", "vasallos")}


@cache
def catalogue(name: str, language: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FILES[name] / f"{language}.json").read_text(encoding="utf-8"))
    return found


def t(key: str, language: str = "es", **params: object) -> str:
    """The text of `key` (`room.start`, `natrak:button.trade`), with `params` filled in."""
    name, _, path = key.rpartition(":")
    node: Any = catalogue(name or "ui", language)
    for part in path.split("."):
        node = node[part]
    assert isinstance(node, str), f"{key} is a group of texts"
    for param, value in params.items():
        node = node.replace("{{" + param + "}}", str(value))
    return str(node)


def like(key: str, language: str = "es") -> re.Pattern[str]:
    """A pattern of the whole text of `key`, whatever its parameters are."""
    parts = re.split(r"\{\{.*?\}\}", t(key, language))
    return re.compile("^" + ".*".join(re.escape(part) for part in parts) + "$")
