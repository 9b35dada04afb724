"""The Religion deck, card by card (n150 to n159)."""

from __future__ import annotations

import pytest

from scenarios.natrak.adventurers.scene import Quest


def test_alchemist_fixes_the_next_own_roll_n150_n231() -> None:
    scene = Quest(seats=3).camp("A", 23).cards("A", alchemist=2)
    table = scene.table()
    assert table.play("A", "play_alchemist", red=7, white=1) == "bad_action"
    assert table.play("A", "play_alchemist", red=5, white=3) is None
    assert table.standing("A").dice == (5, 3)
    (told,) = table.shown_to(None, "progress_played")
    assert told.choices == {"red": 5, "white": 3}
    assert table.play("A", "play_alchemist", red=1, white=1) == "no_effect"
    table.play("A", "end_turn")
    for rival in "BC":
        table.play(rival, "roll")
        for owing in [] if table.phase == "main" else list(table.owed()):
            table.lapse(owing)
        assert table.standing("A").dice == (5, 3)
        table.play(rival, "end_turn")
    clay = table.hand("A").get("clay", 0)
    assert table.play("A", "roll") is None
    assert (table.public().dice.red, table.public().dice.white) == (5, 3)
    assert table.public().dice.tally[6] >= 1
    assert table.hand("A")["clay"] == clay + 1
    assert table.standing("A").dice is None


def test_a_fixed_roll_waits_through_a_skipped_turn_and_serves_the_server_n150_n198() -> None:
    scene = Quest(phase="roll", turn=15).absent("A").more(sabotage=False)
    scene.extra["seats"][0]["dice"] = [3, 4]
    table = scene.table()
    table.lapse("C")
    assert table.public().turn.turn == 17
    assert table.standing("A").dice == (3, 4)
    table.comes("A")
    again = Quest(phase="roll")
    again.extra["seats"][0]["dice"] = [3, 4]
    late = again.table()
    assert late.lapse("A") is None
    assert (late.public().dice.red, late.public().dice.white) == (3, 4)
    assert late.phase == "dragon"


def test_crane_is_refused_with_all_at_5_n151() -> None:
    scene = Quest().city("A", 23, 31, 8).disciplines("A", alchemy=5, crown=5, religion=5).cards("A", crane=1)
    for discipline, crossing in (("alchemy", 23), ("crown", 31), ("religion", 8)):
        scene.metropolis(discipline, "A", crossing)
    table = scene.table()
    assert table.play("A", "play_crane") == "no_effect"
    assert table.progress("A") == {"crane": 1}


def test_an_unused_crane_is_lost_with_the_turn_n62_n151() -> None:
    table = Quest().city("A", 23).cards("A", crane=1).table()
    table.play("A", "play_crane")
    table.play("A", "end_turn")
    assert table.public().effects.cranes == 0


def test_engineering_n152() -> None:
    table = Quest().city("A", 23).camp("A", 8).city("B", 31).cards("A", engineering=1).table()
    assert table.play("A", "play_engineering", crossing=8) == "needs_city"
    assert table.play("A", "play_engineering", crossing=31) == "not_your_piece"
    assert table.play("A", "play_engineering", crossing=99) == "no_such_place"
    assert table.play("A", "play_engineering", crossing=23) is None
    assert (table.walls("A"), table.event("wall_built").free, table.supply("A")["wall"]) == ({23}, True, 2)


@pytest.mark.parametrize("case", ["three walls", "all walled"])
def test_engineering_without_effect_n152(case: str) -> None:
    scene = Quest().city("A", 23).cards("A", engineering=1)
    scene = scene.city("A", 31, 8, 40).wall("A", 31, 8, 40) if case == "three walls" else scene.wall("A", 23)
    table = scene.table()
    assert table.play("A", "play_engineering", crossing=23) == "no_effect"
    assert table.progress("A") == {"engineering": 1}


def test_inventor_n153() -> None:
    table = Quest(phase="main").camp("A", 36).cards("A", inventor=1).rolls((1, 2, 4)).table()
    for first, second, code in (
        (10, 10, "bad_tokens"),
        (10, 16, "bad_tokens"),
        (10, 2, "bad_tokens"),
        (10, 9, "bad_tokens"),
        (1, 10, "bad_tokens"),
        (10, 19, "no_such_place"),
    ):
        assert table.play("A", "play_inventor", first=first, second=second) == code
    assert table.progress("A") == {"inventor": 1}
    assert table.play("A", "play_inventor", first=10, second=3) is None
    tokens = [hex_.token for hex_ in table.public().board.hexes]
    assert (tokens[10], tokens[3]) == (3, 4)
    table.play("A", "end_turn")
    assert table.play("B", "roll") is None
    assert table.hand("A") == {"wood": 1, "stone": 1}


