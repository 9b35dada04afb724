"""The roll and what it produces (N60, N61, N65 to N68)."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.natrak.actions import Cards, Roll
from sobremesa.games.natrak.data.load import MATERIALS
from sobremesa.games.natrak.events import Gained, Rolled
from sobremesa.games.natrak.rules import seven
from sobremesa.games.natrak.rules.deed import Deed, Menu
from sobremesa.games.natrak.state import State, SumIncome
from sobremesa.kit.records import Choice, Refusal

_ROLL = Choice("roll")


def offer_roll(_state: State, _seat: int, menu: Menu) -> None:
    menu.append(_ROLL)


def explain_roll(_state: State, _seat: int, _action: Roll) -> Refusal | None:
    return None


def do_roll(state: State, seat: int, _action: Roll, deed: Deed) -> None:
    roll(state, seat, deed, auto=False)


def roll(state: State, seat: int, deed: Deed, *, auto: bool) -> None:
    """Roll and resolve as far as no seat has to choose (N60)."""
    fixed = state.hooks.dice(state, seat)
    if fixed is None:
        red = 1 + deed.chance.below(f"dice/{state.turn}/red", 6)
        white = 1 + deed.chance.below(f"dice/{state.turn}/white", 6)
    else:
        red, white = fixed
    total = red + white
    state.dice = (seat, red, white)
    state.tally[total - 2] += 1
    state.rolled = True
    dragon = state.dragon
    producing = [h for h, *_ in state.board.by_sum[total] if h != dragon]
    deed.events.append(Rolled(seat, red, white, producing, auto))
    if not state.hooks.rolled(state, deed):
        resolve(state, deed)


def resolve(state: State, deed: Deed) -> None:
    """What the sum brings, once nothing of the roll comes before it (N60)."""
    state.phase = "main"
    total = sum(state.dice[1:])
    if total != 7:
        state.hooks.produced(state, _produce(state, total, deed), deed)
    elif state.turn > state.seats:
        seven.begin_seven(state)


def _produce(state: State, total: int, deed: Deed) -> int:
    """N67, N68: every building on a producing hex is paid, but none under the dragon or of an absent seat.

    Answers the mask of the seats that got something.
    """
    dragon, absent, paid = state.dragon, state.absent, 0
    for seat, parts in income(state, total):
        if absent >> seat & 1:
            continue
        hand = state.hands[seat]
        got: Cards = {}
        for material, hex_, number in parts:
            if hex_ != dragon:
                hand[material] += number
                name = MATERIALS[material]
                got[name] = got.get(name, 0) + number
        if got:
            paid |= 1 << seat
            deed.events.append(Gained(seat, got, "production"))
    return paid


def income(state: State, total: int) -> SumIncome:
    """Who gets what from which hex on this sum: worked out once for the buildings as they stand."""
    found = state.income.get(total)
    if found is None:
        found = state.income[total] = tuple(
            (seat, parts) for seat in range(state.seats) if (parts := tuple(sorted(_parts(state, total, seat))))
        )
    return found


def _parts(state: State, total: int, seat: int) -> Iterator[tuple[int, int, int]]:
    for hex_, corners, camp, city in state.board.by_sum[total]:
        for owned, given in ((state.camps[seat], camp), (state.cities[seat], city)):
            here = (owned & corners).bit_count()
            if here:
                for material, number in given:
                    yield material, hex_, number * here
