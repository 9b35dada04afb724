"""The arena: bots play whole games against each other, and who won is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from sobremesa.bots.base import Bot, Sight, Views
from sobremesa.bots.registry import make
from sobremesa.bots.watchdog import SECONDS, Watched
from sobremesa.games import load
from sobremesa.kit.match import BARE, Match
from sobremesa.kit.records import Action, Event, Refusal, Who

LONGEST = 20_000
"""Entries after which a game is given up as not finished."""
TRIES = 3
"""How often a bot is asked again after a hidden refusal before the default is played."""

BOT: Who = "bot"


class Plan(msgspec.Struct, frozen=True):
    """What an arena plays: `bots` in the order of the seats of game 0; game g moves each on by g seats."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int
    seconds: float = SECONDS


class Outcome(msgspec.Struct, frozen=True):
    """One game: which bot sat where, which seats won (none: given up), how long it was, and what went wrong."""

    seats: tuple[str, ...]
    winners: tuple[int, ...]
    entries: int
    points: tuple[int, ...]
    faults: tuple[tuple[int, str], ...] = ()


class Result(msgspec.Struct, frozen=True):
    """What an arena found. Where several seats win together each counts as a win."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    games: int
    finished: int
    wins_by_bot: dict[str, int]
    wins_by_seat: list[int]
    mean_entries: float
    mean_points_by_bot: dict[str, float]
    seconds: float
    faults: dict[str, int]
    """Faults by bot and kind: `{"uniform/slow": 2}`."""


class Table:
    """One game between bots."""

    def __init__(self, match: Match[Any], bots: Sequence[Watched], salt: str) -> None:
        self.match = match
        self.bots = bots
        self.salt = salt
        self.entries = 0
        self.shown: list[list[Event]] = [[] for _ in bots]

    def play(self) -> None:
        """To the end, or to `LONGEST` entries. Between two steps of who is waited for, each free seat is asked once."""
        while self.entries < LONGEST:
            waiting = self.match.waiting()
            if not waiting.owed:
                return
            for seat in waiting.free:
                if seat in self.match.waiting().free:
                    self._ask(seat, owed=False)
            owed = self.match.waiting().owed
            if owed and not self._ask(owed[0].seat, owed=True):
                self._tell(self.match.lapse(owed[0].seat))

    def _ask(self, seat: int, *, owed: bool) -> bool:
        """Ask a seat's bot; has it made an entry?"""
        menu = self.match.menu(seat)
        if not menu.choices:
            return False
        watched = self.bots[seat]
        refused: list[Action] = []
        for attempt in range(TRIES):
            sight = Sight(seat, menu, lambda: self._views(seat), owed=owed, events=self.shown[seat], refused=refused)
            rng = Random(f"{self.salt}/{seat}/{self.entries}/{attempt}")  # noqa: S311  # a bot's play, no secret
            action = watched.choose(sight, rng)
            if action is None:
                return False
            if self._tell(self.match.play(seat, action)):
                self.shown[seat] = []
                return True
            refused.append(action)
        return False

    def _views(self, seat: int) -> Views:
        return self.match.public(), self.match.own(seat)

    def _tell(self, answer: Any) -> bool:
        if isinstance(answer, Refusal):
            return False
        self.entries += 1
        for seat, watched in enumerate(self.bots):
            if watched.bot.reads_events:
                self.shown[seat] += [self.match.game.show(event, seat) for event in answer.events]
        return True


def play_game(plan: Plan, number: int, bots: Sequence[Bot] | None = None) -> Outcome:
    """Game `number` of a plan; `bots` by seat, or made by name with seats moved on by `number`."""
    game = load(plan.game)
    places = len(plan.bots)
    names = tuple(plan.bots[(seat - number) % places] for seat in range(places))
    seated = [Watched(bot, plan.seconds) for bot in (bots or [make(game, name) for name in names])]
    salt = f"arena/{plan.seed}/{number}"
    who: tuple[Who, ...] = tuple(BOT for _ in names)
    match = Match.new(game, plan.options, who, sha256(salt.encode()).digest(), keep=BARE)
    table = Table(match, seated, salt)
    table.play()
    standing = match.standing()
    return Outcome(
        tuple(watched.bot.name for watched in seated),
        standing.winners if standing.finished else (),
        table.entries,
        tuple(score.points for score in standing.scores),
        tuple((seat, fault) for seat, watched in enumerate(seated) for fault in watched.faults),
    )


def outcomes(plan: Plan, jobs: int = 1) -> Iterator[Outcome]:
    """All games of a plan in order, `jobs` processes at a time."""
    if jobs <= 1:
        yield from (play_game(plan, number) for number in range(plan.games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_one, [(plan, number) for number in range(plan.games)], chunksize=2)


def _one(task: tuple[Plan, int]) -> Outcome:
    return play_game(*task)


def summed(plan: Plan, found: Sequence[Outcome], began: float) -> Result:
    """Counts over all games; `began` is the `perf_counter` at the beginning."""
    won: Counter[str] = Counter(dict.fromkeys(plan.bots, 0))
    points: dict[str, list[int]] = {name: [] for name in plan.bots}
    by_seat = [0] * len(plan.bots)
    faults: Counter[str] = Counter()
    for outcome in found:
        for seat in outcome.winners:
            won[outcome.seats[seat]] += 1
            by_seat[seat] += 1
        for seat, name in enumerate(outcome.seats):
            points.setdefault(name, []).append(outcome.points[seat])
        faults.update(f"{outcome.seats[seat]}/{fault}" for seat, fault in outcome.faults)
    return Result(
        game=plan.game,
        options=plan.options,
        bots=plan.bots,
        seed=plan.seed,
        games=len(found),
        finished=sum(bool(outcome.winners) for outcome in found),
        wins_by_bot=dict(won),
        wins_by_seat=by_seat,
        mean_entries=round(sum(outcome.entries for outcome in found) / max(1, len(found)), 1),
        mean_points_by_bot={name: round(sum(row) / max(1, len(row)), 2) for name, row in points.items()},
        seconds=round(perf_counter() - began, 2),
        faults=dict(faults),
    )
