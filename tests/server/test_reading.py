import msgspec
import pytest

from sobremesa.server import reading, wire


def refusal(data: bytes) -> wire.Refused:
    with pytest.raises(reading.Unreadable) as caught:
        reading.read(data)
    return caught.value.refused


def test_a_message_is_read() -> None:
    data = b'{"type":"do","id":"a1","on":7,"action":{"type":"roll"}}'
    assert reading.read(data) == wire.Do("a1", 7, {"type": "roll"})


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b"7",
        b'"do"',
        b"{",
        b"{}",
        b'{"type":"nothing"}',
        b'{"type":7}',
        b'{"type":"roll","id":"a"}',
        b'{"type":"ping","n":-1}',
        b'{"type":"ping","n":1.5}',
        b'{"type":"ping","n":1e999}',
        b'{"type":"ping","n":' + b"9" * 5000 + b"}",
        b'{"type":"ping","n":NaN}',
        b'{"type":"do","id":"","on":1,"action":{}}',
        b'{"type":"do","id":"a b","on":1,"action":{}}',
        b'{"type":"do","id":"a","on":-2,"action":{}}',
        b'{"type":"do","id":"a","on":true,"action":{}}',
        b'{"type":"do","id":"a","on":1,"action":[]}',
        b'{"type":"do","id":"a","on":1}',
        b'{"type":"do","id":"a","on":1,"action":{"n":' + b"9" * 5000 + b"}}X",
        b'{"type":"chat","id":"a","text":"\\ud800"}',
        b'{"type":"chat","id":"a","text":"\xff"}',
        b'{"type":"chat","id":"a","text":1}',
        b'{"type":"chat","id":"a","phrase":"a phrase of their own"}',
    ],
)
def test_what_is_no_message_is_refused(data: bytes) -> None:
    assert refusal(data).code == "bad_message"


def test_the_sender_is_not_the_clients_to_say_fp10() -> None:
    for extra in (b'"from":2', b'"seat":2', b'"by":"2"'):
        data = b'{"type":"chat","id":"a1","text":"hi",' + extra + b"}"
        refused = refusal(data)
        assert (refused.id, refused.code) == ("a1", "bad_message")


def test_too_long_and_too_deep() -> None:
    assert refusal(b'{"type":"ping","n":1' + b" " * reading.SIZE + b"}").code == "too_long"
    for inner in (b"[" * 17 + b"]" * 17, b'{"a":' * 40 + b"1" + b"}" * 40, b"[" * 60_000):
        data = b'{"type":"do","id":"a","on":1,"action":{"x":' + inner + b"}}"
        assert refusal(data).code == "too_deep"


def test_sixteen_levels_are_not_too_deep_and_brackets_in_text_do_not_count() -> None:
    deep = {"type": "do", "id": "a", "on": 1, "action": {"x": [[[[[[[[[[[[[[7]]]]]]]]]]]]]]}}
    assert isinstance(reading.read(msgspec.json.encode(deep)), wire.Do)
    said = {"type": "chat", "id": "a", "text": '[[[[[[[[[["[[[[[[[{{{{{\\"{{{{'}
    assert isinstance(reading.read(msgspec.json.encode(said)), wire.Chat)
