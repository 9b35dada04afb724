"""Limits of playing and folding: far below what the bench measures on a free machine, so that they tell of a mistake."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import pytest

from sobremesa.games import load
from sobremesa.kit.checks.walk import CALM, random_game, walk
from sobremesa.kit.log import Record, read_record, write_record
from sobremesa.kit.match import Keep, Match
from sobremesa.kit.replay import replay

NATRAK = load("natrak")


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    """A random game of four seats after 600 entries."""
    for seed in range(100):
        rng = Random(seed)
        found = random_game(NATRAK, {"mode": "basic"}, 4, rng)
        for _ in walk(found, rng, CALM):
            if found.count == 600:
                return found
    raise RuntimeError("no game was long enough")


def least(times: int, run: Callable[[], Any]) -> float:
    """Seconds of the quickest run."""
    took = []
    for _ in range(times):
        began = perf_counter()
        run()
        took.append(perf_counter() - began)
    return min(took)


def test_a_stored_game_of_600_entries_is_folded_in_60_ms(match: Match[Any]) -> None:
    record = read_record(NATRAK, write_record(match.record()))
    bare = Record(record.start, [msgspec.structs.replace(entry, digest=None) for entry in record.inputs])
    assert least(5, lambda: replay(NATRAK, bare, Keep(digests=False))) < 0.060


def test_a_state_is_copied_in_30_us(match: Match[Any]) -> None:
    def many() -> None:
        for _ in range(1000):
            NATRAK.copy(match.state)

    assert least(5, many) / 1000 < 30e-6


def test_views_and_menus_of_four_seats_are_built_and_encoded_in_300_us(match: Match[Any]) -> None:
    def all_of_them() -> None:
        msgspec.json.encode(match.public())
        for seat in range(4):
            msgspec.json.encode(match.own(seat))
            msgspec.json.encode(match.menu(seat))

    assert least(50, all_of_them) < 300e-6
