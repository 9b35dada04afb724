"""Kinds that only tables of generations 1 to 4 have (N222 to N227)."""

from __future__ import annotations

from sobremesa.games.natrak.board import bits
from sobremesa.games.natrak.data.load import BASICS, MATERIALS, NUMBER
from sobremesa.games.natrak.events import Exchanged
from sobremesa.games.natrak.expansions.adventurers import actions as act
from sobremesa.games.natrak.expansions.adventurers.cards.card import Card
from sobremesa.games.natrak.expansions.adventurers.heroes import activate, not_resting, resting
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.rules.deed import NOT_HELD, Deed
from sobremesa.games.natrak.rules.scrolls import BASIC_ONLY, NO_EFFECT, basics_only
from sobremesa.games.natrak.rules.seven import begin_dragon
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Counts, Field, One, Refusal

MOST = 2
"""Cards that a Smuggling exchanges at most."""
GOODS_ONLY = Refusal("goods_only")

# Fair


def _do_fair(state: State, _seat: int, _action: act.PlayFair, _deed: Deed) -> None:
    slot: Slot = state.extra
    slot.fleets |= (1 << BASICS) - 1


# Smuggling


def _off_smuggling(state: State, seat: int) -> Refusal | None:
    return None if any(state.hands[seat][:BASICS]) else NO_EFFECT


def _smuggling_fields(state: State, seat: int) -> tuple[Field, ...]:
    held: dict[str, int] = {MATERIALS[m]: min(MOST, n) for m, n in enumerate(state.hands[seat][:BASICS]) if n}
    goods: dict[str, int] = dict.fromkeys(MATERIALS[BASICS : len(state.mode.materials)], MOST)
    most = min(MOST, sum(held.values()))
    return Counts("give", held, 1, most), Counts("get", goods, 1, most)


def _explain_smuggling(state: State, seat: int, action: act.PlaySmuggling) -> Refusal | None:
    if not basics_only(action.give):
        return BASIC_ONLY
    if any(NUMBER[kind] < BASICS for kind in action.get):
        return GOODS_ONLY
    given, got = sum(action.give.values()), sum(action.get.values())
    if not 1 <= given <= MOST or given != got:
        return Refusal("wrong_number", {"owed": min(MOST, max(1, given)), "sent": got})
    hand = state.hands[seat]
    return None if all(hand[NUMBER[kind]] >= number for kind, number in action.give.items()) else NOT_HELD


def _do_smuggling(state: State, seat: int, action: act.PlaySmuggling, deed: Deed) -> None:
    hand = state.hands[seat]
    for kind, number in action.give.items():
        hand[NUMBER[kind]] -= number
    for kind, number in action.get.items():
        hand[NUMBER[kind]] += number
    deed.events.append(Exchanged(seat, action.give, action.get))


# Dragon Envoy and Levy


def _do_envoy(state: State, _seat: int, _action: act.PlayDragonEnvoy, _deed: Deed) -> None:
    begin_dragon(state)


def _off_levy(state: State, seat: int) -> Refusal | None:
    return None if resting(state, seat) else NO_EFFECT


def _levy_fields(state: State, seat: int) -> tuple[Field, ...]:
    return (One("crossing", list(bits(resting(state, seat)))),)


def _explain_levy(state: State, seat: int, action: act.PlayLevy) -> Refusal | None:
    return not_resting(state, seat, action.crossing)


def _do_levy(state: State, seat: int, action: act.PlayLevy, deed: Deed) -> None:
    activate(state, seat, 1 << action.crossing, [action.crossing], deed, free=True)


CARDS = (
    Card("fair", act.PlayFair, _do_fair),
    Card(
        "smuggling",
        act.PlaySmuggling,
        _do_smuggling,
        _off_smuggling,
        _smuggling_fields,
        _explain_smuggling,
        materials=lambda action: (*action.give, *action.get),
        equal_total=True,
    ),
    Card("dragon_envoy", act.PlayDragonEnvoy, _do_envoy),
    Card("levy", act.PlayLevy, _do_levy, _off_levy, _levy_fields, _explain_levy),
)
