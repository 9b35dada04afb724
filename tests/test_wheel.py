"""The wheel holds the built client, and serves it where there is no Node."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build: list[str | Path] = [
        BIN / "uv",
        "build",
        "--quiet",
        "--wheel",
        "--no-build-isolation",
        "--python",
        sys.executable,
    ]
    subprocess.run([*build, "--out-dir", folder, ROOT], check=True, cwd=folder)
    return next(folder.glob("*.whl"))


def test_wheel_holds_the_client_the_data_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "sobremesa/server/static/index.html" in names
    assert any(re.fullmatch(r"sobremesa/server/static/assets/index-[\w-]+\.js", name) for name in names)
    assert any(re.fullmatch(r"sobremesa/games/natrak/data/\w+\.json", name) for name in names)
    assert any(name.startswith("sobremesa/store/migrations/versions/") for name in names)
    assert [name for name in names if not re.match(r"sobremesa(-[\d.]+\.dist-info)?/", name)] == []


@contextmanager
def serving(package: Path, folder: Path) -> Iterator[str]:
    """The installed package's server with an empty PATH: its address."""
    program = "import sobremesa, sys; print(sobremesa.__file__); from sobremesa.cli.main import main; main()"
    process = subprocess.Popen(
        [sys.executable, "-c", program, "serve", "--host", "127.0.0.1", "--port", "0"],
        cwd=folder,
        env={"PATH": "", "PYTHONPATH": str(package), "PYTHONUNBUFFERED": "1", "HOME": os.environ.get("HOME", "/")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    try:
        assert process.stdout.readline().startswith(str(package))
        for line in process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                yield found[0]
                break
        else:
            pytest.fail("the server gave no address")
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


def test_wheel_serves_without_node(wheel: Path, tmp_path: Path) -> None:
    package = tmp_path / "site"
    install: list[str | Path] = [
        BIN / "uv",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--offline",
        "--target",
        package,
        wheel,
    ]
    subprocess.run(install, check=True)
    began = time.monotonic()
    with serving(package, tmp_path) as address, httpx.Client(base_url=address) as http:
        page = http.get("/")
        assert page.status_code == 200
        script = re.search(r'src="(/assets/index-[\w-]+\.js)"', page.text)
        assert script
        assert http.get(script[1]).headers["content-type"].startswith("text/javascript")
        assert [game["meta"]["id"] for game in http.get("/api/games").json()["games"]] == ["natrak", "vasallos"]
    assert time.monotonic() - began < 30
