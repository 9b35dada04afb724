"""Colours of the system's own (a contrast theme): what only our colours say is said by the system's highlight."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.conftest import Sit
from browser.player import Player
from browser.playing import drive
from browser.stage import Stage
from browser.tour import hamlet

GROUND = "(e) => getComputedStyle(e).backgroundColor"


def ground(what: Locator) -> str:
    found: str = what.evaluate(GROUND)
    return found


def test_what_is_chosen_and_whose_turn_it_is_stands_out(arrive: Sit, stage: Stage) -> None:
    stage.set(hamlet().bot("B", "C", "D"))
    ana = arrive("Ana")
    ana.page.emulate_media(forced_colors="active")
    ana.go()
    ana.button("settings.title").first.click()
    rows = ana.sheet.locator("label.chosen").all()
    assert len(rows) > 3
    usual = ground(ana.sheet.locator("label:not(.chosen)").first)
    assert all(ground(row) != usual for row in rows)
    ana.close_sheet()
    ana.open_table(seats=4, target=10)
    ana.sit()
    ana.fill_with_bots()
    ana.start()
    drive(Player(ana, 1), lambda seen: seen.yours)
    prompt = ana.page.locator(".prompt.yours")
    assert ground(prompt) != ground(ana.page.locator(".top"))
    ana.page.keyboard.press("1")
    expect(ana.page.locator(".board [data-spot]").first).to_be_attached()
    # The board keeps its own colours: they are its meaning.
    assert ground(ana.page.locator("main.board")) == "rgb(220, 208, 186)"
    ana.page.keyboard.press("Tab")
    ring = ana.page.evaluate(
        "(() => { const s = getComputedStyle(document.activeElement); return s.outlineStyle + s.outlineWidth; })()"
    )
    assert ring == "solid3px"
