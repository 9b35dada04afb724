"""The roll and what it produces (N60, N61, N65 to N68)."""

from __future__ import annotations

from sobremesa.games.natrak.actions import Roll
from sobremesa.games.natrak.events import Gained, Rolled
from sobremesa.games.natrak.rules import seven
from sobremesa.games.natrak.rules.deed import Deed, Menu, cards_of
from sobremesa.games.natrak.state import State
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
    red = 1 + deed.chance.below(f"dice/{state.turn}/red", 6)
    white = 1 + deed.chance.below(f"dice/{state.turn}/white", 6)
    total = red + white
    state.dice = (seat, red, white)
    state.tally[total - 2] += 1
    state.rolled = True
    state.phase = "main"
    producing = [h for h, *_ in state.board.by_sum[total] if h != state.dragon]
    deed.events.append(Rolled(seat, red, white, producing, auto))
    if total != 7:
        _produce(state, total, deed)
    elif state.turn > state.seats:
        seven.begin_seven(state)


def _produce(state: State, total: int, deed: Deed) -> None:
    """N67, N68: every building on a producing hex is paid, but none under the dragon or of an absent seat."""
    gains: dict[int, list[int]] = {}
    for hex_, corners, camp, city in state.board.by_sum[total]:
        if hex_ == state.dragon or not corners & state.built:
            continue
        for seat in range(state.seats):
            for owned, given in ((state.camps[seat], camp), (state.cities[seat], city)):
                here = owned & corners
                if here and not state.absent >> seat & 1:
                    got = gains.setdefault(seat, [0] * len(state.hands[seat]))
                    for material, number in given:
                        got[material] += number * here.bit_count()
    for seat in sorted(gains):
        got = gains[seat]
        state.hands[seat] = [a + b for a, b in zip(state.hands[seat], got, strict=True)]
        deed.events.append(Gained(seat, cards_of(got), "production"))
