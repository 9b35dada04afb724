"""Names (N12, FP03, FP23)."""

from __future__ import annotations

import pytest

from sobremesa.kit.records import Refusal
from sobremesa.tables.names import folded, looks_like, normalise

FAMILY = "👨\u200d👩\u200d👧\u200d👦"


def why(raw: str) -> str:
    answer = normalise(raw)
    assert isinstance(answer, Refusal), answer
    assert answer.code == "name_bad"
    return str(answer.params["why"])


@pytest.mark.parametrize("raw", ["", "   ", "\t", "\u0301\u0301", "...", "!?"])
def test_fp03_a_name_without_a_letter_digit_or_emoji_is_none(raw: str) -> None:
    assert why(raw) == "empty"


@pytest.mark.parametrize(
    "raw",
    ["\u200b\u200b", "a\u200bb", "ab\u202ec", "a\u200db", "a\u0000b", "a\u2066b", "a\ufe0fb", "\x1b[31m", "a\ue000"],
)
def test_n12_no_control_or_format_characters(raw: str) -> None:
    assert why(raw) == "characters"


def test_n12_length_is_counted_in_grapheme_clusters() -> None:
    assert normalise("a" * 24) == "a" * 24
    assert why("a" * 25) == "long"
    assert normalise(FAMILY * 24) == FAMILY * 24
    assert why(FAMILY * 25) == "long"
    assert why("e" + "\u0301" * 500) == "long"


@pytest.mark.parametrize(
    "raw",
    ["\u3164", "\u115f\u1160", "\uffa0", "An\u034fa", "An\u180ba", "An\u17b4a", "Ana\u2800", "Ana\u3164", "\u00ad"],
)
def test_fp03_fp23_nothing_invisible_makes_a_name_or_another_name(raw: str) -> None:
    assert why(raw) == "characters"


@pytest.mark.parametrize(
    "name", ["B'soffn", "🇪🇸", "1️⃣", "☎️", "José María", "Łukasz", "李雷", "ひろし", "O’Hara", "<b>x</b>"]
)
def test_fp23_names_that_are_shown_exactly(name: str) -> None:
    assert normalise(name) == name


def test_n12_normalised_nfc_trimmed_one_space() -> None:
    assert normalise("  Ana \t Mari\u0301a ") == "Ana María"


def test_n12_same_name_after_case_folding() -> None:
    assert folded("Ana") == folded("aNA")
    assert folded("Straße") == folded("STRASSE")
    assert folded("Ana") != folded("Anna")


@pytest.mark.parametrize("name", ["Аna", "Αna", "аnа", "АNА", "Ａｎａ", "𝐀na"])
def test_n12_a_look_alike_of_a_seated_name_is_seen(name: str) -> None:
    assert looks_like(name, ["Ana"])


@pytest.mark.parametrize("name", ["ana ".strip(), "Ane", "Anna", "Eva", "李雷", "Łukasz", "José", "ひろ子"])
def test_n12_other_names_do_not_look_alike(name: str) -> None:
    assert not looks_like(name, ["Ana", "Jose"])


def test_n12_two_scripts_in_one_name_look_like_something() -> None:
    assert looks_like("Лeна", ["Paco"])
