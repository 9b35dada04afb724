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

#: Text of something to press that is cut off by it or runs out of it, when every word of ours becomes 35 % longer, as
#: in another language; then all is as it was. Names and what only readers get stay out of it, the prompt's sentence is clamped to two lines.
LONGER = """() => {
  const texts = [];
  for (const e of document.querySelectorAll('button, a[href], label, [role=tab]')) {
    if (e.closest('svg, .visually-hidden, .sentence') || !e.checkVisibility({visibilityProperty: true})) continue;
    const walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      if (!node.parentElement.closest('bdi, .class, svg, .visually-hidden')) texts.push([e, node, node.data]);
    }
  }
  for (const [, node, text] of texts)
    node.data = text.replace(/\\p{L}{3,}/gu, (word) => word + 'nm'.repeat(9).slice(0, Math.ceil(word.length * 0.35)));
  const cut = texts.filter(([e, node]) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (let at = node.parentElement; box.width > 0; at = at.parentElement) {
      const room = at.getBoundingClientRect();
      if (room.width <= 1) return false;
      const clips = at === e || getComputedStyle(at).overflowX !== 'visible';
      const out = box.left < room.left - 1 || box.right > room.right + 1 || box.top < room.top - 2 || box.bottom > room.bottom + 2;
      if (clips && out) return true;
      if (at === e) return false;
    }
    return false;
  }).map(([e, , text]) => `${text.trim().slice(0, 40)} in ${e.outerHTML.slice(0, 70)}`);
  for (const [, node, text] of texts) node.data = text;
  return [...new Set(cut)];
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


@pytest.mark.parametrize("phone", [False, True])
def test_no_button_is_cut_in_a_longer_language(arrive: Sit, phone: bool) -> None:
    """All texts 35 % longer, on each screen."""
    ana = arrive("Ana", size=PHONE if phone else None)
    assert found_on(ana, LONGER) == ""


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
    # The log has a column of its own where there is room.
    log = {} if ana.page.locator("aside [role=log]").is_visible() else {"l": "log"}
    for key, sheet in ({"g": "choices", "v": "prices", "k": "scrolls", "?": "keys"} | log).items():
        ana.page.keyboard.press(key)
        expect(ana.sheet).to_be_visible()
        yield sheet
        ana.close_sheet()
