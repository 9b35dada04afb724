"""What the mode adds at the hooks of the base rules."""

from __future__ import annotations

from typing import Any

from sobremesa.games.natrak import views
from sobremesa.games.natrak.data.load import BASICS
from sobremesa.games.natrak.expansions.adventurers import (
    consolation,
    disciplines,
    figures,
    gates,
    goblins,
    imagine,
    look,
    position,
    position_check,
    scoring,
    slot,
    waits,
    walls,
)
from sobremesa.games.natrak.expansions.adventurers.cards.alchemy import merchant_basic
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.expansions.adventurers.words import ALCHEMY
from sobremesa.games.natrak.hooks import Hooks
from sobremesa.games.natrak.rules.deed import Deed
from sobremesa.games.natrak.state import State
from sobremesa.kit.draws import Chance
from sobremesa.kit.records import Owed, Refusal
from sobremesa.kit.rng import Rng

GOODS_LEVEL = 3
"""From this level of Alchemy on goods go at 2:1 (N113)."""


class AdventurersHooks(Hooks):
    """With adventurers: each hook hands on to the chapter that answers it."""

    def blank(self, state: State) -> None:
        state.extra = slot.blank(state.seats)

    def deal(self, state: State, chance: Chance) -> None:
        gates.deal_decks(state, chance)

    def reshuffle(self, state: State, chance: Chance) -> None:
        gates.reshuffle_decks(state, chance)

    def copy(self, new: State) -> None:
        new.extra = slot.copy(new.extra)
        new.posts = new.posts[:]

    def canonical(self, state: State) -> Any:
        return slot.canonical(state.extra)

    def refresh(self, state: State) -> None:
        figures.refresh(state)

    def clear(self, state: State) -> None:
        extra: Slot = state.extra
        extra.cranes = extra.smiths = extra.fleets = extra.promoted = extra.takes = extra.gifts = 0

    def dice(self, state: State, seat: int) -> tuple[int, int] | None:
        extra: Slot = state.extra
        fixed = extra.fixed[seat]
        extra.fixed[seat] = None
        return fixed

    def rolled(self, state: State, deed: Deed) -> bool:
        return goblins.event(state, deed)

    def produced(self, state: State, got: int, _deed: Deed) -> None:
        consolation.begin_pick(state, got)

    def more_cards(self, state: State, seat: int) -> int:
        return walls.more_cards(state, seat)

    def discarded(self, state: State) -> bool:
        extra: Slot = state.extra
        if not extra.sabotage:
            return False
        extra.sabotage = False
        state.phase = "main"
        return True

    def off_end(self, state: State, seat: int) -> Refusal | None:
        return disciplines.off_end(state, seat)

    def before_end(self, state: State, deed: Deed) -> None:
        disciplines.place_first(state, deed)

    def owed(self, state: State) -> tuple[Owed, ...]:
        return waits.owed(state)

    def lapse(self, state: State, seat: int, deed: Deed) -> None:
        waits.default(state, seat, deed)

    def step(self, state: State, deed: Deed) -> bool:
        return waits.step(state, deed)

    def parts(self, state: State, seat: int) -> dict[str, int]:
        return scoring.parts(state, seat)

    def hidden(self, state: State, seat: int) -> dict[str, int]:
        return scoring.hidden(state, seat)

    def rates(self, state: State, seat: int, base: tuple[int, ...]) -> tuple[int, ...]:
        """N168: the Merchant, a Fleet and Alchemy 3 besides the ports."""
        extra: Slot = state.extra
        cheap = extra.fleets if seat == state.actor else 0
        holder, hex_ = extra.merchant
        if holder == seat:
            basic = merchant_basic(state, hex_)
            cheap |= 0 if basic is None else 1 << basic
        if extra.disciplines[seat][ALCHEMY] >= GOODS_LEVEL:
            cheap |= (1 << len(base)) - (1 << BASICS)
        if not cheap:
            return base
        least = state.mode.rates.own_port
        return tuple(min(rate, least) if cheap >> kind & 1 else rate for kind, rate in enumerate(base))

    def public(self, state: State, base: views.Public) -> views.Public:
        return look.public(state, base)

    def own(self, state: State, seat: int, base: views.Own) -> views.Own:
        return look.own(state, seat, base)

    def imagine(
        self, state: State, public: views.Public, own: views.Own | None, seat: int | None, rng: Rng
    ) -> dict[int, int]:
        return imagine.imagine(state, public, own, seat, rng)

    def position(self, state: State) -> Any:
        return position.position(state)

    def from_position(self, state: State, said: Any) -> None:
        position.from_position(state, said)

    def problems(self, state: State) -> list[str]:
        return position_check.problems(state)
