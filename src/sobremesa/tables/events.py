"""What the table's own entries tell everybody. A game's events are told beside them, in the same list."""

from __future__ import annotations

from typing import Any, Literal

from sobremesa.bots.watchdog import Trouble
from sobremesa.kit.records import Event, snake


def _tag(name: str) -> str:
    return f"table_{snake(name)}"


class News(Event, frozen=True, tag=_tag):
    """What the table tells. Its tag begins with `table_`, so that it is never taken for a game's event."""


class Opened(News, frozen=True):
    """The table is open; `of`: the table that it is the rematch of."""

    of: str | None = None


class Sat(News, frozen=True):
    """Somebody sat down; `guest`: a newcomer, for an absent owner."""

    seat: int
    name: str
    guest: bool = False


class Left(News, frozen=True):
    """A seat is free again."""

    seat: int
    name: str
    by_host: bool = False


class SeatGiven(News, frozen=True):
    """★ opened an absent person's seat to a newcomer."""

    seat: int


class Dressed(News, frozen=True):
    """Another colour or portrait."""

    seat: int
    colour: str
    portrait: str | None


class BotSat(News, frozen=True):
    """A bot sat down."""

    seat: int
    bot: str
    name: str


class OrderDrawn(News, frozen=True):
    """The lot: names in the new order (N17)."""

    n: int
    order: list[int]


class OptionSet(News, frozen=True):
    """★ changed an option."""

    name: str
    value: Any


class RematchAsked(News, frozen=True):
    """A seat asks for another game."""

    seat: int


class RematchOpened(News, frozen=True):
    """The next table is open."""

    code: str


class HostPassed(News, frozen=True):
    """★ has been away for 3 minutes: the first present person has its powers (N15)."""

    seat: int


class GameStarted(News, frozen=True):
    """The game begins."""


class TakenOver(News, frozen=True):
    """A seat was got back by name, and is played on another device now (N19)."""

    seat: int
    name: str


class ChatMuted(News, frozen=True):
    """★ switched the chat of a seat, or of all who watch (`seat` null), off or on."""

    seat: int | None
    muted: bool


class ClocksMoved(News, frozen=True):
    """Nobody could be served for a while: all deadlines are later by `ms`."""

    ms: int


class Closed(News, frozen=True):
    """The table is closed, or sleeps."""

    reason: Literal["closed", "asleep"]


class Came(News, frozen=True):
    """A seat's person is back."""

    seat: int


class Went(News, frozen=True):
    """A seat's person is absent; `bot` plays for it meanwhile, if one does."""

    seat: int
    bot: str | None = None


class BotFailed(News, frozen=True):
    """A bot did not choose (FP29): the server decided for it."""

    seat: int
    reason: Trouble


TableEvent = (
    Opened
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
    | Closed
    | Came
    | Went
    | BotFailed
)
"""Every event of the table, for the client's generated types."""
