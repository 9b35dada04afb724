"""Views and shown events (N202, N203, N205, N211)."""

from __future__ import annotations

import msgspec

from scenarios.natrak.builder import Scene
from sobremesa.games.natrak.events import Discarded, ScrollBought, Stolen, TurnBegan
from sobremesa.games.natrak.look import show
from sobremesa.kit.records import Event


def full() -> Scene:
    scene = Scene(seats=4).camp("A", 12, 14).city("B", 23).roads("A", "7-12-17").hand("A", wood=2, stone=1)
    scene.scrolls("A", glory=2, mercenary=1).scrolls("B", hoarding=1).mercenaries("B", 3).company_holder("B")
    return scene.hand("B", wool=8).absent("D").bot("C")


def test_public_says_what_all_may_know_n202() -> None:
    table = full().table()
    public = table.public()
    a, b, c, d = public.players
    assert (a.points, a.parts, a.cards, a.scrolls, a.route) == (4, {"camp": 2}, 3, 3, 2)
    assert (b.points, b.parts, b.awards, b.mercenaries) == (
        4,
        {"city": 2, "largest_company": 2},
        ["largest_company"],
        3,
    )
    assert [p.who for p in (a, b, c, d)] == ["person", "person", "bot", "nobody"]
    assert [p.person for p in (c, d)] == [False, True]
    assert (a.limit, a.supply) == (7, {"camp": 3, "city": 4, "road": 13})
    assert len(public.board.hexes) == 19
    assert (public.board.hexes[0].terrain, public.board.hexes[0].token) == ("mine", 5)
    assert public.board.hexes[9].token is None
    assert {(port.edge, port.kind) for port in public.board.ports} >= {(3, "wood"), (0, "any")}
    assert [(r.edge, r.seat) for r in public.pieces.roads] == [(11, 0), (19, 0)]
    assert {(x.crossing, x.seat, x.kind) for x in public.pieces.buildings} == {
        (12, 0, "camp"),
        (14, 0, "camp"),
        (23, 1, "city"),
    }
    assert (public.rules.target, public.rules.materials[0], public.rules.prices["road"]) == (
        10,
        "wood",
        {"wood": 1, "clay": 1},
    )
    assert (public.turn.phase, public.turn.round, public.turn.active) == ("main", 5, 0)
    assert public.scrolls.left == 25 - 4 - 3


def test_own_is_the_seats_alone_n202_n127() -> None:
    own = full().table().own("A")
    assert own.hand == {"wood": 2, "clay": 0, "wheat": 0, "wool": 0, "stone": 1}
    assert [(s.kind, s.number, s.fresh) for s in own.scrolls] == [("mercenary", 1, 0), ("glory", 2, 0)]
    assert own.hidden_parts == {"glory": 2}


def test_nothing_public_holds_a_secret_n202_fn23() -> None:
    table = full().table()
    text = msgspec.json.encode(table.public()).decode()
    assert table.state.key.hex() not in text
    for word in ("glory", "hoarding", "hand", "deck"):
        assert word not in text


def shown(event: Event, *viewers: int | None) -> list[object]:
    return [msgspec.to_builtins(show(event, viewer)) for viewer in viewers]


def test_what_events_tell_whom_n203() -> None:
    owner, other, watcher = shown(Discarded(1, 4, {"wool": 4}, auto=False), 1, 0, None)
    assert owner["cards"] == {"wool": 4}  # type: ignore[index]  # a dict
    assert other == watcher
    assert other["cards"] is None  # type: ignore[index]  # a dict
    thief, victim, third, nobody = shown(Stolen(0, 1, "wool"), 0, 1, 2, None)
    assert thief == victim
    assert thief["card"] == "wool"  # type: ignore[index]  # a dict
    assert third == nobody
    assert third["card"] is None  # type: ignore[index]  # a dict
    buyer, rival = shown(ScrollBought(2, "glory", 9), 2, 0)
    assert (buyer["scroll"], rival["scroll"], rival["left"]) == ("glory", None, 9)  # type: ignore[index]  # dicts
    same = TurnBegan(1, 1, 0)
    assert show(same, None) is same


def test_every_point_by_source_at_the_end_n205_n211() -> None:
    running = full().table().match.standing()
    assert (running.finished, running.winners) == (False, ())
    assert (running.scores[0].points, running.scores[0].parts) == (4, {"camp": 2, "hidden": 2})
    table = full().also(target=5).hand("A", wheat=2, stone=3).table()
    table.play("A", "build_city", crossing=14)
    over = table.match.standing()
    assert (over.finished, over.winners) == (True, (0,))
    assert over.scores[0].parts == {"camp": 1, "city": 2, "glory": 2}
    assert all(score.points == sum(score.parts.values()) for score in over.scores)


def test_an_offer_is_public_with_all_its_answers_n202() -> None:
    table = Scene(seats=4).hand("A", wood=1).hand("B", clay=1).table()
    table.play("A", "offer", give={"wood": 1}, want={"clay": 1}, to=None)
    table.play("B", "accept", offer=1)
    offer = table.public().offer
    assert (offer.offer, offer.seat, offer.give, offer.want, offer.to) == (1, 0, {"wood": 1}, {"clay": 1}, None)
    assert [(a.seat, a.stance) for a in offer.answers] == [(1, "hand"), (2, "none"), (3, "none")]
    directed = Scene(seats=4).hand("A", wood=1).table()
    directed.play("A", "offer", give={"wood": 1}, want={"clay": 1}, to=2)
    assert [a.seat for a in directed.public().offer.answers] == [2]
