"""`Match`: the one way to use a game. A server, a test and a researcher go through it.

It adds to a game what is the same for all: the log of inputs, undo, digests, and the menu's `undo` and `blocked`.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Generic, NamedTuple

import msgspec

from sobremesa.kit.contract import Game, S, Step
from sobremesa.kit.log import Input, Record, Start
from sobremesa.kit.records import (
    Action,
    Choice,
    Menu,
    Refusal,
    Standing,
    Undo,
    Undone,
    Waiting,
    Who,
)
from sobremesa.kit.rng import Rng

NOTHING_TO_UNDO = Refusal("nothing_to_undo")
_UNDO_CHOICE = Choice("undo", group="back")


class Refused(ValueError):
    """A match cannot begin like this; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.params}")
        self.refusal = refusal


class Keep(NamedTuple):
    """What a match keeps besides the state. A researcher's playouts go without any of it (`BARE`)."""

    journal: bool = True
    undo: bool = True
    digests: bool = True


ALL = Keep()
BARE = Keep(journal=False, undo=False, digests=False)


def _quiet() -> Step:
    return Step(events=[], undoable=False, draws=[])


class _Mark(Generic[S]):
    """A step that can be taken back: the state before it, and the entries of presence since then."""

    __slots__ = ("action", "index", "presences", "seat", "state")

    def __init__(self, seat: int, action: Action, index: int, state: S) -> None:
        self.seat = seat
        self.action = action
        self.index = index
        self.state = state
        self.presences: list[tuple[int, Who]] = []


