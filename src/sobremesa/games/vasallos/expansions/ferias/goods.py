"""Goods: who completes a city takes what is shown in it, and most of a kind counts at the end (V61, V62)."""

from __future__ import annotations

from typing import cast

from sobremesa.games.vasallos.data.load import values
from sobremesa.games.vasallos.expansions.ferias.records import GOODS, GoodsCounted, GoodsSlot, GoodsTaken
from sobremesa.games.vasallos.records import Award, Scored
from sobremesa.games.vasallos.rules.deed import Deed
from sobremesa.games.vasallos.rules.features import address
from sobremesa.games.vasallos.rules.ruleset import Capability
from sobremesa.games.vasallos.rules.scoring import award
from sobremesa.games.vasallos.state import State
from sobremesa.games.vasallos.tiles import MARK_SHIFT

_SHIFTS = tuple(MARK_SHIFT[kind] for kind in GOODS)
_ANY = sum(255 << shift for shift in _SHIFTS)
_NONE = (0, 0, 0)


class GoodsOfCities(Capability):
    """One token per zone that shows goods; nobody need have a figure there."""

    name = "goods"
    slot_type = GoodsSlot

    def new_slot(self, seats: int) -> GoodsSlot:
        return GoodsSlot((_NONE,) * seats)

    def slot_problem(self, slot: GoodsSlot, state: State) -> str | None:
        if len(slot.tokens) != state.seats:
            return "goods: not one row a seat"
        return "goods: less than none" if any(n < 0 for row in slot.tokens for n in row) else None

    def completed(self, state: State, root: int, deed: Deed) -> None:
        marks = state.marks[root]
        if not marks & _ANY:
            return
        slot = cast("GoodsSlot", state.slots[self.name])
        rows = list(slot.tokens)
        taken = [marks >> shift & 255 for shift in _SHIFTS]
        wine, grain, cloth = (have + more for have, more in zip(rows[state.active], taken, strict=True))
        rows[state.active] = (wine, grain, cloth)
        slot.tokens = tuple(rows)
        goods = {kind: n for kind, n in zip(GOODS, taken, strict=True) if n}
        deed.events.append(GoodsTaken(state.active, address(state, root), goods))

    def counted(self, state: State, deed: Deed) -> None:
        slot, points = cast("GoodsSlot", state.slots[self.name]), values().goods.most
        for number, kind in enumerate(GOODS):
            tokens = [row[number] for row in slot.tokens]
            most = max(tokens)
            leaders = [seat for seat, n in enumerate(tokens) if n == most] if most else []
            deed.events.append(GoodsCounted(kind, tokens, leaders, points))
            if leaders:
                award(state, Scored("goods", kind, tuple(Award(seat, points) for seat in leaders)))
