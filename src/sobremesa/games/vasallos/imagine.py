"""A full state that looks the same: the public state, with the remaining tiles in a random order (V90)."""

from __future__ import annotations

import msgspec

from sobremesa.games.vasallos import views
from sobremesa.games.vasallos.data.load import number_of
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.rebuild import lay_again, score_again, stand_again
from sobremesa.games.vasallos.start import blank
from sobremesa.games.vasallos.state import NOTHING, State
from sobremesa.kit.rng import Rng


def imagine(public: views.Public, rng: Rng) -> State:
    """A state with this view and a K of its own; everybody sees the same, so it is anybody's."""
    rules, turn, numbers = public.rules, public.turn, number_of()
    options = Options(todo=rules.todo, ferias=rules.ferias, sombra=rules.sombra)
    state = blank(options, tuple(player.who for player in public.players), rng.randbytes(32), rules.generation)
    state.persons = sum(1 << player.seat for player in public.players if player.person)
    lay_again(state, public.tiles)
    stand_again(state, (figure for feature in public.features for figure in feature.figures))
    score_again(state, public.scored)
    state.phase, state.turn, state.step, state.active = turn.phase, turn.turn, turn.step, turn.active
    state.hand = NOTHING if turn.hand is None else numbers[turn.hand]
    state.aside = [numbers[tile] for tile in public.deck.aside]
    left = [numbers[tile] for tile, number in public.deck.types.items() for _ in range(number)]
    rng.shuffle(left)
    state.deck = bytes(left)
    set_slots(state, public.slots)
    return state


def set_slots(state: State, said: views.SlotsView) -> None:
    """What the capabilities keep, each on its own. Raises `ValueError` for one that is not in play or missing."""
    for name in said.__struct_fields__:
        slot = getattr(said, name)
        if (slot is not None) != (name in state.slots):
            raise ValueError(f"slot {name}: there is none in this game, or it is missing")
        if slot is not None:
            state.slots[name] = msgspec.structs.replace(slot)
