"""Menus of the mode: each offers exactly what may be done (n204), in positions where every type of action is on or off."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from contract.subjects import natrak_widths
from scenarios.natrak.adventurers.scene import Hall, Quest
from scenarios.natrak.boards import edge
from sobremesa.games.natrak.expansions.adventurers.cards.table import CARDS
from sobremesa.games.natrak.game import GAME
from sobremesa.kit.checks.law import Effort, law_of_the_menu
from sobremesa.kit.menus import kinds, spell
from sobremesa.kit.records import Menu, Refusal

RICH = {"wood": 3, "clay": 3, "wheat": 3, "wool": 3, "stone": 3, "herbs": 3, "tribute": 3, "coin": 3}
OLD = ("fair", "smuggling", "dragon_envoy", "levy")


def board(**where: Any) -> Quest:
    """A has something to do with every card: cities 31 and 10, a camp 17, roads, adventurers on both sides."""
    scene = Quest(**where).city("A", 31, 10).camp("A", 17).roads("A", "17-23-29-35").wall("A", 10).hand("A", **RICH)
    scene.hero("A", 35, 2, active=True).hero("A", 23).hero("B", 29, 1).disciplines("A", alchemy=1, crown=2)
    scene.city("B", 40, 0).camp("B", 20).roads("B", "20-26-32", "29-34").hand("B", wood=2, coin=1).city("C", 48, 46)
    return scene


def offered(table: Hall, kind: str) -> set[tuple[Any, ...]]:
    """The values of every action of a type in A's menu, of cards their number; each is accepted when played."""
    menu = table.menu("A")
    found, complete = spell(Menu(tuple(c for c in menu.choices if c.type == kind)), kinds(GAME.actions))
    assert complete
    for action in found:
        assert not isinstance(table.match.fork().play(0, action), Refusal), action
    rows = ([getattr(action, name) for name in action.__struct_fields__] for action in found)
    return {tuple(sum(v.values()) if isinstance(v, dict) else v for v in row) for row in rows}


EXACTLY: dict[str, set[tuple[Any, ...]]] = {
    "merchant": {(h,) for h in (2, 3, 4, 6, 8, 10, 11, 15)},
    "bishop": {(h,) for h in range(19) if h != 9},
    "deserter": {(1, 29)},
    "intrigue": {(29,)},
    "engineering": {(31,)},
    "medicine": {(17,)},
    "master_merchant": set(),
    "alchemist": {(red, white) for red in range(1, 7) for white in range(1, 7)},
    "merchant_fleet": {(m,) for m in RICH},
    "trade_port": {(m,) for m in ("wood", "clay", "wheat", "wool", "stone")},
    "resource_monopoly": {(m,) for m in ("wood", "clay", "wheat", "wool", "stone")},
    "goods_monopoly": {("herbs",), ("tribute",), ("coin",)},
    "diplomat": {(edge(3, 26, 32),), (edge(3, 29, 34),)},
    "levy": {(23,)},
}


@pytest.mark.parametrize("kind", sorted(card.kind for card in CARDS.values()))
def test_each_card_is_offered_with_just_its_choices_n131_n204(kind: str) -> None:
    scene = board(generation=4 if kind in OLD else 6).cards("A", **{kind: 1})
    if kind == "spy":
        scene.cards("B", wedding=1).cards("C", smith=1)
    table = scene.table()
    blocked = table.menu("A").blocked
    found = offered(table, f"play_{kind}")
    assert bool(found) != (f"play_{kind}" in blocked)
    if kind in EXACTLY:
        assert found == EXACTLY[kind]
    if kind == "spy":
        assert found == {(1,), (2,)}
    if kind == "smuggling":
        assert found == {(1, 1), (2, 2)}


def test_what_adventurers_may_do_n104_n105_n106_n108() -> None:
    table = board().dragon(14).table()
    assert offered(table, "move_adventurer") == {(35, 29)}
    assert offered(table, "drive_off") == {(35,)}
    assert offered(table, "activate") == {(23,)}
    assert offered(table, "promote") == {(23,)}
    assert "move_adventurer" not in table.menu("A").blocked
    assert board().dragon(0).table().menu("A").blocked["drive_off"].code == "no_place"


