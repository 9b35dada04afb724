"""Vasallos as the kit plays it: the table of actions, the phase of each, and the game's functions."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from sobremesa.games.vasallos import imagine, look, position, preview, start
from sobremesa.games.vasallos.actions import Figure, NoFigure, Place
from sobremesa.games.vasallos.expansions.sombra.records import NoPhantom, Phantom
from sobremesa.games.vasallos.luck import Luckbook
from sobremesa.games.vasallos.meta import META
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.rules import clocks, laying, placing, turn
from sobremesa.games.vasallos.rules.deed import (
    GAME_OVER,
    NOT_IN_THIS_GAME,
    NOT_YOUR_TURN,
    WRONG_PHASE,
    Deed,
)
from sobremesa.games.vasallos.state import NOTHING, OVER, PLACE, State, canonical, copy
from sobremesa.games.vasallos.tiles import cell_number
from sobremesa.games.vasallos.views import Own, VasallosAction
from sobremesa.kit.contract import Dress, Step
from sobremesa.kit.draws import Draw
from sobremesa.kit.menus import tag
from sobremesa.kit.records import Action, Event, Menu, Refusal, Standing, Waiting, Who
from sobremesa.kit.rng import Rng


class Row(NamedTuple):
    """An action in the table: the phase it belongs to, and whether it puts a figure there or none."""

    phase: str
    puts: bool


TABLE: dict[type[Action], Row] = {
    Place: Row(PLACE, puts=False),
    Figure: Row("figure", puts=True),
    NoFigure: Row("figure", puts=False),
    Phantom: Row("phantom", puts=True),
    NoPhantom: Row("phantom", puts=False),
}
"""Every type of action, in the order in which menus show them. A phase of figures has its number in the ruleset."""

_EMPTY = Menu()
_OWN = Own()


class Vasallos:
    """The rules of Vasallos behind the kit's contract (`kit.contract.Game`)."""

    meta = META
    options_type: type[msgspec.Struct] = Options
    actions = VasallosAction
    undo_types = frozenset(tag(kind) for kind in TABLE)
    hidden_refusals: dict[str, frozenset[str]] = {}  # noqa: RUF012  # the contract's type; never changed

    def settle(self, options: Options, seats: int) -> Options | Refusal:
        return start.settle(options, seats)

    def dress(self, _options: Options, seats: int, taken: list[tuple[str, str | None]]) -> Dress:
        return start.dress(seats, taken)

    def start(self, options: Options, who: tuple[Who, ...], key: bytes, generation: int) -> tuple[State, Step]:
        return start.start(options, who, key, generation)

    def copy(self, state: State) -> State:
        return copy(state)

    def waiting(self, state: State) -> Waiting:
        return clocks.waiting(state)

    def menu(self, state: State, seat: int) -> Menu:
        if seat != state.active or state.phase == OVER:
            return _EMPTY
        if state.phase == PLACE:
            return Menu(tuple(laying.offer_place(state)))
        return Menu(tuple(placing.offer(state, state.rules.phase_number[state.phase])))

    def blocked(self, state: State, seat: int) -> dict[str, Refusal]:
        if seat != state.active or state.phase in (PLACE, OVER):
            return {}
        return placing.off(state, state.rules.phase_number[state.phase])

    def explain(self, state: State, seat: int, action: Action) -> Refusal | None:
        if state.phase == OVER:
            return GAME_OVER
        row, rules = TABLE[type(action)], state.rules
        number = rules.phase_number.get(row.phase)
        if row.phase != PLACE and number is None:
            return NOT_IN_THIS_GAME
        if number is not None and row.puts and rules.placing[number].kind_of(action) not in rules.kind_number:
            return NOT_IN_THIS_GAME
        if seat != state.active:
            return NOT_YOUR_TURN
        if state.phase != row.phase:
            return WRONG_PHASE
        if type(action) is Place:
            return WRONG_PHASE if state.hand == NOTHING else laying.explain_place(state, action)
        return placing.explain(state, rules.placing[number or 0], action) if row.puts else None

    def preview(self, state: State, seat: int, action: Action) -> msgspec.Struct | Refusal | None:
        refusal = self.explain(state, seat, action)
        if refusal is not None:
            return refusal
        if type(action) is Place:
            return preview.of_tile(state, action)
        if TABLE[type(action)].puts:
            return preview.of_figure(state, state.rules.placing[state.rules.phase_number[state.phase]], action)
        return None

    def play(self, state: State, seat: int, action: Action) -> Step | Refusal:
        refusal = self.explain(state, seat, action)
        if refusal is not None:
            return refusal
        deed, rules = Deed(), state.rules
        before = (state.turn, state.step)
        if type(action) is Place:
            turn.lay(state, cell_number(*action.cell), action.turn, deed, auto=False)
            turn.go_on(state, 0, deed)
        else:
            number = rules.phase_number[state.phase]
            if TABLE[type(action)].puts:
                placing.put(state, rules.placing[number], action, deed)
            else:
                placing.decline(state, deed, auto=False)
            turn.go_on(state, number + 1, deed)
        turn.proceed(state, deed)
        undoable = state.phase in rules.phase_number and (state.turn, state.step) == before
        return Step(deed.events, undoable, [])

    def lapse(self, state: State, seat: int) -> Step | Refusal:
        refusal = clocks.off_lapse(state, seat)
        if refusal is not None:
            return refusal
        deed = Deed()
        clocks.do_lapse(state, deed)
        return Step(deed.events, undoable=False, draws=[])

    def presence(self, state: State, seat: int, who: Who) -> Step:
        deed = Deed()
        went_on = clocks.do_presence(state, seat, who, deed)
        return Step(deed.events, not went_on, [])

    def undo_refusal(self, state: State, seat: int) -> Refusal | None:
        if state.phase == OVER:
            return GAME_OVER
        if seat != state.active:
            return NOT_YOUR_TURN
        return WRONG_PHASE if state.phase == PLACE else None

    def public(self, state: State) -> msgspec.Struct:
        return look.public(state)

    def own(self, _state: State, _seat: int) -> msgspec.Struct:
        return _OWN

    def show(self, event: Event, _viewer: int | None) -> Event:
        return event

    def standing(self, state: State) -> Standing:
        return look.standing(state)

    def imagine(self, public: Any, _own: Any, _seat: int | None, rng: Rng) -> State:
        return imagine.imagine(public, rng)

    def position(self, state: State) -> Any:
        return position.position(state)

    def from_position(self, position_: Any) -> State:
        return position.from_position(position_)

    def canonical(self, state: State) -> bytes:
        return canonical(state)

    def chronicle(self, state: State) -> Luckbook:
        return Luckbook(state)

    def reshuffle(self, state: State, key: bytes) -> list[Draw]:
        return start.reshuffle(state, key)


GAME = Vasallos()
