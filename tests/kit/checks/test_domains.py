"""Values that actions are declared to have, all of them listed."""

from __future__ import annotations

from typing import Annotated

import msgspec

from sobremesa.kit.checks.domains import along, enumerable
from sobremesa.kit.records import Action

Wide = Annotated[int, msgspec.Meta(ge=-100, le=100)]


class Move(Action, frozen=True):
    """To a cell."""

    cell: tuple[Wide, Wide]
    high: bool


class Count(Action, frozen=True):
    """A whole number that is not below zero."""

    number: Annotated[int, msgspec.Meta(ge=0, le=10_000)]


def test_a_pair_of_numbers_below_zero_too_is_tried_within_a_width_and_at_both_ends() -> None:
    found = enumerable(Move, {"cell": 1}) or ()
    numbers = (-100, -1, 0, 1, 100)
    assert len(found) == 2 * len(numbers) ** 2
    assert Move((-1, 100), high=True) in found
    assert {x for move in found if isinstance(move, Move) for x in move.cell} == set(numbers)


def test_a_number_from_zero_on_is_tried_within_a_width_and_at_its_end() -> None:
    assert enumerable(Count, {"number": 3}) == (Count(0), Count(1), Count(2), Count(10_000))


def test_along_an_action_each_parameter_takes_every_value_beside_the_other_as_it_was() -> None:
    found = along(Move, {"type": "move", "cell": (0, 1), "high": False}, {"cell": 1}) or []
    cells, highs = found[:-2], found[-2:]
    assert {move.high for move in cells if isinstance(move, Move)} == {False}
    assert len(cells) == 25
    assert highs == [Move((0, 1), high=False), Move((0, 1), high=True)]
