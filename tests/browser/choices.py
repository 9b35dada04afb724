"""Somebody who plays by the choices list alone: opened from the prompt, read line by line."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import expect

from browser.player import Player, best
from browser.screen import Screen

#: What is worth doing, first to last.
WORTH = (
    "discard",
    "roll",
    "place_piece",
    "place_road",
    "move_threat",
    "build_city",
    "build_camp",
    "buy_scroll",
    "build_road",
    "accept",
    "decline",
    "end_window",
    "end_turn",
)


class ListPlayer(Player):
    """Reads the list and presses one line of it, whatever the game."""

    def choose(self, seen: Screen) -> tuple[str, Callable[[], None]] | None:
        if seen.sheet is not None:
            return "close", lambda: self.page.keyboard.press("Escape")
        if seen.yours or seen.asked:
            return "list", self.pick
        return None

    def pick(self) -> None:
        """Open the list and press the best line."""
        self.person.prompt.click()
        rows = self.person.sheet.locator(".choices li > button")
        expect(rows.first).to_be_visible()
        texts = [text.strip() for text in rows.all_inner_texts()]
        assert texts, "the choices list is empty"
        n = self.likely(texts)
        self.done.append(texts[n])
        rows.nth(n).click()
        self.complete(texts[n])

    def likely(self, texts: Sequence[str]) -> int:
        """The line to press."""
        return self.rng.randrange(len(texts))

    def complete(self, line: str) -> None:
        """Fill in what a line asks for."""


class ChoicesPlayer(ListPlayer):
    """Plays Natrak so."""

    def likely(self, texts: Sequence[str]) -> int:
        for act in WORTH:
            start = re.split(r"\{\{|:", self.person.t(self.word(act)))[0]
            found = [n for n, text in enumerate(texts) if text.startswith(start)]
            if found and not (act == "build_road" and self.rng.random() < 0.5):
                return found[best([texts[n] for n in found], self.rng)]
        return super().likely(texts)

    @staticmethod
    def word(act: str) -> str:
        lines = {"move_threat": "natrak:line.move_threat", "accept": "natrak:line.accept"}
        return lines.get(act, f"natrak:act.{act}")

    def complete(self, line: str) -> None:
        """A discard: step numbers up until the form's button is on."""
        if line != self.person.t("natrak:act.discard"):
            return
        form = self.person.sheet.locator(".form")
        go = form.get_by_role("button", name=self.person.t("natrak:act.discard"), exact=True)
        while go.get_attribute("aria-disabled"):
            form.locator(".stepper button:last-child:not([aria-disabled=true])").first.click()
        go.click()
