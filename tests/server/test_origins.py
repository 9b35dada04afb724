import pytest

from sobremesa.server.origins import allowed


@pytest.mark.parametrize(
    "origin,host,scheme",
    [
        (None, "a.example:8000", "http"),
        ("http://a.example:8000", "a.example:8000", "http"),
        ("http://192.168.1.7:8000", "192.168.1.7:8000", "http"),
        ("http://[::1]:8000", "[::1]:8000", "http"),
        ("http://a.example", "a.example", "http"),
        ("http://a.example", "a.example:80", "http"),
        ("https://a.example", "a.example", "https"),
        ("https://a.example", "a.example", "http"),  # behind a proxy that ends https
        ("https://b.example", "a.example", "https"),  # the setting's
    ],
)
def test_own_pages_may(origin: str | None, host: str, scheme: str) -> None:
    assert allowed(origin, host, scheme, {"https://b.example"})


@pytest.mark.parametrize(
    "origin,host",
    [
        ("http://evil.example", "a.example"),
        ("http://a.example.evil.example", "a.example"),
        ("http://a.example:8001", "a.example:8000"),
        ("http://a.example@evil.example", "a.example"),
        ("null", "a.example"),
        ("", "a.example"),
        ("file://a.example", "a.example"),
        ("http://a.example:99999", "a.example"),
        ("http://a.example", None),
        ("http://[", "a.example"),
        ("http://\u2100.example", "a.example"),
        ("http://a.example", "["),
        ("http://a.example", "a.example:b"),
    ],
)
def test_other_pages_may_not(origin: str, host: str | None) -> None:
    assert not allowed(origin, host, "http", {"https://b.example"})
