"""What a combination of boxes plays by: figures, phases, tiles, and the hooks that capabilities answer.

A capability (inn, builder, phantom...) is a class of its own in its box. Base rules call the hooks here and name none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from sobremesa.games.vasallos.actions import Figure, NoFigure
from sobremesa.games.vasallos.data.load import values
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.records import Piece
from sobremesa.games.vasallos.rules.deed import Deed
from sobremesa.games.vasallos.tiles import CITY, FIELD, MONASTERY, ROAD, forms
from sobremesa.kit.records import Action, Event

if TYPE_CHECKING:
    from sobremesa.games.vasallos.state import State

EVERYWHERE = (CITY, ROAD, MONASTERY, FIELD)


class FigureKind(NamedTuple):
    """A kind of figure: how many a seat has, what it counts for the majority, where it may stand (V15 to V17).

    `company`: it needs a vassal of its seat in the feature; others need the feature to themselves (V34, V35).
    """

    name: Piece
    number: int
    strength: int
    zones: tuple[int, ...] = EVERYWHERE
    company: bool = False


class Placing(NamedTuple):
    """A phase in which one figure may be put on the tile just laid, and the actions for it."""

    phase: str
    put: type[Action]
    none: type[Action]
    kinds: tuple[str, ...]
    """The names of the figures put in this phase."""
    kind_of: Callable[[Any], str]
    """Which figure an action of type `put` means."""


class Capability:
    """What a rule of a box adds. Every hook does nothing unless it is overridden, and is then not even called."""

    name: str = ""
    slot_type: type[msgspec.Struct] | None = None
    """What it keeps in the state, under its name; a mutable struct of immutable values."""

    def figures(self) -> tuple[FigureKind, ...]:
        """Figures put in the phase `figure`."""
        return ()

    def placing(self) -> tuple[tuple[Placing, tuple[FigureKind, ...]], ...]:
        """Phases after `figure`, each with its figures."""
        return ()

    def new_slot(self, seats: int) -> msgspec.Struct:
        """The slot at the beginning of a game."""
        raise NotImplementedError(f"{self.name} has no slot for {seats} seats")

    def slot_problem(self, slot: Any, state: State) -> str | None:
        """What is wrong with a slot that comes from a position, or None."""
        del slot, state
        return None

    # Hooks

    def laid(self, state: State) -> None:
        """The active seat's tile lies and is joined; no figure of this step has been put."""

    def worth(self, kind: int, tiles: int, marks: int, points: int, *, complete: bool) -> int:
        """Points of a city, road or monastery; `points` is what they come to without this capability."""
        del kind, tiles, marks, complete
        return points

    def field_rate(self, state: State, root: int, seat: int, rate: int) -> int:
        """Points per city of a field for a seat that leads there."""
        del state, root, seat
        return rate

    def completed(self, state: State, root: int, deed: Deed) -> None:
        """A city, road or monastery was completed by the active seat's tile and scored."""

    def again(self, state: State) -> Event | None:
        """The step is closed: what tells that the same turn has another one, if it has. Asked once a step."""

    def counted(self, state: State, deed: Deed) -> None:
        """The end: cities, roads, monasteries and fields are counted."""


FIGURE = Placing("figure", Figure, NoFigure, (), lambda action: str(action.kind))


class Ruleset:
    """The rules of one combination of boxes; shared by all its games."""

    def __init__(self, options: Options, deck: bytes, capabilities: tuple[Capability, ...]) -> None:
        self.options = options
        self.deck = deck
        self.capabilities = capabilities
        first = (FigureKind("vassal", values().base.vassals, 1), *(k for c in capabilities for k in c.figures()))
        later = [row for c in capabilities for row in c.placing()]
        self.placing = (FIGURE._replace(kinds=tuple(kind.name for kind in first)), *(placing for placing, _ in later))
        self.figures: tuple[FigureKind, ...] = (*first, *(kind for _, kinds in later for kind in kinds))
        """Every kind of figure. A kind's number is its place here."""
        self.kind_number: dict[str, int] = {kind.name: i for i, kind in enumerate(self.figures)}
        self.where = tuple(tuple(form.mask_of(kind.zones) for form in forms()) for kind in self.figures)
        """By kind of figure, then by form: the mask of the zones in which it may stand at all (V16)."""
        self.strength = tuple(kind.strength for kind in self.figures)
        self.placing_numbers = tuple(tuple(self.kind_number[name] for name in row.kinds) for row in self.placing)
        """By phase of `placing` the numbers of its figures."""
        self.phase_number = {row.phase: i for i, row in enumerate(self.placing)}
        self.on_laid = self._who("laid")
        self.on_worth = self._who("worth")
        self.on_field_rate = self._who("field_rate")
        self.on_completed = self._who("completed")
        self.on_again = self._who("again")
        self.on_counted = self._who("counted")

    def _who(self, hook: str) -> tuple[Capability, ...]:
        """The capabilities that override a hook."""
        return tuple(c for c in self.capabilities if hook in vars(type(c)))

    def new_slots(self, seats: int) -> dict[str, Any]:
        """The slots of the capabilities that have one."""
        return {c.name: c.new_slot(seats) for c in self.capabilities if c.slot_type is not None}
