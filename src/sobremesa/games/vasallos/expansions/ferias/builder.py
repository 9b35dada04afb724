"""The builder: who lengthens or completes the feature of its builder lays an extra tile (V56 to V60)."""

from __future__ import annotations

from typing import cast

from sobremesa.games.vasallos.data.load import values
from sobremesa.games.vasallos.expansions.ferias.records import BuilderSlot, ExtraTile
from sobremesa.games.vasallos.rules.features import find
from sobremesa.games.vasallos.rules.ruleset import Capability, FigureKind
from sobremesa.games.vasallos.state import State
from sobremesa.games.vasallos.tiles import CITY, ROAD, forms


class Builder(Capability):
    """It must have stood before the tile was laid, so it is looked for before the figures of the step."""

    name = "builder"
    slot_type = BuilderSlot

    def figures(self) -> tuple[FigureKind, ...]:
        return (FigureKind("builder", values().builder.number, 0, (CITY, ROAD), company=True),)

    def new_slot(self, seats: int) -> BuilderSlot:
        del seats
        return BuilderSlot()

    def slot_problem(self, slot: BuilderSlot, state: State) -> str | None:
        return "builder: earned in no step" if slot.earned and state.phase in ("place", "over") else None

    def laid(self, state: State) -> None:
        if state.step + 1 >= values().builder.steps:
            return
        number, first = state.rules.kind_number["builder"], state.first[-1]
        mine = state.active << 4 | number
        for zone in forms()[state.forms[-1]].closable:
            if any(figure & 255 == mine for figure in state.standing[find(state.parent, first + zone)]):
                cast("BuilderSlot", state.slots[self.name]).earned = True
                return

    def again(self, state: State) -> ExtraTile | None:
        slot = cast("BuilderSlot", state.slots[self.name])
        if not slot.earned:
            return None
        slot.earned = False
        return ExtraTile(state.active)
