"""Every code that the server may send has a text in each language of the client's catalogues."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from sobremesa import games
from sobremesa.bots import registry
from sobremesa.games.natrak.actions import Material
from sobremesa.games.natrak.data.load import modes
from sobremesa.games.natrak.events import Award, Piece, Scroll
from sobremesa.games.natrak.expansions.adventurers.words import DISCIPLINES, Progress
from sobremesa.games.natrak.game import TABLES
from sobremesa.games.natrak.meta import META
from sobremesa.games.natrak.views import Terrain
from sobremesa.tables import refusals

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client" / "src"
SHARED = CLIENT / "text"
LANGUAGES = sorted(path.stem for path in SHARED.glob("*.json"))
REFUSAL = re.compile(r"""(?:Refusal|Refused|Problem)\(\s*(?:\d+,\s*)?(?:id="",\s*)?(?:code=)?"([a-z_]+)\"""")
PLURAL = re.compile(r"_(one|other)$")


def flat(tree: dict[str, Any], path: str = "") -> set[str]:
    found: set[str] = set()
    for key, value in tree.items():
        if isinstance(value, dict):
            found |= flat(value, f"{path}{key}.")
        else:
            found.add(PLURAL.sub("", path + key))
    return found


@cache
def keys(folder: Path, language: str) -> set[str]:
    return flat(json.loads((folder / f"{language}.json").read_text(encoding="utf-8")))


MODES = {str(mode) for field in META.form if field.name == "mode" for mode in field.values}
"""The modes of Natrak that can be opened: what others say is heard by nobody yet."""


def written(*places: str, unless: frozenset[str] = frozenset()) -> set[str]:
    """The refusal codes that stand in the source of `places`, folders named in `unless` left out."""
    source = ROOT / "src" / "sobremesa"
    paths = [path for place in places for path in sorted((source / place).rglob("*.py")) if not unless & {*path.parts}]
    assert paths
    return {code for path in paths for code in REFUSAL.findall(path.read_text(encoding="utf-8"))}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_refusals_of_tables_and_server(language: str) -> None:
    codes = written("tables", "server", "kit") | refusals.CODES
    assert len(codes) > 40
    assert codes - {key.removeprefix("refusal.") for key in keys(SHARED, language)} == set()


def test_refusals_of_natrak(language: str) -> None:
    natrak = CLIENT / "games" / "natrak" / "text"
    boxes = {path.name for path in (ROOT / "src/sobremesa/games/natrak/expansions").iterdir() if path.is_dir()}
    codes = written("games/natrak", unless=frozenset(boxes - MODES))
    assert len(codes) > 25
    known = {key.removeprefix("refusal.") for key in keys(natrak, language) | keys(SHARED, language)}
    assert codes - known == set()


def test_refusals_of_vasallos(language: str) -> None:
    codes = written("games/vasallos")
    assert len(codes) > 12
    known = keys(CLIENT / "games" / "vasallos" / "text", language) | keys(SHARED, language)
    assert codes - {key.removeprefix("refusal.") for key in known} == set()


def test_words_of_natrak(language: str) -> None:
    known = keys(CLIENT / "games" / "natrak" / "text", language)
    wanted = {f"material.{kind}" for kind in get_args(Material)}
    wanted |= {f"in_words.{kind}" for kind in get_args(Material)}
    wanted |= {f"terrain.{kind}" for kind in get_args(Terrain)}
    wanted |= {f"{of}.{kind}" for kind in get_args(Piece) for of in ("piece", "log.one")}
    wanted |= {f"{of}.{kind}" for kind in get_args(Scroll) for of in ("scroll", "scroll_line")}
    wanted |= {f"award.{kind}" for kind in get_args(Award)}
    wanted |= {f"portrait.{portrait}" for portrait in META.portraits}
    wanted |= {f"option.{field.name}" for field in META.form}
    wanted |= {f"mode.{mode}" for mode in MODES}
    assert wanted - known == set()


def test_words_of_natrak_with_adventurers(language: str) -> None:
    known = keys(CLIENT / "games" / "natrak" / "text", language)
    wanted = {f"{of}.{kind}" for kind in get_args(Progress) for of in ("progress", "progress_line")}
    wanted |= {f"discipline.{kind}" for kind in DISCIPLINES} | {f"track.perk.{kind}" for kind in DISCIPLINES}
    wanted |= {f"part.{kind}" for kind in modes()["adventurers"].points}
    wanted |= {f"prompt.you.{phase}" for phase in ("pick", "sack", "card", "gift")}
    wanted |= {f"prompt.other.{phase}" for phase in ("pick", "sack", "card", "gift")}
    wanted |= {f"mode_line.{mode}" for mode in MODES}
    assert wanted - known == set()


def test_words_of_the_lobby(language: str) -> None:
    known = keys(SHARED, language)
    shown = {game for game in games.GAMES if (CLIENT / "games" / game).is_dir()}
    metas = [games.meta(game) for game in shown]
    wanted = {f"game.{meta.id}" for meta in metas}
    wanted |= {f"colour.{colour}" for meta in metas for colour in meta.colours}
    wanted |= {f"bot.{kind}" for game in shown for kind in registry.kinds(game)}
    assert wanted
    assert wanted - known == set()


def test_actions_of_natrak(language: str) -> None:
    known = keys(CLIENT / "games" / "natrak" / "text", language)
    wanted = {f"act.{kind.__struct_config__.tag}" for mode in MODES for kind in TABLES[mode].rules}
    assert len(wanted) > 20
    assert wanted - known == set()
