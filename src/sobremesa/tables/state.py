"""A table's state: what the fold of its log has made. Data only; `fold` alone changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.kit.contract import Game
from sobremesa.kit.match import Match
from sobremesa.kit.records import Standing, Waiting, Who
from sobremesa.tables.clocks import Clocks
from sobremesa.tables.entries import Fork
from sobremesa.tables.records import TableOptions, TableStatus

IDS_KEPT = 16
"""A seat's last ids of requests. An older one names an `on` that is older still; then the store is asked."""


class Ids:
    """The ids of a sender's last requests, and the entries they became."""

    __slots__ = ("_seqs",)

    def __init__(self) -> None:
        self._seqs: dict[str, int] = {}

    def get(self, id_: str) -> int | None:
        """The entry that this request became, if it is still known."""
        return self._seqs.get(id_)

    def add(self, id_: str, seq: int) -> None:
        """The request became entry `seq`."""
        self._seqs[id_] = seq
        if len(self._seqs) > IDS_KEPT:
            del self._seqs[next(iter(self._seqs))]

    def oldest(self) -> int:
        """Requests that became an entry below this one may have been forgotten; -1: none has."""
        return next(iter(self._seqs.values())) if len(self._seqs) >= IDS_KEPT else -1


class Seat:
    """A seat that is taken. It keeps being the same one when a lot gives it another number."""

    __slots__ = (
        "absent",
        "absent_at",
        "acted",
        "basis",
        "bot",
        "colour",
        "given",
        "guest",
        "held_at",
        "holder",
        "ids",
        "muted",
        "name",
        "owed",
        "owed_at",
        "portrait",
        "rematch",
        "salt",
        "stand_in",
        "star",
        "who",
    )

    def __init__(self, name: str, colour: str, portrait: str | None) -> None:
        self.name = name
        self.colour = colour
        self.portrait = portrait
        self.holder: str | None = None
        """What its device is known by at the table `basis` (this one, or one that this is a rematch of)."""
        self.basis: str | None = None
        self.held_at = -1
        """Seq of the entry by which this device came to hold it."""
        self.salt: str | None = None
        self.bot: str | None = None
        """The bot that sits here from the start."""
        self.star = False
        self.absent = False
        """Its person is absent."""
        self.absent_at = 0
        self.who: Who = "person"
        """Who plays it, as far as the game knows."""
        self.stand_in: str | None = None
        self.given = False
        self.guest: str | None = None
        self.muted = False
        self.rematch = False
        self.acted = -1
        """Seq of the last entry by which this seat acted."""
        self.owed: str | None = None
        """The decision it owes (`Owed.wait`), and since which entry."""
        self.owed_at = -1
        self.ids = Ids()

    @property
    def plays(self) -> str | None:
        """The bot that acts for it now, if one does."""
        return self.bot or self.stand_in

    @property
    def present_person(self) -> bool:
        """Does its own person (or a newcomer) act for it?"""
        return self.bot is None and not self.absent


class TableState:
    """The fold of a table's log. `seed_of` gives S for the nonce that stands in `open`."""

    def __init__(self, code: str, load: Callable[[str], Game[Any]], seed_of: Callable[[str], bytes]) -> None:
        self.code = code
        self.load = load
        self.seed_of = seed_of
        self.head = -1
        self.at = 0
        self.status: TableStatus = "waiting"
        self.game: Game[Any]
        self.generation = 0
        self.options: Any = None
        """The game's options, settled."""
        self.table = TableOptions()
        self.seats: list[Seat | None] = []
        self.drawn = 0
        self.opener: str | None = None
        self.host_ids = Ids()
        self.host_passed = False
        """★ has been absent for 3 minutes, and its powers have passed on."""
        self.of: str | None = None
        self.next: str | None = None
        self.fork: Fork | None = None
        self.nonce = ""
        self.commitment = ""
        self.secret: str | None = None
        self.match: Match[Any] | None = None
        self.seqs: list[int] = []
        """Seq of each input of the match."""
        self.waiting = Waiting()
        self.standing: Standing | None = None
        self.turn_at = -1
        """Seq of the entry since which it has been this turn."""
        self.clocks = Clocks(None)
        self.moved_at = 0
        """When the clocks were last moved (`resume`)."""
        self.table_seq = -1
        """Seq of the last entry that changed what is shown of the table and its seats."""
        self.status_before_sleep: TableStatus = "waiting"

    def number(self, seat: Seat) -> int:
        """The seat's number."""
        return next(i for i, other in enumerate(self.seats) if other is seat)

    def seat(self, number: int) -> Seat | None:
        """The seat of this number, if there is one and it is taken."""
        return self.seats[number] if 0 <= number < len(self.seats) else None

    def star(self) -> int | None:
        """The seat that bears ★."""
        return next((i for i, seat in enumerate(self.seats) if seat and seat.star), None)

    def host(self) -> int | None:
        """The seat that has ★'s powers now (N15), closing excepted if it is not ★'s own."""
        if self.host_passed:
            return next((i for i, seat in enumerate(self.seats) if seat and seat.present_person), None)
        return self.star()

    def taken(self) -> list[tuple[str, str | None]]:
        """Colours and portraits that are taken."""
        return [(seat.colour, seat.portrait) for seat in self.seats if seat]

    def names(self) -> list[str]:
        """Names of all who are seated: owners, and newcomers who play for one."""
        return [one for seat in self.seats if seat for one in (seat.name, seat.guest) if one]

    def named(self, folded: str, fold: Callable[[str], str]) -> int | None:
        """The seat whose owner or newcomer has this name."""
        for number, seat in enumerate(self.seats):
            if seat and folded in (fold(seat.name), seat.guest and fold(seat.guest)):
                return number
        return None

    def game_on(self) -> Match[Any]:
        """The match. Raises ValueError before the start."""
        if self.match is None:
            raise ValueError("no game runs")
        return self.match

    @property
    def running(self) -> bool:
        """Is a game being played?"""
        return self.status == "playing" and self.match is not None
