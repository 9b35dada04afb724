"""Natrak as the kit plays it: the tables of actions, the phases in which each is for whom, and the game's functions."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.games.natrak import actions as act
from sobremesa.games.natrak import imagine, look, position, start
from sobremesa.games.natrak.expansions.adventurers import table as adventurers
from sobremesa.games.natrak.expansions.adventurers.actions import AdventurersAction
from sobremesa.games.natrak.expansions.adventurers.cards.table import offer_cards
from sobremesa.games.natrak.expansions.adventurers.look import show as show_more
from sobremesa.games.natrak.luck import Luckbook
from sobremesa.games.natrak.meta import META
from sobremesa.games.natrak.options import Options
from sobremesa.games.natrak.rules import (
    answers,
    building,
    clocks,
    deal,
    dice,
    guild,
    offers,
    scrolls,
    setup,
    seven,
    turn,
    window,
)
from sobremesa.games.natrak.rules.deed import GAME_OVER, NOT_IN_THIS_MODE, NOT_YOUR_TURN, WRONG_PHASE, Deed
from sobremesa.games.natrak.rules.rule import Rule, Table, explain
from sobremesa.games.natrak.state import State, canonical, copy
from sobremesa.kit.contract import Dress, Step
from sobremesa.kit.draws import Draw
from sobremesa.kit.records import Action, Choice, Event, Menu, Refusal, Standing, Waiting, Who
from sobremesa.kit.rng import Rng

MAIN = ("main",)
BUILD = ("main", "special")

BASE: dict[type[Action], Rule] = {
    act.PlacePiece: Rule(
        "actor",
        ("setup_piece",),
        setup.offer_place_piece,
        setup.explain_place_piece,
        setup.do_place_piece,
    ),
    act.PlaceRoad: Rule(
        "actor",
        ("setup_road",),
        setup.offer_place_road,
        setup.explain_place_road,
        setup.do_place_road,
    ),
    act.Roll: Rule("actor", ("roll",), dice.offer_roll, dice.explain_roll, dice.do_roll),
    act.Discard: Rule(
        "owing",
        ("discard",),
        seven.offer_discard,
        seven.explain_discard,
        seven.do_discard,
        materials=lambda action: action.cards,
    ),
    act.MoveThreat: Rule(
        "actor",
        ("dragon",),
        seven.offer_move_threat,
        seven.explain_move_threat,
        seven.do_move_threat,
    ),
    act.BuildRoad: Rule(
        "actor",
        BUILD,
        building.offer_build_road,
        building.explain_build_road,
        building.do_build_road,
        building.off_build_road,
        undoable=True,
    ),
    act.BuildCamp: Rule(
        "actor",
        BUILD,
        building.offer_build_camp,
        building.explain_build_camp,
        building.do_build_camp,
        building.off_build_camp,
        undoable=True,
    ),
    act.BuildCity: Rule(
        "actor",
        BUILD,
        building.offer_build_city,
        building.explain_build_city,
        building.do_build_city,
        building.off_build_city,
        undoable=True,
    ),
    act.BuyScroll: Rule(
        "actor",
        BUILD,
        scrolls.offer_buy_scroll,
        scrolls.explain_buy_scroll,
        scrolls.do_buy_scroll,
        scrolls.off_buy_scroll,
    ),
    act.CastMercenary: Rule(
        "actor",
        ("roll", "main"),
        scrolls.offer_cast_mercenary,
        scrolls.explain_cast_mercenary,
        scrolls.do_cast_mercenary,
        scrolls.off_cast_mercenary,
    ),
    act.CastRoads: Rule(
        "actor",
        MAIN,
        scrolls.offer_cast_roads,
        scrolls.explain_cast_roads,
        scrolls.do_cast_roads,
        scrolls.off_cast_roads,
    ),
    act.CastAbundance: Rule(
        "actor",
        MAIN,
        scrolls.offer_cast_abundance,
        scrolls.explain_cast_abundance,
        scrolls.do_cast_abundance,
        scrolls.off_cast_abundance,
        materials=lambda action: action.cards,
    ),
    act.CastHoarding: Rule(
        "actor",
        MAIN,
        scrolls.offer_cast_hoarding,
        scrolls.explain_cast_hoarding,
        scrolls.do_cast_hoarding,
        scrolls.off_cast_hoarding,
        materials=lambda action: (action.material,),
    ),
    act.CastGlory: Rule("actor", ("roll", "main"), None, scrolls.explain_cast_glory, scrolls.do_cast_glory),
    act.Guild: Rule(
        "actor",
        MAIN,
        guild.offer_guild,
        guild.explain_guild,
        guild.do_guild,
        guild.off_guild,
        undoable=True,
        materials=lambda action: (action.give, action.get),
    ),
    act.Offer: Rule(
        "actor",
        MAIN,
        offers.offer_offer,
        offers.explain_offer,
        offers.do_offer,
        offers.off_offer,
        materials=lambda action: (*action.give, *action.want),
    ),
    act.CloseWith: Rule(
        "actor", MAIN, offers.offer_close_with, offers.explain_close_with, offers.do_close_with, answers=True
    ),
    act.AcceptCounter: Rule(
        "actor",
        MAIN,
        offers.offer_accept_counter,
        offers.explain_accept_counter,
        offers.do_accept_counter,
        answers=True,
    ),
    act.RejectCounter: Rule(
        "actor",
        MAIN,
        offers.offer_reject_counter,
        offers.explain_reject_counter,
        offers.do_reject_counter,
        answers=True,
    ),
    act.Withdraw: Rule("actor", MAIN, offers.offer_withdraw, offers.explain_withdraw, offers.do_withdraw, answers=True),
    act.Accept: Rule(
        "rival",
        MAIN,
        answers.offer_accept,
        answers.explain_accept,
        answers.do_accept,
        answers.off_accept,
        answers=True,
    ),
    act.Decline: Rule("rival", MAIN, answers.offer_decline, answers.explain_decline, answers.do_decline, answers=True),
    act.Counter: Rule(
        "rival",
        MAIN,
        answers.offer_counter,
        answers.explain_counter,
        answers.do_counter,
        materials=lambda action: (*action.give, *action.want),
        answers=True,
    ),
    act.TakeBack: Rule(
        "rival", MAIN, answers.offer_take_back, answers.explain_take_back, answers.do_take_back, answers=True
    ),
    act.EndTurn: Rule("actor", MAIN, turn.offer_end_turn, turn.explain_end, turn.do_end_turn, turn.off_end),
    act.EndWindow: Rule(
        "actor", ("special",), window.offer_end_window, turn.explain_end, turn.do_end_window, turn.off_end
    ),
}
"""Every type of action of mode Basic, in the order in which menus show them."""

TABLES: dict[str, Table] = {
    "basic": Table(BASE),
    "adventurers": Table({**BASE, **adventurers.RULES}, also={"main": (offer_cards,)}),
}
"""The table of actions of each mode."""
RULES: dict[type[Action], Rule] = {kind: rule for table in TABLES.values() for kind, rule in table.rules.items()}
"""Every type of action of all modes."""
_EMPTY = Menu()


class Natrak:
    """The rules of Natrak behind the kit's contract (`kit.contract.Game`)."""

    meta = META
    options_type: type[msgspec.Struct] = Options
    actions: Any = act.NatrakAction | AdventurersAction
    undo_types = frozenset(str(kind.__struct_config__.tag) for kind, rule in RULES.items() if rule.undoable)
    hidden_refusals = {"accept": frozenset({"cannot_pay"})}  # noqa: RUF012 - the contract's type; never changed

    def settle(self, options: Options, seats: int) -> Options | Refusal:
        return start.settle(options, seats)

    def dress(self, _options: Options, _seats: int, taken: list[tuple[str, str | None]]) -> Dress:
        return start.dress(taken)

    def start(self, options: Options, who: tuple[Who, ...], key: bytes, generation: int) -> tuple[State, Step]:
        return start.start(options, who, key, generation)

    def copy(self, state: State) -> State:
        return copy(state)

    def waiting(self, state: State) -> Waiting:
        return clocks.waiting(state)

    def menu(self, state: State, seat: int) -> Menu:
        if not 0 <= seat < state.seats:
            return _EMPTY
        choices: list[Choice] = []
        for offer in TABLES[state.mode_name].asked[state.phase, state.offer is not None, seat == state.actor]:
            offer(state, seat, choices)
        return Menu(tuple(choices)) if choices else _EMPTY

    def blocked(self, state: State, seat: int) -> dict[str, Refusal]:
        if not 0 <= seat < state.seats:
            return {}
        rules = TABLES[state.mode_name].rows[state.phase, seat == state.actor]
        reasons = ((kind, rule.off(state, seat)) for kind, rule in rules if rule.off is not None)
        return {kind: reason for kind, reason in reasons if reason is not None}

    def explain(self, state: State, seat: int, action: Action) -> Refusal | None:
        return explain(state, TABLES[state.mode_name].rules.get(type(action)), seat, action)

    def preview(self, _state: State, _seat: int, _action: Action) -> None:
        return None

    def play(self, state: State, seat: int, action: Action) -> Step | Refusal:
        rule = TABLES[state.mode_name].rules.get(type(action))
        refusal = explain(state, rule, seat, action)
        if refusal is not None or rule is None:
            return refusal or NOT_IN_THIS_MODE
        deed = Deed(state.key)
        in_main = state.phase == "main"
        refusal = rule.do(state, seat, action, deed)
        if refusal is not None:
            return refusal
        turn.proceed(state, deed)
        undoable = rule.undoable and in_main and state.phase == "main" and not deed.barrier
        return Step(deed.events, undoable, deed.chance.made)

    def lapse(self, state: State, seat: int) -> Step | Refusal:
        refusal = clocks.off_lapse(state, seat)
        if refusal is not None:
            return refusal
        deed = Deed(state.key)
        clocks.do_lapse(state, seat, deed)
        return Step(deed.events, undoable=False, draws=deed.chance.made)

    def presence(self, state: State, seat: int, who: Who) -> Step:
        deed = Deed(state.key)
        went_on = clocks.do_presence(state, seat, who, deed)
        return Step(deed.events, not went_on, deed.chance.made)

    def undo_refusal(self, state: State, seat: int) -> Refusal | None:
        if state.phase == "over":
            return GAME_OVER
        if seat != state.actor:
            return NOT_YOUR_TURN
        return None if state.phase == "main" else WRONG_PHASE

    def public(self, state: State) -> msgspec.Struct:
        return look.public(state)

    def own(self, state: State, seat: int) -> msgspec.Struct:
        return look.own(state, seat)

    def show(self, event: Event, viewer: int | None) -> Event:
        return show_more(look.show(event, viewer), viewer)

    def standing(self, state: State) -> Standing:
        return look.standing(state)

    def imagine(self, public: Any, own: Any, seat: int | None, rng: Rng) -> State:
        return imagine.imagine(public, own, seat, rng)

    def position(self, state: State) -> Any:
        return position.position(state)

    def from_position(self, position_: Any) -> State:
        return position.from_position(position_)

    def canonical(self, state: State) -> bytes:
        return canonical(state)

    def chronicle(self, state: State) -> Luckbook:
        return Luckbook(state)

    def reshuffle(self, state: State, key: bytes) -> list[Draw]:
        return deal.reshuffle(state, key)


GAME = Natrak()
