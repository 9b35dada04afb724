"""How fast a Natrak table is for who plays on it: seen, answered, moved. Prints JSON lines.

    python bench/interaction.py

A server in a process of its own, Chromium beside it. First a phone slowed down as `browsing.py` says: until the board
is drawn at the first and the second visit, interactions until the next paint, shifts of the layout; then a laptop at its own
speed: frames while the board is dragged and zoomed. Whatever else runs can only make it slower: of several people the
fastest counts, and the median is told beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page

from browsing import LAPTOP, PHONE, answers, browser, frames, own_time, p95, painted, person, shown, slow, watch
from sobremesa.server.spawn import spawn

BOARD = "main.board .wrapper svg image.loaded"
#: How the image of coast and land begins: in the table's own board, and in what stands in for it until the table is there.
SEEN = "data:image/svg+xml"
GO_ON = ".row button.primary:not([aria-disabled=true])"


def say(what: str, value: float, wanted: float | None = None, unit: str = "ms", **more: object) -> None:
    """One line of what was measured."""
    aim = {} if wanted is None else {"wanted": wanted, "met": value <= wanted}
    line = {"what": what, "value": round(value, 3), "unit": unit, **aim, **more}
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def table(page: Page, base: str) -> str:
    """A table with bots, tried from home; its code."""
    page.goto(base)
    page.get_by_role("button", name="Probar con bots").or_(page.get_by_role("button", name="Con bots")).first.click()
    page.locator("#try-name").fill("Ana")
    page.keyboard.press("Enter")
    page.locator(".prompt.yours").wait_for()
    return page.url.rpartition("/")[2]


def visit(page: Page, address: str) -> tuple[float, float, float]:
    """Ms until a board is seen and until it is the table's own; how much the layout shifted meanwhile."""
    watch(page, BOARD)
    slow(page)
    page.goto(address)
    live = shown(page)
    seen = painted(page, SEEN)
    return live if seen is None else min(seen, live), live, float(page.evaluate("window.seen.shifts"))


def visits(running: Browser, base: str, code: str, people: int) -> None:
    """People who were never here follow the shared link, and come again."""
    found: list[list[tuple[float, float, float]]] = [[], []]
    for _ in range(people):
        context = person(running, PHONE)
        for times, address in zip(found, (f"m/{code}", f"#/mesa/{code}"), strict=True):
            page = context.new_page()
            times.append(visit(page, f"{base}/{address}"))
            # The service worker fetches the client when the page has come to rest; a page that is left keeps what was seen.
            page.evaluate("navigator.serviceWorker?.ready")
            page.wait_for_timeout(6_000)
            page.goto("about:blank")
            page.close()
        context.close()
    for what, wanted, times in zip(("first visit", "second visit"), (1_800, 1_000), found, strict=True):
        seen, live, shifts = zip(*times, strict=True)
        say(f"board visible, {what}", min(seen), wanted, median=round(median(seen)), n=people)
        say(f"board as it is now, {what}", min(live), median=round(median(live)), n=people)
        say(f"layout shift while loading, {what}", max(shifts), 0.02, "")


def cost(running: Browser, base: str, code: str) -> None:
    """What a first visit costs by itself: not slowed down, and whatever else the machine does."""
    context = person(running, PHONE)
    page = context.new_page()
    watch(page, BOARD)

    def visit() -> None:
        page.goto(f"{base}/#/mesa/{code}")
        shown(page)

    # On the slowed phone it takes four times as long: a quarter of what is wanted there, at most.
    say("main thread's own time until the board is drawn", own_time(page, visit), 450)
    context.close()


def play(page: Page, rounds: int) -> None:
    """Open and close what a turn opens, and put up what is asked for."""
    for n in range(rounds):
        spots = page.locator(".board [data-spot]")
        if page.locator(".prompt.yours").count() and spots.count():
            page.keyboard.press("b")
            page.keyboard.press("Enter")
            page.wait_for_timeout(350)
            page.keyboard.press("Enter")
            page.wait_for_timeout(350)
        for key in ("g", "v", "t", "k", "l")[n % 5 :]:
            page.keyboard.press(key)
            page.wait_for_timeout(150)
            page.keyboard.press("Escape")
            page.wait_for_timeout(100)
        if page.locator(GO_ON).count():
            page.keyboard.press("r")
            page.wait_for_timeout(150)
        page.keyboard.press("e")
        page.keyboard.press("e")
        page.wait_for_timeout(250)


def interactions(running: Browser, base: str, rounds: int, people: int) -> str:
    """People on a slow phone, one after the other; the code of the last one's table."""
    code, slowest, longest, shifts = "", [], [], []
    for _ in range(people):
        context = person(running, PHONE)
        page = context.new_page()
        watch(page, BOARD)
        code = table(page, base)
        page.evaluate("window.seen.shifts = 0")
        slow(page, network=False)
        play(page, rounds)
        took = answers(page)
        slowest.append(p95(took))
        longest.append(max(took, default=0))
        shifts.append(float(page.evaluate("window.seen.shifts")))
        context.close()
    say("interaction to next paint, p95", min(slowest), 150, median=median(slowest), n=people, longest=max(longest))
    say("layout shift during play", max(shifts), 0.0, "")
    return code


def moving(running: Browser, base: str) -> None:
    """Drag and zoom, on a laptop at its own speed."""
    context = person(running, LAPTOP)
    page = context.new_page()
    table(page, base)
    x, y = LAPTOP["width"] / 2, LAPTOP["height"] / 2.5

    def drag() -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        for n in range(90):
            page.mouse.move(x + 150 * ((n % 30) / 30 - 0.5), y + 3 * (n % 20))
        page.mouse.up()

    def wheel() -> None:
        page.mouse.move(x, y)
        for n in range(60):
            page.mouse.wheel(0, -60 if n < 30 else 60)

    for what, gesture in (("drag", drag), ("zoom", wheel)):
        took = frames(page, gesture)
        say(f"frame while one {what}s the board, p95", p95(took), 18, n=len(took), longest=round(max(took), 1))
    context.close()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--rounds", type=int, default=8, help="how often everything of a turn is opened")
    words.add_argument("--people", type=int, default=5, help="how many come, one after the other")
    asked = words.parse_args()
    about = {"what": "machine", "cores": os.cpu_count(), "load": os.getloadavg()[0], "on": platform.machine()}
    sys.stdout.write(json.dumps(about) + "\n")
    with tempfile.TemporaryDirectory() as folder, spawn(Path(folder)) as server, browser() as running:
        code = interactions(running, server.base, asked.rounds, asked.people)
        cost(running, server.base, code)
        visits(running, server.base, code, asked.people)
        moving(running, server.base)


if __name__ == "__main__":
    main()
