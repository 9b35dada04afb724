"""Windows, undo, offers, refusals and knowledge With adventurers: W24, W29, W30, n130, n202 to n204, n215 to n219."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.natrak.adventurers.scene import Quest
from sobremesa.games.natrak.expansions.adventurers.cards.table import CARDS, RULES
from sobremesa.games.natrak.expansions.adventurers.data import KINDS

RICH = {"wood": 9, "clay": 9, "wheat": 9, "wool": 9, "stone": 9, "herbs": 9, "tribute": 9, "coin": 9}

EXAMPLES: dict[str, dict[str, Any]] = {
    "merchant": {"hex": 4},
    "merchant_fleet": {"material": "clay"},
    "trade_port": {"material": "clay"},
    "master_merchant": {"rival": 1},
    "resource_monopoly": {"material": "clay"},
    "goods_monopoly": {"material": "coin"},
    "bishop": {"hex": 4},
    "deserter": {"rival": 1, "crossing": None},
    "diplomat": {"edge": 20},
    "intrigue": {"crossing": 29},
    "spy": {"rival": 1},
    "alchemist": {"red": 1, "white": 2},
    "engineering": {"crossing": 23},
    "inventor": {"first": 10, "second": 3},
    "medicine": {"crossing": 23},
    "smuggling": {"give": {"wood": 1}, "get": {"coin": 1}},
    "levy": {"crossing": 29},
}
PLAYABLE = sorted(card.kind for card in CARDS.values())


def test_23_kinds_are_playable_and_four_old_ones_section_15_n222() -> None:
    assert len(PLAYABLE) == 27
    assert set(KINDS) - set(PLAYABLE) == {"constitution", "printing_press", "scholar"}
    assert len(RULES) == 30


@pytest.mark.parametrize("kind", PLAYABLE)
def test_each_card_only_in_the_own_main_phase_n129(kind: str) -> None:
    generation = 4 if kind in ("fair", "smuggling", "dragon_envoy", "levy") else 6
    fields = EXAMPLES.get(kind, {})

    def scene(holder: str, **where: Any) -> Quest:
        return Quest(seats=5, generation=generation, **where).cards(holder, **{kind: 1})

    before = scene("A", phase="roll", turn=6).table()
    assert before.play("A", f"play_{kind}", **fields) == "wrong_phase"
    assert f"play_{kind}" not in before.offered("A") | set(before.menu("A").blocked)
    window = scene("C", phase="special", turn=6).also(actor=2).table()
    assert window.play("C", f"play_{kind}", **fields) == "wrong_phase"
    main = scene("C", turn=6).table()
    assert main.play("C", f"play_{kind}", **fields) == "not_your_turn"
    assert main.progress("C") == {kind: 1}
    none = Quest(generation=generation).table()
    assert none.play("A", f"play_{kind}", **fields) == "not_held"


@pytest.mark.parametrize("phase", ["dragon", "card", "gift", "pick", "sack"])
def test_no_card_while_something_else_is_owed_n129(phase: str) -> None:
    scene = Quest(phase=phase).city("A", 23, 31).cards("A", crane=1).hand("B", wood=4).city("B", 8, 40)
    if phase == "card":
        scene.more(choosing={"card": "master_merchant", "victim": 1, "number": 2})
    elif phase != "dragon":
        scene.at["seats"][1]["debt"] = 1
    assert scene.table().play("A", "play_crane") == "wrong_phase"


def test_any_number_of_cards_beside_the_one_scroll_n129_n121_fn07() -> None:
    scene = Quest().city("A", 23).cards("A", crane=2, irrigation=1).scrolls("A", abundance=1, hoarding=1)
    table = scene.city("A", 10).table()
    for card in ("crane", "crane", "irrigation"):
        assert table.play("A", f"play_{card}") is None
    assert table.play("A", "cast_abundance", cards={"wood": 2}) is None
    assert table.play("A", "cast_hoarding", material="wood") == "one_scroll_per_turn"


def test_one_card_held_is_played_once_fn06() -> None:
    table = Quest().city("A", 10).cards("A", irrigation=1).table()
    assert table.play("A", "play_irrigation") is None
    assert table.play("A", "play_irrigation") == "not_held"
    assert table.hand("A") == {"wheat": 2}


def test_scrolls_name_basics_only_n125_n126() -> None:
    table = Quest().scrolls("A", abundance=1, hoarding=1).table()
    assert table.play("A", "cast_abundance", cards={"wood": 1, "coin": 1}) == "basic_only"
    assert table.play("A", "cast_hoarding", material="herbs") == "basic_only"


def test_largest_company_before_the_roll_ends_the_game_n128_n212_fn27() -> None:
    scene = Quest(phase="roll", turn=14).mercenaries("A", 3).mercenaries("B", 3).company_holder("A")
    table = scene.scrolls("B", mercenary=1).city("B", 23, 31).defences("B", 7).table()
    assert table.points("B") == 11
    assert table.play("B", "cast_mercenary") is None
    assert (table.points("A"), table.points("B"), table.phase) == (0, 13, "over")


# Offers


def test_natrak_w24_offers_with_goods_n172_n174_n177() -> None:
    scene = Quest(seats=4).camp("A", 12).hand("A", clay=1, wood=5, coin=1).hand("B", stone=1, wheat=1)
    table = scene.hand("C", stone=2, wheat=1).hand("D", stone=3, wheat=2).table()
    want = {"stone": 2, "wheat": 1}
    assert table.play("A", "offer", give={"clay": 1}, want={"gold": 1}, to=None) == "not_in_this_mode"
    assert table.play("A", "offer", give={"clay": 1}, want=want, to=None) is None
    assert table.play("B", "accept", offer=1) == "cannot_pay"
    assert table.play("C", "accept", offer=1) is None
    assert table.play("D", "decline", offer=1) is None
    assert table.play("D", "accept", offer=1) is None
    assert table.play("B", "counter", offer=1, give={"wheat": 1}, want={"clay": 1}) is None
    assert table.play("A", "offer", give={"wood": 1}, want=want, to=None) == "offer_live"
    assert table.road("A", 12, 17) is None
    assert table.play("A", "close_with", offer=1, seat=2) == "cannot_pay"
    assert {a.seat: a.stance for a in table.public().offer.answers} == {1: "counter", 2: "hand", 3: "hand"}
    assert table.play("A", "guild", give="wood", get="clay") is None
    assert table.play("A", "close_with", offer=1, seat=3) is None
    assert table.hand("A") == {"stone": 2, "wheat": 1, "coin": 1}
    assert table.hand("D") == {"clay": 1, "wheat": 1, "stone": 1}
    assert table.public().offer is None
    assert table.play("A", "offer", give={"coin": 1}, want={"clay": 1}, to=3) is None
    assert table.play("D", "accept", offer=1) == "offer_changed"
    assert table.play("D", "accept", offer=2) is None
    assert table.hand("A") == {"stone": 2, "wheat": 1, "clay": 1}


def test_the_offer_outlives_a_card_and_nobody_can_act_on_it_meanwhile_n178() -> None:
    scene = Quest().camp("A", 17).city("B", 31).hand("A", wood=1).hand("B", coin=3).cards("A", master_merchant=1)
    table = scene.table()
    table.play("A", "offer", give={"wood": 1}, want={"coin": 1}, to=None)
    table.play("A", "play_master_merchant", rival=1)
    assert table.play("B", "accept", offer=1) == "wrong_phase"
    assert table.play("A", "take_cards", cards={"coin": 2}) is None
    assert table.play("B", "accept", offer=1) is None


# The special window


def test_natrak_w29_what_the_mode_allows_in_a_window_n162_n163_n165() -> None:
    scene = Quest(seats=6, phase="special").also(actor=3).city("D", 17, 40).roads("D", "17-23-29").hand("D", **RICH)
    scene.hero("D", 23).hero("D", 29, active=True).cards("D", crane=1).disciplines("D", crown=3).dragon(9)
    table = scene.table()
    for kind, fields in (
        ("guild", {"give": "wood", "get": "clay"}),
        ("play_crane", {}),
        ("move_adventurer", {"source": 29, "to": 23}),
        ("drive_off", {"crossing": 29}),
        ("end_turn", {}),
    ):
        assert table.play("D", kind, **fields) == "wrong_phase"
    assert table.play("D", "activate", crossing=23) is None
    assert table.undo("D") == "wrong_phase"
    assert table.play("D", "promote", crossing=23) is None
    assert table.play("D", "promote", crossing=23) == "already_promoted"
    assert table.play("D", "build_wall", crossing=17) is None
    assert table.play("D", "raise", discipline="alchemy") is None
    assert table.play("D", "buy_scroll") is None
    assert table.play("D", "raise", discipline="crown") is None
    assert table.play("D", "end_window") == "metropolis_pending"
    assert table.menu("D").blocked["end_window"].code == "metropolis_pending"
    assert table.play("D", "place_metropolis", discipline="crown", crossing=40) is None
    assert table.play("D", "end_window") is None
    assert table.owed() == {"B": "roll"}


def test_the_server_places_a_metropolis_when_the_window_lapses_n165_n116() -> None:
    scene = Quest(seats=6, phase="special").also(actor=3).city("D", 17, 40).hand("D", coin=4)
    table = scene.disciplines("D", crown=3).table()
    table.play("D", "raise", discipline="crown")
    assert table.lapse("D") is None
    assert table.metropolis("crown") == ("D", 17)


def test_the_target_reached_in_a_window_by_a_raise_n212() -> None:
    scene = Quest(seats=5, phase="special", target=6).also(actor=2).city("C", 17, 40).hand("C", herbs=4)
    table = scene.disciplines("C", alchemy=3).table()
    assert table.play("C", "raise", discipline="alchemy") is None
    assert (table.phase, table.state.winner) == ("over", 2)


# Undo


def test_natrak_w30_undo_n215_n216_n217_n218() -> None:
    scene = Quest().camp("A", 13).roads("A", "13-18").roads("B", "7-12-17-23-29-34").road_holder("B").hero("A", 18)
    scene.deck("mercenary").hand("A", wood=6, clay=2, wheat=3, wool=2)
    table = scene.table()
    assert table.road("A", 18, 23) is None
    assert table.play("A", "guild", give="wood", get="stone") is None
    assert table.play("A", "activate", crossing=18) is None
    assert table.play("A", "buy_scroll") is None
    before = table.match.digest()
    assert table.play("A", "build_camp", crossing=23) is None
    assert (table.hand("A"), table.holder("longest_road")) == ({}, None)
    assert table.undo("A") is None
    assert table.hand("A") == {"wood": 1, "clay": 1, "wheat": 1, "wool": 1}
    assert (table.holder("longest_road"), table.match.digest()) == ("B", before)
    assert table.undo("A") == "nothing_to_undo"


@pytest.mark.parametrize(
    "kind, fields",
    [
        ("build_wall", {"crossing": 12}),
        ("build_adventurer", {"crossing": 17}),
        ("activate", {"crossing": 29}),
        ("promote", {"crossing": 29}),
        ("move_adventurer", {"source": 23, "to": 17}),
        ("raise", {"discipline": "crown"}),
        ("place_metropolis", {"discipline": "crown", "crossing": 40}),
    ],
)
def test_what_can_be_undone_is_undone_exactly_n216_n218(kind: str, fields: dict[str, Any]) -> None:
    scene = Quest().city("A", 12, 40).roads("A", "12-17-23-29").hero("A", 23, active=True).hero("A", 29)
    scene.hand("A", **RICH)
    if kind == "place_metropolis":
        scene.disciplines("A", crown=4).metropolis("crown", "A", None)
    table = scene.table()
    before = table.match.digest()
    assert table.play("A", kind, **fields) is None
    assert table.match.digest() != before
    assert table.undo("A") is None
    assert table.match.digest() == before


def test_a_card_played_is_a_barrier_n217() -> None:
    table = Quest().city("A", 12).hand("A", clay=2).cards("A", crane=1).table()
    assert table.play("A", "build_wall", crossing=12) is None
    assert table.play("A", "play_crane") is None
    assert table.undo("A") == "nothing_to_undo"


def test_a_choice_made_for_the_absent_is_a_barrier_n217_n194() -> None:
    table = Quest().camp("A", 12).camp("B", 31).city("C", 0).cards("A", wedding=1).hand("C", wood=2).table()
    table.play("A", "play_wedding")
    table.leaves("C")
    assert (table.phase, table.hand("A")) == ("main", {"wood": 2})
    assert table.undo("A") == "nothing_to_undo"


# Who sees what


def test_what_everybody_sees_n202() -> None:
    scene = Quest().city("A", 23).wall("A", 23).hero("A", 29, 2, active=True).disciplines("A", crown=4, religion=2)
    scene.metropolis("crown", "A", 23).cards("A", crane=2, spy=1).shown("A", "printing_press").defences("A", 1)
    table = scene.march(3).table()
    seen = table.standing("A")
    assert (seen.levels, seen.progress, seen.shown) == (
        {"alchemy": 0, "crown": 4, "religion": 2},
        3,
        ["printing_press"],
    )
    assert table.parts("A") == {"city": 2, "metropolis": 2, "defence": 1, "printing_press": 1}
    assert table.points("A") == 6
    public = table.public()
    assert (public.goblins.march, public.goblins.strength, public.goblins.defences) == (3, 1, [2, 0, 0])
    assert [(wall.seat, wall.crossing) for wall in public.figures.walls] == [(0, 23)]
    assert table.metropolis("crown") == ("A", 23)
    assert public.progress.left == {"alchemy": 18, "crown": 17, "religion": 15}
    assert table.progress("A") == {"crane": 2, "spy": 1}
    assert table.progress("B") == {}
    assert public.box.levels == 5
    assert {name: facts.good for name, facts in public.box.disciplines.items()} == {
        "alchemy": "herbs",
        "crown": "coin",
        "religion": "tribute",
    }


def test_menus_tell_nothing_of_hidden_hands_n204() -> None:
    def menus(**theirs: int) -> tuple[Any, ...]:
        scene = Quest().camp("A", 17).city("B", 31).hand("A", wool=1).hand("B", **theirs)
        scene.cards("A", trade_port=1, goods_monopoly=1, master_merchant=1, resource_monopoly=1)
        return scene.table().menu("A").choices

    assert menus(wood=3) == menus(coin=3)
