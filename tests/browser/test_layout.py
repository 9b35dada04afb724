"""Sizes that a quality bar sets: room for the board, nothing shifts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import PHONE
from browser.player import Player
from browser.playing import drive, play_some
from browser.stage import Stage
from browser.tour import hamlet

WATCH_SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const {value, sources} of list.getEntries()) {
      // The log scrolls as it grows: that is what it is for.
      const moved = sources.map(({node}) => node?.parentElement).filter((e) => e && !e.closest('.log'));
      if (moved.length > 0) window.shifts.push([value, ...moved.map((e) => e.outerHTML.slice(0, 80))]);
    }
  }).observe({type: 'layout-shift'});
}"""


def test_the_board_has_its_room_on_a_small_phone(arrive: Sit) -> None:
    """55 % of the height at 360 x 640; everything of a turn in the lower 45 %."""
    ana = arrive("Ana", size={"width": 360, "height": 640}, touch=True)
    ana.play_with_bots()
    drive(Player(ana, 81), lambda seen: seen.yours)
    board = ana.page.locator("main.board").bounding_box()
    prompt = ana.page.locator(".prompt").bounding_box()
    assert board is not None
    assert prompt is not None
    assert board["height"] >= 0.55 * 640
    assert prompt["y"] >= 0.55 * 640
    assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("panels, share", [("beside", 0.44), ("folded", 0.70)])
def test_the_board_has_its_room_on_a_laptop(arrive: Sit, panels: str, share: float) -> None:
    """Of 1440 x 900; folded, the players stand over it, and the log opens as a sheet."""
    ana = arrive("Ana", panels=panels, letters=True)
    ana.play_with_bots()
    board = ana.page.locator("main.board").bounding_box()
    assert board is not None
    assert board["width"] * board["height"] >= share * 1440 * 900
    assert ana.page.locator("aside").count() == (panels == "beside")
    ana.page.keyboard.press("l")
    expect(ana.sheet).to_have_count(0 if panels == "beside" else 1)
    expect(ana.page.get_by_role("log")).to_be_visible()
    # With letters every price says what it is made of in letters as well.
    assert ana.page.locator(".tray .build").first.locator("text").all_text_contents() == ["M", "A"]


def test_whom_to_rob_is_in_sight_on_a_phone_on_its_side(arrive: Sit, stage: Stage) -> None:
    """What else lies over the dock is the first thing in it there."""
    stage.set(hamlet("dragon").bot("B", "C", "D"))
    ana = arrive("Ana", size={"width": 844, "height": 390})
    ana.open_table(seats=4, target=10)
    ana.sit()
    ana.fill_with_bots()
    ana.start()
    player = Player(ana, 83)
    drive(player, lambda seen: len(seen.targets) > 0)
    victims = ana.page.locator(".victims button")
    for n in range(len(player.look().targets)):
        player.press_target(n)
        if victims.count():
            break
    for victim in victims.all():
        expect(victim).to_be_in_viewport(ratio=0.9)
        victim.click()
        expect(victim).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_shifts_during_play(arrive: Sit, phone: bool) -> None:
    """Dock and strips keep their places whatever is asked."""
    ana = arrive("Ana", size=PHONE if phone else None)
    ana.play_with_bots()
    ana.page.evaluate(WATCH_SHIFTS)
    player = Player(ana, 82)
    drive(player, lambda seen: len(seen.targets) > 0)
    play_some([player], 4)
    assert ana.page.evaluate("window.shifts") == []
