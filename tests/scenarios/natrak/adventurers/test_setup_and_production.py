"""Worked cases W1, W2, W4 to W7 With adventurers (n46, n51 to n57, n60, n61, n67 to n69)."""

from __future__ import annotations

import pytest

from scenarios.natrak.adventurers.scene import Hall, Quest
from scenarios.natrak.boards import edge

GOES = (
    ("A", 8, 12),
    ("B", 10, 15),
    ("C", 29, 34),
    ("D", 36, 41),
    ("D", 16, 21),
    ("C", 45, 49),
    ("B", 42, 46),
    ("A", 38, 43),
)


def test_natrak_w1_snake_with_cities_n51_n52_n57() -> None:
    table = Quest(seats=4).setup(0).table()
    for go, (seat, crossing, onward) in enumerate(GOES):
        piece = "camp" if go < 4 else "city"
        assert table.owed() == {seat: "setup_piece"}
        assert table.match.waiting().owed[0].params["piece"] == piece
        assert table.public().turn.piece == piece
        assert table.play(seat, "place_piece", crossing=crossing) is None
        assert table.event("piece_placed").piece == piece
        assert table.play(seat, "place_road", edge=edge(4, crossing, onward)) is None
    public = table.public()
    assert (len(public.pieces.buildings), len(public.pieces.roads)) == (8, 8)
    assert table.owed() == {"A": "roll"}
    assert (public.turn.turn, public.turn.round) == (1, 1)
    for seat in "ABCD":
        assert table.points(seat) == 3
        assert table.supply(seat) == {"camp": 4, "city": 3, "road": 13, "adventurer": 6, "wall": 3}


@pytest.mark.parametrize(
    "crossing, hand",
    [(17, {"wool": 1, "clay": 1, "wood": 1}), (18, {"clay": 1, "wood": 1}), (0, {"stone": 1})],
)
def test_natrak_w2_opening_hand_n46_n55(crossing: int, hand: dict[str, int]) -> None:
    """A city too gives one card a hex and no goods."""
    table = Quest(seats=3).setup(5).table()
    assert table.play("A", "place_piece", crossing=crossing) is None
    assert table.cities("A") == {crossing}
    assert table.hand("A") == hand


def test_natrak_w2_nothing_for_the_first_piece_n55() -> None:
    table = Quest(seats=3).setup(0).table()
    assert table.play("A", "place_piece", crossing=17) is None
    assert table.hand("A") == {}
    assert table.cities("A") == set()


def w4() -> Quest:
    return Quest(phase="roll").camp("A", 12).city("A", 23).city("B", 31)


def rolled(scene: Quest, *dice: int) -> Hall:
    """The table after A's roll; the event die shows a gate nobody passes."""
    table = scene.rolls((*dice, 4)).table()
    assert table.play("A", "roll") is None
    return table


@pytest.mark.parametrize(
    "dice, mine, theirs",
    [
        ((4, 4), {"clay": 3}, {"clay": 2}),
        ((1, 2), {"wool": 1}, {"wood": 1, "herbs": 1}),
        ((2, 2), {}, {"stone": 1, "coin": 1}),
        ((5, 6), {"wood": 1, "herbs": 1}, {}),
        ((2, 3), {"stone": 1}, {}),
    ],
)
def test_natrak_w4_production_n46_n67(dice: tuple[int, int], mine: dict[str, int], theirs: dict[str, int]) -> None:
    table = rolled(w4(), *dice)
    assert (table.hand("A"), table.hand("B"), table.phase) == (mine, theirs, "main")


def test_a_farmland_city_makes_tribute_and_pays_twice_what_stands_twice_n46_n67() -> None:
    """Hex 2 is Farmland 6: a city and a camp on it."""
    table = rolled(Quest(phase="roll").city("A", 5).camp("A", 10), 3, 3)
    assert table.hand("A") == {"wheat": 2, "tribute": 1}


@pytest.mark.parametrize("dragon, mine, theirs", [(4, {}, {"clay": 2}), (11, {"clay": 3}, {})])
def test_natrak_w5_under_the_dragon_n68(dragon: int, mine: dict[str, int], theirs: dict[str, int]) -> None:
    table = rolled(w4().dragon(dragon), 4, 4)
    assert (table.hand("A"), table.hand("B")) == (mine, theirs)


def test_natrak_w5_nothing_for_the_absent_nor_on_their_return_n68_n193_n196() -> None:
    table = rolled(w4().dragon(4).absent("B"), 4, 4)
    table.comes("B")
    assert (table.hand("A"), table.hand("B")) == ({}, {})


