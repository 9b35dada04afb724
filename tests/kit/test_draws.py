"""Chance by label: uniform, unbiased, the same everywhere; pinned so that no change goes unseen."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.kit.draws import Chance, below, order

KEY = bytes(range(32))
PINNED_DICE = [3, 3, 5, 1, 5, 4, 3, 4, 4, 2]
PINNED_DECK = [3, 6, 8, 7, 0, 5, 2, 1, 4]


def test_the_draws_are_pinned() -> None:
    """A change here changes every game ever recorded."""
    assert [below(KEY, f"dice/{turn}", 6) for turn in range(10)] == PINNED_DICE
    assert order(KEY, "deck", 9) == PINNED_DECK


def test_a_label_gives_one_value_whatever_was_drawn_before() -> None:
    chance = Chance(KEY)
    first = chance.below("a", 100)
    assert [chance.below("b", 100), chance.below("a", 100)][1] == first
    assert [draw.label for draw in chance.made] == ["a", "b", "a"]


def test_a_number_is_noted_with_how_many_could_have_come() -> None:
    chance = Chance(KEY)
    value, things = chance.below("a", 100), chance.order("b", 3)
    assert chance.made == [("a", value, 100), ("b", tuple(things), 0)]


def test_numbers_and_orders_are_even() -> None:
    counts = Counter(below(KEY, f"x/{i}", 6) for i in range(12_000))
    assert sorted(counts) == list(range(6))
    assert all(1850 < n < 2150 for n in counts.values())
    orders = Counter(tuple(order(KEY, f"o/{i}", 3)) for i in range(6_000))
    assert len(orders) == 6
    assert all(880 < n < 1120 for n in orders.values())


def test_what_a_choice_among_too_many_would_bias_is_rejected() -> None:
    n = (1 << 63) + 1
    drawn = [below(KEY, f"r/{i}", n) for i in range(200)]
    assert all(0 <= value < n for value in drawn)
    assert sum(value < n // 2 for value in drawn) in range(70, 131)


def test_a_choice_among_none_is_an_error() -> None:
    with pytest.raises(ValueError, match="among 0"):
        below(KEY, "x", 0)
    assert order(KEY, "x", 1) == [0]
    assert order(KEY, "x", 0) == []
