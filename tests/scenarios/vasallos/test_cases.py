"""The worked cases of the specification, read from the page itself: vasallos_w1 to vasallos_w27."""

from __future__ import annotations

import pytest

from scenarios.vasallos.notation import Case, Played, cases, run
from sobremesa.kit.match import Match

CASES = {case.name: case for case in cases()}


def test_all_cases_of_the_page_are_here() -> None:
    assert {name.rstrip("b") for name in CASES} == {f"w{number}" for number in range(1, 28)}


@pytest.mark.parametrize("case", CASES.values(), ids=[f"vasallos_{name}" for name in CASES])
def test_case(case: Case) -> None:
    game = run(case)
    _views_agree(game)


def _views_agree(game: Played) -> None:
    """Position and log give the same state; the points of the breakdown add up (V72)."""
    match = game.match
    again = Match.from_position(match.game, match.game.position(match.state))
    assert again.digest() == match.digest()
    for score in match.standing().scores:
        given = [one.points for row in match.state.scored for one in row.awards if one.seat == score.seat]
        assert score.points == sum(score.parts.values()) == sum(given)
