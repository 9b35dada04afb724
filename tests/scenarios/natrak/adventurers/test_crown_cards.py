"""The Crown deck, card by card (n141 to n149)."""

from __future__ import annotations

import pytest

from scenarios.natrak.adventurers.scene import Hall, Quest
from scenarios.natrak.boards import edge


def test_bishop_robs_each_rival_there_once_n141_n79_n203() -> None:
    scene = Quest(seats=4).cards("A", bishop=1).city("B", 8, 18).camp("C", 17).camp("D", 31).camp("A", 40)
    scene.hand("B", wood=2).hand("C", coin=1).hand("D", wool=1)
    table = scene.table()
    assert table.play("A", "play_bishop", hex=9) == "same_hex"
    assert table.play("A", "play_bishop", hex=19) == "no_such_place"
    assert table.play("A", "play_bishop", hex=4) is None
    assert (table.state.dragon, table.phase) == (4, "main")
    assert table.hand("A") == {"wood": 1, "coin": 1}
    assert [table.hand(seat) for seat in "BCD"] == [{"wood": 1}, {}, {"wool": 1}]
    assert [(e.victim, e.card) for e in table.shown_to("A", "stolen")] == [(1, "wood"), (2, "coin")]
    assert [(e.victim, e.card) for e in table.shown_to("C", "stolen")] == [(1, None), (2, "coin")]
    assert [(e.victim, e.card) for e in table.shown_to(None, "stolen")] == [(1, None), (2, None)]


def deserter() -> Quest:
    scene = Quest().camp("A", 12).roads("A", "12-17-23").cards("A", deserter=1)
    return scene.hero("B", 31, 2, active=True).hero("B", 37, 2).hero("B", 32, 2).hero("B", 40, 3)


def test_deserter_n143() -> None:
    """The lowest level goes; of equals a resting one, then the lowest crossing."""
    table = deserter().table()
    assert table.play("A", "play_deserter", rival=1, crossing=23) is None
    assert table.heroes("B") == {31: "II!", 37: "II", 40: "III"}
    assert table.heroes("A") == {23: "II"}
    removed = table.event("adventurer_removed")
    assert (removed.seat, removed.by, removed.crossing, removed.level) == (1, 0, 32, 2)
    placed = table.event("adventurer_placed")
    assert (placed.seat, placed.crossing, placed.level, placed.free) == (0, 23, 2, True)
    assert table.supply("B")["adventurer"] == 3


def test_deserter_of_level_3_needs_no_crown_n143() -> None:
    scene = Quest().camp("A", 12).roads("A", "12-17").cards("A", deserter=1).hero("B", 31, 3, active=True)
    table = scene.table()
    assert table.play("A", "play_deserter", rival=1, crossing=17) is None
    assert table.heroes("A") == {17: "III"}


@pytest.mark.parametrize(
    "rival, crossing, code",
    [
        (0, 23, "bad_victim"),
        (2, 23, "bad_victim"),
        (5, 23, "bad_victim"),
        (1, None, "no_such_place"),
        (1, 99, "no_such_place"),
        (1, 12, "occupied"),
        (1, 29, "not_connected"),
    ],
)
def test_deserter_refused_and_kept_n131_n143(rival: int, crossing: int | None, code: str) -> None:
    table = deserter().table()
    assert table.play("A", "play_deserter", rival=rival, crossing=crossing) == code
    assert table.progress("A") == {"deserter": 1}


def test_deserter_is_placed_where_the_lost_one_stood_n143() -> None:
    table = Quest().camp("A", 12).roads("A", "12-17").cards("A", deserter=1).hero("B", 17, 1).table()
    assert table.play("A", "play_deserter", rival=1, crossing=None) == "no_such_place"
    assert table.play("A", "play_deserter", rival=1, crossing=17) is None
    assert (table.heroes("A"), table.heroes("B")) == ({17: "I"}, {})


