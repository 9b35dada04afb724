"""Random games of every combination of the three boxes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.start import seats_for
from sobremesa.kit.checks.walk import pick, random_game
from sobremesa.kit.match import Match

BOXES = [tuple(box for i, box in enumerate(("todo", "ferias", "sombra")) if mask >> i & 1) for mask in range(8)]
COMBINATIONS = [dict.fromkeys(boxes, True) for boxes in BOXES]
combinations = pytest.mark.parametrize("options", COMBINATIONS, ids=["+".join(boxes) or "base" for boxes in BOXES])


def begun(options: dict[str, bool], seed: int) -> tuple[Match[Any], Random]:
    """A game at its beginning, and what it is to be played on with."""
    rng = Random(f"vasallos/{sorted(options)}/{seed}")
    seats = pick(rng, seats_for(Options(**options)))
    return random_game(GAME, options, seats, rng), rng
