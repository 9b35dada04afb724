"""The 7: discard, dragon and theft (N72 to N79)."""

from __future__ import annotations

from typing import Any

from sobremesa.games.natrak.actions import Discard, MoveThreat
from sobremesa.games.natrak.data.load import MATERIALS, NUMBER
from sobremesa.games.natrak.events import Discarded, DragonMoved, NothingStolen, Stolen
from sobremesa.games.natrak.rules.deed import (
    NO_SUCH_PLACE,
    NOT_HELD,
    Deed,
    Menu,
    cards_of,
)
from sobremesa.games.natrak.state import State
from sobremesa.kit.records import Choice, Counts, Pair, Refusal

SAME_HEX = Refusal("same_hex")
BAD_VICTIM = Refusal("bad_victim")


def hand_limit(state: State, seat: int) -> int:
    """Above how many cards a seat discards on a 7 (N72)."""
    return state.mode.hand_limit + state.hooks.more_cards(state, seat)


def begin_seven(state: State) -> None:
    """A 7 from round 2 on: those with too many cards owe half of them, then the dragon moves."""
    debts = [
        total // 2 if (total := sum(hand)) > hand_limit(state, seat) else 0 for seat, hand in enumerate(state.hands)
    ]
    if any(debts):
        begin_discard(state, debts)
    else:
        begin_dragon(state)


def begin_discard(state: State, debts: list[int]) -> None:
    """Each seat owes so many cards."""
    state.debts = debts
    state.phase = "discard"


def begin_dragon(state: State) -> None:
    """The actor must move the dragon (N79)."""
    state.phase = "dragon"
    state.threats += 1


def offer_discard(state: State, seat: int, menu: Menu) -> None:
    owed = state.debts[seat]
    if owed:
        held: dict[str, int] = {MATERIALS[m]: n for m, n in enumerate(state.hands[seat]) if n}
        menu.append(Choice("discard", (Counts("cards", held, owed, owed),), "cards"))


def explain_discard(state: State, seat: int, action: Discard) -> Refusal | None:
    hand, owed = state.hands[seat], state.debts[seat]
    sent = sum(action.cards.values())
    if sent != owed:
        return Refusal("wrong_number", {"owed": owed, "sent": sent})
    enough = all(hand[NUMBER[kind]] >= number for kind, number in action.cards.items())
    return None if enough else NOT_HELD


def do_discard(state: State, seat: int, action: Discard, deed: Deed) -> None:
    lost = [0] * len(state.hands[seat])
    for kind, number in action.cards.items():
        lost[NUMBER[kind]] = number
    _discard(state, seat, lost, deed, auto=False)


def discard_at_random(state: State, seat: int, deed: Deed) -> None:
    """The server discards for a seat: each card is equally likely to go (N59)."""
    hand = state.hands[seat]
    cards = [kind for kind, number in enumerate(hand) for _ in range(number)]
    label = f"discard/{state.turn}/{state.discards}/seat{seat}"
    lost = [0] * len(hand)
    for place in deed.chance.order(label, len(cards))[: state.debts[seat]]:
        lost[cards[place]] += 1
    _discard(state, seat, lost, deed, auto=True)


def _discard(state: State, seat: int, lost: list[int], deed: Deed, *, auto: bool) -> None:
    state.hands[seat] = [a - b for a, b in zip(state.hands[seat], lost, strict=True)]
    state.debts[seat] = 0
    deed.events.append(Discarded(seat, sum(lost), cards_of(lost), auto))
    if not any(state.debts):
        state.discards += 1
        if not state.hooks.discarded(state):
            begin_dragon(state)


def victims(state: State, mover: int, hex_: int) -> list[int]:
    """The rivals with a building at this hex (N76)."""
    corners = state.board.grid.corners[hex_]
    owned = enumerate(zip(state.camps, state.cities, strict=True))
    return [seat for seat, (camps, cities) in owned if (camps | cities) & corners and seat != mover]


def offer_move_threat(state: State, seat: int, menu: Menu) -> None:
    owned = [(rival, state.camps[rival] | state.cities[rival]) for rival in range(state.seats) if rival != seat]
    built, dragon, nobody = state.built, state.dragon, [None]
    options: list[tuple[int, list[Any]]] = [
        (hex_, [None, *[rival for rival, mask in owned if mask & corners]] if corners & built else nobody)
        for hex_, corners in enumerate(state.board.grid.corners)
        if hex_ != dragon
    ]
    menu.append(Choice("move_threat", (Pair(("hex", "victim"), options),)))


def explain_move_threat(state: State, seat: int, action: MoveThreat) -> Refusal | None:
    if action.hex >= len(state.board.terrain):
        return NO_SUCH_PLACE
    if action.hex == state.dragon:
        return SAME_HEX
    if action.victim is not None and action.victim not in victims(state, seat, action.hex):
        return BAD_VICTIM
    return None


def do_move_threat(state: State, seat: int, action: MoveThreat, deed: Deed) -> None:
    _move_dragon(state, seat, action.hex, action.victim, deed, auto=False)


def server_moves(state: State, deed: Deed) -> None:
    """N78: the server puts the dragon where it does least harm, and steals nothing."""

    def harm(hex_: int) -> tuple[int, int, int]:
        corners = state.board.grid.corners[hex_]
        weight = sum((mask & corners).bit_count() for mask in (*state.camps, *state.cities))
        weight += sum((mask & corners).bit_count() for mask in state.cities)
        pips = state.board.pips[hex_]
        return pips * weight, pips, hex_

    legal = (h for h in range(len(state.board.terrain)) if h != state.dragon)
    _move_dragon(state, state.actor, min(legal, key=harm), None, deed, auto=True)


def _move_dragon(state: State, seat: int, hex_: int, victim: int | None, deed: Deed, *, auto: bool) -> None:
    deed.events.append(DragonMoved(seat, state.dragon, hex_, victim, auto))
    state.dragon = hex_
    if victim is not None:
        steal(state, seat, victim, deed)
    state.phase = "main" if state.rolled else "roll"


def steal(state: State, thief: int, victim: int, deed: Deed) -> None:
    """N77: one card of the victim's hand, each equally likely."""
    hand = state.hands[victim]
    total = sum(hand)
    if not total:
        deed.events.append(NothingStolen(thief, victim))
        return
    place = deed.chance.below(f"theft/{state.turn}/{state.thefts}", total)
    state.thefts += 1
    kind = 0
    while place >= hand[kind]:
        place -= hand[kind]
        kind += 1
    hand[kind] -= 1
    state.hands[thief][kind] += 1
    deed.events.append(Stolen(thief, victim, MATERIALS[kind]))
