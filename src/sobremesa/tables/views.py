"""What is told to whom: sections with versions, encoded once an entry, and the shown forms of the last entries."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from sobremesa.kit.match import Match
from sobremesa.kit.records import Event
from sobremesa.tables.fold import Applied
from sobremesa.tables.records import ClockView, Deadline, Told
from sobremesa.tables.state import TableState

_encode = msgspec.json.Encoder().encode
NEVER = -2
"""Version of a part that there is not yet: below every `since`."""


class Part:
    """Something shown: its bytes, and the seq at which they last changed."""

    __slots__ = ("made_of", "raw", "version")

    def __init__(self) -> None:
        self.version = NEVER
        self.raw = msgspec.Raw(b"null")
        self.made_of: Any = None

    def update(self, value: Any, seq: int, *, lasts: bool = False) -> None:
        """Show `value` from entry `seq` on.

        What `lasts` may stay the same frozen object (a board): then it is not encoded again. Other values are not kept.
        """
        if value is self.made_of and isinstance(value, msgspec.Struct):
            return
        data = _encode(value)
        if data != bytes(self.raw) or self.version == NEVER:
            self.raw, self.version, self.made_of = msgspec.Raw(data), seq, None
        elif lasts:
            self.made_of = value


class Sections(dict[str, Part]):
    """The sections of one view, by name."""

    def update_from(self, view: msgspec.Struct, seq: int) -> None:
        """Show this view from entry `seq` on."""
        for name in view.__struct_fields__:
            part = self.get(name)
            if part is None:
                part = self[name] = Part()
            part.update(getattr(view, name), seq, lasts=True)

    def above(self, since: int) -> dict[str, msgspec.Raw] | None:
        """The sections that changed above `since`."""
        return {name: part.raw for name, part in self.items() if part.version > since} or None


class Shown:
    """An entry in the forms in which it is told: one for most, and another for a seat that may know more."""

    __slots__ = ("for_all", "for_seat", "seq")

    def __init__(self, seq: int, for_all: bytes, for_seat: dict[int, bytes]) -> None:
        self.seq = seq
        self.for_all = for_all
        self.for_seat = for_seat or _SAME
        """A live table keeps 200 of these: bytes are lighter than `Raw`, and most entries look the same to all."""

    def to(self, seat: int | None, *, struck: bool = False) -> msgspec.Raw:
        """Its form for a seat, or for a watcher; `struck`: as one that has been taken back."""
        data = self.for_all if seat is None else self.for_seat.get(seat, self.for_all)
        return msgspec.Raw(_struck(data) if struck else data)

    def size(self) -> int:
        """How many bytes its forms have."""
        return len(self.for_all) + sum(map(len, self.for_seat.values()))

    def strike(self) -> None:
        """It has been taken back."""
        self.for_all = _struck(self.for_all)
        self.for_seat = {seat: _struck(data) for seat, data in self.for_seat.items()}


_SAME: dict[int, bytes] = {}


def _struck(data: bytes) -> bytes:
    return data[:-1] + b',"undone":true}'


class Views:
    """All that is shown of one table. It is a cache: `update` makes it from the state and what came last.

    `window`: how many shown entries are kept. A replay goes without `menus`: nothing is chosen there.
    """

    def __init__(self, window: int, *, menus: bool = True) -> None:
        self._with_menus = menus
        self.seq = -1
        self.shown: deque[Shown] = deque(maxlen=window)
        self.public = Sections()
        self.own: list[Sections] = []
        self.menus: list[Part] = []
        self.waiting = Part()
        self.standing = Part()
        self.clock_version = NEVER
        self.deadlines: list[Deadline] = []

    def update(self, state: TableState, applied: Iterable[Applied]) -> None:
        """These entries are new; the state is the one after the last of them."""
        for one in applied:
            self.shown.append(show(state, one))
            if one.undone is not None:
                self._strike(one.undone)
        self.seq = state.head
        if state.match is not None:
            self._update_game(state, state.match)
        deadlines = state.clocks.deadlines()
        if deadlines != self.deadlines or self.clock_version == NEVER:
            self.deadlines, self.clock_version = deadlines, state.head

    def _update_game(self, state: TableState, match: Match[Any]) -> None:
        seq, seats = state.head, len(state.seats)
        while len(self.own) < seats:
            self.own.append(Sections())
            self.menus.append(Part())
        self.public.update_from(match.public(), seq)
        for seat in range(seats):
            self.own[seat].update_from(match.own(seat), seq)
            if self._with_menus:
                self.menus[seat].update(match.menu(seat), seq)
        self.waiting.update(state.waiting, seq)
        self.standing.update(state.standing, seq)

    def _strike(self, seq: int) -> None:
        for shown in reversed(self.shown):
            if shown.seq == seq:
                shown.strike()
            if shown.seq <= seq:
                return

    def told(self, seat: int | None, since: int) -> tuple[msgspec.Raw, ...]:
        """The entries above `since` in the form of a seat or of a watcher, oldest first."""
        found = []
        for shown in reversed(self.shown):
            if shown.seq <= since:
                break
            found.append(shown.to(seat))
        return tuple(reversed(found))

    def reaches(self, since: int) -> bool:
        """Are all entries above `since` still here?"""
        return since >= self.seq or (bool(self.shown) and self.shown[0].seq <= since + 1)

    def clock(self, now: int) -> ClockView:
        """Server time and what runs out when."""
        return ClockView(now, self.deadlines)


class _Forms(NamedTuple):
    public: list[Event]
    seats: dict[int, list[Event]]


def show(state: TableState, one: Applied) -> Shown:
    """An entry in all its forms."""
    forms = _forms(state, one)
    make = _teller(one)
    return Shown(
        one.entry.seq,
        make(forms.public),
        {seat: make(events) for seat, events in forms.seats.items()},
    )


def _forms(state: TableState, one: Applied) -> _Forms:
    table = list(one.events)
    if one.step is None or not one.step.events:
        return _Forms(table, {})
    show_, events = state.game.show, one.step.events
    public = [show_(event, None) for event in events]
    seats = {}
    for seat in range(len(state.seats)):
        mine = [show_(event, seat) for event in events]
        if not _same(mine, public):
            seats[seat] = table + mine
    return _Forms(table + public, seats)


def _same(one: Sequence[Event], other: Sequence[Event]) -> bool:
    return all(a is b or a == b for a, b in zip(one, other, strict=True))


def _teller(one: Applied) -> Callable[[list[Event]], bytes]:
    entry = one.entry
    return lambda events: _encode(Told(entry.seq, entry.at, entry.kind, one.by, list(events)))
