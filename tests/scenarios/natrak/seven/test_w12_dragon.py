"""Worked case W12: the server drops the dragon where it does least harm (n78)."""

from __future__ import annotations

import pytest

from scenarios.natrak.builder import Scene


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
