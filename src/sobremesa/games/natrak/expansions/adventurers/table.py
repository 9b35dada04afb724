"""The box's rows in the table of actions, and the phases in which each is for whom (section 27)."""

from __future__ import annotations

from sobremesa.games.natrak.expansions.adventurers import (
    actions as act,
)
from sobremesa.games.natrak.expansions.adventurers import (
    consolation,
    disciplines,
    goblins,
    heroes,
    moves,
    walls,
)
from sobremesa.games.natrak.expansions.adventurers.cards import gift, hidden
from sobremesa.games.natrak.expansions.adventurers.cards.table import RULES as CARD_RULES
from sobremesa.games.natrak.rules.rule import Rule
from sobremesa.kit.records import Action

MAIN = ("main",)
BUILD = ("main", "special")

RULES: dict[type[Action], Rule] = {
    act.Sack: Rule("owing", ("sack",), goblins.offer_sack, goblins.explain_sack, goblins.do_sack),
    act.Pick: Rule("owing", ("pick",), consolation.offer_pick, consolation.explain_pick, consolation.do_pick),
    act.BuildWall: Rule(
        "actor",
        BUILD,
        walls.offer_build_wall,
        walls.explain_build_wall,
        walls.do_build_wall,
        walls.off_build_wall,
        undoable=True,
    ),
    act.BuildAdventurer: Rule(
        "actor",
        BUILD,
        heroes.offer_build_adventurer,
        heroes.explain_build_adventurer,
        heroes.do_build_adventurer,
        heroes.off_build_adventurer,
        undoable=True,
    ),
    act.Activate: Rule(
        "actor",
        BUILD,
        heroes.offer_activate,
        heroes.explain_activate,
        heroes.do_activate,
        heroes.off_activate,
        undoable=True,
    ),
    act.Promote: Rule(
        "actor",
        BUILD,
        heroes.offer_promote,
        heroes.explain_promote,
        heroes.do_promote,
        heroes.off_promote,
        undoable=True,
    ),
    act.MoveAdventurer: Rule(
        "actor",
        MAIN,
        moves.offer_move_adventurer,
        moves.explain_move_adventurer,
        moves.do_move_adventurer,
        moves.off_move_adventurer,
        undoable=True,
    ),
    act.DriveOff: Rule(
        "actor", MAIN, moves.offer_drive_off, moves.explain_drive_off, moves.do_drive_off, moves.off_drive_off
    ),
    act.Raise: Rule(
        "actor",
        BUILD,
        disciplines.offer_raise,
        disciplines.explain_raise,
        disciplines.do_raise,
        disciplines.off_raise,
        undoable=True,
    ),
    act.PlaceMetropolis: Rule(
        "actor",
        BUILD,
        disciplines.offer_place_metropolis,
        disciplines.explain_place_metropolis,
        disciplines.do_place_metropolis,
        undoable=True,
    ),
    act.Give: Rule(
        "owing",
        ("gift",),
        gift.offer_give,
        gift.explain_give,
        gift.do_give,
        materials=lambda action: action.cards,
    ),
    act.TakeCard: Rule("actor", ("card",), hidden.offer_take_card, hidden.explain_take_card, hidden.do_take_card),
    act.TakeCards: Rule(
        "actor",
        ("card",),
        hidden.offer_take_cards,
        hidden.explain_take_cards,
        hidden.do_take_cards,
        materials=lambda action: action.cards,
    ),
    **CARD_RULES,
}
"""Every type of action that the mode adds."""
