"""A whole game through `tables`, headless, with kill -9 at random moments: nothing acknowledged is lost or doubled (N22)."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sobremesa import games
from sobremesa.store import store_at
from sobremesa.tables.export import export_log
from sobremesa.tables.verify import verify

SCRIPT = Path(__file__).with_name("playing_process.py")


def run(path: Path, salt: str, code: str | None, seconds: float | None) -> list[list[str]]:
    """What the process said; it is killed after so many seconds of playing, None: it plays to the end."""
    words = [sys.executable, str(SCRIPT), str(path), *([code] if code else []), salt]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        said, until = [], None
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line.split())
            if said[-1][0] == "ack" and seconds is not None:
                until = until or time.monotonic() + seconds
                if time.monotonic() >= until:
                    process.send_signal(signal.SIGKILL)
                    break
        # Lines that it had written before it died count as acknowledged too.
        said += [line.split() for line in process.stdout if line.endswith("\n")]
    return said


@pytest.mark.slow
async def test_n22_kill_9_loses_and_doubles_nothing(tmp_path: Path) -> None:
    path, rng = tmp_path / "tables.db", random.Random(9)
    acknowledged: dict[str, int] = {}
    code, over = None, False
    for n in range(6):
        said = run(path, f"r{n}-", code, None if n == 5 else rng.uniform(0.02, 0.3))
        code = code or next(words[1] for words in said if words[0] == "code")
        acknowledged |= {words[1]: int(words[2]) for words in said if words[0] == "ack"}
        over = over or ["over"] in said
    assert over
    assert code is not None
    store = store_at(f"sqlite:///{path}")
    await store.open()
    log = await store.load(code)
    ids = {(entry.by, entry.id): entry.seq for entry in log if entry.id is not None}
    assert [entry.seq for entry in log] == list(range(len(log)))
    assert len(ids) == sum(entry.id is not None for entry in log), "nothing doubled"
    by_id = {id_: seq for (_, id_), seq in ids.items()}
    assert all(by_id[id_] == seq for id_, seq in acknowledged.items()), "nothing lost"
    assert len(acknowledged) > 50
    data = await export_log(store, games, code)
    assert isinstance(data, bytes)
    assert verify(data, games).ok
    await store.close()
