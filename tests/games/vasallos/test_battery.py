"""The contract battery of `kit.checks` for every combination of the three boxes.

The small battery is in every run; the full one is marked slow.
"""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.start import seats_for
from sobremesa.kit.checks import endings, positions, secrets, undoing
from sobremesa.kit.checks.chance import Labels
from sobremesa.kit.checks.law import Effort, law_of_the_menu
from sobremesa.kit.checks.secrets import Outcomes
from sobremesa.kit.checks.walk import pick, random_game, walk
from sobremesa.kit.log import write_record
from sobremesa.kit.match import Match

BOXES = [tuple(box for i, box in enumerate(("todo", "ferias", "sombra")) if mask >> i & 1) for mask in range(8)]
COMBINATIONS = [dict.fromkeys(boxes, True) for boxes in BOXES]
combinations = pytest.mark.parametrize("options", COMBINATIONS, ids=["+".join(boxes) or "base" for boxes in BOXES])
pieces = pytest.mark.parametrize("piece", [0, *(pytest.param(i, marks=pytest.mark.slow) for i in range(1, 4))])

DRAWS = Outcomes(to_all=frozenset(GAME.undo_types))
"""After any action the next tile may be drawn, which shows what was hidden."""


def begun(options: dict[str, bool], seed: int) -> tuple[Match[Any], Random]:
    rng = Random(f"vasallos/{sorted(options)}/{seed}")
    seats = pick(rng, seats_for(Options(**options)))
    return random_game(GAME, options, seats, rng), rng


def widths(match: Match[Any]) -> dict[str, int]:
    """Cells up to one beyond the map, and turns beyond the four."""
    public: Any = match.public()
    return {"cell": min(7, max(max(abs(tile.x), abs(tile.y)) for tile in public.tiles) + 2), "turn": 4}


@combinations
@pieces
def test_the_law_of_the_menu_v93(options: dict[str, bool], piece: int) -> None:
    match, rng = begun(options, piece)
    for i, _ in enumerate(walk(match, rng)):
        if i % 20 == piece % 3:
            law_of_the_menu(match, rng, Effort(samples=6, mutations=60), widths(match))
    law_of_the_menu(match, rng, Effort(), widths(match))


@combinations
@pieces
def test_undo_chance_copies_positions_and_logs_v97(options: dict[str, bool], piece: int) -> None:
    undone = 0
    for seed in (2 * piece, 2 * piece + 1):
        match, rng = begun(options, seed)
        labels = Labels(match)
        for i, moved in enumerate(walk(match, rng)):
            labels.enter(moved.step)
            endings.owners(match)
            if i % 2 == 0:
                undone += undoing.undo_restores(match, rng)
            if i % 20 == 0:
                positions.copies(match)
                positions.round_trips(match)
        positions.replays(match)
        assert labels.seen == {"deck"}, "only the one shuffle uses chance (V81)"
    assert undone > 20


@combinations
@pieces
def test_hidden_information_v88(options: dict[str, bool], piece: int) -> None:
    for seed in range(4):
        match, rng = begun(options, 100 * piece + seed)
        last = rng.randrange(150)
        for i, _ in enumerate(walk(match, rng)):
            if i == last:
                break
        for viewer in (None, 0, 1):
            secrets.tells_no_secret(match, viewer, rng, 30, DRAWS, widths(match))


@combinations
@pieces
def test_random_games_end(options: dict[str, bool], piece: int) -> None:
    for seed in range(4):
        match, rng = begun(options, 1000 + 10 * piece + seed)
        assert endings.ends(match, rng) <= 3 * 114


@combinations
def test_a_game_of_defaults_ends_v85(options: dict[str, bool]) -> None:
    match, _ = begun(options, 5)
    for seat in range(len(match.standing().scores)):
        match.presence(seat, "person")
    endings.defaults_only(match, lambda m: int(m.waiting().turn), 500)
    assert match.standing().finished


ELSEWHERE = """
import sys
from sobremesa.games.vasallos.game import GAME
from sobremesa.kit.log import read_record
from sobremesa.kit.replay import replay
print(replay(GAME, read_record(GAME, sys.stdin.buffer.read())).digest())
"""


def test_the_same_log_has_the_same_digest_in_another_process() -> None:
    match, rng = begun(COMBINATIONS[-1], 7)
    for _ in walk(match, rng):
        pass
    for hashing in ("0", "99"):
        answer = subprocess.run(
            [sys.executable, "-c", ELSEWHERE],
            input=write_record(match.record()),
            capture_output=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": hashing},
        )
        assert answer.stdout.decode().strip() == match.digest()