@pytest.mark.parametrize("why", ["six out", "no crossing"])
def test_deserter_with_nothing_to_place_n143(why: str) -> None:
    scene = Quest().camp("A", 12).roads("A", "12-17").cards("A", deserter=1).hero("B", 31, 1)
    if why == "six out":
        for crossing in (0, 1, 2, 3, 4, 5):
            scene.hero("A", crossing)
        wrong = "no_piece_left"
    else:
        scene.hero("A", 17)
        wrong = "occupied"
    table = scene.table()
    assert table.play("A", "play_deserter", rival=1, crossing=17) == wrong
    assert table.play("A", "play_deserter", rival=1, crossing=None) is None
    assert (table.heroes("B"), table.told("adventurer_placed")) == ({}, 0)


def test_deserter_with_one_piece_left_is_told_of_the_place_n143() -> None:
    scene = Quest().camp("A", 12).roads("A", "12-17").cards("A", deserter=1).hero("B", 31, 1)
    for crossing in (0, 1, 2, 3, 4):
        scene.hero("A", crossing)
    assert scene.table().play("A", "play_deserter", rival=1, crossing=12) == "occupied"


def test_deserter_without_any_rivals_adventurer_n143() -> None:
    table = Quest().camp("A", 12).roads("A", "12-17").cards("A", deserter=1).hero("A", 17).table()
    assert table.play("A", "play_deserter", rival=1, crossing=12) == "no_effect"


def diplomat() -> Hall:
    scene = Quest().camp("A", 0).cards("A", diplomat=1).camp("B", 12).roads("B", "12-17-23-29").camp("C", 40)
    return scene.roads("C", "40-35").roads("A", "0-4").table()


def test_diplomat_n144_n49() -> None:
    table = diplomat()
    loose = {edge(3, 23, 29), edge(3, 40, 35)}
    assert set(table.spots("A", "play_diplomat")) == loose
    assert table.play("A", "play_diplomat", edge=edge(3, 17, 23)) == "not_open_ended"
    assert table.play("A", "play_diplomat", edge=edge(3, 0, 4)) == "no_place"
    assert table.play("A", "play_diplomat", edge=edge(3, 1, 4)) == "no_place"
    assert table.play("A", "play_diplomat", edge=999) == "no_such_place"
    assert table.play("A", "play_diplomat", edge=edge(3, 23, 29)) is None
    assert (table.route("B"), table.supply("B")["road"]) == (2, 13)
    told = table.event("road_removed")
    assert (told.seat, told.by, told.edge) == (1, 0, edge(3, 23, 29))
    assert edge(3, 23, 29) not in {road.edge for road in table.public().pieces.roads}


@pytest.mark.parametrize("block", ["building", "adventurer", "own adventurer"])
def test_an_end_with_a_piece_is_not_loose_n144(block: str) -> None:
    scene = Quest().cards("A", diplomat=1).camp("B", 12).roads("B", "12-17")
    match block:
        case "building":
            scene.roads("B", "17-23").camp("A", 23)
        case "adventurer":
            scene.hero("C", 17)
        case _:
            scene.hero("B", 17)
    table = scene.table()
    assert table.play("A", "play_diplomat", edge=edge(3, 12, 17)) == "no_effect"
    assert table.menu("A").blocked["play_diplomat"].code == "no_effect"


def test_diplomat_takes_the_longest_road_away_n208_n210() -> None:
    scene = Quest().cards("A", diplomat=1).camp("B", 12).roads("B", "12-17-23-29-34-39").road_holder("B")
    table = scene.table()
    assert table.play("A", "play_diplomat", edge=edge(3, 34, 39)) is None
    assert (table.holder("longest_road"), table.points("B"), table.route("B")) == (None, 1, 4)


def test_intrigue_n145() -> None:
    scene = Quest().camp("A", 12).roads("A", "12-17-23").cards("A", intrigue=2).hero("B", 23, 3, active=True)
    table = scene.hero("B", 37).hero("A", 17).table()
    assert table.play("A", "play_intrigue", crossing=37) == "not_connected"
    assert table.play("A", "play_intrigue", crossing=17) == "no_place"
    assert table.play("A", "play_intrigue", crossing=12) == "no_place"
    assert table.play("A", "play_intrigue", crossing=99) == "no_such_place"
    assert table.play("A", "play_intrigue", crossing=23) is None
    assert (table.heroes("B"), table.supply("B")["adventurer"]) == ({37: "I"}, 5)
    assert table.play("A", "play_intrigue", crossing=37) == "no_effect"
    assert table.progress("A") == {"intrigue": 1}


