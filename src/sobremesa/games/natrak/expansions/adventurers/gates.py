"""The gates of the disciplines: who draws a progress card (N70, N71)."""

from __future__ import annotations

from sobremesa.games.natrak.expansions.adventurers.data import KINDS, OPEN_KINDS, PROGRESS_MOST, SCHOLAR, counts
from sobremesa.games.natrak.expansions.adventurers.events import ProgressDrawn
from sobremesa.games.natrak.expansions.adventurers.slot import Slot
from sobremesa.games.natrak.expansions.adventurers.words import DISCIPLINES
from sobremesa.games.natrak.rules.deed import Deed
from sobremesa.games.natrak.rules.points import check_victory
from sobremesa.games.natrak.state import State
from sobremesa.kit.draws import Chance, shuffled


def deal_decks(state: State, chance: Chance) -> None:
    """Shuffle the three decks of the table's generation."""
    slot: Slot = state.extra
    for number, name in enumerate(DISCIPLINES):
        cards = [kind for kind, copies in enumerate(counts(state.generation)[number]) for _ in range(copies)]
        slot.decks[number] = bytes(cards[i] for i in chance.order(f"deck/{name}", len(cards)))


def reshuffle_decks(state: State, chance: Chance) -> None:
    """What is left of the three decks in another order: nobody has seen it."""
    slot: Slot = state.extra
    slot.decks = [shuffled(chance, f"again/{name}", deck) for name, deck in zip(DISCIPLINES, slot.decks, strict=True)]


def open_gate(state: State, discipline: int, deed: Deed) -> None:
    """Deal a card of a discipline to each seat that has earned one, in seat order."""
    slot: Slot = state.extra
    red = state.dice[1]
    for seat in range(state.seats):
        level = slot.disciplines[seat][discipline]
        earned = level and red <= level + 1 and not state.absent >> seat & 1
        if earned and slot.decks[discipline] and sum(slot.progress[seat]) < PROGRESS_MOST:
            _draw(state, seat, discipline, deed)
            if state.phase == "over":
                return


def _draw(state: State, seat: int, discipline: int, deed: Deed) -> None:
    slot: Slot = state.extra
    deck = slot.decks[discipline]
    kind = deck[0]
    slot.decks[discipline] = deck[1:]
    deed.events.append(ProgressDrawn(seat, DISCIPLINES[discipline], KINDS[kind], len(deck) - 1))
    if kind in OPEN_KINDS:
        slot.shown[seat] |= 1 << kind
    else:
        slot.progress[seat][kind] += 1
    if kind in OPEN_KINDS or kind == SCHOLAR:
        check_victory(state, deed)
