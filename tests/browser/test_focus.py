"""The focus at a table: the order of Tab, no trap, and back to where it was when a sheet closes (ui 5.4)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.keyboard import STOPS
from browser.people import PHONE
from browser.player import Player
from browser.playing import drive
from browser.stage import Stage
from browser.tour import hamlet

#: Which part of the table has the focus; null when it has left the page.
PART = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  if (at.matches('[data-key=choices]')) return 'choices';
  return ['top', 'dock', 'board', 'players', 'side'].find((part) => at.closest('.' + part)) ?? at.outerHTML;
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_tab_goes_through_a_table_in_order_and_out_of_it(arrive: Sit, stage: Stage, phone: bool) -> None:
    """Prompt, hand and buttons, the choices list, the board, the players, log and chat; then the page is left."""
    stage.set(hamlet().bot("B", "C", "D"))
    ana = arrive("Ana", size=PHONE if phone else None)
    ana.open_table(seats=4, target=10)
    ana.sit()
    ana.fill_with_bots()
    ana.start()
    drive(Player(ana, 1), lambda seen: seen.yours)
    ana.page.evaluate("document.activeElement.blur()")
    parts: list[str | None] = []
    for _ in range(STOPS):
        ana.page.keyboard.press("Tab")
        part = ana.page.evaluate(PART)
        if parts[-1:] != [part]:
            parts.append(part)
        if part is None:
            break
    order = ["top", "dock", "choices", "board", "players"] + ([] if phone else ["side"])
    assert parts == [*order, None]


def test_a_sheet_gives_the_focus_back(arrive: Sit, stage: Stage) -> None:
    """To the button that opened it, whatever opened; also where one sheet led to another."""
    stage.set(hamlet().bot("B", "C", "D"))
    ana = arrive("Ana", size=PHONE)
    ana.open_table(seats=4, target=10)
    ana.sit()
    ana.fill_with_bots()
    ana.start()
    drive(Player(ana, 1), lambda seen: seen.yours)
    opening = ("natrak:button.build", "natrak:button.trade", "natrak:hand.more", "table.log", "table.chat", "menu")
    for button in (*(ana.button(key) for key in opening), ana.page.locator("[data-key=prompt]")):
        button.focus()
        expect(button).to_be_focused()
        ana.page.keyboard.press("Enter")
        expect(ana.sheet).to_be_visible()
        ana.page.keyboard.press("Escape")
        expect(ana.sheet).to_have_count(0)
        expect(button).to_be_focused()
    ana.button("menu").focus()
    ana.page.keyboard.press("Enter")
    ana.button("settings.title", ana.sheet).press("Enter")
    expect(ana.sheet.get_by_role("heading", name=ana.t("settings.title"))).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.button("menu")).to_be_focused()
