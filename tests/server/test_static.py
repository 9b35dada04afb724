import gzip
import json
from pathlib import Path

import pytest

from sobremesa.games import GAMES
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


def test_what_a_table_needs_beside_the_first_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / ".vite").mkdir()
    chunks = {
        "index.html": {"file": "assets/index.js", "css": ["assets/index.css"], "imports": ["_core.js"]},
        "_core.js": {"file": "assets/core.js"},
        "_tables.js": {"file": "assets/tables.js", "css": ["assets/tables.css"], "imports": ["_core.js"]},
        "src/screens/TableScreen.svelte": {"file": "assets/TableScreen.js", "imports": ["_tables.js", "index.html"]},
        "src/games/natrak/table.ts": {
            "file": "assets/natrak.js",
            "imports": ["_tables.js"],
            "dynamicImports": ["src/games/natrak/panels/Sheets.svelte"],
        },
        "src/games/natrak/panels/Sheets.svelte": {"file": "assets/Sheets.js"},
    }
    (tmp_path / ".vite" / "manifest.json").write_text(json.dumps(chunks))
    tables = ["assets/tables.js", "assets/TableScreen.js", "assets/tables.css"]
    client = Client(tmp_path)
    assert client.needed(None) == client.needed("a game of tomorrow") == tables
    assert sorted(client.needed("natrak")) == sorted(["assets/natrak.js", *tables])


def test_the_built_client_says_what_its_tables_need() -> None:
    client = Client()
    if not client.built:
        pytest.skip("the client is not built")
    for game in GAMES:
        needed = client.needed(game)
        assert set(needed) <= client.files.keys()
        assert any("TableScreen" in path for path in needed)
        assert len(needed) > len(client.needed(None))


def test_nothing_built(tmp_path: Path) -> None:
    client = Client(tmp_path / "absent")
    assert not client.built
    assert client.needed("natrak") == []