def w6(*dice: int) -> Hall:
    scene = Quest(seats=4, phase="roll").camp("D", 27).city("B", 53).absent("C")
    scene.metropolis("religion", "B", 53).hand("B", clay=2, wool=1, stone=3)
    scene.disciplines("A", religion=3).disciplines("B", religion=4)
    scene.disciplines("C", religion=3).disciplines("D", religion=3)
    return rolled(scene, *dice)


def test_natrak_w6_consolation_n59_n69_n201() -> None:
    table = w6(6, 6)
    assert table.hand("D") == {"wheat": 1}
    assert (table.phase, table.owed()) == ("pick", {"A": "pick", "B": "pick"})
    clocks = [due.clock for due in table.match.waiting().owed]
    assert [clock.seconds for clock in clocks if clock] == [25, 25]
    assert table.play("D", "pick", material="wood") == "not_owing"
    assert table.play("C", "pick", material="wood") == "not_owing"
    assert table.play("A", "pick", material="stone") is None
    assert table.play("A", "pick", material="stone") == "not_owing"
    assert (table.hand("A"), table.owed()) == ({"stone": 1}, {"B": "pick"})
    assert table.lapse("B") is None
    assert table.hand("B") == {"wood": 1, "clay": 2, "wool": 1, "stone": 3}
    assert (table.phase, table.owed()) == ("main", {"A": "main"})


def test_natrak_w6_the_other_way_round_and_what_is_told_n69_n203() -> None:
    table = w6(6, 6)
    assert table.play("B", "pick", material="wheat") is None
    (told,) = table.shown_to(None, "gained")
    assert (told.seat, told.cards, told.why) == (1, {"wheat": 1}, "consolation")
    assert table.play("A", "pick", material="clay") is None
    assert table.phase == "main"


def test_natrak_w6_never_on_a_7_n69() -> None:
    assert w6(3, 4).phase == "dragon"


def test_who_becomes_absent_in_pick_takes_the_default_at_once_n194() -> None:
    table = w6(6, 6)
    table.leaves("B")
    assert table.hand("B")["wood"] == 1
    assert table.owed() == {"A": "pick"}


def test_religion_2_has_no_consolation_n69_n113() -> None:
    table = rolled(Quest(phase="roll").disciplines("A", religion=2), 6, 6)
    assert table.phase == "main"


def test_a_good_is_something_got_n69() -> None:
    """A, whose mine is under nobody, gets stone and coin: no pick; B, with the same level, picks."""
    scene = Quest(phase="roll").city("A", 31).disciplines("A", religion=3).disciplines("B", religion=3)
    table = rolled(scene, 2, 2)
    assert (table.hand("A"), table.owed()) == ({"stone": 1, "coin": 1}, {"B": "pick"})


def test_natrak_w7_the_7_in_round_1_n58_n61() -> None:
    scene = Quest(phase="roll", turn=2).march(4).camp("A", 12, 36).hand("A", wood=4, wool=5)
    table = scene.disciplines("A", religion=3).rolls((3, 4, 2)).table()
    assert table.play("B", "roll") is None
    assert (table.public().turn.round, table.owed()) == (1, {"B": "main"})
    assert (table.public().goblins.march, table.state.dragon) == (5, 9)
    assert sum(table.hand("A").values()) == 9
    assert [event.__struct_config__.tag for event in table.events] == ["rolled", "event_rolled"]


def test_natrak_w7_the_7_in_round_2_n60_n61_n72() -> None:
    scene = Quest(phase="roll", turn=4).march(5).camp("A", 12, 36).hand("A", wood=4, wool=5)
    table = scene.rolls((3, 4, 1)).table()
    assert table.play("A", "roll") is None
    assert (table.public().goblins.march, table.owed()) == (6, {"A": "discard"})
    assert table.match.waiting().owed[0].params["number"] == 4
    assert table.play("A", "discard", cards={"wool": 4}) is None
    assert table.owed() == {"A": "dragon"}


def test_all_three_dice_are_seen_and_counted_n65_n66() -> None:
    table = rolled(w4(), 4, 4)
    public = table.public()
    assert (public.dice.red, public.dice.white, public.event_die.face) == (4, 4, 4)
    assert public.dice.tally[8 - 2] == 1
    assert public.event_die.tally == [0, 0, 0, 1, 0, 0]
    (told,) = table.shown_to(None, "event_rolled")
    assert (told.seat, told.face, told.march) == (0, 4, 0)
