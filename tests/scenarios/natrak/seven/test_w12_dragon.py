"""Worked case W12: the server drops the dragon where it does least harm (n78)."""

from __future__ import annotations

from random import Random

import pytest

from scenarios.natrak.builder import Scene
from sobremesa.games.natrak.board import bits, grid


@pytest.mark.parametrize("before, after", [(9, 1), (11, 9)])
def test_natrak_w12_the_server_drops_the_dragon_n78(before: int, after: int) -> None:
    scene = Scene(phase="roll").camp("A", 12, 36).camp("B", 23).city("B", 25).camp("C", 40, 33).dragon(before)
    table = scene.hand("A", wood=7).hand("B", clay=7).hand("C", wool=7).rolls((6, 1)).table()
    table.play("A", "roll")
    assert table.owed() == {"A": "dragon"}
    assert table.lapse("A") is None
    assert (table.state.dragon, table.owed()) == (after, {"A": "main"})
    assert [event.__struct_config__.tag for event in table.events] == ["dragon_moved"]
    moved = table.event("dragon_moved")
    assert (moved.source, moved.hex, moved.victim, moved.auto) == (before, after, None, True)
    assert [table.hand(seat) for seat in "ABC"] == [{"wood": 7}, {"clay": 7}, {"wool": 7}]


def crowded(rng: Random) -> Scene:
    """Buildings wherever the distance rule has room, half of them cities: hardly a hex is without any.

    The dragon is on the wasteland, where it does no harm.
    """
    scene, closed = Scene(seats=4, phase="dragon", target=500), set[int]()
    places = list(enumerate(grid("small").near))
    for crossing, near in rng.sample(places, len(places)):
        if crossing not in closed:
            closed |= set(bits(near))
            seat = rng.choice("ABCD")
            camps, cities = scene._seat(seat)["camps"], scene._seat(seat)["cities"]
            if len(cities) < 4 and rng.random() < 0.5:
                cities.append(crossing)
            elif len(camps) < 5:
                camps.append(crossing)
    return scene.dragon(9)


@pytest.mark.parametrize("seed", range(25))
def test_the_server_weighs_a_city_twice_and_every_seats_buildings_n78(seed: int) -> None:
    table = crowded(Random(seed)).table()
    public = table.public()
    weights = {piece.crossing: {"camp": 1, "city": 2}[piece.kind] for piece in public.pieces.buildings}

    def order(hex_: int) -> tuple[int, int, int]:
        token = public.board.hexes[hex_].token
        pips = 0 if token is None else 6 - abs(7 - token)
        return pips * sum(weights.get(corner, 0) for corner in grid("small").map.hex_corners[hex_]), pips, hex_

    best = min((hex_ for hex_ in range(19) if hex_ != table.state.dragon), key=order)
    assert table.lapse("A") is None
    assert (table.state.dragon, table.told("stolen")) == (best, 0)
