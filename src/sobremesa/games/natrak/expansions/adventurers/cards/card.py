"""What a kind of progress card is, and how all of them are offered, explained and played (N129, N131)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from sobremesa.games.natrak.expansions.adventurers.data import KIND, KINDS
from sobremesa.games.natrak.expansions.adventurers.events import ProgressPlayed
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.expansions.adventurers.words import Progress
from sobremesa.games.natrak.rules.deed import NOT_HELD, Deed
from sobremesa.games.natrak.rules.rule import Rule
from sobremesa.games.natrak.rules.scrolls import NOT_CASTABLE
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Action, Choice, Field, Refusal

MAIN = ("main",)


def never(_state: State, _seat: int) -> Refusal | None:
    """A card that is never refused for want of effect."""
    return None


def no_fields(_state: State, _seat: int) -> tuple[Field, ...]:
    """A card without choices."""
    return ()


def any_choice(_state: State, _seat: int, _action: Any) -> Refusal | None:
    """A card whose every choice that decodes is allowed."""
    return None


class Card(NamedTuple):
    """A playable kind. While `off` says nothing, `fields` has at least one value for each choice."""

    kind: Progress
    action: type[Action]
    do: Callable[[State, int, Any, Deed], None]
    off: Callable[[State, int], Refusal | None] = never
    """The column "refused if"."""
    fields: Callable[[State, int], tuple[Field, ...]] = no_fields
    explain: Callable[[State, int, Any], Refusal | None] = any_choice
    """Why this choice is not allowed, or None."""
    materials: Callable[[Any], Iterable[str]] | None = None
    """As in `Rule`."""
    equal_total: bool = False
    """Does it give as many cards as it takes?"""


def rule_of(card: Card) -> Rule:
    """The card's row in the table of actions; `offer_cards` offers it."""
    number = KIND[card.kind]

    def explain(state: State, seat: int, action: Any) -> Refusal | None:
        slot: Slot = state.extra
        if not slot.progress[seat][number]:
            return NOT_HELD
        return card.off(state, seat) or card.explain(state, seat, action)

    def off(state: State, seat: int) -> Refusal | None:
        slot: Slot = state.extra
        return card.off(state, seat) if slot.progress[seat][number] else None

    def do(state: State, seat: int, action: Any, deed: Deed) -> None:
        slot: Slot = state.extra
        slot.progress[seat][number] -= 1
        slot.played[number] += 1
        said = msgspec.structs.asdict(action)
        choices = {name: value for name, value in said.items() if not isinstance(value, dict)}
        deed.events.append(ProgressPlayed(seat, KINDS[number], choices))
        card.do(state, seat, action, deed)

    return Rule("actor", MAIN, None, explain, do, off, materials=card.materials)


def _refuse(_state: State, _seat: int, _action: Any) -> Refusal:
    return NOT_CASTABLE


def _nothing(_state: State, _seat: int, _action: Any, _deed: Deed) -> None:
    """Never reached: it is always refused."""


NEVER_PLAYED = Rule("actor", ("roll", "main"), None, _refuse, _nothing)
"""The row of a card that is a point and no more."""


def choice_of(card: Card, state: State, seat: int) -> Choice:
    """The card in a menu."""
    return Choice(
        str(card.action.__struct_config__.tag), card.fields(state, seat), "cards", equal_total=card.equal_total
    )


def rivals_of(state: State, seat: int) -> list[int]:
    """The other seats, in seat order beginning after this one (N133)."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]
