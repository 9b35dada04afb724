"""What the table's own entries tell everybody. A game's events are told beside them, in the same list."""

from __future__ import annotations

from typing import Any, Literal

from sobremesa.bots.watchdog import Trouble
from sobremesa.kit.records import Event


class TableOpened(Event, frozen=True):
    """The table is open; `of`: the table that it is the rematch of."""

    of: str | None = None


class Sat(Event, frozen=True):
    """Somebody sat down; `guest`: a newcomer, for an absent owner."""

    seat: int
    name: str
    guest: bool = False


class Left(Event, frozen=True):
    """A seat is free again."""

    seat: int
    name: str
    by_host: bool = False


class SeatGiven(Event, frozen=True):
    """★ opened an absent person's seat to a newcomer."""

    seat: int


class Dressed(Event, frozen=True):
    """Another colour or portrait."""

    seat: int
    colour: str
    portrait: str | None


class BotSat(Event, frozen=True):
    """A bot sat down."""

    seat: int
    bot: str
    name: str


class OrderDrawn(Event, frozen=True):
    """The lot: names in the new order (N17)."""

    n: int
    order: list[int]


class OptionSet(Event, frozen=True):
    """★ changed an option."""

    name: str
    value: Any


class RematchAsked(Event, frozen=True):
    """A seat asks for another game."""

    seat: int


class RematchOpened(Event, frozen=True):
    """The next table is open."""

    code: str


class HostPassed(Event, frozen=True):
    """★ has been away for 3 minutes: the first present person has its powers (N15)."""

    seat: int


class GameStarted(Event, frozen=True):
    """The game begins."""


class TakenOver(Event, frozen=True):
    """A seat was got back by name, and is played on another device now (N19)."""

    seat: int
    name: str


class ChatMuted(Event, frozen=True):
    """★ switched a seat's chat off or on."""

    seat: int
    muted: bool


class ClocksMoved(Event, frozen=True):
    """Nobody could be served for a while: all deadlines are later by `ms`."""

    ms: int


class TableClosed(Event, frozen=True):
    """The table is closed, or sleeps."""

    reason: Literal["closed", "asleep"]


class Came(Event, frozen=True):
    """A seat's person is back."""

    seat: int


class Went(Event, frozen=True):
    """A seat's person is absent; `bot` plays for it meanwhile, if one does."""

    seat: int
    bot: str | None = None


class BotFailed(Event, frozen=True):
    """A bot did not choose (FP29): the server decided for it."""

    seat: int
    reason: Trouble


TableEvent = (
    TableOpened
    | Sat
    | Left
    | SeatGiven
    | Dressed
    | BotSat
    | OrderDrawn
    | OptionSet
    | RematchAsked
    | RematchOpened
    | HostPassed
    | GameStarted
    | TakenOver
    | ChatMuted
    | ClocksMoved
    | TableClosed
    | Came
    | Went
    | BotFailed
)
"""Every event of the table, for the client's generated types."""
