"""Somebody who plays with a finger on a small phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, expect

from browser.player import Player, best

#: Where each target is, and whether it is in sight.
SEEN = """() => {
  const board = document.querySelector('main.board').getBoundingClientRect();
  return [...document.querySelectorAll('.board [data-spot]')].map((e) => {
    const box = e.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const free = document.elementFromPoint(x, y)?.closest('.frame');
    return {x, y, name: e.getAttribute('aria-label'),
      seen: !!free && x > board.left && x < board.right && y > board.top && y < board.bottom};
  });
}"""


class TouchPlayer(Player):
    """Taps; where targets are close the first tap zooms there."""

    def press(self, what: Locator) -> None:
        what.tap()

    def aim(self, names: Sequence[str]) -> None:
        spots = [spot for spot in self.page.evaluate(SEEN) if spot["seen"]]
        if not spots:
            self.press(self.person.button("table.fit"))
            return
        spot = spots[best([spot["name"] for spot in spots], self.rng)]
        self.page.touchscreen.tap(spot["x"], spot["y"])

    def turn(self) -> tuple[str, Callable[[], None]] | None:
        build = self.person.button("natrak:button.build", self.row)
        if build.count() == 0:
            return "go on", self.go_on
        if self.offered == 0 and self.can_trade():
            return "offer", self.post
        return "prices", lambda: self.shop(build)

    @property
    def row(self) -> Locator:
        """The buttons under the thumb."""
        return self.page.locator(".dock .row")

    def go_on(self) -> None:
        self.press(self.row.locator("button.primary"))

    def shop(self, build: Locator) -> None:
        """Open the price list and take what is on; where nothing is, close it and end the turn."""
        self.press(build)
        expect(self.person.sheet).to_be_visible()
        # What is bought, not how what is missing can be come by.
        on = self.person.sheet.locator("li > button:not([aria-disabled=true])")
        # Road, camp, city, scroll: the third is the dearest. Roads alone are not always worth it.
        found = on.count()
        if found > 1 or (found == 1 and self.rng.random() < 0.7):
            self.press(on.nth(min(found - 1, 2)))
            expect(self.person.sheet).to_have_count(0)
        else:
            self.press(self.person.button("close", self.person.sheet))
            expect(self.person.sheet).to_have_count(0)
            self.go_on()
