from pathlib import Path

import msgspec
import pytest

from sobremesa.server.settings import BadSetting, Settings, from_environment, to_environment


def test_the_command_line_goes_before_the_environment() -> None:
    found = from_environment({"SOBREMESA_PORT": "9", "SOBREMESA_WORKERS": "1"}, port=7, host=None)
    assert (found.port, found.host) == (7, Settings().host)
    assert from_environment({"SOBREMESA_PORT": "9"}).port == 9
    assert from_environment({"SOBREMESA_PORT": ""}).port == Settings().port


def test_a_child_process_has_the_same_settings() -> None:
    settings = Settings(port=7, database="postgresql://h/d", bus="redis://h", workers=3, rate_codes=0.5)
    assert from_environment(to_environment(settings)) == settings


@pytest.mark.parametrize(
    "given,says",
    [
        ({"SOBREMESA_PORT": "many"}, "SOBREMESA_PORT"),
        ({"SOBREMESA_PORT": "70000"}, "0 to 65535"),
        ({"SOBREMESA_WORKERS": "0"}, "1 to 64"),
        ({"SOBREMESA_WORKERS": "2"}, "--bus"),
        ({"SOBREMESA_WORKERS": "2", "SOBREMESA_BUS": "redis://h", "SOBREMESA_DATABASE": "memory:"}, "memory:"),
        ({"SOBREMESA_TLS_CERT": "a.pem"}, "--tls-key"),
        ({"SOBREMESA_METRICS": "some"}, "loopback, all, off"),
        ({"SOBREMESA_LOG_LEVEL": "loud"}, "warning"),
    ],
)
def test_what_cannot_be_used_is_refused_with_advice(given: dict[str, str], says: str) -> None:
    with pytest.raises(BadSetting, match=says.replace("-", "[-]")):
        from_environment(given)


def test_origins_are_a_list() -> None:
    found = Settings(origins="https://a.example/, https://b.example").extra_origins
    assert found == {"https://a.example", "https://b.example"}


def test_the_page_on_hosting_lists_every_setting_and_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, value in msgspec.structs.asdict(Settings()).items():
        row = next(line for line in page.splitlines() if line.startswith(f"| `SOBREMESA_{name.upper()}` "))
        shown = "" if value in (None, "") else f"`{value:g}`" if isinstance(value, float) else f"`{value}`"
        assert row.split("|")[3].strip() == shown, row
