"""Random playouts of ours beside those of the reference engine in Python: `make bench-peers`.

The peer is installed by pip into a virtual environment of its own (`.bench-venv`). Both play four seats at random, in
turns of a few seconds on the same core, so that whatever else the machine does slows both. Prints a JSON object a line.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from playouts import machine, playouts, say

ROOT = Path(__file__).parents[1]
PEER = "catanatron==3.2.1"
HOME = ROOT / ".bench-venv"
ROUNDS = 5
SECONDS = 3.0

THEIRS = """
import json, random, sys, time
from catanatron import Color, Game, RandomPlayer
def playout(number):
    random.seed(number)
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=number)
    game.play()
    return len(game.state.actions)
playout(0)
games = actions = 0
began = time.perf_counter()
while (took := time.perf_counter() - began) < float(sys.argv[1]):
    games += 1
    actions += playout(games)
print(json.dumps({"games_s": round(games / took, 1), "actions_s": round(actions / took), "mean_actions": actions // games}))
"""


def peer_python() -> str:
    """The Python of the peer's environment, made and filled if it is not there yet."""
    python = HOME / "bin" / "python"
    stamp = HOME / "installed"
    if not stamp.exists() or stamp.read_text() != PEER:
        sys.stderr.write(f"installing {PEER} into {HOME.name}\n")
        venv.create(HOME, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER], check=True)
        stamp.write_text(PEER)
    return str(python)


def theirs(python: str) -> dict[str, Any]:
    """One round of the peer's."""
    answer = subprocess.run([python, "-c", THEIRS, str(SECONDS)], capture_output=True, check=True, text=True)
    numbers: dict[str, Any] = json.loads(answer.stdout)
    return numbers


def main() -> None:
    """All rounds, then the ratio of the middle ones."""
    python = peer_python()
    say("machine", **machine())
    rounds: list[float] = []
    for _ in range(ROUNDS):
        mine, peer = playouts(SECONDS), theirs(python)
        say("ours", **mine)
        say("peer", name=PEER, **peer)
        rounds.append(mine["actions_s"] / peer["actions_s"])
    say("ratio", ours_to_theirs=round(statistics.median(rounds), 2), rounds=[round(r, 2) for r in rounds], target=1.0)


if __name__ == "__main__":
    main()
