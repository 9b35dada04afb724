"""Somebody who plays by what the screen offers: the prompt bar, lit targets, buttons that are on. Knows next to no rules."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.people import PATIENCE, Person

#: Milliseconds for a press on something that was there a moment ago.
HASTE = 3_000
#: What the screen says now, in one look.
LOOK = """() => {
  const one = (s) => document.querySelector(s);
  const all = (s) => [...document.querySelectorAll(s)];
  const on = (e) => e.getAttribute('aria-disabled') !== 'true';
  const offer = one('.offer');
  return {
    over: !!one('.end h1'),
    yours: !!one('.prompt.yours'),
    sentence: one('.prompt .sentence')?.innerText ?? '',
    sheet: one('dialog[open] h2')?.innerText ?? null,
    discard: !!one('.discard'),
    targets: all('.board [data-spot]').map((e) => e.getAttribute('aria-label')),
    ghost: !!one('.board [data-spot][aria-pressed=true]'),
    victims: all('.victims button').length,
    chosen: all('.victims button[aria-pressed=true]').length,
    answers: all('.offer .answers button').filter(on).map((e) => e.innerText.trim()),
    posted: !!offer && !one('.offer .answers'),
    deals: all('.offer li button').filter(on).map((e) => e.innerText.trim()),
    thinking: all('.offer li').filter((e) => e.innerText.includes('…')).length,
    mark: ['.prompt', '.hand', '.offer', '.players', '.tray', '.row', '.discard', '.victims', 'dialog[open]']
      .map((s) => one(s)?.innerText ?? '-').join('|')
      + all('.board [data-spot]').map((e) => e.dataset.spot + e.ariaPressed).join()
      + all('.board path, .board use').length + one('.lines')?.scrollHeight
      + (one('.log, [role=log]')?.innerText.length ?? 0),
  };
}"""
CHANGED = f"(mark) => ({LOOK})().mark !== mark"
#: Where the nth target is; null if it is gone.
MIDDLE = """(n) => {
  const box = document.querySelectorAll('.board [data-spot]')[n]?.getBoundingClientRect();
  return box ? {x: box.x + box.width / 2, y: box.y + box.height / 2} : null;
}"""
#: Something may be asked of this person now.
ASKED = f"""() => {{
  const now = ({LOOK})();
  return now.over || now.yours || now.answers.length > 1 || now.posted;
}}"""


@dataclass
class Screen:
    """One look at the screen."""

    over: bool
    yours: bool
    sentence: str
    sheet: str | None
    discard: bool
    targets: list[str]
    ghost: bool
    victims: int
    chosen: int
    answers: list[str]
    posted: bool
    deals: list[str]
    thinking: int
    mark: str


class Player:
    """Plays with the mouse on a wide screen."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.rng = random.Random(seed)
        self.done: list[str] = []
        """What was pressed, in order, for the reader of a failed test."""
        self.offered = 0
        self.answered = 0
        self.built = 0

    def look(self) -> Screen:
        return Screen(**self.page.evaluate(LOOK))

    def step(self) -> bool:
        """Do one thing, if there is one to do."""
        seen = self.look()
        if seen.over:
            return False
        act = self.choose(seen)
        if act is None:
            return False
        what, press = act
        self.done.append(what)
        self.page.set_default_timeout(HASTE)
        try:
            press()
        except TooLate:
            # What was about to be pressed went away: somebody else moved first. On an unchanged screen it is a fault.
            if self.look().mark == seen.mark:
                raise
        finally:
            self.page.set_default_timeout(PATIENCE)
        # Whoever pressed waits for the screen to answer; a press without an answer is a fault.
        try:
            self.page.wait_for_function(CHANGED, arg=seen.mark, timeout=PATIENCE)
        except TooLate as why:
            raise AssertionError(f"{self.person.name}: nothing answered {self.done[-5:]}: {self.look()}") from why
        return True

    def choose(self, seen: Screen) -> tuple[str, Callable[[], None]] | None:
        """What to press now, with a word for it."""
        if seen.sheet is not None:
            return "close", lambda: self.page.keyboard.press("Escape")
        if seen.posted:
            return self.own_offer(seen)
        if len(seen.answers) > 1 and not seen.yours:
            return self.answer(seen)
        if not seen.yours:
            return None
        if seen.discard:
            return "discard", self.discard
        if seen.ghost:
            return self.settle(seen)
        if seen.targets:
            return "target", lambda: self.aim(seen.targets)
        return self.turn()

    def settle(self, seen: Screen) -> tuple[str, Callable[[], None]]:
        """A ghost stands: name whom to rob, then confirm."""
        if seen.victims and not seen.chosen:
            return "victim", self.page.locator(".victims button").first.click
        return "confirm", self.confirm

    def confirm(self) -> None:
        self.person.button("confirm").click()

    def aim(self, names: Sequence[str]) -> None:
        """Try the likeliest of the lit places: most dots first."""
        self.press_target(best(names, self.rng))

    def press_target(self, n: int) -> None:
        if at := self.page.evaluate(MIDDLE, n):
            self.page.mouse.click(at["x"], at["y"])

    def discard(self) -> None:
        picker = self.page.locator(".discard")
        self.person.button("natrak:discard.suggest", picker).click()
        picker.get_by_role("button", name=re.compile(self.person.t("natrak:button.discard"))).click()

    def answer(self, seen: Screen) -> tuple[str, Callable[[], None]]:
        """Take an offer if one can; else say no."""
        self.answered += 1
        accept = self.person.t("natrak:offer.accept")
        key = "natrak:offer.accept" if accept in seen.answers and self.rng.random() < 0.7 else "natrak:offer.no"
        strip = self.page.locator(".offer .answers")
        return key, lambda: self.person.button(key, strip).click()

    def own_offer(self, seen: Screen) -> tuple[str, Callable[[], None]] | None:
        """Close with whoever raised a hand; take it back when all have spoken."""
        strip = self.page.locator(".offer")
        deals = [text for text in seen.deals if text != self.person.t("natrak:offer.reject_counter")]
        if deals:
            return f"deal {deals[0]}", strip.get_by_role("button", name=deals[0], exact=True).first.click
        if seen.thinking:
            return None
        return "withdraw", self.person.button("natrak:offer.withdraw", strip).first.click

    def turn(self) -> tuple[str, Callable[[], None]]:
        """The own turn: what is on, in the order of its worth."""
        scroll = self.page.locator(".hand button:not([aria-disabled=true])").filter(has_not=self.page.locator(".chip"))
        if scroll.count():
            return "scroll", lambda: self.cast(scroll.first)
        for piece in ("city", "camp", "scroll", "road"):
            card = self.tool(piece)
            if card.count() and not (piece == "road" and self.rng.random() < 0.5):
                return piece, card.first.click
        if self.offered == 0 and self.can_trade():
            return "offer", self.post
        return "go on", self.go_on

    def tool(self, piece: str) -> Locator:
        """The card that builds `piece`, if it is on."""
        key = "natrak:build.scroll" if piece == "scroll" else f"natrak:piece.{piece}"
        name = re.compile(f"^{self.person.t(key)}", re.IGNORECASE)
        tray = self.page.locator(".tray .build:not([aria-disabled=true])")
        return tray.and_(self.page.get_by_role("button", name=name))

    def go_on(self) -> None:
        """The one big button."""
        self.page.locator(".tray > button.primary").click()

    def can_trade(self) -> bool:
        trade = self.person.button("natrak:button.trade")
        return trade.count() == 1 and trade.get_attribute("aria-disabled") is None

    def post(self) -> None:
        """Offer one card of a kind held for one of another."""
        self.offered += 1
        self.person.button("natrak:button.trade").click()
        sheet = self.person.sheet
        halves = sheet.locator("section")
        halves.first.locator(".chip:not([aria-disabled=true])").first.click()
        halves.nth(1).locator(".chip:not([aria-disabled=true])").last.click()
        sheet.get_by_role("button", name=re.compile("^" + self.person.t("natrak:trade.publish"))).click()
        expect(sheet).to_have_count(0)

    def cast(self, card: Locator) -> None:
        """Cast a scroll; choose what it asks for."""
        name = card.locator("span").first.inner_text().rstrip("…")
        card.click()
        part = self.person.sheet.locator("section").filter(has_text=name)
        chips = part.locator(".chip")
        if chips.count():
            chips.first.click()
            chips.last.click()
        self.person.button("natrak:cast.cast", part).click()
        expect(self.person.sheet).to_have_count(0)


