"""Hostile input: whatever comes in, an action or a refusal comes out (FN: unknown action, wrong type, extra key, huge)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.tiny.game import TINY
from kit.tiny.records import Duel, Pass, Swap
from sobremesa.kit.decode import MAX_BYTES, MAX_DEPTH, decode
from sobremesa.kit.records import Action, Refusal, Undo


@pytest.mark.parametrize(
    "text,action",
    [
        ('{"type":"pass"}', Pass()),
        ('{"type":"undo"}', Undo()),
        ('{"rival":1,"type":"duel","card":9}', Duel(9, 1)),
        ('{"type":"swap","give":{"gold":1},"get":{"silver":1}}', Swap({"gold": 1}, {"silver": 1})),
    ],
)
def test_good_ones(text: str, action: Action) -> None:
    assert decode(TINY, text) == decode(TINY, text.encode()) == action


@pytest.mark.parametrize(
    "text,code,params",
    [
        ('{"type":"fly"}', "unknown_action", {"type": "fly"}),
        ('{"type":"' + "x" * 500 + '"}', "unknown_action", {"type": "x" * 64}),
        ("{}", "bad_action", {"path": "$.type"}),
        ("[]", "bad_action", {"path": "$"}),
        ("null", "bad_action", {"path": "$"}),
        ('{"type":5}', "bad_action", {"path": "$.type"}),
        ('{"type":"pass","__proto__":{}}', "bad_action", {"path": "$.__proto__"}),
        ('{"type":"duel","card":1}', "bad_action", {"path": "$.rival"}),
        ('{"type":"duel","card":"1","rival":1}', "bad_action", {"path": "$.card"}),
        ('{"type":"duel","card":1.0,"rival":1}', "bad_action", {"path": "$.card"}),
        ('{"type":"duel","card":true,"rival":1}', "bad_action", {"path": "$.card"}),
        ('{"type":"duel","card":NaN,"rival":1}', "bad_action", {"path": "$"}),
        ('{"type":"duel","card":1e400,"rival":1}', "bad_action", {"path": "$.card"}),
        ('{"type":"duel","card":1' + "0" * 400 + ',"rival":1}', "bad_action", {"path": "$.card"}),
        ('{"type":"pay","coins":{"gold":-1}}', "bad_action", {"path": "$.coins[...]"}),
        ('{"type":"pay","coins":{"iron":1}}', "bad_action", {"path": "$.coins"}),
        ('{"type":"pay","coins":' + "[" * 60_000, "bad_action", {"path": "$"}),
        ('{"type":"pass"' + " " * MAX_BYTES + "}", "bad_action", {"path": "$"}),
        ("\ud800", "bad_action", {"path": "$"}),
        ("", "bad_action", {"path": "$"}),
    ],
)
def test_bad_ones_say_where(text: str, code: str, params: dict[str, Any]) -> None:
    assert decode(TINY, text) == Refusal(code, params)


def test_nesting_is_counted_outside_of_strings() -> None:
    deep = '{"type":"pass","a":' * MAX_DEPTH + "1" + "}" * MAX_DEPTH
    assert decode(TINY, deep) == Refusal("bad_action", {"path": "$.a"})
    assert decode(TINY, f'{{"a":{deep}}}') == Refusal("bad_action", {"path": "$"})
    quoted = '{"type":"' + '[\\"{' * 50 + '"}'
    answer = decode(TINY, quoted)
    assert isinstance(answer, Refusal)
    assert answer.code == "unknown_action"


def test_values_too_deep_or_going_round_are_refused() -> None:
    loop: dict[str, Any] = {"type": "pass"}
    loop["self"] = [loop]
    assert decode(TINY, loop) == Refusal("bad_action", {"path": "$"})
    wide: dict[str, Any] = {"type": "pass", "a": [0] * (MAX_BYTES + 1)}
    assert decode(TINY, wide) == Refusal("bad_action", {"path": "$"})
    assert decode(TINY, {"type": "duel", "card": True, "rival": 0}) == Refusal("bad_action", {"path": "$.card"})
    assert decode(TINY, {"type": "duel", "card": 2, "rival": 0}) == Duel(2, 0)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(["type", "card", "give"]), inner),
)


@given(JSON)
def test_any_value_is_answered(value: Any) -> None:
    assert isinstance(decode(TINY, value), Refusal | Action)


@given(st.binary(max_size=200))
def test_any_bytes_are_answered(raw: bytes) -> None:
    assert isinstance(decode(TINY, raw), Refusal | Action)
