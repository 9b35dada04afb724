"""The big vassal: a vassal that counts twice for the majority (V17, V66)."""

from __future__ import annotations

from sobremesa.games.vasallos.data.load import values
from sobremesa.games.vasallos.rules.ruleset import Capability, FigureKind


class Big(Capability):
    """It doubles nobody's points."""

    name = "big"

    def figures(self) -> tuple[FigureKind, ...]:
        return (FigureKind("big", values().big.number, values().big.strength),)
