"""Somebody who plays with keys alone: the letters of the key map, Tab, arrows, Enter."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, expect

from browser.player import Player
from browser.screen import CHANGED, Screen

#: More stops than any screen has: whoever has pressed Tab so often is in a trap or will never get there.
STOPS = 120
PIECES = {"road": "1", "camp": "2", "city": "3", "scroll": "7"}
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")


class KeyboardPlayer(Player):
    """Never touches the mouse."""

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)

    def reach(self, what: Locator) -> None:
        """Tab until it has the focus, which must be seen; inside a row of buttons by arrows."""
        here = "(e) => e === document.activeElement"
        expect(what).to_be_visible()
        for _ in range(STOPS):
            if what.evaluate(here):
                break
            inside = what.evaluate("(e) => e.closest('[data-roving]')?.contains(document.activeElement) ?? false")
            self.key("ArrowRight" if inside else "Tab")
        else:
            raise AssertionError(f"Tab never came to {what}")
        assert what.evaluate("(e) => e.matches(':focus-visible')"), f"the focus is not seen on {what}"

    def press(self, what: Locator) -> None:
        self.reach(what)
        self.key("Enter")

    def open_table(self, target: int) -> None:
        """From the page New table to the first turn."""
        person = self.person
        person.go("/#/admin?game=natrak")
        group = self.page.get_by_role("group", name=person.t("natrak:option.target"))
        self.reach(group.locator("input:checked"))
        while group.locator("label.chosen").inner_text().strip() != person.t("admin.other"):
            self.key("ArrowRight")
        self.reach(self.page.locator(".other input"))
        self.page.keyboard.type(str(target))
        self.press(person.button("admin.open"))
        self.reach(self.page.locator("#name"))
        self.page.keyboard.type(person.name)
        self.key("Enter")
        self.press(person.button("room.fill"))
        self.press(person.button("room.start").last)
        person.at_table()

    def aim(self, names: Sequence[str]) -> None:
        """To the board, a few arrows along the targets, Enter."""
        self.key("b")
        for _ in range(self.rng.randint(0, 3)):
            self.key(self.rng.choice(ARROWS))
        self.key("Enter")

    def confirm(self) -> None:
        """Enter on the ghost, which rests a moment before it can be confirmed."""
        mark = self.look().mark
        while self.look().mark == mark:
            self.key("Enter")
            self.page.wait_for_function(f"(mark) => ({CHANGED})(mark) || performance.now() % 200 < 20", arg=mark)

    def build(self, piece: str) -> None:
        self.key(PIECES[piece])

    def go_on(self) -> None:
        """R rolls, W ends a window, E twice ends the turn."""
        label = self.page.locator(".tray > button.primary").inner_text().strip()
        keys = {"natrak:button.roll_long": "r", "natrak:button.done": "w"}
        for text, key in keys.items():
            if label == self.person.t(text):
                self.key(key)
                return
        self.key("e")
        self.key("e")

    def answer(self, seen: Screen) -> tuple[str, Callable[[], None]]:
        self.answered += 1
        accept = self.person.t("natrak:offer.accept") in seen.answers and self.rng.random() < 0.7
        key = "a" if accept else "n"
        return f"key {key}", lambda: self.key(key)
