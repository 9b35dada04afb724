"""Folding a log: same log, same digests, here and in another process; a changed entry is named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kit.tiny.game import TINY
from sobremesa.kit.checks.walk import random_game, walk
from sobremesa.kit.log import BadRecord, Input, Record, write_record
from sobremesa.kit.match import Keep, Match
from sobremesa.kit.replay import begin, fold, replay

ELSEWHERE = """
import sys
from kit.tiny.game import TINY
from sobremesa.kit.log import read_record
from sobremesa.kit.replay import begin, fold
record = read_record(TINY, sys.stdin.buffer.read())
match = begin(TINY, record.start)
for _ in fold(match, record.inputs): pass
print(match.digest())
"""


def played(seed: int) -> Match[Any]:
    match = random_game(TINY, {}, 3, Random(seed))
    for _ in walk(match, Random(seed)):
        pass
    return match


@pytest.mark.parametrize("seed", range(5))
def test_the_same_log_gives_the_same_digests(seed: int) -> None:
    match = played(seed)
    again = replay(TINY, match.record())
    assert again.record() == match.record()
    assert replay(TINY, match.record(), Keep(journal=False, digests=False)).digest() == match.digest()


def test_another_process_gives_the_same_digest() -> None:
    match = played(1)
    tests = str(Path(__file__).parents[1])
    for hashing in ("1", "2"):
        answer = subprocess.run(
            [sys.executable, "-c", ELSEWHERE],
            input=write_record(match.record()),
            capture_output=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": tests},
        )
        assert answer.stdout.decode().strip() == match.digest()


def spoil(record: Record, index: int, **changes: Any) -> Record:
    inputs = list(record.inputs)
    inputs[index] = msgspec.structs.replace(inputs[index], **changes)
    return Record(record.start, inputs)


def test_a_changed_digest_or_entry_is_named() -> None:
    record = played(2).record()
    for changed in (
        spoil(record, 5, digest="00"),
        spoil(record, 5, kind="presence", seat=1, who="nobody", action=None),
    ):
        with pytest.raises(BadRecord, match="input 5") as caught:
            replay(TINY, changed)
        assert caught.value.index == 5


def test_a_refused_or_incomplete_entry_is_named() -> None:
    record = played(2).record()
    with pytest.raises(BadRecord, match="input 0: refused"):
        replay(TINY, spoil(record, 0, kind="undo", action=None))
    for entry in (Input("act", 0), Input("presence", 0)):
        with pytest.raises(BadRecord, match=r"input 0: .*lacks"):
            replay(TINY, Record(record.start, [entry]))


@pytest.mark.parametrize("changes", [{"digest": "00"}, {"key": "xx"}, {"game": "other"}, {"options": {"turns": 99}}])
def test_a_changed_start_is_named(changes: dict[str, Any]) -> None:
    record = played(2).record()
    with pytest.raises(BadRecord, match="the start"):
        begin(TINY, msgspec.structs.replace(record.start, **changes))


def test_a_record_may_begin_with_a_position() -> None:
    match = Match.from_position(TINY, TINY.position(random_game(TINY, {}, 2, Random(3)).state))
    for _ in walk(match, Random(3)):
        pass
    assert replay(TINY, match.record()).digest() == match.digest()


def test_a_fold_tells_each_step() -> None:
    record = played(4).record()
    folded = list(fold(begin(TINY, record.start), record.inputs))
    assert [f.place for f in folded] == list(range(len(record.inputs)))
    assert any(draw.label.startswith("toss/") for f in folded for draw in f.step.draws)
