"""Offers between seats (N172 to N180)."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.natrak.builder import Scene, Table

CLAY = {"clay": 1}
WANT = {"stone": 2, "wheat": 1}


def posted(to: int | None = None, scene: Scene | None = None) -> Table:
    """A offers 1 Clay for 2 Stone and 1 Wheat."""
    if scene is None:
        scene = Scene(seats=4).hand("A", clay=1, wood=5).hand("B", stone=1, wheat=1)
        scene.hand("C", stone=2, wheat=1).hand("D", stone=3, wheat=2)
    table = scene.table()
    assert table.play("A", "offer", give=CLAY, want=WANT, to=to) is None
    return table


def stances(table: Table) -> dict[str, str]:
    return {"ABCD"[answer.seat]: answer.stance for answer in table.public().offer.answers}


def test_an_open_offer_natrak_w24_n172_n175_n176_n177() -> None:
    table = posted()
    assert table.play("B", "accept", offer=1) == "cannot_pay"
    assert "accept" not in table.offered("B")
    assert table.play("C", "accept", offer=1) is None
    assert table.hand("C") == {"stone": 2, "wheat": 1}
    assert table.play("D", "decline", offer=1) is None
    assert table.play("D", "accept", offer=1) is None
    assert table.play("B", "counter", offer=1, give={"wheat": 1}, want={"clay": 1}) is None
    assert stances(table) == {"B": "counter", "C": "hand", "D": "hand"}
    assert table.play("A", "offer", give={"wood": 1}, want={"wool": 1}, to=None) == "offer_live"
    assert table.choice("A", "close_with").fields[1].values == [2, 3]  # type: ignore[union-attr]  # a One
    table.state.hands[0] = [4, 0, 0, 0, 0]
    assert table.play("A", "close_with", offer=1, seat=2) == "cannot_pay"
    assert table.refusal is not None
    assert table.refusal.params == {"side": 0}
    assert not table.offered("A") & {"close_with", "accept_counter"}
    assert stances(table) == {"B": "counter", "C": "hand", "D": "hand"}
    assert table.play("A", "guild", give="wood", get="clay") is None
    assert table.play("A", "close_with", offer=1, seat=3) is None
    assert (table.hand("A"), table.hand("D")) == (WANT, {"stone": 1, "wheat": 1, "clay": 1})
    assert table.public().offer is None
    dealt = table.event("dealt")
    assert (dealt.a, dealt.b, dealt.gave, dealt.got) == (0, 3, CLAY, WANT)


def test_a_counter_offer_accepted_ends_the_offer_n176() -> None:
    table = posted()
    table.play("B", "counter", offer=1, give={"wheat": 1}, want={"clay": 1})
    table.play("B", "counter", offer=1, give={"stone": 1}, want={"clay": 1})
    assert table.play("A", "accept_counter", offer=1, seat=1, counter=1) == "offer_changed"
    assert table.play("A", "accept_counter", offer=1, seat=2, counter=2) == "offer_changed"
    assert table.play("A", "accept_counter", offer=1, seat=1, counter=2) is None
    assert (table.hand("A"), table.hand("B")) == ({"wood": 5, "stone": 1}, {"wheat": 1, "clay": 1})
    assert table.public().offer is None


def test_a_rejected_rival_may_counter_again_n176() -> None:
    table = posted()
    table.play("B", "counter", offer=1, give={"wheat": 1}, want={"clay": 1})
    assert table.play("A", "reject_counter", offer=1, seat=1, counter=2) == "offer_changed"
    assert table.play("A", "reject_counter", offer=1, seat=1, counter=1) is None
    assert stances(table)["B"] == "none"
    assert table.play("B", "counter", offer=1, give={"stone": 1}, want={"wood": 2}) is None
    answer = table.public().offer.answers[0]
    assert (answer.counter, answer.give, answer.want) == (2, {"stone": 1}, {"wood": 2})


def test_a_rival_that_no_longer_holds_its_half_n177_n203() -> None:
    table = posted()
    table.play("C", "accept", offer=1)
    table.play("B", "counter", offer=1, give={"wheat": 1}, want={"clay": 1})
    table.state.hands[1] = table.state.hands[2] = [0, 0, 0, 0, 0]
    before = table.hand("A")
    assert table.play("A", "close_with", offer=1, seat=2) is None
    failed = table.event("deal_failed")
    assert (failed.side, failed.code, failed.seat) == (2, "cannot_pay", 0)
    assert table.play("A", "accept_counter", offer=1, seat=1, counter=1) is None
    assert table.event("deal_failed").side == 1
    assert not table.offered("A") & {"close_with", "accept_counter", "reject_counter"}
    assert table.hand("A") == before
    assert stances(table) == {"B": "none", "C": "none", "D": "none"}


def test_the_poster_without_its_half_is_the_hidden_refusal_n177_n204_fn14() -> None:
    for to in (None, 2):
        table = posted(to)
        table.state.hands[0] = [4, 0, 0, 0, 0]
        assert "accept" in table.offered("C")
        assert table.play("C", "accept", offer=1) == "cannot_pay"
        assert table.refusal is not None
        assert table.refusal.params == {"side": 0}
        assert table.hand("C") == {"stone": 2, "wheat": 1}
        assert table.public().offer is not None


def test_a_directed_offer_n175() -> None:
    table = posted(2)
    assert table.match.waiting().free == (2,)
    for kind in ("accept", "decline", "take_back"):
        assert table.play("B", kind, offer=1) == "bad_offer"
        assert table.offered("B") == set()
    assert table.play("C", "counter", offer=1, give={"stone": 1}, want=CLAY) == "bad_offer"
    assert table.offered("C") == {"accept", "decline"}
    assert table.play("C", "accept", offer=1) is None
    assert (table.hand("A"), table.hand("C")) == ({"wood": 5, **WANT}, CLAY)
    declined = posted(2)
    assert declined.play("C", "decline", offer=1) is None
    assert declined.event("offer_closed").why == "declined"
    assert declined.public().offer is None


def test_answers_change_and_are_taken_back_n175() -> None:
    table = posted()
    assert table.play("C", "take_back", offer=1) == "bad_offer"
    for kind in ("accept", "decline", "accept", "take_back", "decline", "take_back"):
        assert table.play("C", kind, offer=1) is None
    assert stances(table)["C"] == "none"
    table.play("C", "accept", offer=1)
    assert table.play("C", "accept", offer=1) == "bad_offer"
    assert "take_back" in table.offered("C")


def test_another_number_than_the_live_one_n172_natrak_w24() -> None:
    table = posted()
    assert table.play("A", "withdraw", offer=2) == "offer_changed"
    assert table.play("A", "withdraw", offer=1) is None
    assert table.play("C", "accept", offer=1) == "no_offer"
    table.play("A", "offer", give=CLAY, want=WANT, to=None)
    for kind in ("accept", "decline", "take_back"):
        assert table.play("C", kind, offer=1) == "offer_changed"
    assert table.play("C", "accept", offer=2) is None


def test_nobody_answers_the_own_offer_n179() -> None:
    table = posted()
    for kind in ("accept", "decline", "take_back"):
        assert table.play("A", kind, offer=1) == "bad_offer"
    assert table.play("B", "offer", give={"wheat": 1}, want=CLAY, to=2) == "not_your_turn"


@pytest.mark.parametrize(
    "fields, code",
    [
        ({"give": {}, "want": CLAY}, "bad_offer"),
        ({"give": CLAY, "want": {}}, "bad_offer"),
        ({"give": CLAY, "want": CLAY}, "bad_offer"),
        ({"give": CLAY, "want": {"wood": 0}}, "bad_action"),
        ({"give": CLAY, "want": {"wood": -1}}, "bad_action"),
        ({"give": CLAY, "want": {"wood": 1.5}}, "bad_action"),
        ({"give": CLAY, "want": {"wood": "1"}}, "bad_action"),
        ({"give": CLAY, "want": {"wood": 100}}, "bad_action"),
        ({"give": CLAY, "want": {"wood": 10**9}}, "bad_action"),
        ({"give": CLAY, "want": {"__proto__": 1}}, "bad_action"),
        ({"give": CLAY, "want": {"mithril": 1}}, "bad_action"),
        ({"give": CLAY, "want": {"gold": 1}}, "not_in_this_mode"),
        ({"give": CLAY, "want": {"herbs": 1}}, "not_in_this_mode"),
        ({"give": {"clay": 2}, "want": WANT}, "not_held"),
        ({"give": CLAY, "want": WANT, "to": 0}, "bad_offer"),
        ({"give": CLAY, "want": WANT, "to": 4}, "bad_offer"),
        ({"give": CLAY, "want": WANT, "to": 3}, "bad_offer"),
    ],
)
def test_only_real_offers_n173_n174_fn16(fields: dict[str, Any], code: str) -> None:
    table = Scene(seats=4).hand("A", clay=1).absent("D").table()
    assert table.play("A", "offer", **{"to": None, **fields}) == code


def test_nobodys_ability_to_pay_is_looked_at_when_posting_n173_n204() -> None:
    table = Scene(seats=4).hand("A", clay=1).absent("D").table()
    give, want, to = table.choice("A", "offer").fields
    assert (give.max, want.max["stone"], to.values) == ({"clay": 1}, 99, [None, 1, 2])  # type: ignore[union-attr]  # Counts, Counts, One
    assert table.play("A", "offer", give=CLAY, want={"stone": 99}, to=1) is None


def test_the_offer_dies_with_the_turn_n178() -> None:
    table = posted()
    table.play("A", "end_turn")
    assert table.event("offer_closed").why == "turn_over"
    assert table.public().offer is None


def test_it_survives_the_dragon_when_nobody_can_act_on_it_n178() -> None:
    table = posted(scene=Scene(seats=4).hand("A", clay=1).scrolls("A", mercenary=1).hand("C", **WANT))
    table.play("A", "cast_mercenary")
    assert table.play("C", "accept", offer=1) == "wrong_phase"
    assert table.play("A", "withdraw", offer=1) == "wrong_phase"
    assert table.match.waiting().free == ()
    table.play("A", "move_threat", hex=0, victim=None)
    assert table.play("C", "accept", offer=1) is None


def test_it_dies_with_the_game_n178() -> None:
    scene = Scene(target=5).city("A", 17).camp("A", 29, 8).hand("A", clay=1, wheat=2, stone=3)
    table = posted(scene=scene)
    table.play("A", "build_city", crossing=8)
    assert table.event("offer_closed").why == "game_over"
    assert table.public().offer is None


def test_absence_takes_a_stance_and_a_directed_offer_n178() -> None:
    table = posted()
    table.play("C", "accept", offer=1)
    table.leaves("C")
    assert stances(table)["C"] == "none"
    assert table.told("stance_taken") == 1
    directed = posted(2)
    directed.leaves("B")
    assert directed.public().offer is not None
    directed.leaves("C")
    assert directed.event("offer_closed").why == "absent"
    assert directed.owed() == {"A": "main"}


def test_absent_for_a_moment_while_the_dragon_moves_n178() -> None:
    table = posted(scene=Scene(seats=4).hand("A", clay=1).scrolls("A", mercenary=1).hand("C", **WANT))
    table.play("C", "accept", offer=1)
    table.play("A", "cast_mercenary")
    table.leaves("C")
    table.comes("C")
    assert stances(table)["C"] == "none"


def test_no_hand_no_closing_n176() -> None:
    table = posted()
    assert table.play("A", "close_with", offer=1, seat=1) == "bad_offer"
    assert table.play("A", "close_with", offer=1, seat=5) == "bad_offer"
    table.play("B", "counter", offer=1, give={"wheat": 1}, want={"clay": 1})
    assert table.play("A", "accept_counter", offer=1, seat=5, counter=1) == "offer_changed"
    for kind in ("accept_counter", "reject_counter"):
        assert table.play("A", kind, offer=2, seat=1, counter=1) == "offer_changed"
        assert table.choice("A", kind).fields[1].options == [(1, [1])]  # type: ignore[union-attr]  # a Pair
    assert table.play("A", "close_with", offer=2, seat=1) == "offer_changed"
    table.state.hands[0] = [5, 0, 0, 0, 0]
    assert table.play("A", "accept_counter", offer=1, seat=1, counter=1) == "cannot_pay"


@pytest.mark.parametrize(
    "give, want, code",
    [
        ({}, CLAY, "bad_offer"),
        ({"wheat": 1}, {"wheat": 1}, "bad_offer"),
        ({"wheat": 2}, CLAY, "not_held"),
        ({"coin": 1}, CLAY, "not_in_this_mode"),
    ],
)
def test_a_counter_is_as_valid_as_an_offer_n175(give: dict[str, int], want: dict[str, int], code: str) -> None:
    table = posted()
    assert table.play("B", "counter", offer=1, give=give, want=want) == code
    assert table.play("B", "counter", offer=2, give={"wheat": 1}, want=CLAY) == "offer_changed"
    assert stances(table)["B"] == "none"


def test_why_nothing_can_be_accepted_or_posted() -> None:
    table = posted()
    assert table.menu("B").blocked["accept"].code == "cannot_pay"
    assert table.menu("A").blocked["offer"].code == "offer_live"
    assert Scene().table().menu("A").blocked["offer"].code == "not_held"
    assert "accept" not in Scene().table().menu("B").blocked
