"""Contact sheets: all that a game draws, side by side, for people to look at (ui 8)."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from browser.camera import SHOTS
from browser.conftest import Sit

CLIENT = Path(__file__).parents[2] / "client"
TERRAINS = 6


@contextmanager
def dev_pages() -> Iterator[str]:
    """Vite serves the pages that are for eyes only."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["node_modules/.bin/vite", "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    with subprocess.Popen(command, cwd=CLIENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as vite:
        try:
            base = f"http://127.0.0.1:{port}"
            wait_for(base)
            yield base
        finally:
            vite.terminate()


def wait_for(base: str, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            httpx.get(base)
        except httpx.TransportError:
            assert time.monotonic() < end, "the dev server did not start"
            time.sleep(0.1)
        else:
            return


@pytest.mark.slow
def test_contact_sheet_of_all_tiles(arrive: Sit) -> None:
    """All 65 tiles in all turns, near and from afar, light and dark; every tile drew something."""
    SHOTS.mkdir(exist_ok=True)
    with dev_pages() as base:
        ana = arrive("Ana", base=base)
        for mode, count in {"all": 4 * 65, "far": 65}.items():
            for theme in ("light", "dark"):
                ana.go(f"/src/dev/contact.html?sheet=vasallos-{mode}&theme={theme}")
                tiles = ana.page.locator(".sheet svg")
                expect(tiles).to_have_count(count)
                assert ana.page.locator(".sheet svg > g:nth-of-type(1) > *").count() > count
                ana.page.screenshot(path=SHOTS / f"tiles-{mode}-{theme}.png", full_page=True)


@pytest.mark.slow
def test_contact_sheets_of_natrak(arrive: Sit) -> None:
    """All terrains in all states; camp, city and road of all colours on all terrains; signs, chips, portraits."""
    SHOTS.mkdir(exist_ok=True)
    drawn = {"hexes": 4 + 2 * TERRAINS, "pieces": 1, "glyphs": 0}
    with dev_pages() as base:
        ana = arrive("Ana", base=base)
        for sheet, boards in drawn.items():
            for theme in ("light", "dark"):
                ana.go(f"/src/dev/contact.html?sheet={sheet}&theme={theme}")
                expect(ana.page.locator("#app svg").first).to_be_attached()
                expect(ana.page.locator("#app svg image.loaded")).to_have_count(boards)
                ana.page.screenshot(path=SHOTS / f"natrak-{sheet}-{theme}.png", full_page=True)
