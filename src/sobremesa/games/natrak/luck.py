"""The luck of a game: what the dice brought each seat beside what they bring on average. It looks on and has no rules."""

from __future__ import annotations

from sobremesa.games.natrak import events
from sobremesa.games.natrak.expansions.adventurers.events import EventRolled
from sobremesa.games.natrak.records import Luck, SeatLuck
from sobremesa.games.natrak.rules.dice import income
from sobremesa.games.natrak.state import State
from sobremesa.kit.contract import Step

WAYS = {total: 6 - abs(total - 7) for total in range(2, 13) if total != 7}
"""In how many of 36 ways two dice give each sum that produces."""


class Luckbook:
    """Keeps the books of one game, input by input (`kit.contract.Chronicle`)."""

    def __init__(self, state: State) -> None:
        seats = state.seats
        self._own_rolls = [0] * seats
        self._sevens = [0] * seats
        self._expected = [0.0] * seats
        self._income = [0] * seats
        self._blocked = [0] * seats
        self._stolen = [0] * seats
        self._robbed = [0] * seats
        self._discarded = [0] * seats
        self._faces = [0] * 6
        self._drawn = False
        """Were the dice of this turn drawn, and not fixed by a card?"""
        self._odds = average(state)

    def note(self, state: State, step: Step) -> None:
        """Book what an input brought."""
        for event in step.events:
            match event:
                case events.Rolled():
                    self._drawn = any(draw.label.endswith("/red") for draw in step.draws)
                    if self._drawn:
                        self._roll(state, event)
                case events.Gained(why="production"):
                    self._income[event.seat] += sum(event.cards.values()) if self._drawn else 0
                case events.Stolen():
                    self._stolen[event.thief] += 1
                    self._robbed[event.victim] += 1
                case events.Discarded():
                    self._discarded[event.seat] += event.number
                case EventRolled():
                    self._faces[event.face - 1] += 1
                case _:
                    pass
        if state.phase == "roll":
            self._odds = average(state)

    def _roll(self, state: State, roll: events.Rolled) -> None:
        """A drawn roll, against the averages of just before it."""
        self._own_rolls[roll.seat] += 1
        for seat, odds in enumerate(self._odds):
            self._expected[seat] += odds
        total = roll.red + roll.white
        if total == 7:
            self._sevens[roll.seat] += 1
            return
        for seat, parts in income(state, total):
            if not state.absent >> seat & 1:
                self._blocked[seat] += sum(number for _, hex_, number in parts if hex_ == state.dragon)

    def tell(self) -> Luck:
        """What the game was like."""
        seats = [
            SeatLuck(
                seat,
                self._own_rolls[seat],
                self._sevens[seat],
                round(expected, 1),
                self._income[seat],
                self._blocked[seat],
                self._stolen[seat],
                self._robbed[seat],
                self._discarded[seat],
            )
            for seat, expected in enumerate(self._expected)
        ]
        return Luck(sum(self._own_rolls), seats, self._faces if any(self._faces) else [])


def average(state: State) -> list[float]:
    """By seat how many cards the next roll brings on average, as buildings and dragon stand; the absent get nothing."""
    found = [0.0] * state.seats
    for total, ways in WAYS.items():
        for seat, parts in income(state, total):
            if not state.absent >> seat & 1:
                found[seat] += sum(number for _, hex_, number in parts if hex_ != state.dragon) * ways / 36
    return found
