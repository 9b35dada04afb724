"""A game that is over as a reel: its log is folded once, and each of its frames is a look-up from then on."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from sobremesa.kit.contract import Chronicle, Chronicled
from sobremesa.kit.draws import Draw
from sobremesa.store.base import Entry
from sobremesa.tables import chance
from sobremesa.tables.context import Context
from sobremesa.tables.describe import table_view
from sobremesa.tables.fold import Applied, apply
from sobremesa.tables.records import PresenceView
from sobremesa.tables.state import TableState
from sobremesa.tables.views import Part, Sections, Shown, Views


class Strip:
    """One shown part over a whole game: the bytes it had, and from which entry on."""

    __slots__ = ("raws", "seqs")

    def __init__(self) -> None:
        self.seqs: list[int] = []
        self.raws: list[msgspec.Raw] = []

    def add(self, seq: int, raw: msgspec.Raw) -> int:
        """It is `raw` from entry `seq` on. Answers the bytes that this takes."""
        self.raws.append(raw)
        self.seqs.append(seq)
        return len(bytes(raw))

    def at(self, seq: int) -> msgspec.Raw | None:
        """What it was after entry `seq`; None before there was any."""
        place = bisect_right(self.seqs, seq)
        return self.raws[place - 1] if place else None

    def new(self, seq: int) -> msgspec.Raw | None:
        """What it became with entry `seq`; None if that entry left it as it was."""
        place = bisect_right(self.seqs, seq)
        return self.raws[place - 1] if place and self.seqs[place - 1] == seq else None


Strips = dict[str, Strip]


class Turn(msgspec.Struct, frozen=True):
    """From entry `seq` on it is turn `turn`."""

    seq: int
    turn: int


class Points(msgspec.Struct, frozen=True):
    """From entry `seq` on the seats have these points: while the game runs, those that all see."""

    seq: int
    points: list[int]


class Reel:
    """One table's game, entry by entry. `size` is about how many bytes it takes."""

    def __init__(self, context: Context, code: str) -> None:
        self.state = TableState(code, context.games.load, partial(chance.seed, context.secret, code))
        self.table = Strip()
        self.standing = Strip()
        self.public: Strips = {}
        self.own: list[Strips] = []
        self.shown: list[Shown] = []
        self.struck: set[int] = set()
        self.draws: list[tuple[int, Draw]] = []
        self.turns: list[Turn] = []
        self.points: list[Points] = []
        self.events: dict[str, list[int]] = {}
        """For each type of event the entries that had one."""
        self.first = 0
        """Seq of the entry with which the game began."""
        self.last = 0
        """Seq of the last entry of the game; after it come only the table's."""
        self.size = 0
        self._context = context
        self._views = Views(1, menus=False)
        self._chronicle: Chronicle[Any] | None = None

    @property
    def head(self) -> int:
        """Seq of the last entry."""
        return len(self.shown) - 1

    def extend(self, log: Sequence[Entry]) -> None:
        """Fold the entries that come next. Raises `BadEntry`; the reel is of no use then."""
        for entry in log:
            one = apply(self.state, entry)
            self._views.update(self.state, [one])
            self._keep(one)

    def luck(self) -> msgspec.Struct | None:
        """What the game tells of its luck, if it does."""
        return None if self._chronicle is None else self._chronicle.tell()

    def told(self, seat: int | None, after: int, limit: int) -> tuple[msgspec.Raw, ...]:
        """Entries above `after`, at most `limit`, in the form of a seat or a watcher; what was taken back is marked."""
        begin = max(after + 1, 0)
        return tuple(one.to(seat, struck=one.seq in self.struck) for one in self.shown[begin : begin + limit])

    def _keep(self, one: Applied) -> None:
        """What this entry changed of what is shown."""
        state, views, seq = self.state, self._views, one.entry.seq
        shown = views.shown[-1]
        self.shown.append(shown)
        self.size += shown.size()
        if one.undone is not None:
            self.struck.add(one.undone)
        if state.table_seq == seq:
            self.size += self.table.add(seq, _table(self._context, state))
        self._keep_sections(seq, views.public, self.public)
        while len(self.own) < len(views.own):
            self.own.append({})
        for sections, strips in zip(views.own, self.own, strict=True):
            self._keep_sections(seq, sections, strips)
        if self._keep_part(seq, views.standing, self.standing) and state.standing is not None:
            self.points.append(Points(seq, [score.points for score in state.standing.scores]))
        if one.step is not None:
            self._keep_step(one, seq)

    def _keep_step(self, one: Applied, seq: int) -> None:
        match, step = self.state.game_on(), one.step
        if step is None:
            return
        self.last = seq
        self.draws += [(seq, draw) for draw in step.draws]
        for kind in {str(type(event).__struct_config__.tag) for event in step.events}:
            self.events.setdefault(kind, []).append(seq)
        if self.state.turn_at == seq:
            self.turns.append(Turn(seq, self.state.waiting.turn))
        if one.entry.kind == "start":
            self.first = seq
            if isinstance(match.game, Chronicled):
                self._chronicle = match.game.chronicle(match.state)
        elif self._chronicle is not None:
            self._chronicle.note(match.state, step)

    def _keep_sections(self, seq: int, sections: Sections, strips: Strips) -> None:
        for name, part in sections.items():
            self._keep_part(seq, part, strips.setdefault(name, Strip()))

    def _keep_part(self, seq: int, part: Part, strip: Strip) -> bool:
        if part.version != seq:
            return False
        self.size += strip.add(seq, part.raw)
        return True


def sections_at(strips: Strips, seq: int) -> dict[str, msgspec.Raw] | None:
    """Every section as it was after entry `seq`; None while there was none."""
    return dict(_each(strips, seq, Strip.at)) or None


def sections_new(strips: Strips, seq: int) -> dict[str, msgspec.Raw] | None:
    """The sections that entry `seq` changed; None if it changed none."""
    return dict(_each(strips, seq, Strip.new)) or None


def _each(
    strips: Strips, seq: int, look: Callable[[Strip, int], msgspec.Raw | None]
) -> Iterator[tuple[str, msgspec.Raw]]:
    for name, strip in strips.items():
        raw = look(strip, seq)
        if raw is not None:
            yield name, raw


def _table(context: Context, state: TableState) -> msgspec.Raw:
    nobody: list[Any] = [None] * len(state.seats)
    presence = PresenceView([False] * len(state.seats), nobody, 0)
    view = table_view(state, presence, list(context.bots.offered(state.game.meta.id)))
    return msgspec.Raw(msgspec.json.encode(view))
