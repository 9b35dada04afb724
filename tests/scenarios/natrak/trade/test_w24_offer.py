"""Worked case W24, Offer (n172 to n180)."""

from __future__ import annotations

from scenarios.natrak.builder import Scene, Table

CLAY = {"clay": 1}
WANT = {"stone": 2, "wheat": 1}


def posted(to: int | None = None) -> Table:
    scene = Scene(seats=4).camp("A", 12).hand("A", clay=1, wood=5).hand("B", stone=1, wheat=1)
    table = scene.hand("C", stone=2, wheat=1).hand("D", stone=3, wheat=2).table()
    assert table.play("A", "offer", give=CLAY, want=WANT, to=to) is None
    return table


def stances(table: Table) -> dict[str, str]:
    return {"ABCD"[answer.seat]: answer.stance for answer in table.public().offer.answers}


def test_natrak_w24_offer_n172_n173_n175_n176_n177_n180() -> None:
    table = posted()
    assert table.play("B", "accept", offer=1) == "cannot_pay"
    assert table.play("C", "accept", offer=1) is None
    assert (table.hand("A"), table.hand("C")) == ({"clay": 1, "wood": 5}, WANT)
    assert table.play("D", "decline", offer=1) is None
    assert stances(table) == {"B": "none", "C": "hand", "D": "no"}
    assert table.play("D", "accept", offer=1) is None
    assert table.play("B", "counter", offer=1, give={"wheat": 1}, want=CLAY) is None
    assert stances(table) == {"B": "counter", "C": "hand", "D": "hand"}
    assert table.play("A", "offer", give={"wood": 1}, want=WANT, to=None) == "offer_live"
    assert table.road("A", 12, 17) is None
    assert table.hand("A") == {"wood": 4}
    assert table.play("A", "close_with", offer=1, seat=2) == "cannot_pay"
    assert table.refusal is not None
    assert table.refusal.params == {"side": 0}
    assert stances(table) == {"B": "counter", "C": "hand", "D": "hand"}
    assert table.play("A", "guild", give="wood", get="clay") is None
    assert table.play("A", "close_with", offer=1, seat=3) is None
    assert table.hand("A") == WANT
    assert table.hand("D") == {"stone": 1, "wheat": 1, "clay": 1}
    assert (table.hand("B"), table.hand("C")) == ({"stone": 1, "wheat": 1}, WANT)
    assert table.public().offer is None
    assert table.play("A", "accept_counter", offer=1, seat=1, counter=1) == "no_offer"


def test_natrak_w24_another_offer_meanwhile_n172() -> None:
    table = posted()
    assert table.play("A", "withdraw", offer=1) is None
    assert table.play("A", "offer", give={"wood": 1}, want=WANT, to=None) is None
    for kind in ("accept", "decline", "take_back"):
        assert table.play("C", kind, offer=1) == "offer_changed"
    assert table.play("C", "counter", offer=1, give={"wheat": 1}, want=CLAY) == "offer_changed"
    assert table.play("C", "accept", offer=2) is None


def test_natrak_fn14_accepted_after_the_goods_were_spent_n177_n204() -> None:
    table = posted(to=2)
    assert table.road("A", 12, 17) is None
    assert "accept" in table.offered("C")
    assert table.play("C", "accept", offer=1) == "cannot_pay"
    assert table.refusal is not None
    assert table.refusal.params == {"side": 0}
    assert (table.hand("A"), table.hand("C")) == ({"wood": 4}, WANT)
    assert table.public().offer.offer == 1
    assert table.play("A", "guild", give="wood", get="clay") is None
    assert table.play("C", "accept", offer=1) is None
    assert (table.hand("A"), table.hand("C")) == (WANT, CLAY)
