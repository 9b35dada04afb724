"""Clocks: a second fold over the log, from the entries' `at` and what the game waits for; no memory of a process (N197 to N201)."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import NamedTuple

from sobremesa.kit.records import Clock, Owed, Waiting
from sobremesa.tables.records import Deadline

AT_LEAST = 10_000
"""What a clock that stood goes on with at least, in ms (N195)."""
ABSENT_LATER = 10_000
"""`after_10s` (C142), in ms."""
MOST_LEFT = 48
"""Budgets kept of clocks that do not run now; older turns' never come back."""

Key = tuple[int, str]
"""(seat, `Clock.key`): a budget."""


class Running(NamedTuple):
    """A seat's clock that runs out at `at`."""

    wait: str
    key: str
    at: int
    total: int


class Clocks:
    """All clocks of a table. `turn` is the table's turn clock in seconds, or None."""

    __slots__ = ("_alone", "_away", "_left", "_running", "_stood", "turn")

    def __init__(self, turn: int | None) -> None:
        self.turn = turn
        self._running: dict[int, Running] = {}
        self._left: dict[Key, int] = {}
        self._away: dict[int, Running] = {}
        self._alone: int | None = None
        self._stood = False

    def fold(self, at: int, waiting: Waiting, absent: AbstractSet[int], still: AbstractSet[int]) -> None:
        """An entry at `at` has been folded, and the game now waits like this.

        `absent`: seats that the game knows as absent. `still`: seats whose clocks stand, for the table waits for them.
        """
        before, self._running = self._running, {}
        if waiting.stands:
            self._pause(before, at)
            self._away, self._alone, self._stood = {}, None, True
            return
        if self._stood:
            self._left = {key: max(left, AT_LEAST) for key, left in self._left.items()}
            self._stood = False
        for owed in waiting.owed:
            if owed.clock is not None and owed.lapse == "default" and owed.seat not in still:
                self._run(at, owed, owed.clock, before.get(owed.seat))
        self._pause({seat: run for seat, run in before.items() if not self._goes_on(seat, run)}, at)
        self._fold_absence(at, waiting, absent)

    def move(self, ms: int) -> None:
        """All deadlines are later by `ms` (`resume`)."""
        self._running = {seat: run._replace(at=run.at + ms) for seat, run in self._running.items()}
        self._away = {seat: run._replace(at=run.at + ms) for seat, run in self._away.items()}
        if self._alone is not None:
            self._alone += ms

    def stop(self) -> None:
        """The game is over, or the table shuts: nothing runs."""
        self._running, self._left, self._away, self._alone = {}, {}, {}, None

    def deadlines(self) -> list[Deadline]:
        """What runs out when, the sooner of clock and absence for each seat, in seat order."""
        seats = sorted(self._running.keys() | self._away.keys())
        return [self._deadline(seat) for seat in seats]

    def due(self, seat: int, wait: str) -> int | None:
        """When this wait of this seat runs out; None if it does not, or is over."""
        runs = [run.at for run in self._of(seat) if run.wait == wait]
        return min(runs, default=None)

    def _of(self, seat: int) -> list[Running]:
        return [runs[seat] for runs in (self._running, self._away) if seat in runs]

    def _deadline(self, seat: int) -> Deadline:
        run = min(self._of(seat), key=lambda run: run.at)
        return Deadline(seat, run.wait, run.at, run.total)

    def _run(self, at: int, owed: Owed, clock: Clock, before: Running | None) -> None:
        if self.turn is None and (clock.seconds is None or clock.only_with_turn_clock):
            return
        seconds = self.turn if clock.seconds is None else clock.seconds
        if seconds is None:
            return
        total = seconds * 1000
        if before is not None and before.key == clock.key:
            until = before.at
        else:
            until = at + self._left.pop((owed.seat, clock.key), total)
        self._running[owed.seat] = Running(owed.wait, clock.key, until, total)

    def _goes_on(self, seat: int, run: Running) -> bool:
        now = self._running.get(seat)
        return now is not None and now.key == run.key

    def _pause(self, runs: dict[int, Running], at: int) -> None:
        for seat, run in runs.items():
            self._left.pop((seat, run.key), None)
            self._left[seat, run.key] = max(0, run.at - at)
        while len(self._left) > MOST_LEFT:
            del self._left[next(iter(self._left))]

    def _fold_absence(self, at: int, waiting: Waiting, absent: AbstractSet[int]) -> None:
        present_owes = any(owed.seat not in absent for owed in waiting.owed)
        if present_owes or not waiting.owed:
            self._alone = None
        elif self._alone is None:
            self._alone = at
        before, self._away = self._away, {}
        for owed in waiting.owed:
            if owed.seat not in absent or owed.absence == "waits":
                continue
            old = before.get(owed.seat)
            if owed.absence == "at_once":
                until = old.at if old is not None and old.wait == owed.wait else at
                self._away[owed.seat] = Running(owed.wait, "", until, 0)
            elif self._alone is not None:
                until = self._alone + ABSENT_LATER
                self._away[owed.seat] = Running(owed.wait, "", until, ABSENT_LATER)
