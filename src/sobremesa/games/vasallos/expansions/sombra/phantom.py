"""The phantom: a second vassal a step, in a phase of its own after the figure (V36, V37)."""

from __future__ import annotations

from sobremesa.games.vasallos.data.load import values
from sobremesa.games.vasallos.expansions.sombra.records import NoPhantom, Phantom
from sobremesa.games.vasallos.rules.ruleset import Capability, FigureKind, Placing


class PhantomPhase(Capability):
    """In all else it is a vassal."""

    name = "phantom"

    def placing(self) -> tuple[tuple[Placing, tuple[FigureKind, ...]], ...]:
        facts = values().phantom
        kind = FigureKind("phantom", facts.number, facts.strength)
        return ((Placing("phantom", Phantom, NoPhantom, (kind.name,), lambda _action: kind.name), (kind,)),)
