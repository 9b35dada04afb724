"""Inputs and records as JSON."""

from __future__ import annotations

import msgspec
import pytest

from kit.tiny.game import TINY
from kit.tiny.records import Duel
from sobremesa.kit.log import BadRecord, Input, Record, Start, body, read_input, read_record, write_record

ENTRIES = [
    Input("act", 1, Duel(3, 0), digest="ab"),
    Input("lapse", 2),
    Input("presence", 0, who="nobody"),
    Input("undo", 1),
]


@pytest.mark.parametrize("entry", ENTRIES)
def test_an_input_goes_out_and_comes_back(entry: Input) -> None:
    assert read_input(TINY, msgspec.json.encode(entry)) == entry
    assert read_input(TINY, body(entry)) == msgspec.structs.replace(entry, digest=None)


def test_the_body_of_an_entry() -> None:
    assert body(ENTRIES[0]) == {"kind": "act", "seat": 1, "action": {"type": "duel", "card": 3, "rival": 0}}
    assert body(ENTRIES[1]) == {"kind": "lapse", "seat": 2}


def test_a_record_goes_out_and_comes_back() -> None:
    record = Record(Start("tiny", 1, {"turns": 3}, ("person", "bot"), "00"), ENTRIES)
    assert read_record(TINY, write_record(record)) == record


@pytest.mark.parametrize(
    "source",
    [
        b"",
        b"[]",
        b'{"kind":"fly","seat":1}',
        b'{"kind":"act","seat":1}',
        b'{"kind":"act","seat":1,"action":{"type":"fly"}}',
        b'{"kind":"lapse","seat":1,"who":"bot"}',
        b'{"kind":"presence","seat":1}',
        b'{"kind":"presence","seat":1,"who":"cat"}',
        b'{"kind":"undo","seat":1,"action":{"type":"pass"}}',
        b'{"kind":"undo","seat":"1"}',
        b'{"kind":"undo","seat":1,"extra":0}',
    ],
)
def test_a_broken_input_is_refused(source: bytes) -> None:
    with pytest.raises(BadRecord):
        read_input(TINY, source)


def test_a_broken_record_names_its_input() -> None:
    raw = write_record(Record(Start("tiny"), ENTRIES)).replace(b'"card":3', b'"card":33')
    with pytest.raises(BadRecord, match="input 0") as caught:
        read_record(TINY, raw)
    assert caught.value.index == 0
    with pytest.raises(BadRecord):
        read_record(TINY, b"{")
