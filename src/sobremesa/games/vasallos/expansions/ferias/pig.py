"""The pig: who leads in the field of its pig gets more for each city (V55, V63)."""

from __future__ import annotations

from sobremesa.games.vasallos.data.load import values
from sobremesa.games.vasallos.rules.ruleset import Capability, FigureKind
from sobremesa.games.vasallos.state import State
from sobremesa.games.vasallos.tiles import FIELD


class Pig(Capability):
    """It counts nothing for the majority, and a rival's changes nothing."""

    name = "pig"

    def figures(self) -> tuple[FigureKind, ...]:
        return (FigureKind("pig", values().pig.number, 0, (FIELD,), company=True),)

    def field_rate(self, state: State, root: int, seat: int, rate: int) -> int:
        mine = seat << 4 | state.rules.kind_number["pig"]
        return values().pig.field if any(figure & 255 == mine for figure in state.standing[root]) else rate
