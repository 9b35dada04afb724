"""What is told of a whole game of Natrak when it is over; records only."""

import msgspec


class SeatLuck(msgspec.Struct, frozen=True):
    """What the dice and the others brought a seat. Only drawn dice count, none that a card had fixed."""

    seat: int
    rolls: int
    """Rolls of its own."""
    sevens: int
    expected: float
    """Cards that all rolls of the game bring on average, with buildings and dragon as they stood at each."""
    income: int
    """Cards that they brought."""
    blocked: int
    """Cards that the dragon kept back."""
    stolen: int
    """Cards that it took from others by theft."""
    robbed: int
    """Cards that others took from it by theft."""
    discarded: int


class Luck(msgspec.Struct, frozen=True):
    """The luck of a game. `faces`: how often each face of the event die has come; none in mode Basic."""

    rolls: int
    seats: list[SeatLuck]
    faces: list[int]
