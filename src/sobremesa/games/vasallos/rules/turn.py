"""The order of a turn (V23 to V28): draw, lay, figures, closing, another step or the next turn, the end."""

from __future__ import annotations

from sobremesa.games.vasallos.data.load import tiles
from sobremesa.games.vasallos.events import PassedOver, TileDrawn, TileLaid, TileSetAside, TurnBegan, TurnSkipped
from sobremesa.games.vasallos.rules import laying, placing
from sobremesa.games.vasallos.rules.deed import Deed
from sobremesa.games.vasallos.rules.final import finish
from sobremesa.games.vasallos.rules.scoring import score_completed
from sobremesa.games.vasallos.state import NOTHING, OVER, PLACE, State, left
from sobremesa.games.vasallos.tiles import XY, forms

_FORMS = forms()
_IDS = tuple(tile.id for tile in tiles())


def stands(state: State) -> bool:
    """Is no person present at a table of persons? Then nothing happens, no tile is drawn (V83, V86)."""
    return bool(state.persons) and "person" not in state.who


def away(state: State) -> bool:
    """Is the active seat played by nobody?"""
    return bool(state.absent >> state.active & 1)


def lay(state: State, cell: int, turn: int, deed: Deed, *, auto: bool) -> None:
    """The tile in hand is laid on a legal place."""
    type_ = state.hand
    laying.lay(state, _FORMS[4 * type_ + turn], cell, state.active)
    state.hand = NOTHING
    deed.events.append(TileLaid(state.active, _IDS[type_], XY[cell], turn, auto))
    for capability in state.rules.on_laid:
        capability.laid(state)


def go_on(state: State, after: int, deed: Deed) -> None:
    """On to the next phase of figures, from number `after` on, in which there is something to choose; else closing (V25)."""
    rows = state.rules.placing
    for number in range(after, len(rows)):
        if placing.possible(state, number):
            state.phase = rows[number].phase
            return
        deed.events.append(PassedOver(state.active, rows[number].phase))
    close(state, deed)


def close(state: State, deed: Deed, *, leaving: bool = False) -> None:
    """The step is closed: scoring, then another step of the turn or the next turn (V27). `leaving`: the turn is over (V86)."""
    score_completed(state, deed)
    state.phase = PLACE
    again = [event for capability in state.rules.on_again if (event := capability.again(state)) is not None]
    if not left(state):
        finish(state, deed)
    elif again and not leaving:
        deed.events += again
        state.step += 1
    else:
        _next_turn(state)


def _next_turn(state: State) -> None:
    state.turn += 1
    state.step = 0
    state.active = (state.turn - 1) % state.seats


def begin(state: State, deed: Deed) -> None:
    """The first turn."""
    _next_turn(state)
    proceed(state, deed)


def proceed(state: State, deed: Deed) -> None:
    """Do all that nobody present has to decide: draw, skip the absent, decide for who has left.

    Ends, since a person is present (or every seat is a bot) and is asked at the latest in its own turn.
    """
    while state.phase != OVER:
        if state.phase == PLACE and state.hand == NOTHING:
            if stands(state):
                return
            if state.absent and away(state):
                if not state.step:
                    deed.events.append(TurnSkipped(state.turn, state.active))
                _next_turn(state)
            else:
                _draw(state, deed)
        elif state.absent and away(state) and not stands(state):
            default(state, deed, leaving=True)
        else:
            return


def _draw(state: State, deed: Deed) -> None:
    """The active seat's next tile; those that fit nowhere are set aside (V20, V21)."""
    if not state.step:
        deed.events.append(TurnBegan(state.turn, state.active))
    while left(state):
        type_ = state.deck[state.drawn]
        state.drawn += 1
        if laying.has_place(state, type_):
            state.hand = type_
            deed.events.append(TileDrawn(state.active, _IDS[type_], left(state)))
            return
        state.aside.append(type_)
        deed.events.append(TileSetAside(state.active, _IDS[type_], left(state)))
    finish(state, deed)


def default(state: State, deed: Deed, *, leaving: bool) -> None:
    """What the server does in a seat's place: the first legal place, no figures, closing (V85, V86)."""
    if state.phase == PLACE:
        cell, turn = laying.first_place(state, state.hand)
        lay(state, cell, turn, deed, auto=True)
    else:
        placing.decline(state, deed, auto=True)
    close(state, deed, leaving=leaving)
