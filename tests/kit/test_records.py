"""Records: tags, strictness and that nothing can change them."""

from __future__ import annotations

import msgspec
import pytest

from kit.tiny.records import Duel
from sobremesa.kit.records import Choice, Counts, Menu, One, Pair, Refusal, snake


def test_a_tag_is_the_name_in_snake_case() -> None:
    assert snake("BuildRoad") == "build_road"
    assert msgspec.json.encode(Duel(3, 1)) == b'{"type":"duel","card":3,"rival":1}'


def test_a_record_is_frozen() -> None:
    with pytest.raises(AttributeError):
        Refusal("no").code = "yes"  # type: ignore[misc]  # that is what is tried


def test_a_menu_goes_out_and_comes_back() -> None:
    menu = Menu(
        (
            Choice("a", (One("x", [1, None]), Pair(("y", "z"), [(1, [2])])), "talk"),
            Choice("b", (Counts("c", {"wood": 1}, 1, 1),), disjoint=True),
        ),
        {"c": Refusal("cannot_afford", {"missing": {"clay": 1}})},
    )
    assert msgspec.json.decode(msgspec.json.encode(menu), type=Menu) == menu
