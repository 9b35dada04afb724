"""Axe finds nothing on any screen (WCAG 2.1 A and AA), in both themes and languages, on a desk and on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import PHONE, Person
from browser.player import Player
from browser.playing import drive, play_out

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"], "resultTypes": ["violations"]}


@pytest.mark.parametrize(
    "theme, language, phone",
    [("light", "es", False), ("dark", "en", True), ("dark", "es", False), ("light", "en", True)],
)
def test_axe_finds_nothing_on_any_screen(arrive: Sit, theme: str, language: str, phone: bool) -> None:
    """Home, settings, New table, sit down, waiting room, table with its sheets; the first case to the end."""
    ana = arrive("Ana", theme=theme, language=language, size=PHONE if phone else None)
    ana.go()
    expect(ana.button("home.new")).to_be_visible()
    examine(ana, "home")
    ana.button("settings.title").first.click()
    examine(ana, "settings")
    ana.close_sheet()
    ana.open_table(seats=4, target=5)
    ana.go("/#/admin?game=natrak")
    expect(ana.button("admin.open")).to_be_visible()
    examine(ana, "new table")
    ana.page.go_back()
    expect(ana.page.locator("#name")).to_be_visible()
    examine(ana, "sit down")
    ana.sit()
    examine(ana, "waiting room")
    ana.fill_with_bots()
    ana.start()
    examine_table(ana)
    if (theme, phone) == ("light", False):
        to_the_end(ana)


def examine_table(ana: Person) -> None:
    """The board with its targets, and what opens over it."""
    drive(Player(ana, 31), lambda seen: bool(seen.targets))
    examine(ana, "table, targets")
    for key, sheet in {"g": "choices list", "v": "prices", "k": "scrolls", "?": "keys"}.items():
        ana.page.keyboard.press(key)
        expect(ana.sheet).to_be_visible()
        examine(ana, sheet)
        ana.close_sheet()


def to_the_end(ana: Person) -> None:
    player = Player(ana, 31)
    drive(player, lambda seen: seen.yours and player.can_trade())
    ana.button("natrak:button.trade").click()
    examine(ana, "offer sheet")
    ana.close_sheet()
    play_out([player], 120)
    examine(ana, "end")
    for tab in ("luck", "history"):
        ana.page.get_by_role("tab", name=ana.t(f"end.tab.{tab}")).click()
        ana.page.get_by_text(ana.t("end.as_table")).click()
        examine(ana, f"end, {tab}")
    ana.page.locator(".proof summary").click()
    examine(ana, "end, proof")
    ana.go(f"/#/mesa/{ana.code}?t=40")
    expect(ana.page.get_by_role("slider", name=ana.t("replay.slider"))).to_have_value("40")
    examine(ana, "replay")


def test_axe_finds_what_is_wrong(arrive: Sit) -> None:
    ana = arrive("Ana")
    ana.go()
    expect(ana.button("home.new")).to_be_visible()
    ana.page.evaluate("document.querySelector('#app').append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        examine(ana, "home with a button without a name")


def examine(person: Person, screen: str) -> None:
    """Let axe look at what is there."""
    found = Axe().run(person.page, options=RULES).response["violations"]
    told = [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]
    assert told == [], f"{screen}: {told}"
