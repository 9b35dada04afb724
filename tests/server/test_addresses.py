from sobremesa.server import addresses
from sobremesa.server.settings import Settings


def test_a_server_for_this_machine_only_has_no_address_for_others() -> None:
    settings = Settings(host="127.0.0.1")
    assert addresses.local(settings, 8000) == "http://127.0.0.1:8000"
    assert addresses.network(settings, 8000) is None


def test_an_address_that_is_listened_on_is_that_for_others() -> None:
    settings = Settings(host="192.0.2.9", tls_cert="c", tls_key="k")
    assert addresses.network(settings, 443) == "https://192.0.2.9"
    assert addresses.local(Settings(host="::"), 81) == "http://[::1]:81"


def test_a_public_address_goes_before() -> None:
    settings = Settings(public_url="https://play.example.org/")
    assert addresses.network(settings, 8000) == "https://play.example.org"


def test_our_own_address_is_none_of_loopback() -> None:
    own = addresses.own_address()
    assert own is None or not own.startswith("127.")
