"""Positions in and out; broken ones say what is wrong."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from scenarios.natrak.builder import Scene
from sobremesa.games.natrak.game import GAME


def good() -> dict[str, Any]:
    scene = Scene(seats=4).camp("A", 12).roads("A", "12-17").hand("A", wood=1).scrolls("B", glory=1)
    return msgspec.json.decode(msgspec.json.encode(scene.position()))  # type: ignore[no-any-return]  # a dict


def test_out_and_in() -> None:
    state = GAME.from_position(good())
    again = GAME.from_position(GAME.position(state))
    assert GAME.canonical(state) == GAME.canonical(again)
    assert GAME.position(state) == GAME.position(again)


def test_with_an_offer_and_counters() -> None:
    table = Scene(seats=4).hand("A", wood=1).hand("B", clay=2).table()
    table.play("A", "offer", give={"wood": 1}, want={"clay": 1}, to=None)
    table.play("B", "counter", offer=1, give={"clay": 2}, want={"wood": 1})
    said = GAME.position(table.state)
    assert said["offer"]["stances"][1]["give"] == {"clay": 2}
    assert GAME.canonical(GAME.from_position(said)) == GAME.canonical(table.state)


def seat(i: int, **fields: Any) -> Any:
    def change(said: dict[str, Any]) -> None:
        said["seats"][i].update(fields)

    return change


def top(**fields: Any) -> Any:
    def change(said: dict[str, Any]) -> None:
        said.update(fields)

    return change


def hex_(i: int, **fields: Any) -> Any:
    def change(said: dict[str, Any]) -> None:
        said["hexes"][i].update(fields)

    return change


OFFER = {"number": 1, "give": {"wood": 1}, "want": {"clay": 1}, "to": None}


@pytest.mark.parametrize(
    "change, what",
    [
        (top(surprise=1), "unknown field"),
        (top(mode="full"), "mode"),
        (top(generation=7), "generation 7"),
        (top(key="ab"), "key"),
        (top(target=4), "target"),
        (top(hexes=[]), "0 hexes"),
        (top(ports=[{"edge": 35, "kind": "any"}]), "no coast"),
        (hex_(9, token=4), "hex 9"),
        (hex_(8, token=7), "hex 8"),
        (top(dragon=19), "dragon on hex 19"),
        (top(phase="setup_road", turn=0, go=0, placed=99), "crossing 99"),
        (top(actor=5), "a seat that the table has not"),
        (seat(1, camps=[54]), "beside the map"),
        (seat(1, roads=[72]), "seat 1 has a piece beside"),
        (seat(1, camps=[12]), "two buildings"),
        (seat(1, roads=[19]), "two roads"),
        (seat(1, camps=[17]), "too close"),
        (seat(1, camps=[40, 40]), "named twice"),
        (seat(1, cities=[40, 30, 50, 37, 20]), "too many pieces: city"),
        (seat(1, hand={"coin": 1}), "lacks"),
        (seat(1, scrolls={"glory": 2}), "scrolls of kind 1"),
        (seat(1, mercenaries=1), "mercenaries"),
        (top(fresh={"roads": 1}), "fresh"),
        (top(free_roads=15), "free roads"),
        (top(turn=0), "phase main in turn 0"),
        (top(turn=18), "not the one to act"),
        (top(placed=12), "piece just placed"),
        (top(rolled=False), "dice"),
        (top(phase="roll"), "phase roll and dice"),
        (top(phase="discard"), "debts"),
        (seat(0, debt=2), "owes more"),
        (top(winner=1), "winner"),
        (
            top(offers=1, phase="special", actor=2, offer={**OFFER, "stances": [{"stance": "none"}] * 4}),
            "offer is live",
        ),
        (top(offers=2, offer={**OFFER, "stances": [{"stance": "none"}] * 4}), "number or stances"),
        (top(offers=1, offer={**OFFER, "to": 0, "stances": [{"stance": "none"}] * 4}), "cannot answer"),
        (top(offers=1, offer={**OFFER, "stances": [{"stance": "counter"}] * 4}), "counter-offer and its stance"),
        (
            top(offers=1, offer={**OFFER, "stances": [{"stance": "counter", "counter": 3}] * 4}),
            "number still to come",
        ),
        (top(longest_road=0), "Longest Road"),
        (top(largest_company=0), "Largest Company"),
        (top(target=5, seats=None), "seats"),
    ],
)
def test_broken_ones_say_what_is_wrong(change: Any, what: str) -> None:
    said = good()
    change(said)
    with pytest.raises(ValueError, match=what):
        GAME.from_position(said)


def test_nobody_may_have_won_already_n212() -> None:
    said = Scene(target=5).city("A", 12, 23, 18).position()
    with pytest.raises(ValueError, match=r"too close"):
        GAME.from_position(said)
    said = Scene(target=5).city("A", 12, 18, 29).position()
    with pytest.raises(ValueError, match="reached the target"):
        GAME.from_position(said)
