"""Somebody who plays by what the screen offers: the prompt bar, lit targets, buttons that are on. Knows next to no rules."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from functools import partial

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.people import PATIENCE, Person
from browser.screen import CHANGED, LOOK, MIDDLE, Screen

#: Milliseconds for a press on something that was there a moment ago.
HASTE = 3_000


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

    def press(self, what: Locator) -> None:
        """Press a button, in this player's way."""
        what.click()

    def look(self) -> Screen:
        return Screen(**self.page.evaluate(LOOK))

    def step(self, seen: Screen | None = None) -> bool:
        """Do one thing, if there is one to do on the screen as it was `seen`: what one waits for is not played over."""
        seen = seen or self.look()
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
        except (TooLate, AssertionError):
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
        if seen.asked and not seen.yours:
            return self.answer(seen)
        if not seen.yours:
            return None
        if seen.discard:
            return "discard", self.discard
        if seen.picks:
            return "pick", self.pick
        if seen.ghost:
            return self.settle(seen)
        if seen.targets:
            return "target", lambda: self.aim(seen.targets)
        return self.turn()

    def settle(self, seen: Screen) -> tuple[str, Callable[[], None]]:
        """A ghost stands: name whom to rob, then confirm."""
        if seen.victims and not seen.chosen:
            return "victim", lambda: self.press(self.page.locator(".victims button").first)
        return "confirm", self.confirm

    def confirm(self) -> None:
        self.press(self.person.confirming)

    def aim(self, names: Sequence[str]) -> None:
        """Try the likeliest of the lit places: most dots first."""
        self.press_target(best(names, self.rng))

    def press_target(self, n: int) -> None:
        if at := self.page.evaluate(MIDDLE, n):
            self.page.mouse.click(at["x"], at["y"])

    def discard(self) -> None:
        """Cards to discard, to give away, or to take out of another's hand."""
        picker = self.page.locator(".discard")
        suggest = self.person.button("natrak:discard.suggest", picker)
        if suggest.count():
            self.press(suggest)
        more = picker.locator(".stepper button:last-child:not([aria-disabled=true])")
        while more.count():
            self.press(more.first)
        self.press(picker.locator("button.primary"))

    def pick(self) -> None:
        """A resource is taken at the press, a card with the button beside."""
        debt = self.page.locator(".debt")
        self.press(debt.locator(".all button").first)
        take = self.person.button("natrak:button.take", debt)
        if take.count():
            self.press(take)

    def answer(self, seen: Screen) -> tuple[str, Callable[[], None]] | None:
        """Take an offer if one can; else say no."""
        self.answered += 1
        accept = self.person.t("natrak:offer.accept")
        key = "natrak:offer.accept" if accept in seen.answers and self.rng.random() < 0.7 else "natrak:offer.no"
        strip = self.page.locator(".offer .answers")
        return key, lambda: self.press(self.person.button(key, strip))

    def own_offer(self, seen: Screen) -> tuple[str, Callable[[], None]] | None:
        """Close with whoever raised a hand; take it back when all have spoken."""
        strip = self.page.locator(".offer")
        deals = [text for text in seen.deals if text != self.person.t("natrak:offer.reject_counter")]
        if deals:
            deal = strip.get_by_role("button", name=deals[0], exact=True).first
            return f"deal {deals[0]}", lambda: self.press(deal)
        if seen.thinking:
            return None
        return "withdraw", lambda: self.press(self.person.button("natrak:offer.withdraw", strip).first)

    def turn(self) -> tuple[str, Callable[[], None]] | None:
        """The own turn: what is on, in the order of its worth."""
        cards = self.page.locator(".hand button:not([aria-disabled=true], .off, .chip)")
        if cards.count():
            return "card", lambda: self.cast(cards.first)
        for piece in ("city", "camp", "scroll", "road"):
            if self.can_build(piece) and not (piece == "road" and self.rng.random() < 0.5):
                return piece, partial(self.build, piece)
        if self.offered == 0 and self.can_trade():
            return "offer", self.post
        return "go on", self.go_on

    def tool(self, piece: str) -> Locator:
        """The card that builds `piece`, if it is on."""
        key = "natrak:build.scroll" if piece == "scroll" else f"natrak:piece.{piece}"
        name = re.compile(f"^{self.person.t(key)}", re.IGNORECASE)
        tray = self.page.locator(".tray .build:not([aria-disabled=true])")
        return tray.and_(self.page.get_by_role("button", name=name))

    def can_build(self, piece: str) -> bool:
        return self.tool(piece).count() == 1

    def build(self, piece: str) -> None:
        self.press(self.tool(piece))

    def go_on(self) -> None:
        """The one big button."""
        self.press(self.page.locator(".tray > button.primary"))

    def can_trade(self) -> bool:
        trade = self.person.button("natrak:button.trade")
        return trade.count() == 1 and trade.get_attribute("aria-disabled") is None

    def post(self) -> None:
        """Offer one card of a kind held for one of another."""
        self.offered += 1
        self.press(self.person.button("natrak:button.trade"))
        sheet = self.person.sheet
        halves = sheet.locator("section")
        self.press(self.rng.choice(halves.first.locator(".chip:not([aria-disabled=true])").all()))
        self.press(self.rng.choice(halves.nth(1).locator(".chip:not([aria-disabled=true])").all()))
        self.press(sheet.get_by_role("button", name=re.compile("^" + self.person.t("natrak:trade.publish"))))
        expect(sheet).to_have_count(0)

    def cast(self, card: Locator) -> None:
        """Cast a scroll or play a progress card; choose what it asks for. A place on the board comes after."""
        name = card.locator("span").first.text_content() or ""
        self.press(card)
        self.play_card(name.strip().rstrip("…"))

    def play_card(self, name: str) -> None:
        """In the sheet that is open: choose the first of all that the card asks for, and play it."""
        part = self.person.sheet.locator("section").filter(has=self.page.locator(f'b:text-matches("^{name}( ×|$)")'))
        chips = part.locator(".chip")
        if chips.count():
            self.press(chips.first)
            self.press(chips.last)
        for row in part.get_by_role("group").all():
            self.press(row.get_by_role("button").first)
        self.press(part.locator("button.primary"))
        expect(self.person.sheet).to_have_count(0)


def best(names: Sequence[str], rng: random.Random) -> int:
    """The place whose name tells of most dots."""

    def dots(n: int) -> tuple[int, float]:
        found = re.search(r"(\d+) (?:puntos? de|dots?|pips?)", names[n])
        return (int(found[1]) if found else 0, rng.random())

    return max(range(len(names)), key=dots)
