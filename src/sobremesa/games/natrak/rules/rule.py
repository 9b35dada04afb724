"""How a type of action stands in the table of `game.py`, and the refusals that come before its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple, get_args

from sobremesa.games.natrak.data.load import NUMBER
from sobremesa.games.natrak.rules.deed import (
    GAME_OVER,
    NOT_IN_THIS_MODE,
    NOT_OWING,
    NOT_YOUR_TURN,
    WRONG_PHASE,
    Deed,
    Menu,
)
from sobremesa.games.natrak.state import State
from sobremesa.games.natrak.views import Phase
from sobremesa.kit.records import Action, Refusal

Role = Literal["actor", "rival", "owing"]
"""Whose an action is: the seat of the go, turn or window; any other; who owes in a phase of several."""


PHASES: tuple[str, ...] = get_args(Phase)

Offers = Callable[[State, int, Menu], None]
"""Adds to a menu what a seat may do of one type."""


class Rule(NamedTuple):
    """How one type of action is offered, explained and done.

    `do` may refuse too, having changed nothing: by the codes that the game lists as hidden.
    """

    role: Role
    phases: tuple[str, ...]
    offer: Offers | None
    explain: Callable[[State, int, Any], Refusal | None]
    do: Callable[[State, int, Any, Deed], Refusal | None]
    off: Callable[[State, int], Refusal | None] | None = None
    """Why nothing of this type can be done now, for types a player would look for."""
    undoable: bool = False
    answers: bool = False
    """Is it about the live offer? Menus do not ask for it while there is none."""
    materials: Callable[[Any], Iterable[str]] | None = None
    """The materials an action names: those the mode lacks are refused before all else (N3)."""


Row = tuple[str, Rule]
"""A type of action and its rule."""


class Table:
    """The actions of a mode, sorted for menus by phase and by whether the seat is the actor."""

    def __init__(self, rules: dict[type[Action], Rule], also: dict[str, tuple[Offers, ...]] | None = None) -> None:
        """`also`: what the actor's menu asks besides in a phase, for types whose rules offer nothing by themselves."""
        self.rules = rules
        more = also or {}
        roles: tuple[tuple[bool, tuple[Role, ...]], ...] = ((True, ("actor", "owing")), (False, ("rival", "owing")))
        self.rows = {(phase, acts): self._rows(phase, wanted) for phase in PHASES for acts, wanted in roles}
        self.asked = {
            (phase, live, acts): self._offers(rows, more.get(phase, ()) if acts else (), live=live)
            for (phase, acts), rows in self.rows.items()
            for live in (True, False)
        }

    def _rows(self, phase: str, roles: tuple[Role, ...]) -> tuple[Row, ...]:
        """The rules of a phase for these roles that a menu shows, on or off."""
        return tuple(
            (str(kind.__struct_config__.tag), rule)
            for kind, rule in self.rules.items()
            if phase in rule.phases and rule.role in roles and not (rule.offer is None and rule.off is None)
        )

    @staticmethod
    def _offers(rows: tuple[Row, ...], more: tuple[Offers, ...], *, live: bool) -> tuple[Offers, ...]:
        """What a menu calls, in order; answers to an offer only while one is live."""
        return (*(rule.offer for _, rule in rows if rule.offer is not None and (live or not rule.answers)), *more)


def explain(state: State, rule: Rule | None, seat: int, action: Action) -> Refusal | None:
    """The first refusal in the order of section 27, or None. Without rule the mode lacks the action (N3)."""
    if state.phase == "over":
        return GAME_OVER
    if rule is None:
        return NOT_IN_THIS_MODE
    if rule.materials is not None:
        known = len(state.mode.materials)
        if any(NUMBER[kind] >= known for kind in rule.materials(action)):
            return NOT_IN_THIS_MODE
    if rule.role == "actor":
        if seat != state.actor:
            return NOT_YOUR_TURN
    elif not 0 <= seat < state.seats:
        return NOT_YOUR_TURN
    if state.phase not in rule.phases:
        return WRONG_PHASE
    if rule.role == "owing" and not state.debts[seat]:
        return NOT_OWING
    return rule.explain(state, seat, action)
