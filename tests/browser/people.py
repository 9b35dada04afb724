"""Somebody at a screen: opens pages and presses what is there, as a person would. Never speaks to the server itself."""

from __future__ import annotations

import json
import re
import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from browser.words import like, t

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
LOCALES = {"es": "es-ES", "en": "en-GB"}
#: A loaded machine may take its time; a person would wait as well.
PATIENCE = 15_000
CONFIRMING = ("confirm", "natrak:button.move_here", "natrak:button.move_and_rob")
expect.set_options(timeout=PATIENCE)


@dataclass
class Person:
    """One person, one browser with its own cookies, one page."""

    name: str
    context: BrowserContext
    page: Page
    base: str
    language: str = "es"
    settings: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def arrive(
        cls,
        browser: Browser,
        base: str,
        name: str,
        *,
        size: dict[str, int] | None = None,
        theme: str = "light",
        language: str = "es",
        touch: bool = False,
        motion: str = "none",
        **settings: Any,
    ) -> Person:
        context = browser.new_context(
            viewport=size or WIDE,  # type: ignore[arg-type]  # a plain dict of the two
            locale=LOCALES[language],
            color_scheme=theme,  # type: ignore[arg-type]  # light or dark
            has_touch=touch,
            is_mobile=touch,
        )
        context.set_default_timeout(PATIENCE)
        kept = {"motion": motion, **settings}
        person = cls(name, context, context.new_page(), base, language, kept)
        # What a person would have set in the settings the last time; never again after the first page.
        person.page.add_init_script(
            "if (!localStorage.getItem('sobremesa.settings')) "
            f"localStorage.setItem('sobremesa.settings', {json.dumps(json.dumps(kept))});"
        )
        return person

    def t(self, key: str, **params: object) -> str:
        """A text in this person's language."""
        return t(key, self.language, **params)

    def like(self, key: str) -> re.Pattern[str]:
        return like(key, self.language)

    def go(self, where: str = "/") -> None:
        """Open an address of the server: `/`, `/#/admin`, `/m/ABCD2345`."""
        self.page.goto(self.base + where)

    def button(self, key: str, within: Locator | None = None, **params: object) -> Locator:
        """The button that is called so."""
        return (within or self.page).get_by_role("button", name=self.t(key, **params), exact=True)

    @property
    def confirming(self) -> Locator:
        """The button that confirms what is tried: that of the dragon says what it does."""
        names = [self.like(key).pattern for key in CONFIRMING]
        return self.page.get_by_role("button", name=re.compile("|".join(names)))

    @property
    def sheet(self) -> Locator:
        """The sheet that is open."""
        return self.page.locator("dialog[open]")

    @property
    def code(self) -> str:
        """The code of the table that this person is at."""
        return self.page.url.rpartition("/")[2]

    @property
    def cards(self) -> Locator:
        """The place cards of the waiting room."""
        return self.page.locator(".places > li")

    def open_table(
        self, seats: int = 4, target: int | None = None, clock: int | None = None, mode: str | None = None
    ) -> str:
        """Open a table from the page New table; its code."""
        self.go("/#/admin?game=natrak")
        self.choose("admin.seats", str(seats))
        if mode is not None:
            self.choose("natrak:option.mode", self.t(f"natrak:mode.{mode}"))
        if target is not None:
            self.choose("natrak:option.target", self.t("admin.other"))
            self.page.locator(".other input").fill(str(target))
        self.choose("admin.clock", self.t("admin.clock_none") if clock is None else self.clock_text(clock))
        self.button("admin.open").click()
        self.page.wait_for_url("**/#/mesa/*")
        return self.code

    def clock_text(self, clock: int) -> str:
        return self.t("admin.two_minutes") if clock == 120 else self.t("admin.seconds", n=clock)

    def choose(self, group: str, text: str) -> None:
        """Choose a segment of a row of segments."""
        row = self.page.get_by_role("group", name=self.t(group))
        row.locator("label").filter(has_text=re.compile(rf"^\s*{re.escape(text)}\s*$")).click()

    def follow_link(self, code: str) -> None:
        self.go(f"/m/{code}")

    def sit(self, name: str | None = None) -> None:
        """Sit down with the first free colour and portrait."""
        self.page.locator("#name").fill(name or self.name)
        self.button("sit.sit").click()
        expect(self.page.get_by_role("heading", name=self.t("room.title"))).to_be_visible()

    def close_sheet(self) -> None:
        """Esc, and wait until keys are the table's again."""
        self.page.keyboard.press("Escape")
        self.page.wait_for_function(
            "() => !document.querySelector('dialog[open]') && !document.activeElement?.closest('dialog')"
        )

    def fill_with_bots(self) -> None:
        self.button("room.fill").click()

    def start(self) -> None:
        self.button("room.start").last.click()
        self.at_table()

    def at_table(self) -> None:
        """Wait until the board is there."""
        expect(self.page.locator("main.board svg").first).to_be_visible()
        expect(self.prompt).not_to_be_empty()

    def play_with_bots(self) -> None:
        """The one button on home; name asked once."""
        self.go()
        natrak = self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name="Natrak"))
        self.button("home.bots", natrak).click()
        self.page.locator("#try-name").fill(self.name)
        self.page.keyboard.press("Enter")
        self.at_table()

    @property
    def prompt(self) -> Locator:
        """The sentence of the prompt bar."""
        return self.page.locator(".prompt .sentence")


#: What every screen of a table must say alike: players with points and cards, and how far the story has come.
STORY = """() => JSON.stringify([
  [...document.querySelectorAll('.player')].map((card) =>
    [card.querySelector('bdi'), card.querySelector('.points b'), card.querySelector('.counts'),
     card.querySelector('.supply')].map((e) => e?.innerText)),
  document.querySelectorAll('.log .turn').length, [...document.querySelectorAll('.log .turn')].at(-1)?.innerText,
])"""


def agree(one: Person, other: Person, seconds: float = 15) -> None:
    """Wait until both wide screens tell the same."""
    end = time.monotonic() + seconds
    while (left := one.page.evaluate(STORY)) != (right := other.page.evaluate(STORY)):
        assert time.monotonic() < end, f"{left}\n{right}"
        other.page.wait_for_timeout(50)


def watch(person: Person, wrong: list[str]) -> None:
    """Note what no page of ours may do: throw, complain, ask, or call anywhere else."""
    page = person.page

    def dialog(box: Any) -> None:
        wrong.append(f"{person.name}: dialog {box.message}")
        box.dismiss()

    page.on("pageerror", lambda error: wrong.append(f"{person.name}: {error}"))
    page.on("dialog", dialog)
    page.on("request", lambda request: _foreign(person, request.url, wrong))
    page.on("websocket", lambda socket: _foreign(person, socket.url.replace("ws:", "http:"), wrong))
    page.on("console", lambda line: _complaint(person, line.type, line.text, wrong))


def _foreign(person: Person, url: str, wrong: list[str]) -> None:
    if not url.startswith((f"{person.base}/", "data:", "blob:")):
        wrong.append(f"{person.name}: foreign request {url}")


#: A connection that a test cuts is told in the console by the browser itself.
_CUT = ("WebSocket connection to", "net::ERR_", "Failed to load resource", "error occurred when fetching the script")


def _complaint(person: Person, kind: str, text: str, wrong: list[str]) -> None:
    if kind in ("error", "warning") and not any(cut in text for cut in _CUT):
        wrong.append(f"{person.name}: console {kind}: {text}")
