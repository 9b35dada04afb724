"""From options to the first state (N4 to N8, N11, N220)."""

from __future__ import annotations

import msgspec

from sobremesa.games.natrak import generations
from sobremesa.games.natrak.boxes import hooks_of
from sobremesa.games.natrak.data.load import modes
from sobremesa.games.natrak.meta import META
from sobremesa.games.natrak.options import Options
from sobremesa.games.natrak.rules.deal import first_state
from sobremesa.games.natrak.state import State
from sobremesa.kit.contract import Dress, Step
from sobremesa.kit.draws import Chance
from sobremesa.kit.records import Refusal, Who

LEAST_TARGET, MOST_TARGET = 5, 500


def settle(options: Options, seats: int) -> Options | Refusal:
    """Fill in the mode's target (N5); refuse a number of seats or a target out of range (N4, N8)."""
    if seats not in META.seats:
        return Refusal("bad_seats", {"seats": list(META.seats)})
    if options.mode not in modes():
        return Refusal("bad_options", {"field": "mode"})
    if options.target is None:
        return msgspec.structs.replace(options, target=modes()[options.mode].target)
    if not LEAST_TARGET <= options.target <= MOST_TARGET:
        return Refusal("bad_options", {"field": "target"})
    return options


def dress(taken: list[tuple[str, str | None]]) -> Dress:
    """Colours and classes that nobody at the table has (N11)."""
    colours = {colour for colour, _ in taken}
    portraits = {portrait for _, portrait in taken}
    return Dress(
        tuple(colour for colour in META.colours if colour not in colours),
        tuple(portrait for portrait in META.portraits if portrait not in portraits),
    )


def start(options: Options, who: tuple[Who, ...], key: bytes, generation: int) -> tuple[State, Step]:
    """The state before the first go. Raises `ValueError` for an unknown generation or unsettled options."""
    generations.check(generation)
    settled = settle(options, len(who))
    if isinstance(settled, Refusal) or settled.target is None:
        raise ValueError(f"options that were not settled: {settled}")
    chance = Chance(key)
    state = first_state(settled.mode, hooks_of(settled.mode), settled.target, who, key, generation, chance)
    return state, Step(events=[], undoable=False, draws=chance.made)
