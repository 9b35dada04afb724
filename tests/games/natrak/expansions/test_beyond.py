"""The first number beyond the board, and any greater one, is no place of it, whatever else is wrong (N204)."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.natrak.adventurers.scene import Hall, Quest

SIZES = {3: {"crossing": 54, "edge": 72, "hex": 19}, 5: {"crossing": 80, "edge": 109, "hex": 30}}
RICH = {"wood": 3, "clay": 3, "wheat": 3, "wool": 3, "stone": 3, "herbs": 3, "tribute": 3, "coin": 3}

FIELDS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("build_wall", "crossing", "crossing", {}),
    ("build_adventurer", "crossing", "crossing", {}),
    ("activate", "crossing", "crossing", {}),
    ("promote", "crossing", "crossing", {}),
    ("move_adventurer", "source", "crossing", {"to": 29}),
    ("move_adventurer", "to", "crossing", {"source": 35}),
    ("drive_off", "crossing", "crossing", {}),
    ("place_metropolis", "crossing", "crossing", {"discipline": "alchemy"}),
    ("play_bishop", "hex", "hex", {}),
    ("play_merchant", "hex", "hex", {}),
    ("play_deserter", "crossing", "crossing", {"rival": 1}),
    ("play_diplomat", "edge", "edge", {}),
    ("play_intrigue", "crossing", "crossing", {}),
    ("play_engineering", "crossing", "crossing", {}),
    ("play_medicine", "crossing", "crossing", {}),
    ("play_inventor", "first", "hex", {"second": 3}),
    ("play_inventor", "second", "hex", {"first": 10}),
    ("play_levy", "crossing", "crossing", {}),
]


def table(seats: int, kind: str) -> Hall:
    """A has something to do with everything there is."""
    generation = 4 if kind == "play_levy" else 6
    scene = Quest(seats=seats, generation=generation).city("A", 31, 10).camp("A", 17).roads("A", "17-23-29-35")
    scene.hero("A", 35, 2, active=True).hero("A", 23).hero("B", 29).camp("B", 0).roads("B", "0-4").wall("A", 10).hand(
        "A", **RICH
    )
    if kind == "place_metropolis":
        scene.disciplines("A", alchemy=4).metropolis("alchemy", "A", None)
    if kind.startswith("play_"):
        scene.cards("A", **{kind.removeprefix("play_"): 1})
    return scene.table()


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("kind, field, what, others", FIELDS, ids=[f"{kind}-{field}" for kind, field, _, _ in FIELDS])
def test_beyond_the_board_is_no_such_place_n204(
    seats: int, kind: str, field: str, what: str, others: dict[str, Any]
) -> None:
    hall, size = table(seats, kind), SIZES[seats][what]
    for value in (size, size + 1, 9999):
        assert hall.play("A", kind, **{field: value}, **others) == "no_such_place", value
    assert hall.play("A", kind, **{field: size - 1}, **others) != "no_such_place"


@pytest.mark.parametrize("seats", [3, 5])
def test_a_city_to_lose_is_on_the_board_n88(seats: int) -> None:
    scene = Quest(seats=seats, phase="sack").city("A", 31, 10)
    scene.at["seats"][0]["debt"] = 1
    hall, size = scene.table(), SIZES[seats]["crossing"]
    for value in (size, size + 1, 9999):
        assert hall.play("A", "sack", crossing=value) == "no_such_place"
    assert hall.play("A", "sack", crossing=size - 1) == "not_your_piece"
