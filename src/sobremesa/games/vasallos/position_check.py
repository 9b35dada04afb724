"""What a position must keep to: laws of section 14 that its form alone does not say. Any deck is allowed (V19)."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.vasallos.rules.features import kind_of
from sobremesa.games.vasallos.rules.laying import has_place
from sobremesa.games.vasallos.rules.placing import accompanied, possible
from sobremesa.games.vasallos.rules.scoring import completed
from sobremesa.games.vasallos.rules.turn import stands
from sobremesa.games.vasallos.state import NOTHING, OVER, PLACE, State
from sobremesa.games.vasallos.tiles import FIELD


def problems(state: State) -> list[str]:
    """What is wrong, one line each; empty if nothing is."""
    return [*_phase(state), *_figures(state), *_slots(state)]


def _phase(state: State) -> Iterator[str]:
    for seat, who in enumerate(state.who):
        if who != "bot" and not state.persons >> seat & 1:
            yield f"seat {seat} is played by a person and belongs to none"
    if any(layer != NOTHING and not 0 <= layer < state.seats for layer in state.layers):
        yield "a tile was laid by no seat"
    if state.phase == PLACE:
        if state.hand == NOTHING and not stands(state):
            yield "no tile in hand"
        if state.hand != NOTHING and not has_place(state, state.hand):
            yield "the tile in hand has no place"
        if state.hand == NOTHING and not state.deck:
            yield "no tile left and the game is not over"
        return
    if state.hand != NOTHING:
        yield f"a tile in hand in phase {state.phase}"
    if state.phase == OVER:
        if state.deck:
            yield "the game is over with tiles left"
    elif state.phase not in state.rules.phase_number:
        yield f"there is no phase {state.phase} in this game"
    elif len(state.forms) < 2 or state.layers[-1] != state.active:
        yield f"phase {state.phase} and no tile of the active seat"
    elif not possible(state, state.rules.phase_number[state.phase]):
        yield f"phase {state.phase} and nothing to choose"


def _figures(state: State) -> Iterator[str]:
    """V16, V48, V75; of one zone at most one figure."""
    pending = {root for _, root in completed(state)} if state.phase in state.rules.phase_number else set()
    for root, row in enumerate(state.standing):
        if len({figure >> 8 for figure in row}) != len(row):
            yield "two figures in one zone"
        for figure in row:
            kind, seat = state.rules.figures[figure & 15], figure >> 4 & 15
            where = kind_of(state, root)
            if where not in kind.zones:
                yield f"a {kind.name} where it may not stand"
            if kind.company and not accompanied(state, root, seat):
                yield f"a {kind.name} without company"
        if row and not state.open[root] and kind_of(state, root) != FIELD and root not in pending:
            yield "figures in a complete feature"


def _slots(state: State) -> Iterator[str]:
    for capability in state.rules.capabilities:
        if capability.slot_type is not None:
            wrong = capability.slot_problem(state.slots[capability.name], state)
            if wrong is not None:
                yield wrong
