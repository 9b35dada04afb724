"""Positions, copies and logs: a state goes out and comes back, and a log gives the same state again."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.kit.checks.broken import must
from sobremesa.kit.checks.walk import seats_of
from sobremesa.kit.log import read_record, write_record
from sobremesa.kit.match import Match
from sobremesa.kit.replay import replay


def round_trips(match: Match[Any]) -> None:
    """The position is JSON that gives the same state, and the same views and menus, when read."""
    game = match.game
    text = msgspec.json.encode(game.position(match.state))
    again = Match.from_position(game, msgspec.json.decode(text))
    must(again.digest() == match.digest(), match, "a position does not give the state it came from")
    must(msgspec.json.encode(game.position(again.state)) == text, match, "a position changes on the way")
    for viewer in (None, *seats_of(match)):
        here, there = msgspec.json.encode(match.view(viewer)), msgspec.json.encode(again.view(viewer))
        must(here == there, match, f"the view of {viewer} changes with the position")


def copies(match: Match[Any]) -> None:
    """A copy is equal and shares nothing that play changes: to play on it leaves the original as it was."""
    before = match.digest()
    copy = match.fork()
    must(copy.digest() == before, match, "a copy is not equal")
    for _ in range(20):
        owed = copy.waiting().owed
        if not owed:
            break
        for due in owed:
            copy.lapse(due.seat)
    must(match.digest() == before, match, "what is played on a copy changes the original")


def replays(match: Match[Any]) -> None:
    """The record, written as JSON and read, gives the same digests entry by entry and the same end."""
    record = read_record(match.game, write_record(match.record()))
    again = replay(match.game, record)
    must(again.digest() == match.digest(), match, "a replay ends in another state")
    must(again.undone == match.undone, match, "a replay has undone other steps")