class Match(Generic[S]):
    """A game being played. Seats are numbered 0, 1, ... in drawn order.

    Every input answers with a `Step` or with a `Refusal`; after a `Refusal` nothing has changed.
    """

    __slots__ = ("_marks", "count", "game", "inputs", "keep", "opening", "start", "state", "undone")

    def __init__(self, game: Game[S], state: S, start: Start, opening: Step, keep: Keep) -> None:
        self.game = game
        self.state = state
        self.start = start
        self.opening = opening
        """What beginning did: its events and draws."""
        self.keep = keep
        self.inputs: list[Input] = []
        self.count = 0
        """How many inputs the match has had."""
        self.undone: set[int] = set()
        """Which of them have been taken back, by their place in the log (the undo itself stays)."""
        self._marks: list[_Mark[S]] = []

    # Beginning

    @classmethod
    def new(
        cls,
        game: Game[S],
        options: Any,
        who: tuple[Who, ...],
        key: bytes,
        generation: int | None = None,
        keep: Keep = ALL,
    ) -> Match[S]:
        """A new game for `len(who)` seats, K = `key` (32 bytes); `options` as the game's struct or as JSON values.

        Raises `Refused` for options that do not go together.
        """
        settled = game.settle(read_options(game, options), len(who))
        if isinstance(settled, Refusal):
            raise Refused(settled)
        age = game.meta.generation if generation is None else generation
        state, opening = game.start(settled, who, key, age)
        start = Start(game.meta.id, age, msgspec.to_builtins(settled), who, key.hex())
        match = cls(game, state, start, opening, keep)
        if keep.digests:
            match.start = msgspec.structs.replace(start, digest=match.digest())
        return match

    @classmethod
    def from_position(cls, game: Game[S], position: Any, keep: Keep = ALL) -> Match[S]:
        """Go on from a position. Nothing before it can be undone. Raises `ValueError` for a broken one."""
        match = cls(
            game,
            game.from_position(position),
            Start(game.meta.id, position=position),
            _quiet(),
            keep,
        )
        if keep.digests:
            match.start = msgspec.structs.replace(match.start, digest=match.digest())
        return match

    @classmethod
    def from_start(cls, game: Game[S], start: Start, keep: Keep = ALL) -> Match[S]:
        """Begin as `start` says. Raises `ValueError` if it is broken (`Refused` for its options)."""
        if start.game != game.meta.id:
            raise ValueError(f"a record of {start.game}, not of {game.meta.id}")
        if start.position is not None:
            return cls.from_position(game, start.position, keep)
        return cls.new(game, start.options, start.who, bytes.fromhex(start.key), start.generation, keep)

    def fork(self, keep: Keep = BARE) -> Match[S]:
        """The same state on its own: what is played on it changes nothing here, and nothing before it can be undone."""
        return type(self)(self.game, self.game.copy(self.state), self.start, _quiet(), keep)

    # Inputs

    def play(self, seat: int, action: Action) -> Step | Refusal:
        """`seat` asks for `action` (`Undo` too)."""
        if type(action) is Undo:
            return self.undo(seat)
        game, keep = self.game, self.keep
        if not keep.undo:
            step = game.play(self.state, seat, action)
            if type(step) is not Refusal:
                self._enter("act", seat, action)
            return step
        kind = type(action).__struct_config__.tag
        before = game.copy(self.state) if kind in game.undo_types else None
        step = game.play(self.state, seat, action)
        if isinstance(step, Refusal):
            return step
        if step.undoable and before is not None:
            self._marks.append(_Mark(seat, action, self.count, before))
        else:
            self._marks.clear()
        self._enter("act", seat, action)
        return step

    def lapse(self, seat: int, wait: str | None = None) -> Step | Refusal:
        """What the server does for a seat whose time is up or who is away.

        `wait` names the decision that has lapsed: refused with `wait_over` if it is not owed any more.
        """
        if wait is not None and all(o.seat != seat or o.wait != wait for o in self.game.waiting(self.state).owed):
            return Refusal("wait_over")
        step = self.game.lapse(self.state, seat)
        if isinstance(step, Step):
            self._marks.clear()
            self._enter("lapse", seat)
        return step

    def presence(self, seat: int, who: Who) -> Step:
        """A seat is now played by its person, by a bot, or by nobody."""
        step = self.game.presence(self.state, seat, who)
        if not step.undoable:
            self._marks.clear()
        elif self._marks:
            self._marks[-1].presences.append((seat, who))
        self._enter("presence", seat, who=who)
        return step

    def undo(self, seat: int) -> Step | Refusal:
        """Take back the own last step since the last barrier; who came or went since then stays so."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            return refusal
        mark = self._marks.pop()
        self.state = mark.state
        for other, who in mark.presences:
            self.game.presence(self.state, other, who)
        if self._marks:
            self._marks[-1].presences.extend(mark.presences)
        self.undone.add(mark.index)
        self._enter("undo", seat)
        undone = Undone(seat, str(type(mark.action).__struct_config__.tag))
        return Step(events=[undone], undoable=False, draws=[])

    def enter(self, entry: Input) -> Step | Refusal:
        """Play one input of a log. Raises `ValueError` if it lacks what its kind needs."""
        if entry.kind == "act" and entry.action is not None:
            return self.play(entry.seat, entry.action)
        if entry.kind == "lapse":
            return self.lapse(entry.seat)
        if entry.kind == "presence" and entry.who is not None:
            return self.presence(entry.seat, entry.who)
        if entry.kind == "undo":
            return self.undo(entry.seat)
        raise ValueError(f"an input of kind {entry.kind} lacks a field")

    def _enter(self, kind: Any, seat: int, action: Action | None = None, who: Who | None = None) -> None:
        self.count += 1
        if self.keep.journal:
            digest = self.digest() if self.keep.digests else None
            self.inputs.append(Input(kind, seat, action, who, digest))

    # Questions: none of them changes anything

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why `seat` may not undo now, or None."""
        if not self.game.undo_types:
            return NOTHING_TO_UNDO
        refusal = self.game.undo_refusal(self.state, seat)
        if refusal is None and not (self._marks and self._marks[-1].seat == seat):
            return NOTHING_TO_UNDO
        return refusal

    def menu(self, seat: int) -> Menu:
        """All that `seat` may do now, and for what is off the reason. Without undo and reasons in a match that is `BARE`."""
        menu = self.game.menu(self.state, seat)
        if not self.keep.undo:
            return menu
        blocked = self.game.blocked(self.state, seat)
        choices = menu.choices
        refusal = self.undo_refusal(seat)
        if refusal is None:
            choices = (*choices, _UNDO_CHOICE)
        elif refusal is NOTHING_TO_UNDO and self.game.undo_types:
            blocked = {**blocked, "undo": refusal}
        return Menu(choices, blocked)

    def waiting(self) -> Waiting:
        """Who is waited for, and who may act besides."""
        return self.game.waiting(self.state)

    def explain(self, seat: int, action: Action) -> Refusal | None:
        """The refusal that `action` would meet, from what `seat` may know; None for what its menu offers."""
        if type(action) is Undo:
            return self.undo_refusal(seat)
        return self.game.explain(self.state, seat, action)

    def preview(self, seat: int, action: Action) -> msgspec.Struct | Refusal | None:
        """What `action` would give, from what `seat` may know; None where there is nothing to show."""
        return None if type(action) is Undo else self.game.preview(self.state, seat, action)

    def public(self) -> msgspec.Struct:
        """What everybody sees."""
        return self.game.public(self.state)

    def own(self, seat: int) -> msgspec.Struct:
        """What only `seat` sees besides."""
        return self.game.own(self.state, seat)

    def view(self, viewer: int | None) -> tuple[msgspec.Struct, msgspec.Struct | None]:
        """Both views of a seat, or of a watcher (None)."""
        return self.public(), None if viewer is None else self.own(viewer)

    def standing(self) -> Standing:
        """How the game stands."""
        return self.game.standing(self.state)

    def imagine(self, viewer: int | None, rng: Rng, keep: Keep = BARE) -> Match[S]:
        """A match that looks the same to this viewer, what it cannot see dealt by `rng`. Nothing in it can be undone yet."""
        public, own = self.view(viewer)
        state = self.game.imagine(public, own, viewer, rng)
        return type(self)(self.game, state, self.start, _quiet(), keep)

    def digest(self) -> str:
        """SHA-256 of the state's canonical form, in hexadecimal."""
        return sha256(self.game.canonical(self.state)).hexdigest()

    def record(self) -> Record:
        """The whole game so far; of a match that keeps no journal, its start alone."""
        return Record(self.start, list(self.inputs))


def read_options(game: Game[S], options: Any) -> Any:
    """A game's options from JSON values; a struct is taken as it is. Raises `Refused` with `bad_options {path}`."""
    if isinstance(options, game.options_type):
        return options
    try:
        return msgspec.convert(options, game.options_type, strict=True)
    except msgspec.ValidationError as error:
        raise Refused(Refusal("bad_options", {"why": str(error)})) from error
