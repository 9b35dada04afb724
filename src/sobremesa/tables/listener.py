"""Who listens to a table."""

from collections.abc import Sequence
from typing import Protocol

from sobremesa.tables.records import ChatLine, PresenceView


class Listener(Protocol):
    """One connection's ear. Called in the event loop after the commit; must neither block nor raise."""

    def changed(self) -> None:
        """The table moved on: ask `delta` for what is above the last seq that was sent, and send it."""

    def presence(self, view: PresenceView) -> None:
        """Connections came or went: who is here now."""

    def said(self, lines: Sequence[ChatLine]) -> None:
        """Lines of chat were stored."""

    def moved(self, by_name: str) -> None:
        """The device's seat is played elsewhere now; the connection watches (N19)."""

    def closed(self, reason: str) -> None:
        """The table is not to be had any more: `closed`, `asleep` or `server`."""


class Connection:
    """One device's connection to a table, as the table knows it. `seat` follows the log."""

    __slots__ = ("blind", "device", "holder", "listener", "moved", "name", "seat", "sees_since", "watch", "wish")

    def __init__(self, device: str, holder: str, listener: Listener, *, watch: bool) -> None:
        self.device = device
        self.holder = holder
        """What a seat of this device is held by at this table."""
        self.listener = listener
        self.watch = watch
        """Only watch, even if the device has a seat (FP15)."""
        self.wish = ""
        """What it wants to be called while it watches; empty: it has not said."""
        self.name = ""
        """What it is called: its wish, unless that could be taken for somebody's who is seated now."""
        self.seat: int | None = None
        """Its seat's number now, None for a watcher."""
        self.blind = False
        """Does it see the table and nothing of the game (a running table without watchers)?"""
        self.sees_since = -1
        """Seq of the entry by which it came to see as another one: whoever sits down is shown all that its seat sees."""
        self.moved: str | None = None
        """The name by which its seat was taken over, until the device has a seat again."""
