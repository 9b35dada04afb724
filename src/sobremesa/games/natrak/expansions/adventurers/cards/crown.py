"""The Crown deck (N141 to N149), but for what removes pieces."""

from __future__ import annotations

from sobremesa.games.natrak.board import bits
from sobremesa.games.natrak.events import DragonMoved
from sobremesa.games.natrak.expansions.adventurers import actions as act
from sobremesa.games.natrak.expansions.adventurers.cards.card import Card, rivals_of
from sobremesa.games.natrak.expansions.adventurers.cards.hidden import begin_choice, takeable
from sobremesa.games.natrak.expansions.adventurers.data import KINDS
from sobremesa.games.natrak.expansions.adventurers.events import ProgressSeen
from sobremesa.games.natrak.expansions.adventurers.heroes import activate, resting
from sobremesa.games.natrak.expansions.adventurers.slot import Choosing, Slot
from sobremesa.games.natrak.rules.deed import NO_SUCH_PLACE, Deed
from sobremesa.games.natrak.rules.points import points
from sobremesa.games.natrak.rules.scrolls import NO_EFFECT
from sobremesa.games.natrak.rules.seven import BAD_VICTIM, SAME_HEX, begin_discard, steal, victims
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Field, One, Refusal

WEDDING_CARDS = 2

# Bishop


def _bishop_fields(state: State, _seat: int) -> tuple[Field, ...]:
    return (One("hex", [hex_ for hex_ in range(len(state.board.terrain)) if hex_ != state.dragon]),)


def _explain_bishop(state: State, _seat: int, action: act.PlayBishop) -> Refusal | None:
    if action.hex >= len(state.board.terrain):
        return NO_SUCH_PLACE
    return SAME_HEX if action.hex == state.dragon else None


def _do_bishop(state: State, seat: int, action: act.PlayBishop, deed: Deed) -> None:
    """N141: one card of every rival there; no dragon phase."""
    deed.events.append(DragonMoved(seat, state.dragon, action.hex, None, auto=False))
    state.dragon = action.hex
    there = victims(state, seat, action.hex)
    for rival in rivals_of(state, seat):
        if rival in there:
            steal(state, seat, rival, deed)


# Saboteur


def _sabotaged(state: State, seat: int) -> list[int]:
    """By seat how many cards it would discard."""
    mine = points(state, seat)
    return [
        sum(hand) // 2 if rival != seat and points(state, rival) >= mine else 0
        for rival, hand in enumerate(state.hands)
    ]


def _off_saboteur(state: State, seat: int) -> Refusal | None:
    return None if any(_sabotaged(state, seat)) else NO_EFFECT


def _do_saboteur(state: State, seat: int, _action: act.PlaySaboteur, _deed: Deed) -> None:
    slot: Slot = state.extra
    slot.sabotage = True
    begin_discard(state, _sabotaged(state, seat))


# Spy


def _spied(state: State, seat: int) -> list[int]:
    slot: Slot = state.extra
    return [rival for rival in range(state.seats) if rival != seat and any(slot.progress[rival])]


def _off_spy(state: State, seat: int) -> Refusal | None:
    return None if _spied(state, seat) else NO_EFFECT


def _spy_fields(state: State, seat: int) -> tuple[Field, ...]:
    return (One("rival", _spied(state, seat)),)


def _explain_spy(state: State, seat: int, action: act.PlaySpy) -> Refusal | None:
    return None if action.rival in _spied(state, seat) else BAD_VICTIM


def _do_spy(state: State, seat: int, action: act.PlaySpy, deed: Deed) -> None:
    """N147; with nothing but Scholars there the Spy is spent (N227)."""
    slot: Slot = state.extra
    held = {KINDS[kind]: number for kind, number in enumerate(slot.progress[action.rival]) if number}
    deed.events.append(ProgressSeen(seat, action.rival, held))
    if takeable(state, action.rival):
        begin_choice(state, Choosing("spy", action.rival, 1))


# Warlord


def _off_warlord(state: State, seat: int) -> Refusal | None:
    return None if resting(state, seat) else NO_EFFECT


def _do_warlord(state: State, seat: int, _action: act.PlayWarlord, deed: Deed) -> None:
    mask = resting(state, seat)
    activate(state, seat, mask, list(bits(mask)), deed, free=True)


# Wedding


def _guests(state: State, seat: int) -> list[int]:
    """By seat how many cards it would give."""
    mine = points(state, seat)
    return [
        min(WEDDING_CARDS, sum(hand)) if rival != seat and points(state, rival) > mine else 0
        for rival, hand in enumerate(state.hands)
    ]


def _off_wedding(state: State, seat: int) -> Refusal | None:
    return None if any(_guests(state, seat)) else NO_EFFECT


def _do_wedding(state: State, seat: int, _action: act.PlayWedding, _deed: Deed) -> None:
    state.debts = _guests(state, seat)
    state.phase = "gift"


CARDS = (
    Card("bishop", act.PlayBishop, _do_bishop, fields=_bishop_fields, explain=_explain_bishop),
    Card("saboteur", act.PlaySaboteur, _do_saboteur, _off_saboteur),
    Card("spy", act.PlaySpy, _do_spy, _off_spy, _spy_fields, _explain_spy),
    Card("warlord", act.PlayWarlord, _do_warlord, _off_warlord),
    Card("wedding", act.PlayWedding, _do_wedding, _off_wedding),
)
