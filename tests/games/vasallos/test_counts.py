"""Legal choices counted (section 21): a rule that allows too much or too little shows here first."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from scenarios.vasallos.notation import SPEC, Played
from sobremesa.games.vasallos.data.load import number_of, tiles
from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.rules.laying import has_place
from sobremesa.games.vasallos.state import State
from sobremesa.games.vasallos.tiles import forms
from sobremesa.kit.match import Match
from sobremesa.kit.menus import kinds, size, spelled
from sobremesa.kit.records import Action

NOTHING = Options()
ALL = Options(todo=True, ferias=True, sombra=True)
KNOWN = kinds(GAME.actions)
FORMS = forms()
CELLS = ((0, -1), (-1, 0), (1, 0), (0, 1))


def rows() -> list[list[str]]:
    """The table of the page: edges, types, pairs, looks, and the turns a cell."""
    section = SPEC.read_text(encoding="utf-8").partition("Places next to the start tile alone")[2]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if re.fullmatch("[CRF]{4}", row[0])]


def places(tile: str) -> dict[tuple[int, int], str]:
    """The turns that are legal in each cell, tile in hand, only the start tile on the map."""
    game = Played(NOTHING, 2, [tile])
    found = dict.fromkeys(CELLS, "")
    for action in spelled(game.match.menu(0), KNOWN):
        found[action.cell] += str(action.turn)  # type: ignore[attr-defined]  # all are `place`
    return found


def looks(tile: str, found: dict[tuple[int, int], str]) -> int:
    """Places that give different maps: turns of the same look counted once."""
    return len({(cell, look(tile, int(turn))) for cell, turns in found.items() for turn in turns})


def look(tile: str, turn: int) -> object:
    form = FORMS[4 * number_of()[tile] + turn]
    return (form.edges, frozenset((zone.names, zone.marks, zone.touches) for zone in form.zones))


def the_types(row: list[str]) -> list[str]:
    named = re.findall("`(.*?)`", row[1])
    return named or [tile.id for tile in tiles() if tile.edges == row[0]]


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row[0]}-{row[2]}-{row[3]}")
def test_places_next_to_the_start_tile_alone_v30(row: list[str]) -> None:
    types = the_types(row)
    assert len(types) == (len(re.findall("`(.*?)`", row[1])) or int(row[1]))
    for tile in types:
        found = places(tile)
        assert [turns or "–" for turns in found.values()] == row[4:8]
        assert sum(map(len, found.values())) == int(row[2])
        assert looks(tile, found) == int(row[3])


def test_all_places_next_to_the_start_tile_v80() -> None:
    found = {tile.id: places(tile.id) for tile in tiles()}
    assert len(found) == 65
    assert sum(len(turns) for row in found.values() for turns in row.values()) == 336
    assert sum(looks(tile, row) for tile, row in found.items()) == 282
    assert all(any(row.values()) for row in found.values())
    state = Played(NOTHING, 2, ["base-monastery"]).state
    assert all(has_place(state, number) for number in range(len(tiles())))


DECK = ["base-road-straight", "base-city1", "base-monastery", "base-road-curve", "base-crossing4"]


def sequences(match: Match[State], depth: int, wanted: Callable[[Action], bool]) -> int:
    """Sequences of `depth` whole steps; figures only those wanted."""
    if depth == 0:
        return 1
    total, step = 0, match.state.turn
    for action in spelled(match.menu(match.state.active), KNOWN):
        if wanted(action):
            fork = match.fork()
            fork.play(fork.state.active, action)
            total += sequences(fork, depth - (fork.state.turn != step), wanted)
    return total


def no_figures(action: Action) -> bool:
    return action.__struct_config__.tag in ("place", "no_figure", "no_phantom")


@pytest.mark.parametrize("depth,number", [(1, 6), (2, 48), (3, 608)])
def test_laying_only(depth: int, number: int) -> None:
    assert sequences(Played(NOTHING, 2, DECK).match, depth, no_figures) == number


@pytest.mark.slow
def test_laying_only_four_tiles() -> None:
    assert sequences(Played(NOTHING, 2, DECK).match, 4, no_figures) == 7840


@pytest.mark.parametrize("depth,number", [(1, 24), (2, 534)])
def test_whole_steps_without_boxes(depth: int, number: int) -> None:
    assert sequences(Played(NOTHING, 2, DECK).match, depth, lambda _: True) == number


@pytest.mark.slow
def test_three_whole_steps_without_boxes() -> None:
    assert sequences(Played(NOTHING, 2, DECK).match, 3, lambda _: True) == 17_864


@pytest.mark.parametrize("depth,number", [(1, 132), pytest.param(2, 8382, marks=pytest.mark.slow)])
def test_whole_steps_with_all_boxes(depth: int, number: int) -> None:
    assert sequences(Played(ALL, 2, DECK).match, depth, lambda _: True) == number


def offered(game: Played) -> int:
    """Of figures and none; undo is the kit's."""
    return size(GAME.menu(game.state, 0))


@pytest.mark.parametrize("tile,figures,phantoms", [("base-crossing4", 16, 8), ("base-city1-crossing3", 14, 7)])
def test_menus_of_figures(tile: str, figures: int, phantoms: int) -> None:
    game = Played(ALL, 2, [tile, "base-monastery"])
    assert game.place("A", 1, 0, 0) is None
    assert offered(game) == figures + 1
    declined = game.fork()
    assert declined.send("A", "no_figure") is None
    assert offered(declined) == phantoms + 1
    assert game.put("A", "vasallo", "road:W") is None
    assert offered(game) == phantoms
