"""What the rules pages show of the games is what the games have."""

import json
import re

import pytest

import rules_data
from sobremesa.games import GAMES
from sobremesa.games.vasallos.actions import Place
from sobremesa.games.vasallos.data.load import number_of
from sobremesa.games.vasallos.rebuild import zone_at
from sobremesa.games.vasallos.rules.features import find
from sobremesa.games.vasallos.rules.laying import explain_place

games = pytest.mark.parametrize("game", GAMES)
LEAST = {"natrak": 60, "vasallos": 60}
"""How many rules of the specification the texts quote at least."""


def test_every_game_has_data() -> None:
    assert set(rules_data.VALUES) == set(GAMES)


@games
def test_the_data_of_the_rules_is_up_to_date(game: str) -> None:
    said = json.loads(rules_data.target(game).read_text(encoding="utf-8"))
    assert said == rules_data.VALUES[game](), "run scripts/rules_data.py"


@pytest.mark.parametrize(
    "game,some",
    [
        ("natrak", {"too_close", "cannot_afford", "nothing_to_undo", "wrong_number"}),
        ("vasallos", {"edges_differ", "zone_taken", "needs_own_vassal", "not_in_this_game"}),
    ],
)
def test_the_refusals_are_found_and_have_sentences(game: str, some: set[str]) -> None:
    codes = rules_data.VALUES[game]()["refusals"]
    assert some <= set(codes)
    for language in ("es", "en"):
        path = rules_data.ROOT / "client" / "src" / "games" / game / "text" / f"{language}.json"
        own = json.loads(path.read_text(encoding="utf-8"))["refusal"]
        shared = json.loads((path.parents[3] / "text" / path.name).read_text(encoding="utf-8"))["refusal"]
        # A sentence that counts has a form for one and for more.
        said = {name.removesuffix("_one").removesuffix("_other") for name in (*own, *shared)}
        assert [code for code in codes if code not in said] == []


@games
def test_the_anchors_of_the_texts_are_rules_of_the_specification(game: str) -> None:
    docs, letter = rules_data.ROOT / "docs" / "games" / game, game[0]
    spec = set(re.findall(rf"\*\*{letter.upper()}(\d+)\*\*", (docs / "spec.md").read_text(encoding="utf-8")))
    for path in docs.glob("rules*.md"):
        text = path.read_text(encoding="utf-8")
        named = [word for line in re.findall(r"^\[([\w -]+)\]$", text, re.MULTILINE) for word in line.split()]
        numbers = {word[1:] for word in named if re.fullmatch(rf"{letter}\d+", word)}
        assert len(numbers) > LEAST[game]
        assert numbers <= spec


def test_the_drawn_examples_of_vasallos_are_legal_v30_v34() -> None:
    """Tiles and figures are laid by the game (`lying`); what is tried fits if its sign says so, and only then."""
    tried = signed = 0
    for example in rules_data.drawn().values():
        state = rules_data.lying(example)
        signs = {at: sign for sign, at in example.get("signs", [])}
        for tile, x, y, turn in example.get("tried", []):
            state.hand, tried = number_of()[tile], tried + 1
            assert (explain_place(state, Place((x, y), turn)) is None) == (signs[f"{x},{y}"] == "✓")
        for sign, at in example.get("signs", []):
            if (zone := zone_at(state, at)) is not None and sign in "✓✕":
                signed += 1
                assert (not state.standing[find(state.parent, zone)]) == (sign == "✓")
    assert (tried, signed) == (2, 3)
