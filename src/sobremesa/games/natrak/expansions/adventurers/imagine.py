"""The box's part of a state that looks the same to one viewer (N202): open things as they are, hidden cards dealt."""

from __future__ import annotations

from typing import cast

from sobremesa.games.natrak import views as base_views
from sobremesa.games.natrak.board import mask_of
from sobremesa.games.natrak.data.load import GLORY, NUMBER, decks
from sobremesa.games.natrak.expansions.adventurers import views
from sobremesa.games.natrak.expansions.adventurers.data import KIND, OPEN_KINDS, SCHOLAR, counts
from sobremesa.games.natrak.expansions.adventurers.slot import Choosing, Slot
from sobremesa.games.natrak.expansions.adventurers.words import DISCIPLINES, RELIGION
from sobremesa.games.natrak.state import NOBODY, State
from sobremesa.kit.rng import Rng


def imagine(
    state: State, base: base_views.Public, base_own: base_views.Own | None, seat: int | None, rng: Rng
) -> dict[int, int]:
    """Fill in the slot; answers how many Scholars each other seat is dealt."""
    public, own = cast("views.AdventurersPublic", base), cast("views.AdventurersOwn | None", base_own)
    slot: Slot = state.extra
    slot.march, slot.face, slot.faces = public.goblins.march, public.event_die.face or 0, list(public.event_die.tally)
    slot.spared = mask_of(public.goblins.spared)
    _set_figures(slot, public.figures)
    for standing in public.standings:
        slot.disciplines[standing.seat] = [standing.levels[name] for name in DISCIPLINES]
        slot.defences[standing.seat] = standing.defences_won
        slot.shown[standing.seat] = mask_of(KIND[name] for name in standing.shown)
        slot.fixed[standing.seat] = standing.dice
    for name, number in public.progress.played.items():
        slot.played[KIND[name]] = number
    _set_effects(slot, public.effects)
    known = _known(state, own, seat)
    scholars = _scholars(state, public, own, seat, known)
    _deal(state, public, known, scholars, rng)
    return scholars


def _set_figures(slot: Slot, figures: views.FiguresView) -> None:
    for hero in figures.adventurers:
        bit = 1 << hero.crossing
        slot.levels[hero.seat][hero.level - 1] |= bit
        slot.active[hero.seat] |= bit if hero.active else 0
        slot.promoted |= bit if hero.promoted else 0
    for wall in figures.walls:
        slot.walls[wall.seat] |= 1 << wall.crossing
    for metropolis in figures.metropolises:
        number = DISCIPLINES.index(metropolis.discipline)
        slot.holders[number] = metropolis.seat
        slot.sites[number] = NOBODY if metropolis.crossing is None else metropolis.crossing
    if figures.merchant is not None:
        slot.merchant = (figures.merchant.seat, figures.merchant.hex)


def _set_effects(slot: Slot, effects: views.EffectsView) -> None:
    slot.cranes, slot.smiths, slot.takes, slot.gifts = effects.cranes, effects.smiths, effects.takes, effects.gifts
    slot.fleets = mask_of(NUMBER[name] for name in effects.fleets)
    slot.sabotage = effects.sabotage
    if effects.choosing is not None:
        slot.choosing = Choosing(effects.choosing.card, effects.choosing.victim, effects.choosing.number)


def _known(state: State, own: views.AdventurersOwn | None, seat: int | None) -> set[int]:
    """The seats whose progress cards the viewer sees: put down as they are. A hand it sees is put down too."""
    slot: Slot = state.extra
    if own is None or seat is None:
        return set()
    seen = {seat: own.progress}
    if own.look is not None:
        if own.look.progress is not None:
            seen[own.look.victim] = own.look.progress
        if own.look.hand is not None:
            hand = [0] * len(state.mode.materials)
            for name, number in own.look.hand.items():
                hand[NUMBER[name]] = number
            state.hands[own.look.victim] = hand
    for holder, cards in seen.items():
        for kind, number in cards.items():
            slot.progress[holder][KIND[kind]] = number
    return set(seen)


def _unseen(state: State) -> list[list[int]]:
    """By discipline the cards, by kind number, that are neither played nor in sight nor known."""
    slot: Slot = state.extra
    found = []
    for deck in counts(state.generation):
        pool: list[int] = []
        for kind, number in enumerate(deck):
            gone = slot.played[kind] + sum(held[kind] for held in slot.progress)
            gone += sum(mask >> kind & 1 for mask in slot.shown)
            pool += [kind] * (number - gone)
        found.append(pool)
    return found


def _scholars(
    state: State, public: views.AdventurersPublic, own: views.AdventurersOwn | None, seat: int | None, known: set[int]
) -> dict[int, int]:
    """How many of each other seat's hidden points are Scholars: as few in all as the cards allow (N227)."""
    slot: Slot = state.extra
    others = [player for player in public.players if own is None or player.seat != seat]
    found = {player.seat: slot.progress[player.seat][SCHOLAR] for player in others}
    free = _unseen(state)[RELIGION].count(SCHOLAR)
    if not free:
        return found
    hidden = {player.seat: player.points - sum(player.parts.values()) for player in others}
    too_many = sum(hidden.values()) - sum(found.values()) - _unseen_glory(public, own)
    wanted = max(too_many, free - public.progress.left["religion"])
    dealt = [player for player in others if player.seat not in known]
    for player in dealt:
        found[player.seat] = max(0, hidden[player.seat] - player.scrolls)
        wanted -= found[player.seat]
    for player in dealt:
        most = min(hidden[player.seat], public.standings[player.seat].progress)
        more = max(0, min(wanted, most - found[player.seat]))
        found[player.seat] += more
        wanted -= more
    return found


def _unseen_glory(public: views.AdventurersPublic, own: views.AdventurersOwn | None) -> int:
    """How many Glory the viewer does not hold: a Glory is never cast."""
    held = sum(scroll.number for scroll in own.scrolls if scroll.kind == "glory") if own is not None else 0
    return decks()[public.rules.seats][GLORY] - held


def _deal(state: State, public: views.AdventurersPublic, known: set[int], scholars: dict[int, int], rng: Rng) -> None:
    """Each deck has as many of the unseen cards as it says; the rest are in the hands of seats not known.

    What is turned up when drawn is in no hand (N71).
    """
    slot: Slot = state.extra
    hands: list[int] = []
    to_deal = sum(number for holder, number in scholars.items() if holder not in known)
    for number, pool in enumerate(_unseen(state)):
        left = public.progress.left[DISCIPLINES[number]]
        scholars_left = pool.count(SCHOLAR) - (to_deal if number == RELIGION else 0)
        in_deck = [kind for kind in pool if kind in OPEN_KINDS] + [SCHOLAR] * scholars_left
        rest = [kind for kind in pool if kind != SCHOLAR and kind not in OPEN_KINDS]
        rng.shuffle(rest)
        in_hands = len(rest) + len(in_deck) - left
        hands += rest[:in_hands]
        deck = rest[in_hands:] + in_deck
        rng.shuffle(deck)
        slot.decks[number] = bytes(deck)
    rng.shuffle(hands)
    for standing in public.standings:
        if standing.seat not in known:
            held = slot.progress[standing.seat]
            held[SCHOLAR] = scholars.get(standing.seat, 0)
            for _ in range(standing.progress - held[SCHOLAR]):
                held[hands.pop()] += 1
