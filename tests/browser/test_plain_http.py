"""Friends on the home network: plain http under a name that is not loopback, so no secure context."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserType, expect

from browser.conftest import arguments, chromium
from browser.people import Person, watch
from browser.player import Player
from browser.playing import play_some
from sobremesa.server.spawn import spawn

NAME = "mesa.casa.test"


@pytest.mark.usefixtures("client")
def test_plain_http_under_a_name_of_the_network(tmp_path: Path, browser_type: BrowserType) -> None:
    """Home, open, copy the link, sit, play, with the real command: nothing may need what only https pages have."""
    wrong: list[str] = []
    # On all addresses, as friends reach it.
    with spawn(tmp_path, host="0.0.0.0", database=tmp_path / "tables.db") as server:  # noqa: S104
        base = f"http://{NAME}:{server.port}"
        browser = elsewhere(browser_type, NAME)
        ana = Person.arrive(browser, base, "Ana")
        watch(ana, wrong)
        ana.go()
        assert ana.page.evaluate("window.isSecureContext") is False
        code = ana.open_table(seats=3, target=5)
        assert pasted(ana) == f"{base}/m/{code}"
        ana.sit()
        ana.button("room.copy").click()
        expect(ana.page.get_by_text(ana.t("room.copied"))).to_be_visible()
        ana.fill_with_bots()
        ana.start()
        play_some([Player(ana, 3)], 8)
        browser.close()
    assert wrong == []


def elsewhere(browser_type: BrowserType, name: str) -> Browser:
    """A browser to which `name` is this machine."""
    rules = f"--host-resolver-rules=MAP {name} 127.0.0.1"
    return browser_type.launch(executable_path=chromium(), args=[*arguments(), rules])


def pasted(person: Person) -> str:
    """What the clipboard holds, as a person finds out: by pasting it somewhere."""
    other = person.context.new_page()
    other.goto(person.base)
    field = other.get_by_role("textbox").first
    field.focus()
    other.keyboard.press("Control+V")
    expect(field).not_to_have_value("")
    text = field.input_value()
    other.close()
    return text
