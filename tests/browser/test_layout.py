"""Sizes that a quality bar sets: finger-sized targets, room for the board, nothing shifts, nothing runs over the edge."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import PHONE, Person
from browser.player import Player
from browser.playing import drive, play_some

#: Whatever can be pressed and is in sight, smaller than a finger. Places on the board are found by nearness, and what
#: is hidden behind its label is pressed by it.
SMALL = """() => [...document.querySelectorAll('button, a[href], input, summary, label:has(input), [role=tab]')]
  .filter((e) => !e.closest('svg') && !e.matches('.visually-hidden, label input'))
  .filter((e) => e.checkVisibility({visibilityProperty: true, opacityProperty: true}))
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([e, box]) => `${e.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""

#: What reaches over the right edge and cannot be scrolled to inside a part of the page.
OVER = """() => {
  const kept = (e) => e !== null
    && (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(e).overflowX) || kept(e.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((e) => !e.closest('svg, .visually-hidden') && e.checkVisibility() && !kept(e.parentElement))
    .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
    .map((e) => e.outerHTML.slice(0, 90));
}"""

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


def test_targets_are_finger_sized_on_a_phone(arrive: Sit) -> None:
    """44 x 44 CSS px on each screen."""
    ana = arrive("Ana", size=PHONE, touch=True)
    assert found_on(ana, SMALL) == ""


@pytest.mark.parametrize("width, percent", [(320, 100), (360, 200)])
def test_nothing_runs_over_the_edge(arrive: Sit, width: int, percent: int) -> None:
    """A very small phone, and text at twice its size."""
    ana = arrive("Ana", size={"width": width, "height": 640})
    ana.page.add_init_script(
        f"addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '{percent}%')"
    )
    assert found_on(ana, OVER) == ""


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


def found_on(ana: Person, script: str) -> str:
    """What a script finds on the screens, each once, with the first screen it is on."""
    found: dict[str, str] = {}
    for screen in visit(ana):
        for what in ana.page.evaluate(script):
            found.setdefault(what, screen)
    return "\n".join(f"{screen}: {what}" for what, screen in found.items())


def visit(ana: Person) -> Iterator[str]:
    """One screen after the other, by name."""
    ana.go()
    expect(ana.button("home.new")).to_be_visible()
    yield "home"
    ana.button("settings.title").first.click()
    expect(ana.sheet).to_be_visible()
    yield "settings"
    ana.close_sheet()
    ana.go("/#/admin?game=natrak")
    expect(ana.button("admin.open")).to_be_visible()
    yield "new table"
    ana.button("admin.open").click()
    expect(ana.page.locator("#name")).to_be_visible()
    yield "sit down"
    ana.sit()
    yield "waiting room"
    ana.fill_with_bots()
    ana.start()
    drive(Player(ana, 83), lambda seen: len(seen.targets) > 0)
    yield "table"
    for key, sheet in {"g": "choices", "v": "prices", "k": "scrolls", "l": "log"}.items():
        ana.page.keyboard.press(key)
        expect(ana.sheet).to_be_visible()
        yield sheet
        ana.close_sheet()
