"""A bot that has asked people something (an offer) gives them time to answer, and no more once all have answered."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from sobremesa.kit.records import Owed, Waiting
from sobremesa.tables.botseats import PATIENCE, BotSeats

PACE = (1.0, 1.5)


class Later:
    """Timers that only note themselves."""

    def __init__(self) -> None:
        self.armed: list[float] = []

    def __call__(self, delay: float, run: Callable[[], None]) -> Any:
        self.armed.append(delay)
        return SimpleNamespace(cancel=lambda: self.armed.remove(delay))


class Room:
    """Two people and a bot, which is waited for; the people may act."""

    def __init__(self, *, connected: bool = True) -> None:
        self.later = Later()
        seats = [SimpleNamespace(plays=None), SimpleNamespace(plays=None), SimpleNamespace(plays="normal")]
        self.state: Any = SimpleNamespace(
            running=True,
            head=10,
            seat=lambda number: seats[number],
            waiting=Waiting((Owed(2, "main/1", "main"),), (0, 1)),
        )
        connections = SimpleNamespace(somebody=lambda _: True, connected=lambda _: connected)
        context = SimpleNamespace(settings=SimpleNamespace(bot_pace=PACE), later=self.later)
        journal: Any = SimpleNamespace(state=self.state)
        self.bots = BotSeats(context, journal, connections)  # type: ignore[arg-type]  # stand-ins

    def acts(self, seat: int) -> None:
        applied: Any = SimpleNamespace(entry=SimpleNamespace(kind="act"), by=str(seat), step=None)
        self.bots.told([applied])
        self.bots.poke()


def test_people_get_time_to_answer_and_the_bot_goes_on_when_all_have() -> None:
    room = Room()
    room.acts(2)
    assert room.later.armed == [PATIENCE * PACE[1]]
    room.acts(0)
    assert room.later.armed == [PATIENCE * PACE[1]], "one has not answered yet"
    room.acts(1)
    (pause,) = room.later.armed
    assert PACE[0] <= pause <= PACE[1]


@pytest.mark.parametrize("free,connected", [((), True), ((0, 1), False)])
def test_it_does_not_wait_for_nobody(free: tuple[int, ...], connected: bool) -> None:
    room = Room(connected=connected)
    room.state.waiting = Waiting(room.state.waiting.owed, free)
    room.acts(2)
    (pause,) = room.later.armed
    assert pause <= PACE[1]


def test_what_it_says_next_is_to_be_answered_anew() -> None:
    room = Room()
    for seat in (2, 0, 1, 2):
        room.acts(seat)
    assert room.bots._may_answer()
