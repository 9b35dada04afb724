"""Axe finds nothing serious on any screen, in both themes and both languages."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import PHONE, Person
from browser.player import Player
from browser.playing import drive, play_out

BAD = ("serious", "critical")


@pytest.mark.parametrize("theme, language, phone", [("light", "es", False), ("dark", "en", True)])
def test_no_serious_fault_on_any_screen(arrive: Sit, theme: str, language: str, phone: bool) -> None:
    """Home, New table, sit down, waiting room, settings, table with its sheets."""
    ana = arrive("Ana", theme=theme, language=language, size=PHONE if phone else None)
    ana.go()
    expect(ana.button("home.new")).to_be_visible()
    examine(ana, "home")
    ana.button("settings.title").first.click()
    examine(ana, "settings")
    ana.page.keyboard.press("Escape")
    ana.open_table(seats=4, target=5)
    ana.go("/#/admin")
    expect(ana.button("admin.open")).to_be_visible()
    examine(ana, "new table")
    ana.page.go_back()
    expect(ana.page.locator("#name")).to_be_visible()
    examine(ana, "sit down")
    ana.sit()
    examine(ana, "waiting room")
    ana.fill_with_bots()
    ana.start()
    examine_table(ana, phone=phone)


def examine_table(ana: Person, *, phone: bool) -> None:
    player = Player(ana, 31)
    drive(player, lambda seen: bool(seen.targets))
    examine(ana, "table, targets")
    ana.page.keyboard.press("g")
    examine(ana, "choices list")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("v")
    examine(ana, "prices")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("?")
    examine(ana, "keys")
    ana.page.keyboard.press("Escape")
    if not phone:
        drive(player, lambda seen: seen.yours and player.can_trade())
        ana.button("natrak:button.trade").click()
        examine(ana, "offer sheet")
        ana.page.keyboard.press("Escape")
        play_out([player], 120)
        examine(ana, "end")


def examine(person: Person, screen: str) -> None:
    """Let axe look at what is there."""
    found = Axe().run(person.page)
    bad = [violation for violation in found.response["violations"] if violation["impact"] in BAD]
    told = [(one["id"], one["help"], [node["target"] for node in one["nodes"]][:3]) for one in bad]
    assert told == [], f"{screen}: {told}"
