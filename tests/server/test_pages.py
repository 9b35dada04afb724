from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from served import Served, open_table, serving
from sobremesa.server import cookies
from sobremesa.server.static import Client


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose client is a few files."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text('<!doctype html><title>Sobremesa</title><div id="app"></div>')
    (folder / "assets" / "index-3f2a.js").write_text("let a = 1;\n" * 200)
    (folder.parent / "secret.txt").write_text("secret")
    with serving(tmp_path_factory.mktemp("site"), client=Client(folder)) as found:
        yield found


def get(site: Served, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{site.base}{path}", headers=headers)


def test_the_page_comes_with_a_strict_policy_and_a_cookie(site: Served) -> None:
    answer = get(site, "/")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "connect-src 'self'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-cache"
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("sobremesa=")
    assert "HttpOnly; SameSite=Lax" in cookie
    assert "server" not in answer.headers


def test_a_device_keeps_its_cookie(site: Served) -> None:
    answer = get(site, "/", cookie=f"sobremesa={cookies.fresh()}")
    assert "set-cookie" not in answer.headers


def test_files_with_a_hash_in_their_name_are_kept_for_ever(site: Served) -> None:
    answer = get(site, "/assets/index-3f2a.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("let a")
    assert "set-cookie" not in answer.headers
    again = get(site, "/assets/index-3f2a.js", **{"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert "content-encoding" not in get(site, "/assets/index-3f2a.js", **{"accept-encoding": "identity"}).headers


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/assets/",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets",
        "/%00",
    ],
)
def test_what_is_not_there_is_not_found(site: Served, path: str) -> None:
    answer = get(site, path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("path", ["/m/", "/m/a/b", "/what", "/mesa/ABCD2345", "/index.php"])
def test_who_reads_is_told_by_a_page(site: Served, path: str) -> None:
    """The client says that there is no such page, or goes on to what the path means."""
    reading = get(site, path, accept="text/html,application/xhtml+xml,*/*;q=0.8")
    assert reading.status_code == 404
    assert reading.headers["content-type"].startswith("text/html")
    assert '<div id="app">' in reading.text
    assert "content-security-policy" in reading.headers


@pytest.mark.parametrize(
    "path, accept", [("/api/what", "text/html"), ("/assets/none.js", "text/html"), ("/what", "*/*")]
)
def test_who_asks_for_no_page_is_told_in_json(site: Served, path: str, accept: str) -> None:
    assert get(site, path, accept=accept).json()["code"] == "not_found"


async def test_a_shared_link_tells_what_it_is_and_goes_on(site: Served) -> None:
    code = await open_table(site.base, cookies.fresh())
    answer = get(site, f"/m/{code}", **{"accept-language": "en"})
    assert answer.status_code == 200
    assert "Natrak on Sobremesa" in answer.text
    assert f"{site.base}/m/{code}" in answer.text
    assert '<div id="app">' in answer.text
    unknown = get(site, "/m/ZZZZZZZZ")
    assert unknown.status_code == 404
    assert '<div id="app">' in unknown.text


def test_health(site: Served) -> None:
    assert get(site, "/healthz").json() == {"status": "ok"}


def test_numbers(site: Served) -> None:
    answer = get(site, "/metrics")
    assert answer.status_code == 200
    assert "sobremesa_connections 0.0" in answer.text


def test_numbers_are_for_whom_the_setting_says(tmp_path: Path) -> None:
    with serving(tmp_path, metrics="off") as found:
        assert get(found, "/metrics").status_code == 404


def test_openapi_describes_the_rest(site: Served) -> None:
    paths = get(site, "/schema/openapi.json").json()["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{code}", "/api/mine"} <= paths.keys()


def test_other_methods_are_refused(site: Served) -> None:
    answer = httpx.delete(f"{site.base}/api/games")
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong_method")
