import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NAMED = re.findall(
    r"`((?:src|client|docs|tests|scripts|bench)(?:/[\w./-]+)?)`", (ROOT / "docs" / "map.md").read_text("utf-8")
)


def test_the_map_names_places() -> None:
    assert len(NAMED) > 20


@pytest.mark.parametrize("path", sorted(set(NAMED)))
def test_every_place_on_the_map_exists(path: str) -> None:
    assert (ROOT / path).exists(), f"docs/map.md names {path}"
