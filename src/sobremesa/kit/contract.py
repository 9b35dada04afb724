"""The contract that every game fulfils. `kit.match.Match` is the one way to use a game."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

import msgspec

from sobremesa.kit.draws import Draw
from sobremesa.kit.records import (
    Action,
    Event,
    Menu,
    Meta,
    Refusal,
    Standing,
    Waiting,
    Who,
)
from sobremesa.kit.rng import Rng

S = TypeVar("S")
Seen_contra = TypeVar("Seen_contra", contravariant=True)
"""A state that is only looked at."""


class Step(NamedTuple):
    """What an input did: events in order, whether undo may take it back, and the draws it made.

    Only a `play` of one of the game's `undo_types` can be taken back. An entry of presence is `undoable` if it did no
    more than note who plays: then it is no barrier, and is played again on a state that undo brings back. With more
    (a choice made for the seat, a turn ended) it is a barrier like everything else that is not undoable.
    """

    events: list[Event]
    undoable: bool
    draws: list[Draw]


class Dress(msgspec.Struct, frozen=True):
    """Colours and portraits that may still be chosen at a table."""

    colours: tuple[str, ...]
    portraits: tuple[str, ...]


class Game(Protocol[S]):
    """A game: pure functions of a state `S` that only they change.

    `play`, `lapse` and `presence` change the state in place and answer with a `Step`; when they answer with a
    `Refusal` the state is as it was, bit for bit. No other function changes anything. None knows sockets, time,
    language or a source of chance besides the key K in the state.
    """

    meta: Meta
    options_type: type[msgspec.Struct]
    actions: Any
    """The union of the action structs, for decoding."""
    undo_types: frozenset[str]
    """Types of action whose step may be undoable: `Match` keeps the state before each of them."""
    hidden_refusals: dict[str, frozenset[str]]
    """Codes by which `play` may refuse what the menu offers, by type of action (N204)."""

    def settle(self, options: Any, seats: int) -> Any | Refusal:
        """Fill in what `options` (an `options_type`) leaves out; refuse what does not go together (N8)."""
        ...

    def dress(self, options: Any, seats: int, taken: list[tuple[str, str | None]]) -> Dress:
        """Colours and portraits still free beside those `taken` (N11)."""
        ...

    def start(self, options: Any, who: tuple[Who, ...], key: bytes, generation: int) -> tuple[S, Step]:
        """A new state for `len(who)` seats in drawn order, K = `key` (32 bytes)."""
        ...

    def copy(self, state: S) -> S:
        """A state that shares nothing mutable with this one."""
        ...

    def waiting(self, state: S) -> Waiting: ...

    def menu(self, state: S, seat: int) -> Menu:
        """All that `seat` may do now, from what it may know; without undo and with `blocked` empty."""
        ...

    def blocked(self, state: S, seat: int) -> dict[str, Refusal]:
        """Types of action that a seat would look for now and that are off, each with the reason."""
        ...

    def explain(self, state: S, seat: int, action: Action) -> Refusal | None:
        """The refusal that this action would meet, from what `seat` may know."""
        ...

    def preview(self, state: S, seat: int, action: Action) -> msgspec.Struct | Refusal | None:
        """What the action would give, from what `seat` may know; None where a game has no previews."""
        ...

    def play(self, state: S, seat: int, action: Action) -> Step | Refusal: ...

    def lapse(self, state: S, seat: int) -> Step | Refusal:
        """What the server does for a seat whose time is up or who is away."""
        ...

    def presence(self, state: S, seat: int, who: Who) -> Step:
        """A seat's person comes or goes, or a bot sits in; with all that this brings at once (N193 to N196)."""
        ...

    def undo_refusal(self, state: S, seat: int) -> Refusal | None:
        """Why `seat` may not undo anything in this phase, or None (N215)."""
        ...

    def public(self, state: S) -> msgspec.Struct:
        """What everybody sees. First-level fields are the sections."""
        ...

    def own(self, state: S, seat: int) -> msgspec.Struct:
        """What only `seat` sees besides. First-level fields are the sections."""
        ...

    def show(self, event: Event, viewer: int | None) -> Event:
        """The event's form for a seat, or for a watcher (None)."""
        ...

    def standing(self, state: S) -> Standing: ...

    def imagine(self, public: msgspec.Struct, own: msgspec.Struct | None, seat: int | None, rng: Rng) -> S:
        """A full state that looks the same to this viewer, with a K of its own."""
        ...

    def position(self, state: S) -> Any:
        """The state as readable JSON values; `from_position` brings it back."""
        ...

    def from_position(self, position: Any) -> S:
        """A state from `position`; raises `ValueError` saying what is wrong with a broken one."""
        ...

    def canonical(self, state: S) -> bytes:
        """The bytes that the digest is taken of: equal if and only if the states are."""
        ...


class Chronicle(Protocol[Seen_contra]):
    """Looks on while a game is folded, and tells of it when it is over. It changes nothing."""

    def note(self, state: Seen_contra, step: Step) -> None:
        """An input has been played: the state after it, and what it did."""
        ...

    def tell(self) -> msgspec.Struct:
        """What the whole game shows besides its views: luck, mostly. Every secret may be in it, for the game is over."""
        ...


@runtime_checkable
class Chronicled(Protocol):
    """A game that tells of its luck at the end. Games may do without."""

    def chronicle(self, state: Any) -> Chronicle[Any]:
        """A chronicle that begins with this state, the first of a game or the one that a fork starts from."""
        ...


@runtime_checkable
class Reshuffled(Protocol):
    """A game that can go on from any of its states with other chance: what a fork needs. Games may do without."""

    def reshuffle(self, state: Any, key: bytes) -> list[Draw]:
        """Put K = `key` (32 bytes) into the state and draw anew with it what no seat has seen (labels `again/...`).

        Every view of the state stays as it is, byte for byte. Answers the draws.
        """
        ...