def best(names: Sequence[str], rng: random.Random) -> int:
    """The place whose name tells of most dots."""

    def dots(n: int) -> tuple[int, float]:
        found = re.search(r"(\d+) (?:puntos? de|dots?|pips?)", names[n])
        return (int(found[1]) if found else 0, rng.random())

    return max(range(len(names)), key=dots)


def play_out(players: Sequence[Player], seconds: float, along: Callable[[int], None] | None = None) -> None:
    """Let them play until the end is on every screen. `along(n)` is called after the nth thing done."""
    end = time.monotonic() + seconds
    done = 0
    while not all(player.look().over for player in players):
        last = [(player.person.name, player.done[-4:], player.look()) for player in players]
        assert time.monotonic() < end, f"not over after {done} actions: {last}"
        moved = [player for player in players if player.step()]
        done += len(moved)
        if moved and along is not None:
            along(done)
        if not moved:
            wait_for_any(players)


def play_some(players: Sequence[Player], actions: int, seconds: float = 120) -> None:
    """Let them play until so many things were done."""
    end = time.monotonic() + seconds
    done = 0
    while done < actions:
        assert time.monotonic() < end, [(player.done, player.look()) for player in players]
        moved = sum(player.step() for player in players)
        done += moved
        if not moved:
            wait_for_any(players)


def wait_for_any(players: Sequence[Player]) -> None:
    """Until somebody is asked for something, or a little while."""
    for player in players:
        try:
            player.page.wait_for_function(ASKED, timeout=200)
        except TooLate:
            continue
        return


def drive(player: Player, until: Callable[[Any], bool], seconds: float = 60) -> Screen:
    """Let one person play on until the screen is as wanted."""
    end = time.monotonic() + seconds
    while not until(seen := player.look()):
        assert time.monotonic() < end, f"it did not come: {player.done[-8:]}, {seen}"
        assert not seen.over, f"the game ended before: {player.done[-8:]}"
        if not player.step():
            wait_for_any([player])
    return seen
