"""Faults that other programs had, played on this one in mode Basic (fn08, fn09, fn11, fn17, fn25, fn26)."""

from __future__ import annotations

from random import Random

from scenarios.natrak.boards import edge
from scenarios.natrak.builder import Cards, Scene, Table
from sobremesa.games.natrak.actions import PlacePiece
from sobremesa.games.natrak.game import GAME
from sobremesa.kit.contract import Step
from sobremesa.kit.match import BARE, Match
from sobremesa.kit.records import Who


def test_fn08_a_blocked_hex_silences_that_hex_only_n68() -> None:
    """A's camp touches the Quarry 8 under the dragon and the Mine 5; B's is on the other 8."""
    for dice, a, b in (((2, 3), {"stone": 1}, {}), ((4, 4), {}, {"clay": 1})):
        table = Scene(phase="roll").camp("A", 12).camp("B", 37).dragon(4).rolls(dice).table()
        table.play("A", "roll")
        assert (table.hand("A"), table.hand("B")) == (a, b)


def test_fn09_a_hex_shared_by_mover_and_rival_n76_n77() -> None:
    scene = Scene(phase="roll").camp("A", 8).camp("B", 18).hand("B", wool=1).camp("C", 44).rolls((3, 4))
    table = scene.table()
    table.play("A", "roll")
    victims = dict(table.choice("A", "move_threat").fields[0].options)  # type: ignore[union-attr]  # a Pair
    assert victims[4] == [None, 1]
    assert table.play("A", "move_threat", hex=4, victim=1) is None
    assert (table.hand("A"), table.hand("B"), table.owed()) == ({"wool": 1}, {}, {"A": "main"})


def turn(table: Table, rng: Random) -> None:
    """Roll, buy and exchange what can be, end the turn; discards and dragon by the server."""
    ((seat, _),) = table.owed().items()
    table.play(seat, "roll")
    while table.phase in {"discard", "dragon"}:
        table.lapse(next(iter(table.owed())))
    for _ in range(rng.randrange(4)):
        for choice in table.menu(seat).choices:
            if choice.type == "buy_scroll":
                table.play(seat, "buy_scroll")
            elif choice.type == "guild":
                give, gets = choice.fields[0].options[0]  # type: ignore[union-attr]  # a Pair
                table.play(seat, "guild", give=give, get=rng.choice(gets))
    table.play(seat, "end_turn")


def test_fn11_no_pool_runs_dry_n45_n167() -> None:
    """After 300 turns of 7s, discards, purchases and exchanges a roll still pays 12 Wood to hands that hold 30."""
    scene = Scene(phase="roll", target=500).city("A", 9, 18, 19).city("B", 17, 28, 29)
    scene.at["hexes"][8]["token"] = 10
    scene.hand("A", stone=80, wheat=80).hand("B", wool=80, clay=80).hand("C", wood=160)
    table, rng = scene.table(), Random(11)
    for _ in range(300):
        turn(table, rng)
    assert table.state.tally[5] > 30
    assert not table.state.deck
    position = GAME.position(table.state)
    for seat, player in enumerate(position["seats"]):
        player["hand"] = {"wood": (15, 15, 0)[seat]}
    position["key"] = Scene(phase="roll", turn=table.state.turn).rolls((4, 6)).position()["key"]
    table = Table(Match.from_position(GAME, position))
    table.play("A", "roll")
    assert (table.hand("A"), table.hand("B")) == ({"wood": 21}, {"wood": 21})


def test_fn17_every_port_corner_of_200_maps_takes_a_camp_n100() -> None:
    for number in range(200):
        who: list[Who] = ["bot"] * (3 + number % 4)
        match = Match.new(GAME, {}, tuple(who), number.to_bytes(32, "big"), keep=BARE)
        board = match.state.board
        (field,) = match.menu(0).choices[0].fields
        for port, _ in board.ports:
            for crossing in board.grid.ends[port]:
                assert crossing in field.values  # type: ignore[union-attr]  # a One
                assert isinstance(match.fork().play(0, PlacePiece(crossing)), Step)


def test_fn25_bot_and_person_gone_between_camp_and_road_n56() -> None:
    table = Scene(seats=4).bot("C", "D").setup(0).table()
    assert table.play("A", "place_piece", crossing=8) is None
    table.leaves("C")
    table.leaves("A")
    assert table.owed() == {"A": "setup_road"}
    assert table.lapse("A") == "table_waits"
    assert [event.__struct_config__.tag for event in table.events] == ["presence_changed"]
    table.comes("A", "bot")
    assert table.play("A", "place_road", edge=edge(4, 8, 12)) is None
    table.comes("C", "bot")
    for seat, crossing, onward in (
        ("B", 10, 15),
        ("C", 29, 34),
        ("D", 36, 41),
        ("D", 16, 21),
        ("C", 45, 49),
        ("B", 42, 46),
        ("A", 38, 43),
    ):
        assert table.play(seat, "place_piece", crossing=crossing) is None
        assert table.play(seat, "place_road", edge=edge(4, crossing, onward)) is None
    assert table.owed() == {"A": "roll"}


def test_fn26_opening_cards_once_each_whatever_is_refused_between_n55_n56() -> None:
    table = Scene().setup(3).table()
    hands: dict[str, Cards] = {"A": {}, "B": {}, "C": {}}
    goes = (
        ("C", 17, 12, {"wool": 1, "clay": 1, "wood": 1}),
        ("B", 31, 36, {"stone": 1, "clay": 1, "wood": 1}),
        ("A", 40, 44, {"clay": 1, "wheat": 2}),
    )
    for seat, crossing, onward, cards in goes:
        assert table.play(seat, "place_piece", crossing=crossing) is None
        hands[seat] = cards
        assert {other: table.hand(other) for other in "ABC"} == hands
        assert table.play(seat, "place_road", edge=edge(3, 0, 4)) == "not_connected"
        assert table.undo(seat) == "wrong_phase"
        assert table.play(seat, "place_road", edge=edge(3, crossing, onward)) is None
        assert {other: table.hand(other) for other in "ABC"} == hands
    assert table.owed() == {"A": "roll"}