def test_inventor_offers_both_ways_round_n153() -> None:
    (pair,) = Quest().cards("A", inventor=1).table().choice("A", "play_inventor").fields
    ways = {(first, second) for first, seconds in pair.options for second in seconds}  # type: ignore[union-attr]
    assert ways == {(second, first) for first, second in ways}
    tokens = {0: 5, 3: 3, 5: 10, 6: 9, 8: 11, 10: 4, 13: 5, 14: 10, 15: 3, 16: 4, 17: 9, 18: 11}
    assert ways == {(a, b) for a, x in tokens.items() for b, y in tokens.items() if x != y}


def test_irrigation_and_mining_pay_two_a_hex_n154_n156() -> None:
    """Hex 2 Farmland (city 10 and camp 5 on it), hex 17 Farmland under the dragon; mines 0 and 10."""
    scene = Quest().city("A", 10).camp("A", 5, 48, 31).cards("A", irrigation=1, mining=1).dragon(17)
    table = scene.table()
    assert table.play("A", "play_irrigation") is None
    assert table.hand("A") == {"wheat": 4}
    (told,) = table.shown_to(None, "gained")
    assert (told.cards, told.why) == ({"wheat": 4}, "irrigation")
    assert table.play("A", "play_mining") is None
    assert table.hand("A") == {"wheat": 4, "stone": 2}
    assert table.event("gained").why == "mining"


@pytest.mark.parametrize("card", ["irrigation", "mining"])
def test_irrigation_and_mining_without_a_hex_n154_n156(card: str) -> None:
    table = Quest().city("A", 23).cards("A", **{card: 1}).table()
    assert table.play("A", f"play_{card}") == "no_effect"
    assert table.progress("A") == {card: 1}


def test_medicine_n155() -> None:
    table = Quest().camp("A", 23).camp("B", 31).cards("A", medicine=1).hand("A", wheat=2, stone=3).table()
    assert table.play("A", "play_medicine", crossing=31) == "not_your_piece"
    assert table.play("A", "play_medicine", crossing=99) == "no_such_place"
    assert table.play("A", "play_medicine", crossing=23) is None
    assert (table.cities("A"), table.hand("A"), table.points("A")) == ({23}, {"wheat": 1, "stone": 1}, 2)


def test_medicine_refused_n155() -> None:
    poor = Quest().camp("A", 23).cards("A", medicine=1).hand("A", wheat=1, stone=1).table()
    assert poor.play("A", "play_medicine", crossing=23) == "cannot_afford"
    none = Quest().city("A", 23).cards("A", medicine=1).hand("A", wheat=1, stone=2).table()
    assert none.play("A", "play_medicine", crossing=23) == "no_effect"
    full = Quest().city("A", 23, 31, 8, 40).camp("A", 0).cards("A", medicine=1).hand("A", wheat=1, stone=2).table()
    assert full.play("A", "play_medicine", crossing=0) == "no_piece_left"
    assert full.progress("A") == {"medicine": 1}


def test_road_building_n158_n99() -> None:
    table = Quest().camp("A", 12).cards("A", road_building=1).scrolls("A", roads=1).table()
    assert table.play("A", "play_road_building") is None
    assert table.public().turn.free_roads == 2
    assert not table.public().turn.scroll_cast
    assert table.play("A", "cast_roads") is None
    assert table.public().turn.free_roads == 4
    assert table.road("A", 12, 17) is None
    assert (table.public().turn.free_roads, table.hand("A")) == (3, {})


def test_road_building_with_no_road_left_n158() -> None:
    chain = "0-4-1-5-2-6-10-15-20-26-32-37-42-46-50-53"
    table = Quest().camp("A", 0).roads("A", chain).road_holder("A").cards("A", road_building=1).table()
    assert table.supply("A")["road"] == 0
    assert table.play("A", "play_road_building") == "no_effect"


def test_smith_n159() -> None:
    scene = Quest().hero("A", 23).hero("A", 29).hero("A", 37).cards("A", smith=1).hand("A", wool=1, stone=1)
    table = scene.disciplines("A", crown=3).table()
    assert table.play("A", "play_smith") is None
    assert table.public().effects.smiths == 2
    assert table.play("A", "promote", crossing=23) is None
    assert table.event("adventurer_promoted").free
    assert table.play("A", "promote", crossing=23) == "already_promoted"
    assert table.play("A", "promote", crossing=29) is None
    assert (table.public().effects.smiths, table.hand("A")) == (0, {"wool": 1, "stone": 1})
    assert table.play("A", "promote", crossing=37) is None
    assert table.hand("A") == {}


def test_smith_respects_crown_3_and_ends_with_the_turn_n103_n159() -> None:
    table = Quest().hero("A", 23, 2).cards("A", smith=1).table()
    table.play("A", "play_smith")
    assert table.play("A", "promote", crossing=23) == "needs_crown_3"
    table.play("A", "end_turn")
    assert table.public().effects.smiths == 0


def test_smith_without_an_adventurer_n159() -> None:
    table = Quest().hero("B", 23).cards("A", smith=1).table()
    assert table.play("A", "play_smith") == "no_effect"
