"""A browser that is measured: Chromium, slowed down to a phone, and what it tells of its own frames and answers.

Chromium is the machine's own. Nothing here knows a game.
"""

from __future__ import annotations

import math
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

#: A mid phone (ui, quality bar): so many times slower, Mbit/s down, ms of latency.
SLOWER, MEGABITS, LATENCY = 4, 9, 85
PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1440, "height": 900}

#: Notes when an element is there, when images were painted, how much the layout shifts, and how long each
#: interaction takes to the next paint.
WATCH = """(() => {
  const wanted = SELECTOR;
  window.seen = {shown: null, painted: [], shifts: 0, moved: [], answers: []};
  const look = () => {
    if (!document.querySelector(wanted)) return requestAnimationFrame(look);
    requestAnimationFrame(() => { window.seen.shown = performance.now(); });
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const {url, renderTime} of list.getEntries()) window.seen.painted.push([url, renderTime]);
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput} of list.getEntries()) if (!hadRecentInput) window.seen.shifts += value;
  }).observe({type: 'layout-shift', buffered: true});
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.interactionId) window.seen.answers.push([one.interactionId, one.duration]);
  }).observe({type: 'event', durationThreshold: 16, buffered: true});
})()"""

#: Times of frames from one call to the next.
FRAMES = """() => {
  window.frames_ = [];
  const tick = (at) => { window.frames_.push(at); window.frame_ = requestAnimationFrame(tick); };
  window.frame_ = requestAnimationFrame(tick);
}"""
STOP = "() => { cancelAnimationFrame(window.frame_); return window.frames_; }"


def chromium() -> str:
    """Path of the machine's Chromium."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    sys.exit("Chromium is missing")


@contextmanager
def browser() -> Iterator[Browser]:
    """Chromium, until the block ends."""
    # Its sandbox does not start as root; it opens only our own pages here.
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=chromium(), args=[*root, "--disable-background-networking"]
        )
        yield running
        running.close()


def person(running: Browser, size: dict[str, int], **settings: Any) -> BrowserContext:
    """Somebody with a browser of their own."""
    context = running.new_context(viewport=size, locale="es-ES", **settings)  # type: ignore[arg-type]  # width and height
    context.set_default_timeout(30_000)
    return context


def watch(page: Page, selector: str) -> None:
    """Note on every page from now on when `selector` is drawn, shifts and answers."""
    page.add_init_script(WATCH.replace("SELECTOR", repr(selector)))


def slow(page: Page, *, network: bool = True) -> None:
    """Make it a mid phone. A WebSocket's frames are not slowed down by Chromium, its handshake is."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if network:
        down = MEGABITS * 1_000_000 / 8
        session.send("Network.enable")
        session.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": LATENCY, "downloadThroughput": down, "uploadThroughput": down / 3},
        )


def shown(page: Page) -> float:
    """Ms from the beginning of the navigation until the wanted element was drawn."""
    page.wait_for_function("() => window.seen?.shown")
    return float(page.evaluate("window.seen.shown"))


def painted(page: Page, prefix: str) -> float | None:
    """Ms from the beginning of the navigation until the first large image whose address begins so was painted."""
    page.wait_for_timeout(500)
    told = page.evaluate("(prefix) => window.seen.painted.find(([url]) => url.startsWith(prefix))?.[1] ?? null", prefix)
    return None if told is None else float(told)


def own_time(page: Page, ready: Callable[[], None]) -> float:
    """Ms that the page's main thread itself has worked until `ready` returns; other work on the machine does not count."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    ready()
    told = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in told if one["name"] == "TaskDuration")) * 1000


def answers(page: Page) -> list[float]:
    """Ms of each interaction to the next paint; those under 16 ms count as 16, the least that is told."""
    told: list[tuple[int, float]] = page.evaluate("window.seen.answers")
    longest: dict[int, float] = {}
    for number, duration in told:
        longest[number] = max(longest.get(number, 0), duration)
    return list(longest.values())


def frames(page: Page, gesture: Callable[[], None]) -> list[float]:
    """Ms between the frames that are drawn while a gesture lasts."""
    page.evaluate(FRAMES)
    gesture()
    times: list[float] = page.evaluate(STOP)
    return [after - before for before, after in pairwise(times)]


def p95(values: Sequence[float]) -> float:
    """The value that 95 % do not exceed."""
    ordered = sorted(values)
    return ordered[math.ceil(0.95 * len(ordered)) - 1] if ordered else math.nan
