import wire_types


def test_client_types_are_those_of_the_records() -> None:
    stale = [
        path.name
        for path, text in wire_types.generate().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    assert stale == [], "run scripts/wire_types.py"


def test_every_message_is_in_the_types() -> None:
    text = next(text for path, text in wire_types.generate().items() if path.name == "types.ts")
    for tag in ("hello", "do", "takeover", "welcome", "update", "refused", "moved"):
        assert f'  type: "{tag}";' in text
