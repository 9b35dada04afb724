import gzip
from pathlib import Path

from sobremesa.server.static import Client


def test_files_have_their_type_and_how_long_they_keep(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index-3f2a.js").write_text("let a = 1;\n" * 200)
    (tmp_path / "assets" / "index-3f2a.js.map").write_text("{}")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "sw.js").write_text("self;")
    client = Client(tmp_path)
    assert client.built
    assert sorted(client.files) == ["assets/index-3f2a.js", "index.html", "manifest.webmanifest", "sw.js"]
    script = client.files["assets/index-3f2a.js"]
    assert (script.media_type, "immutable" in script.cache) == ("text/javascript", True)
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.data
    page = client.files["index.html"]
    assert (page.media_type, page.cache, page.packed) == ("text/html", "no-cache", None)
    # A kept service worker would keep an old client alive.
    worker = client.files["sw.js"]
    assert (worker.media_type, worker.cache) == ("text/javascript", "no-cache")
    assert client.files["manifest.webmanifest"].media_type == "application/manifest+json"


def test_nothing_built(tmp_path: Path) -> None:
    assert not Client(tmp_path / "absent").built
