"""Let players play: to the end, for a while, or until a screen is as wanted."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from playwright.sync_api import TimeoutError as TooLate

from browser.player import Player
from browser.screen import ASKED, Screen


def play_out(players: Sequence[Player], seconds: float, along: Callable[[int], None] | None = None) -> None:
    """Let them play until the end is on every screen. `along(n)` is called after the nth thing done."""
    end = time.monotonic() + seconds
    done = 0
    while not all(player.look().over for player in players):
        last = [(player.person.name, player.done[-4:], player.look()) for player in players]
        assert time.monotonic() < end, f"not over after {done} actions: {last}"
        moved = [player for player in players if player.step()]
        done += len(moved)
        if moved and along is not None:
            along(done)
        if not moved:
            wait_for_any(players)


def play_some(players: Sequence[Player], actions: int, seconds: float = 120) -> None:
    """Let them play until so many things were done."""
    end = time.monotonic() + seconds
    done = 0
    while done < actions:
        assert time.monotonic() < end, [(player.done, player.look()) for player in players]
        moved = sum(player.step() for player in players)
        done += moved
        if not moved:
            wait_for_any(players)


def wait_for_any(players: Sequence[Player]) -> None:
    """Until somebody is asked for something, or a little while."""
    for player in players:
        try:
            player.page.wait_for_function(ASKED, timeout=200)
        except TooLate:
            continue
        return


def drive(player: Player, until: Callable[[Screen], bool], seconds: float = 60) -> Screen:
    """Let one person play on until the screen is as wanted."""
    end = time.monotonic() + seconds
    while not until(seen := player.look()):
        assert time.monotonic() < end, f"it did not come: {player.done[-8:]}, {seen}"
        assert not seen.over, f"the game ended before: {player.done[-8:]}"
        if not player.step(seen):
            wait_for_any([player])
    return seen
