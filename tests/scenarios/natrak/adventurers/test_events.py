"""What each action tells, whole and in order (n203): events are all that a log, a screen and a bot learn."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from scenarios.natrak.adventurers.scene import Quest
from scenarios.natrak.adventurers.test_menus import board
from scenarios.natrak.boards import edge

Told = dict[str, Any]


def card(kind: str, **choices: Any) -> Told:
    return {"type": "progress_played", "seat": 0, "card": kind, "choices": choices}


CASES: list[tuple[str, Quest, str, Told, list[Told]]] = [
    (
        "wall",
        board(),
        "build_wall",
        {"crossing": 31},
        [{"type": "wall_built", "seat": 0, "crossing": 31, "free": False}],
    ),
    (
        "activate",
        board(),
        "activate",
        {"crossing": 23},
        [{"type": "adventurers_activated", "seat": 0, "crossings": [23], "free": False}],
    ),
    (
        "promote",
        board(),
        "promote",
        {"crossing": 23},
        [{"type": "adventurer_promoted", "seat": 0, "crossing": 23, "level": 2, "free": False}],
    ),
    (
        "throw out",
        board(),
        "move_adventurer",
        {"source": 35, "to": 29},
        [
            {"type": "adventurer_moved", "seat": 0, "source": 35, "to": 29},
            {"type": "adventurer_thrown_out", "seat": 1, "by": 0, "source": 29, "to": 34},
        ],
    ),
    (
        "drive off",
        board(),
        "drive_off",
        {"crossing": 35},
        [{"type": "dragon_driven_off", "seat": 0, "crossing": 35}],
    ),
    (
        "raise",
        board(),
        "raise",
        {"discipline": "crown"},
        [{"type": "discipline_raised", "seat": 0, "discipline": "crown", "level": 3, "paid": 3}],
    ),
    (
        "raise to a metropolis",
        board().disciplines("A", crown=3).hand("A", coin=4),
        "raise",
        {"discipline": "crown"},
        [
            {"type": "discipline_raised", "seat": 0, "discipline": "crown", "level": 4, "paid": 4},
            {"type": "metropolis_won", "discipline": "crown", "seat": 0, "source": None},
        ],
    ),
    (
        "place",
        board().disciplines("A", crown=4).metropolis("crown", "A", None),
        "place_metropolis",
        {"discipline": "crown", "crossing": 31},
        [{"type": "metropolis_placed", "discipline": "crown", "seat": 0, "crossing": 31, "auto": False}],
    ),
    (
        "bishop",
        board().cards("A", bishop=1),
        "play_bishop",
        {"hex": 7},
        [
            card("bishop", hex=7),
            {"type": "dragon_moved", "seat": 0, "source": 9, "hex": 7, "victim": None, "auto": False},
        ],
    ),
    (
        "bishop without cards to take",
        board().cards("A", bishop=1).hand("B"),
        "play_bishop",
        {"hex": 0},
        [
            card("bishop", hex=0),
            {"type": "dragon_moved", "seat": 0, "source": 9, "hex": 0, "victim": None, "auto": False},
            {"type": "nothing_stolen", "thief": 0, "victim": 1},
        ],
    ),
    (
        "diplomat",
        board().cards("A", diplomat=1),
        "play_diplomat",
        {"edge": edge(3, 26, 32)},
        [
            card("diplomat", edge=edge(3, 26, 32)),
            {"type": "road_removed", "seat": 1, "by": 0, "edge": edge(3, 26, 32)},
        ],
    ),
    (
        "medicine",
        board().cards("A", medicine=1),
        "play_medicine",
        {"crossing": 17},
        [
            card("medicine", crossing=17),
            {"type": "piece_placed", "seat": 0, "piece": "city", "at": 17, "free": False},
        ],
    ),
    (
        "inventor",
        board().cards("A", inventor=1),
        "play_inventor",
        {"first": 10, "second": 3},
        [card("inventor", first=10, second=3)],
    ),
    (
        "smith",
        board().cards("A", smith=1),
        "play_smith",
        {},
        [card("smith")],
    ),
    (
        "intrigue",
        board().cards("A", intrigue=1),
        "play_intrigue",
        {"crossing": 29},
        [
            card("intrigue", crossing=29),
            {"type": "adventurer_removed", "seat": 1, "by": 0, "crossing": 29, "level": 1},
        ],
    ),
]


@pytest.mark.parametrize("scene, kind, fields, told", [pytest.param(*row[1:], id=row[0]) for row in CASES])
def test_what_is_told_n203(scene: Quest, kind: str, fields: Told, told: list[Told]) -> None:
    table = scene.table()
    assert table.play("A", kind, **fields) is None
    assert [msgspec.to_builtins(event) for event in table.events] == told


def test_what_a_roll_tells_in_its_order_n60() -> None:
    scene = Quest(phase="roll").city("A", 31).city("B", 40).march(6).disciplines("C", religion=3)
    table = scene.rolls((2, 2, 1)).table()
    table.play("A", "roll")
    assert [event.__struct_config__.tag for event in table.events] == [
        "rolled",
        "event_rolled",
        "goblins_attacked",
        "city_sacked",
        "city_sacked",
        "gained",
    ]
    assert msgspec.to_builtins(table.events[1]) == {"type": "event_rolled", "seat": 0, "face": 1, "march": 7}
    assert msgspec.to_builtins(table.events[3]) == {
        "type": "city_sacked",
        "seat": 0,
        "crossing": 31,
        "wall": False,
        "auto": True,
    }
    assert table.owed() == {"C": "pick"}
