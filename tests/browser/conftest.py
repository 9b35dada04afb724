"""Real Chromium against a real server that serves the built client (fixtures of pytest-playwright, and our own)."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.people import Person, watch
from browser.relay import Relay, relaying
from browser.stage import Stage
from served import Served, serving
from sobremesa.server.static import Client
from sobremesa.tables.settings import Settings as TableSettings

QUICK = TableSettings(bot_pace=(0.0, 0.0))
"""Bots that do not wait for anybody to follow."""

Sit = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest begin, so that the short ones fill up the other process; tests of other folders stay where they are."""
    items.sort(key=length)


def length(item: pytest.Item) -> int:
    if item.path.parent != Path(__file__).parent:
        return 0
    slow = item.get_closest_marker("slow") is not None
    return 1 if item.path.stem == "test_whole_game" else 2 if slow else 3


def chromium() -> str:
    """Path of the machine's Chromium."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    pytest.fail("Chromium is missing (`make test` installs it where it may)", pytrace=False)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the machine's Chromium, quietly: it looks for nothing on the network."""
    return {**browser_type_launch_args, "executable_path": chromium(), "args": arguments()}


def arguments() -> list[str]:
    """How Chromium is started."""
    quiet = [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]
    # Chromium's sandbox does not start as root; it opens only our own pages here.
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return [*quiet, *root]


@pytest.fixture(scope="session")
def client() -> Client:
    """The built client."""
    found = Client()
    if not found.built:
        pytest.fail("the client is not built: `make setup` builds it", pytrace=False)
    return found


@pytest.fixture
def server(tmp_path: Path, client: Client, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server of this test's own, with quick bots; what the test patches stays until it has stopped."""
    with serving(tmp_path, QUICK, client) as running:
        yield running


@pytest.fixture
def relay(server: Served) -> Iterator[Relay]:
    """A wire to the server that can be cut."""
    with relaying(server.base) as wire:
        yield wire


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    """Where the games of this test begin."""
    return Stage(monkeypatch)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note failures, so that what was on the screens is kept."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def arrive(browser: Browser, server: Served, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Sit]:
    """Somebody with a browser of their own: `arrive("Ana")`. What goes wrong in a page fails the test.

    A failed test leaves pictures of the screens in its `tmp_path`.
    """
    people: list[Person] = []
    wrong: list[str] = []

    def someone(name: str, base: str | None = None, **looks: Any) -> Person:
        person = Person.arrive(browser, base or server.base, name, **looks)
        people.append(person)
        watch(person, wrong)
        return person

    yield someone
    for n, person in enumerate(people):
        if request.node.stash.get(FAILED, False):
            person.page.screenshot(path=tmp_path / f"screen-{n}.png")
        person.context.close()
    assert wrong == []
