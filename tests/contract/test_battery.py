"""Every game of the registry is run through the battery of `kit.checks`, in pieces that run side by side.

The first pieces of each game are part of `make test`; the others are marked `battery`, and `make battery` plays all.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from contract.subjects import SUBJECTS, Subject
from sobremesa.games import GAMES, load
from sobremesa.kit.checks import endings, positions, secrets, undoing
from sobremesa.kit.checks.chance import Labels
from sobremesa.kit.checks.law import Effort, law_of_the_menu
from sobremesa.kit.checks.walk import pick, random_game, walk
from sobremesa.kit.log import write_record
from sobremesa.kit.match import Match

PIECES = 20
"""Pieces of each check."""
GAMES_EACH = 10
"""Random games of a piece: 200 in all."""
STATES_EACH = 25
"""States of a piece at which hidden information is tried: 500 in all."""
EVERY = 10
"""Copies and positions are tried at every tenth state."""
PAIRS = 400
"""Every pair of values of two parameters is tried at one state of so many."""


def _pieces() -> Iterator[Any]:
    for name, subject in SUBJECTS.items():
        for piece in range(PIECES):
            marks = [pytest.mark.slow] if piece else []
            rest = [pytest.mark.battery] if piece >= subject.share else []
            yield pytest.param(name, piece, marks=marks + rest, id=f"{name}-{piece}")


pieces = pytest.mark.parametrize("name, piece", list(_pieces()))
games = pytest.mark.parametrize("name", SUBJECTS)


def test_every_game_is_tried() -> None:
    assert {subject.game for subject in SUBJECTS.values()} == set(GAMES)


def begun(subject: Subject, seed: int, *, whole: bool = False) -> tuple[Match[Any], Random]:
    rng = Random(f"{subject.game}/{seed}")
    options, seats = subject.table(seed, whole=whole)
    match = random_game(load(subject.game), options, pick(rng, seats), rng, generation=subject.generation)
    return match, rng


def seeds(piece: int, number: int = GAMES_EACH) -> Iterator[int]:
    yield from range(piece * number, (piece + 1) * number)


@pieces
def test_the_law_of_the_menu_n204(name: str, piece: int) -> None:
    subject = SUBJECTS[name]
    for seed in seeds(piece):
        match, rng = begun(subject, seed)
        for i, _ in enumerate(walk(match, rng)):
            if i % subject.every == 0:
                law_of_the_menu(match, rng, Effort(pairs=i % PAIRS == PAIRS // 2), subject.widths(match))
        law_of_the_menu(match, rng, Effort(pairs=False), subject.widths(match))


@pieces
def test_undo_chance_copies_positions_and_logs_n218(name: str, piece: int) -> None:
    subject = SUBJECTS[name]
    undone = 0
    for seed in seeds(piece):
        match, rng = begun(subject, seed)
        labels = Labels(match)
        for i, moved in enumerate(walk(match, rng)):
            labels.enter(moved.step)
            endings.owners(match)
            if i % 5 == 0:
                undone += undoing.undo_restores(match, rng)
            if i % EVERY == 0:
                positions.copies(match)
                positions.round_trips(match)
        positions.replays(match)
    assert undone > 100 or not load(subject.game).undo_types, "nothing was undone"


@pieces
def test_hidden_information_fn23(name: str, piece: int) -> None:
    """Each viewer's view, menu, explanations and events are the same bytes for a state and one imagined from its view."""
    subject = SUBJECTS[name]
    tried = seed = 0
    while tried < STATES_EACH:
        match, rng = begun(subject, 1000 * piece + seed)
        seed += 1
        last = rng.randrange(400)
        for i, _ in enumerate(walk(match, rng)):
            if i == last:
                break
        for viewer in (None, *range(len(match.standing().scores))):
            secrets.tells_no_secret(match, viewer, rng, 50, subject.outcomes, subject.widths(match))
        tried += 1


@pieces
def test_random_games_end(name: str, piece: int) -> None:
    subject = SUBJECTS[name]
    for seed in seeds(piece):
        match, rng = begun(subject, seed, whole=True)
        endings.ends(match, rng, subject.longest)


@games
@pytest.mark.parametrize("seats", range(4))
def test_five_hundred_turns_of_defaults_fp29(name: str, seats: int) -> None:
    subject = SUBJECTS[name]
    match, rng = begun(subject, seats)
    for _ in walk(match, rng):
        if subject.turn_of(match) > 0:
            break
    for seat in range(len(match.standing().scores)):
        match.presence(seat, "person")
    endings.defaults_only(match, subject.turn_of, 500)


ELSEWHERE = """
import sys
from sobremesa.games import load
from sobremesa.kit.log import read_record
from sobremesa.kit.replay import replay
game = load(sys.argv[1])
print(replay(game, read_record(game, sys.stdin.buffer.read())).digest())
"""


@games
def test_the_same_log_has_the_same_digest_in_another_process(name: str) -> None:
    match, rng = begun(SUBJECTS[name], 7)
    for _ in walk(match, rng):
        pass
    for hashing in ("0", "99"):
        answer = subprocess.run(
            [sys.executable, "-c", ELSEWHERE, SUBJECTS[name].game],
            input=write_record(match.record()),
            capture_output=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": hashing},
        )
        assert answer.stdout.decode().strip() == match.digest()
