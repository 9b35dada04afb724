"""Every code by which a table refuses is listed once, and no other is."""

from __future__ import annotations

import re
from pathlib import Path

from sobremesa import tables
from sobremesa.tables.refusals import CODES

CODE = re.compile(r'Refusal\(\s*"([a-z_]+)"')
OTHERS = {"nothing_to_undo"}
"""The kit's own."""


def test_the_list_of_refusals_is_complete() -> None:
    folder = Path(tables.__file__).parent
    text = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    used = set(CODE.findall(text)) | {"moved", "closed", "asleep"}
    assert used - OTHERS == CODES
