"""What the rules pages show of the game is what the game has."""

import json
import re

import rules_data

DOCS = rules_data.ROOT / "docs" / "games" / "natrak"


def test_the_data_of_the_rules_is_up_to_date() -> None:
    assert json.loads(rules_data.TARGET.read_text(encoding="utf-8")) == rules_data.values(), "run scripts/rules_data.py"


def test_the_refusals_are_found_and_have_sentences() -> None:
    codes = rules_data.refusals()
    assert {"too_close", "cannot_afford", "nothing_to_undo", "wrong_number"} <= set(codes)
    for language in ("es", "en"):
        path = rules_data.ROOT / "client" / "src" / "games" / "natrak" / "text" / f"{language}.json"
        own = json.loads(path.read_text(encoding="utf-8"))["refusal"]
        shared = json.loads((path.parents[3] / "text" / path.name).read_text(encoding="utf-8"))["refusal"]
        assert [code for code in codes if code not in own and code not in shared] == []


def test_the_anchors_of_the_texts_are_rules_of_the_specification() -> None:
    spec = set(re.findall(r"\*\*N(\d+)\*\*", (DOCS / "spec.md").read_text(encoding="utf-8")))
    for language in ("es", "en"):
        text = (DOCS / f"rules.{language}.md").read_text(encoding="utf-8")
        named = [word for line in re.findall(r"^\[([\w -]+)\]$", text, re.MULTILINE) for word in line.split()]
        numbers = {word[1:] for word in named if re.fullmatch(r"n\d+", word)}
        assert len(numbers) > 60
        assert numbers <= spec