@pytest.mark.parametrize(
    "kind, code",
    [
        ("build_wall", "no_place"),
        ("build_adventurer", "no_place"),
        ("activate", "no_place"),
        ("promote", "no_place"),
        ("move_adventurer", "no_place"),
        ("drive_off", "no_place"),
        ("raise", "needs_city"),
    ],
)
def test_what_is_off_says_why_n204(kind: str, code: str) -> None:
    assert Quest().camp("A", 17).hand("A", **RICH).table().menu("A").blocked[kind].code == code


@pytest.mark.parametrize(
    "kind, code",
    [
        ("build_wall", "cannot_afford"),
        ("build_adventurer", "cannot_afford"),
        ("activate", "cannot_afford"),
        ("promote", "cannot_afford"),
        ("move_adventurer", "resting"),
        ("drive_off", "resting"),
        ("raise", "cannot_afford"),
    ],
)
def test_what_is_off_for_want_of_cards_says_so_n204(kind: str, code: str) -> None:
    table = Quest().city("A", 17).roads("A", "17-23-29").hero("A", 23).dragon(4).table()
    assert table.menu("A").blocked[kind].code == code


def test_a_raise_that_is_off_names_what_the_cheapest_lacks_n204() -> None:
    table = Quest().city("A", 17).disciplines("A", alchemy=2, crown=1, religion=3).hand("A", herbs=2).table()
    (reason,) = [table.menu("A").blocked["raise"]]
    assert (reason.code, reason.params) == ("cannot_afford", {"missing": {"coin": 2}})
    top = Quest().city("A", 17, 40).disciplines("A", alchemy=5, crown=2, religion=3).metropolis("alchemy", "A", 40)
    assert top.hand("A", tribute=3).table().menu("A").blocked["raise"].params == {"missing": {"coin": 3}}
    assert offered(Quest().city("A", 17).hand("A", herbs=1, coin=2).table(), "raise") == {("alchemy",), ("crown",)}


def test_a_mover_with_nowhere_to_go_n105() -> None:
    table = Quest().city("A", 17).hero("A", 12, active=True).table()
    assert table.menu("A").blocked["move_adventurer"].code == "no_place"


def owing(phase: str, debt: int) -> Quest:
    scene = board(phase=phase)
    scene.at["seats"][1]["debt"] = debt
    return scene


POSITIONS = {
    "main": board().cards("A", deserter=1, inventor=1, diplomat=1, trade_port=1).dragon(14),
    "old": board(generation=4).cards("A", smuggling=1, levy=1, fair=1, dragon_envoy=1),
    "sack": owing("sack", 1),
    "pick": owing("pick", 1),
    "gift": owing("gift", 2),
    "spy": board(phase="card").cards("B", wedding=1, mining=2).more(choosing={"card": "spy", "victim": 1, "number": 1}),
    "master merchant": board(phase="card").more(choosing={"card": "master_merchant", "victim": 1, "number": 2}),
    "metropolis": board().disciplines("A", crown=4).metropolis("crown", "A", None),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_law_of_the_menu_holds_in_every_phase_n204(name: str) -> None:
    match = POSITIONS[name].table().match
    law_of_the_menu(match, Random(1), Effort(samples=6, mutations=60), natrak_widths(match))


def test_nothing_is_taken_of_nobody() -> None:
    """In a position cards of a deck are its own, and what is turned up is in no hand."""
    said = board().position()
    said["extra"]["decks"]["crown"].append("crane")
    with pytest.raises(ValueError, match="cards of another"):
        GAME.from_position(said)
    said = board().position()
    said["extra"]["decks"]["crown"].remove("constitution")
    said["extra"]["seats"][1]["progress"] = {"constitution": 1}
    with pytest.raises(ValueError, match="held or played"):
        GAME.from_position(said)
