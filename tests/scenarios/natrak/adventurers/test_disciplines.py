"""Worked cases W16 and W17, disciplines and metropolises (n47, n112 to n118, n151)."""

from __future__ import annotations

import pytest

from scenarios.natrak.adventurers.scene import Hall, Quest


def w16() -> Quest:
    scene = Quest().city("A", 23, 31).city("B", 8, 40).hand("A", herbs=9, wood=1, clay=1, coin=1).hand("B", herbs=9)
    return scene.disciplines("A", alchemy=3).disciplines("B", alchemy=3)


def place(table: Hall, seat: str, discipline: str, crossing: int) -> str | None:
    return table.play(seat, "place_metropolis", discipline=discipline, crossing=crossing)


def turn_of(table: Hall, seat: str) -> None:
    """Play on, quietly, until it is this seat's main phase."""
    while table.owed() != {seat: "main"}:
        for owing, prompt in table.owed().items():
            if prompt == "main":
                assert table.play(owing, "end_turn") is None
            elif prompt == "roll":
                assert table.play(owing, "roll") is None
            else:
                assert table.lapse(owing) is None


def test_natrak_w16_metropolis_n114_n115_n116_n118() -> None:
    table = w16().table()
    assert table.raises("A", "alchemy") is None
    assert (table.hand("A")["herbs"], table.points("A"), table.metropolis("alchemy")) == (5, 6, ("A", None))
    assert table.play("A", "end_turn") == "metropolis_pending"
    assert table.raises("A", "crown") == "metropolis_pending"
    assert table.menu("A").blocked["end_turn"].code == "metropolis_pending"
    assert table.road("A", 23, 29) is None
    assert place(table, "A", "crown", 31) == "no_place"
    assert place(table, "A", "alchemy", 8) == "not_your_piece"
    assert place(table, "A", "alchemy", 99) == "no_such_place"
    assert place(table, "A", "alchemy", 31) is None
    assert (table.metropolis("alchemy"), table.points("A")) == (("A", 31), 6)
    assert place(table, "A", "alchemy", 23) == "no_place"
    assert table.play("A", "end_turn") is None

    turn_of(table, "B")
    herbs = table.hand("B")["herbs"]
    assert table.raises("B", "alchemy") is None
    assert (table.points("B"), table.metropolis("alchemy")) == (4, ("A", 31))
    assert table.raises("B", "alchemy") is None
    assert table.hand("B").get("herbs", 0) == herbs - 9
    assert (table.points("B"), table.points("A")) == (6, 4)
    assert table.metropolis("alchemy") == ("B", None)
    won = table.event("metropolis_won")
    assert (won.discipline, won.seat, won.source) == ("alchemy", 1, 0)
    assert table.undo("B") == "nothing_to_undo"
    assert place(table, "B", "alchemy", 40) is None
    assert table.play("B", "end_turn") is None

    turn_of(table, "A")
    assert table.hand("A")["herbs"] >= 5
    assert table.raises("A", "alchemy") is None
    assert (table.points("A"), table.metropolis("alchemy")) == (4, ("B", 40))
    assert table.raises("A", "alchemy") == "level_max"


def test_with_one_possible_city_it_is_placed_at_once_n115_n219() -> None:
    table = Quest().city("A", 23).hand("A", coin=4).disciplines("A", crown=3).table()
    assert table.raises("A", "crown") is None
    placed = table.event("metropolis_placed")
    assert (placed.crossing, placed.auto) == (23, True)
    assert (table.metropolis("crown"), table.points("A")) == (("A", 23), 4)
    assert table.undo("A") is None
    assert (table.metropolis("crown"), table.points("A"), table.hand("A")) == (None, 2, {"coin": 4})


def test_a_city_carries_one_at_most_n115() -> None:
    scene = Quest().city("A", 23, 31, 8).hand("A", coin=4).disciplines("A", crown=3, alchemy=4)
    table = scene.metropolis("alchemy", "A", 31).table()
    assert table.raises("A", "crown") is None
    assert place(table, "A", "crown", 31) == "occupied"
    assert place(table, "A", "crown", 8) is None


