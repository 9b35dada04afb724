"""Worked case W1, Snake (n51, n57), in mode Basic: four seats place in drawn order and back."""

from __future__ import annotations

from scenarios.natrak.boards import edge
from scenarios.natrak.builder import Scene

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


def test_natrak_w1_snake_n51_n52_n57() -> None:
    table = Scene(seats=4).setup(0).table()
    for seat, crossing, onward in GOES:
        assert table.owed() == {seat: "setup_piece"}
        assert table.play(seat, "place_piece", crossing=crossing) is None
        assert table.owed() == {seat: "setup_road"}
        assert table.play(seat, "place_road", edge=edge(4, crossing, onward)) is None
    public = table.public()
    assert (len(public.pieces.buildings), len(public.pieces.roads)) == (8, 8)
    assert {piece.kind for piece in public.pieces.buildings} == {"camp"}
    assert table.owed() == {"A": "roll"}
    assert (public.turn.turn, public.turn.round) == (1, 1)
    assert [player.points for player in public.players] == [2, 2, 2, 2]
    assert all(player.supply == {"camp": 3, "city": 4, "road": 13} for player in public.players)
    # The second pieces' hexes, but for the wasteland: 16 touches Meadow and Farmland; 45 Farmland, Farmland and Mine;
    # 42 Forest; 38 Farmland and Meadow.
    assert table.hand("D") == {"wool": 1, "wheat": 1}
    assert table.hand("C") == {"wheat": 2, "stone": 1}
    assert table.hand("B") == {"wood": 1}
    assert table.hand("A") == {"wool": 1}


def test_the_second_road_touches_the_second_piece_not_the_first_n51_n54() -> None:
    table = Scene().camp("A", 8).roads("A", "8-12").camp("C", 17, 45).roads("C", "17-22").setup(3, placed=45).table()
    for a, b in ((17, 23), (22, 28), (22, 16)):
        assert table.play("C", "place_road", edge=edge(3, a, b)) == "not_connected"
    offered = table.choice("C", "place_road").fields[0].values  # type: ignore[union-attr]  # a One
    assert set(offered) == {edge(3, 45, end) for end in (40, 41, 49)}
    assert table.play("C", "place_road", edge=edge(3, 45, 49)) is None
