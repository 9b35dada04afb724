"""Dragging moves the map and places nothing (FP27)."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import CDPSession, FloatRect, expect

from browser.conftest import Sit
from browser.people import Person
from browser.player import Player
from browser.playing import drive

DRAGS = 500
#: Every eighth goes the whole way, from the mouse or finger; the others begin at the page.
REAL = 8


@pytest.mark.parametrize("touch", [False, True])
def test_fp27_random_drags_place_nothing(arrive: Sit, touch: bool) -> None:
    """Over lit targets, short and long; half by mouse, half by finger: 500 in all."""
    size = {"width": 360, "height": 640} if touch else None
    ana = arrive("Ana", size=size, touch=touch, confirm="needed")
    ana.play_with_bots()
    targets = len(drive(Player(ana, 5), lambda seen: bool(seen.targets)).targets)
    board = ana.page.locator("main.board").bounding_box()
    assert board is not None
    rng = random.Random(27)
    paths = [path(board, rng) for _ in range(DRAGS // 2)]
    cdp = ana.context.new_cdp_session(ana.page)
    for points in paths[::REAL]:
        drag(ana, cdp, points, touch=touch)
    for start in range(1, REAL):
        ana.page.evaluate(DRAG, [paths[start::REAL], touch])
    seen = Player(ana, 5).look()
    assert (len(seen.targets), seen.ghost, seen.sheet) == (targets, False, None)
    assert ana.page.evaluate("visualViewport.scale") == 1
    expect(ana.page.locator(".prompt.yours")).to_be_visible()


#: Pointer events with the mouse or touch events that browsers send beside them.
DRAG = """async ([paths, touch]) => {
  const kinds = touch ? ['touchstart', 'touchmove', 'touchend'] : ['mousedown', 'mousemove', 'mouseup'];
  for (const points of paths) {
    const all = [...points.map((at, n) => [n === 0 ? 0 : 1, at]), [2, points.at(-1)]];
    const target = document.elementFromPoint(...points[0]);
    for (const [step, [clientX, clientY]] of all) {
      const init = {bubbles: true, cancelable: true, clientX, clientY, button: 0, buttons: step < 2 ? 1 : 0,
        view: window, pointerId: 7, pointerType: touch ? 'touch' : 'mouse', isPrimary: true};
      target.dispatchEvent(new PointerEvent(['pointerdown', 'pointermove', 'pointerup'][step], init));
      if (touch) {
        const finger = new Touch({identifier: 1, target, clientX, clientY});
        const touches = step < 2 ? [finger] : [];
        target.dispatchEvent(new TouchEvent(kinds[step],
          {bubbles: true, cancelable: true, touches, targetTouches: touches, changedTouches: [finger]}));
      } else {
        (step ? window : target).dispatchEvent(new MouseEvent(kinds[step], init));
      }
    }
  }
  await new Promise(requestAnimationFrame);
}"""


def path(board: FloatRect, rng: random.Random) -> list[tuple[float, float]]:
    """Where a drag begins, passes and ends; it goes further than a tap may."""
    x = board["x"] + rng.uniform(0.05, 0.95) * board["width"]
    y = board["y"] + rng.uniform(0.05, 0.95) * board["height"]
    dx, dy = rng.choice([-1, 1]) * rng.uniform(8, 120), rng.choice([-1, 1]) * rng.uniform(8, 120)
    steps = rng.randint(1, 3)
    return [(x + dx * n / steps, y + dy * n / steps) for n in range(steps + 1)]


def drag(person: Person, cdp: CDPSession, points: list[tuple[float, float]], *, touch: bool) -> None:
    if touch:
        send(cdp, "touchStart", points[0])
        for point in points[1:]:
            send(cdp, "touchMove", point)
        cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return
    mouse = person.page.mouse
    mouse.move(*points[0])
    mouse.down()
    for point in points[1:]:
        mouse.move(*point)
    mouse.up()


def send(cdp: CDPSession, kind: str, point: tuple[float, float]) -> None:
    cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": point[0], "y": point[1]}]})