def test_intrigue_opens_the_own_route_n208() -> None:
    scene = Quest().camp("A", 7).roads("A", "7-12-17-23-29-34").hero("B", 17).cards("A", intrigue=1)
    table = scene.table()
    assert table.route("A") == 3
    table.play("A", "play_intrigue", crossing=17)
    assert (table.route("A"), table.holder("longest_road"), table.points("A")) == (5, "A", 3)


def test_saboteur_n146() -> None:
    scene = Quest(seats=4).camp("A", 12).camp("B", 31).city("C", 0).wall("C", 0).cards("A", saboteur=1)
    scene.hand("A", wood=9).hand("B", wood=5).hand("C", wood=1, coin=3).hand("D", wood=9)
    table = scene.table()
    assert table.play("A", "play_saboteur") is None
    owed = {"ABCD"[due.seat]: due.params["number"] for due in table.match.waiting().owed}
    assert (table.phase, owed) == ("discard", {"B": 2, "C": 2})
    assert table.public().effects.sabotage
    assert table.play("D", "discard", cards={"wood": 4}) == "not_owing"
    assert table.play("C", "discard", cards={"coin": 1, "wood": 1}) is None
    assert table.play("B", "discard", cards={"wood": 2}) is None
    assert (table.phase, table.owed()) == ("main", {"A": "main"})
    assert not table.public().effects.sabotage
    assert table.state.dragon == 9
    assert [table.hand(seat) for seat in "ABCD"] == [{"wood": 9}, {"wood": 3}, {"coin": 2}, {"wood": 9}]


def test_saboteur_on_the_absent_and_the_late_n132_n146() -> None:
    scene = Quest().camp("A", 12).camp("B", 31).camp("C", 0).absent("C").cards("A", saboteur=1)
    table = scene.hand("B", wood=4).hand("C", coin=5).table()
    table.play("A", "play_saboteur")
    assert (table.hand("C"), table.owed()) == ({"coin": 3}, {"B": "discard"})
    assert table.lapse("B") is None
    assert (table.hand("B"), table.phase) == ({"wood": 2}, "main")


@pytest.mark.parametrize("case", ["fewer points", "one card"])
def test_saboteur_without_effect_n146(case: str) -> None:
    scene = Quest().camp("A", 12).cards("A", saboteur=1)
    scene = scene.hand("B", wood=5) if case == "fewer points" else scene.camp("B", 31).hand("B", wood=1)
    assert scene.table().play("A", "play_saboteur") == "no_effect"


def spy() -> Hall:
    return Quest().cards("A", spy=1, crane=2, smith=1).cards("B", wedding=1, mining=2).cards("C").table()


def test_spy_n147_n130_n203() -> None:
    table = spy()
    for wrong in (0, 2, 4):
        assert table.play("A", "play_spy", rival=wrong) == "bad_victim"
    assert table.play("A", "play_spy", rival=1) is None
    assert [table.shown_to(v, "progress_seen")[0].cards for v in ("A", "B", "C", None)] == [
        {"wedding": 1, "mining": 2},
        None,
        None,
        None,
    ]
    assert table.own("A").look.progress == {"wedding": 1, "mining": 2}
    assert table.own("C").look is None
    assert table.owed() == {"A": "card"}
    assert table.play("A", "take_card", card="warlord") == "not_held"
    assert table.play("A", "take_card", card="crane") == "not_held"
    assert table.play("A", "take_cards", cards={"wood": 1}) == "wrong_phase"
    assert table.play("A", "take_card", card="mining") is None
    assert table.progress("A") == {"crane": 2, "smith": 1, "mining": 1}
    assert table.progress("B") == {"wedding": 1, "mining": 1}
    assert [table.shown_to(v, "progress_taken")[0].card for v in ("A", "B", "C", None)] == [
        "mining",
        "mining",
        None,
        None,
    ]
    assert table.phase == "main"


