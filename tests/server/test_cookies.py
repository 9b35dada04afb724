from sobremesa.server import cookies


def test_a_fresh_device_is_read_back() -> None:
    device = cookies.fresh()
    assert cookies.read(f"a=b; sobremesa={device}; c=d") == device
    assert device != cookies.fresh()


def test_what_is_not_whole_is_no_device() -> None:
    for header in (None, "", "sobremesa=", "sobremesa=short", f"sobremesa={'x' * 44}", "sobremesa"):
        assert cookies.read(header) is None
    assert cookies.read(f"sobremesa={'é' * 43}") is None


def test_scripts_and_other_sites_do_not_get_it() -> None:
    line = cookies.header("x", https=False)
    assert "HttpOnly" in line
    assert "SameSite=Lax" in line
    assert "Secure" not in line
    assert "Secure" in cookies.header("x", https=True)
