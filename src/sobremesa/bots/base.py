"""What a bot is, and what it sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from sobremesa.kit.records import Action, Event, Menu
from sobremesa.kit.rng import Rng

Views = tuple[msgspec.Struct, msgspec.Struct]
"""The public view, and the seat's own."""


class Sight:
    """What a seat sees when its bot is asked: its views, its menu and what it was shown. There is nothing else in it."""

    __slots__ = ("_built", "_views", "events", "menu", "owed", "refused", "seat")

    def __init__(
        self,
        seat: int,
        menu: Menu,
        views: Callable[[], Views],
        *,
        owed: bool,
        events: Sequence[Event] = (),
        refused: Sequence[Action] = (),
    ) -> None:
        self.seat = seat
        self.menu = menu
        self.owed = owed
        """Is the seat waited for? If not, it may act and may as well do nothing."""
        self.events = events
        """Events in this seat's form since it was last asked; empty for a bot that does not read them."""
        self.refused = refused
        """Actions of this bot that were refused since the last entry (a hidden refusal): not to be sent again."""
        self._views = views
        self._built: Views | None = None

    @property
    def public(self) -> msgspec.Struct:
        """What everybody sees; built when first asked for."""
        return self._both()[0]

    @property
    def own(self) -> msgspec.Struct:
        """What only this seat sees."""
        return self._both()[1]

    def _both(self) -> Views:
        if self._built is None:
            self._built = self._views()
        return self._built


class Bot(Protocol):
    """A player of one seat in one game.

    What it chooses follows from what it sees and from `rng`, which is seeded anew for each decision: whichever process
    asks, the answer is the same. It may remember what it was refused or has answered, and nothing else.
    """

    name: str
    version: str
    reads_events: bool

    def choose(self, sight: Sight, rng: Rng) -> Action | None:
        """The action to send now; None to do nothing, which only a seat that is not waited for may."""
        ...
