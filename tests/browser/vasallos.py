"""People who play Vasallos by what is on the screen, and games that are begun near their end."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from playwright.sync_api import CDPSession, expect

from browser.choices import ListPlayer
from browser.keyboard import ARROWS, KeyboardPlayer
from browser.people import Person
from browser.player import Player
from browser.playing import wait_for_any
from browser.screen import MIDDLE, Screen
from browser.touch import SEEN, TouchPlayer
from sobremesa.games.vasallos.actions import NoFigure
from sobremesa.games.vasallos.expansions.sombra.records import NoPhantom
from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.options import Options
from sobremesa.kit.match import BARE, Match
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Who
from sobremesa.kit.sampling import sample

ACTIONS = kinds(GAME.actions)
#: What nobody does of themselves here.
LEFT_OUT = frozenset({"back"})
#: Random players keep figures as often as this, so that some are left for the end.
SPARE = 0.7
#: A figure is put as often as this, if it can be.
LIKELY = 0.6

Act = tuple[str, Callable[[], None]]


class Latest:
    """A game that random players have played until so many tiles are left; the next tile is the first to sit's."""

    def __init__(self, who: Sequence[Who], left: int, seed: int = 1, **boxes: bool) -> None:
        self.who, self.left, self.seed, self.boxes = tuple(who), left, seed, boxes

    def position(self) -> Any:
        return next(found for seed in count(self.seed) if (found := self._play(seed)) is not None)

    def _play(self, seed: int) -> Any:
        """None if no tile of the first to sit comes when it should."""
        rng = random.Random(seed)
        match = Match.new(GAME, Options(**self.boxes), self.who, seed.to_bytes(32), 1, BARE)
        while (state := match.state).phase != "over":
            left = len(state.deck) - state.drawn
            if left <= self.left and state.phase == "place" and state.active == 0:
                return GAME.position(state)
            action = sample(match.menu(state.active), rng, ACTIONS, LEFT_OUT)
            decline = {"figure": NoFigure(), "phantom": NoPhantom()}.get(state.phase)
            match.play(state.active, decline if decline and rng.random() < SPARE else action)
        return None


def play_until(players: Sequence[Settler], holds: Callable[[], bool], seconds: float = 60) -> None:
    """Let them play until something holds on a screen."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, [(player.done[-5:], player.look()) for player in players]
        for player in players:
            if holds() or player.step():
                break
        else:
            wait_for_any(players)


def open_table(person: Person, seats: int, *boxes: str) -> str:
    """Open a table of Vasallos with some boxes and no clock; its code."""
    person.go("/#/admin?game=vasallos")
    person.choose("admin.seats", str(seats))
    for box in boxes:
        person.page.locator(".cards label").filter(has_text=person.t(f"vasallos:option.{box}")).click()
    person.choose("admin.clock", person.t("admin.clock_none"))
    person.button("admin.open").click()
    person.page.wait_for_url("**/#/mesa/*")
    return person.code


class Settler(Player):
    """Plays with the mouse: a tap on a square or zone, then the flag."""

    def choose(self, seen: Screen) -> Act | None:
        if seen.sheet is not None:
            return "close", lambda: self.page.keyboard.press("Escape")
        if not seen.yours:
            return None
        if seen.ghost:
            return "confirm", self.confirm
        if self.choosing and (not seen.targets or self.rng.random() > LIKELY):
            return "none", self.none
        return "try", lambda: self.aim(seen.targets)

    @property
    def choosing(self) -> bool:
        """Is a figure asked for?"""
        return self.page.locator(".dock .figure").count() > 0

    def aim(self, names: Sequence[str]) -> None:
        self.press_target(self.rng.randrange(len(names)))

    def confirm(self) -> None:
        """The flag is the last thing on the map that can be pressed."""
        self.press_target(self.page.locator(".board [data-spot]").count() - 1)

    def none(self) -> None:
        phantom = self.page.locator(".dock .figure").filter(
            has_text=re.compile(self.person.t("vasallos:piece.phantom"), re.IGNORECASE)
        )
        key = "vasallos:button.no_phantom" if phantom.count() else "vasallos:button.no_figure"
        self.press(self.person.button(key))


class SettlerByKeys(Settler, KeyboardPlayer):
    """Plays with keys alone: arrows and Space on the map, Enter, 0."""

    def aim(self, _names: Sequence[str]) -> None:
        if not self.page.evaluate("document.activeElement?.matches('[data-spot]') ?? false"):
            self.key("b")
        for _ in range(self.rng.randint(0, 2)):
            self.key(self.rng.choice(ARROWS))
        self.key("Space")

    def confirm(self) -> None:
        self.key("Enter")

    def none(self) -> None:
        self.key("0")


class SettlerByChoices(ListPlayer):
    """Plays by the choices list alone: a line is a whole action in words."""

    def likely(self, texts: Sequence[str]) -> int:
        """Any line but those that take something back."""
        back = {self.person.t(f"vasallos:line.{key}") for key in ("undo", "undo_tile")}
        return self.rng.choice([n for n, text in enumerate(texts) if text not in back])


class SettlerByTouch(Settler, TouchPlayer):
    """Plays with a finger; where spots lie close the first tap comes nearer."""

    def aim(self, _names: Sequence[str]) -> None:
        spots = [spot for spot in self.page.evaluate(SEEN) if spot["seen"]]
        if not spots:
            self.press(self.person.button("table.fit"))
            return
        spot = self.rng.choice(spots)
        self.page.touchscreen.tap(spot["x"], spot["y"])

    def confirm(self) -> None:
        self.press(self.person.button("vasallos:button.put"))


def finished(person: Person) -> dict[str, int]:
    """Everybody's points at the end; each row of sources adds up to its total (V72)."""
    expect(person.page.locator(".end h1")).to_be_visible()
    rows = person.page.get_by_role("table", name=person.t("end.points")).locator("tbody tr")
    found: dict[str, int] = {}
    for row in rows.all():
        cells = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert sum(cells[:-1]) == cells[-1]
        found[row.locator("th").inner_text()] = cells[-1]
    return found


def opens_every_source(person: Person) -> None:
    """Each source of points opens into areas, whose points are the source's; one of them lights up on the map (V72)."""
    sources = person.page.locator(".end .source")
    assert sources.count() > 0
    for source in sources.all():
        source.locator("summary").click()
        total = [int(n) for n in source.locator("summary b").all_inner_texts()]
        assert sum(total) == sum(int(n) for n in source.locator("li b").all_inner_texts())
    sources.locator("li button").first.click()
    expect(
        person.page.locator(".end .board path[fill*='lit-'], .end .board path[stroke-dasharray='7 5']").first
    ).to_be_attached()


def middle(person: Person, n: int) -> dict[str, float]:
    found: dict[str, float] = person.page.evaluate(MIDDLE, n)
    return found


def pinch(cdp: CDPSession, at: tuple[float, float], factor: float) -> None:
    """Two fingers move apart, or together, about a point."""
    x, y = at
    start, steps = 30.0, 6

    def send(kind: str, reach: float | None) -> None:
        points = [] if reach is None else [{"x": x - reach, "y": y, "id": 0}, {"x": x + reach, "y": y, "id": 1}]
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", start)
    for n in range(1, steps + 1):
        send("touchMove", start * factor ** (n / steps))
    send("touchEnd", None)


def scale(person: Person) -> float:
    """CSS px a unit of the map takes: a tile has 100."""
    found: float = person.page.evaluate(
        "() => { const svg = document.querySelector('.board .wrapper svg'); return svg.clientWidth / svg.viewBox.baseVal.width; }"
    )
    return found