@pytest.mark.parametrize("how", ["clock", "absence"])
def test_the_server_places_it_on_the_lowest_free_city_n116_n199(how: str) -> None:
    scene = Quest().city("A", 8, 23, 31).hand("A", coin=4).disciplines("A", crown=3, alchemy=4)
    table = scene.metropolis("alchemy", "A", 8).table()
    table.raises("A", "crown")
    if how == "clock":
        assert table.lapse("A") is None
    else:
        table.leaves("A")
    assert table.metropolis("crown") == ("A", 23)
    assert table.event("metropolis_placed").auto
    assert table.public().turn.active == 1


def test_a_metropolis_of_a_camp_is_none_n115() -> None:
    scene = Quest().city("A", 23, 31).camp("A", 8).hand("A", coin=4).disciplines("A", crown=3)
    table = scene.table()
    table.raises("A", "crown")
    assert place(table, "A", "crown", 8) == "needs_city"


@pytest.mark.parametrize("discipline, good", [("alchemy", "herbs"), ("crown", "coin"), ("religion", "tribute")])
def test_level_n_costs_n_of_its_good_15_in_all_n47_n112(discipline: str, good: str) -> None:
    table = Quest().city("A", 23).hand("A", **{good: 15}).table()
    for level in range(1, 6):
        assert table.raises("A", discipline) is None
        told = table.event("discipline_raised")
        assert (told.level, told.paid) == (level, level)
        assert table.standing("A").levels[discipline] == level
    assert table.hand("A") == {}
    assert table.raises("A", discipline) == "level_max"


def test_a_raise_needs_a_city_even_one_that_is_a_fortress_n112() -> None:
    assert Quest().camp("A", 23).hand("A", coin=9).table().raises("A", "crown") == "needs_city"
    scene = Quest().city("A", 23).hand("A", coin=9).disciplines("A", alchemy=4).metropolis("alchemy", "A", 23)
    assert scene.table().raises("A", "crown") is None


def test_a_raise_without_the_price_n47() -> None:
    table = Quest().city("A", 23).hand("A", coin=1, herbs=9).disciplines("A", crown=1).table()
    assert table.raises("A", "crown") == "cannot_afford"
    assert table.refusal is not None
    assert table.refusal.params == {"missing": {"coin": 1}}


def test_natrak_w17_crane_n151() -> None:
    table = Quest().city("A", 23).cards("A", crane=2).disciplines("A", crown=2).hand("A", coin=2).table()
    for _ in range(2):
        assert table.play("A", "play_crane") is None
    assert table.public().effects.cranes == 2
    assert table.raises("A", "crown") is None
    assert (table.hand("A"), table.standing("A").levels["crown"]) == ({}, 3)
    assert table.raises("A", "alchemy") is None
    assert table.raises("A", "religion") == "cannot_afford"
    assert table.public().effects.cranes == 0


def test_natrak_w17_no_city_to_carry_n117() -> None:
    def scene() -> Quest:
        made = Quest().city("A", 23).disciplines("A", alchemy=4, crown=3).metropolis("alchemy", "A", 23)
        return made.hand("A", coin=9)

    table = scene().table()
    assert table.raises("A", "crown") == "no_city_for_metropolis"
    assert table.hand("A") == {"coin": 9}
    held = scene().city("B", 31).disciplines("B", crown=4).metropolis("crown", "B", 31).table()
    assert held.raises("A", "crown") is None
    assert (held.hand("A"), held.points("A")) == ({"coin": 5}, 4)
    assert held.raises("A", "crown") == "no_city_for_metropolis"


def test_the_holder_going_to_5_needs_no_city_more_n117() -> None:
    scene = Quest().city("A", 23).disciplines("A", alchemy=4).metropolis("alchemy", "A", 23)
    table = scene.hand("A", herbs=5).table()
    assert table.raises("A", "alchemy") is None
    assert (table.points("A"), table.metropolis("alchemy")) == (4, ("A", 23))


def test_a_raise_to_the_target_wins_before_a_city_is_chosen_n114_n212() -> None:
    table = Quest(target=6).city("A", 23, 31).hand("A", coin=4).disciplines("A", crown=3).table()
    assert table.raises("A", "crown") is None
    assert (table.phase, table.state.winner) == ("over", 0)


def test_levels_last_without_a_city_n113() -> None:
    """Alchemy 3 with no city left: goods at 2:1 all the same."""
    table = Quest().camp("A", 23).disciplines("A", alchemy=3).table()
    assert table.own("A").rates["coin"] == 2