def test_a_spied_card_may_be_played_at_once_n147() -> None:
    table = Quest().cards("A", spy=1).cards("B", crane=1).table()
    table.play("A", "play_spy", rival=1)
    table.play("A", "take_card", card="crane")
    assert table.play("A", "play_crane") is None


def test_spy_by_the_server_n59_n200() -> None:
    table = spy()
    table.play("A", "play_spy", rival=1)
    assert table.lapse("A") is None
    assert (table.standing("A").progress, table.standing("B").progress, table.phase) == (4, 2, "main")
    assert table.event("progress_taken").auto


def test_spy_without_any_card_to_see_n147_n71() -> None:
    table = Quest().cards("A", spy=1).shown("B", "constitution").table()
    assert table.play("A", "play_spy", rival=1) == "no_effect"
    assert table.menu("A").blocked["play_spy"].code == "no_effect"


def test_warlord_n148() -> None:
    scene = Quest().cards("A", warlord=2).hero("A", 12).hero("A", 23, 2).hero("A", 29, active=True).hero("B", 37)
    table = scene.table()
    assert table.play("A", "play_warlord") is None
    assert (table.heroes("A"), table.heroes("B")) == ({12: "I!", 23: "II!", 29: "I!"}, {37: "I"})
    told = table.event("adventurers_activated")
    assert (told.crossings, told.free) == ([12, 23], True)
    assert table.play("A", "play_warlord") == "no_effect"
    assert table.progress("A") == {"warlord": 1}


def wedding() -> Quest:
    scene = Quest(seats=5).camp("A", 0).city("B", 10).city("C", 20).city("D", 24).camp("E", 40)
    scene.cards("A", wedding=1).hand("B", wood=3, coin=1).hand("C", clay=1).hand("E", wool=5)
    return scene


def test_wedding_n149_n203() -> None:
    table = wedding().table()
    assert table.play("A", "play_wedding") is None
    owed = {"ABCDE"[due.seat]: (due.prompt, due.params["number"]) for due in table.match.waiting().owed}
    assert owed == {"B": ("gift", 2), "C": ("gift", 1)}
    assert table.play("E", "give", cards={"wool": 2}) == "not_owing"
    for cards, code in (
        ({"wood": 1}, "wrong_number"),
        ({"wood": 3}, "wrong_number"),
        ({"coin": 2}, "not_held"),
        ({"gold": 2}, "not_in_this_mode"),
    ):
        assert table.play("B", "give", cards=cards) == code
    assert table.play("B", "give", cards={"wood": 1, "coin": 1}) is None
    assert table.hand("A") == {"wood": 1, "coin": 1}
    shown = [table.shown_to(v, "cards_given")[0] for v in ("A", "B", "C", None)]
    assert [event.cards for event in shown] == [{"wood": 1, "coin": 1}, {"wood": 1, "coin": 1}, None, None]
    assert {(event.giver, event.seat, event.number) for event in shown} == {(1, 0, 2)}
    assert table.owed() == {"C": "gift"}
    assert table.play("C", "give", cards={"clay": 1}) is None
    assert (table.hand("A"), table.phase) == ({"wood": 1, "clay": 1, "coin": 1}, "main")


def test_wedding_on_the_absent_and_the_late_n132_n201() -> None:
    table = wedding().absent("B").absent("E").bot("D").table()
    table.match.presence(4, "person")
    table.play("A", "play_wedding")
    assert (sum(table.hand("A").values()), table.owed()) == (2, {"C": "gift"})
    (due,) = table.match.waiting().owed
    assert due.clock is not None
    assert (due.clock.seconds, due.clock.only_with_turn_clock) == (45, False)
    assert table.lapse("C") is None
    assert (table.hand("C"), table.phase) == ({}, "main")
    assert table.event("cards_given").auto


def test_wedding_without_richer_rivals_that_hold_a_card_n149() -> None:
    table = Quest().camp("A", 12).camp("B", 31).city("C", 0).hand("B", wood=4).cards("A", wedding=1).table()
    assert table.play("A", "play_wedding") == "no_effect"
