"""How smoothly the largest map of Vasallos moves: `python bench/frames.py` prints a JSON object a line.

Six clients play a game with all boxes to its end over the wire, so that all 114 tiles lie. A browser opens the table, and
on the wire to it all 66 figures are put on the map, which no game would do. Then the map is dragged about, and zoomed in and
out about the pointer, for three seconds each; measured are the times between frames. Needs the built client and Chromium.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import secrets
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from playouts import machine
from sobremesa import games
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Menu
from sobremesa.kit.sampling import NothingOffered, sample
from sobremesa.server import cookies
from sobremesa.server.spawn import UNLIMITED, spawn
from sobremesa.server.wire_client import TableClient

GAME = "vasallos"
BOXES = {"todo": True, "ferias": True, "sombra": True}
SEATS = 6
META = games.meta(GAME)
KNOWN = kinds(games.load(GAME).actions)
SECONDS = 3.0
WIDE, PHONE = (1440, 900), (360, 740)

#: Times between frames, from the first call to the second.
WATCH = """() => {
  window.frames_ = []; window.watching = true;
  let last = performance.now();
  const tick = (now) => { window.frames_.push(now - last); last = now; if (window.watching) requestAnimationFrame(tick); };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(tick); });
}"""
STOP = "() => { window.watching = false; return window.frames_; }"


async def whole_game(base: str) -> str:
    """The code of a table whose game six people have played to its end."""
    devices = [cookies.fresh() for _ in range(SEATS)]
    async with httpx.AsyncClient(timeout=20) as http:
        answer = await http.post(
            f"{base}/api/tables",
            json={"game": GAME, "options": BOXES, "table": {"seats": SEATS, "clock": None}},
            headers={"Cookie": f"{cookies.NAME}={devices[0]}"},
        )
    code: str = answer.raise_for_status().json()["code"]
    clients = [await TableClient.open(base, code, device) for device in devices]
    for n, client in enumerate(clients):
        await client.ask("sit", name=f"Player {n}", colour=META.colours[n], portrait=None, salt=secrets.token_hex(16))
    await clients[0].ask("start")
    rng = random.Random(1)
    while clients[0].parts["standing"] is None or not clients[0].parts["standing"]["finished"]:
        for client in clients:
            await move(client, clients, rng)
    for client in clients:
        await client.close()
    return code


async def move(client: TableClient, clients: list[TableClient], rng: random.Random) -> None:
    """One action, if this client has one; then wait until all know of it."""
    try:
        action = sample(msgspec.convert(client.parts["menu"] or {}, Menu), rng, KNOWN, frozenset({"back"}))
    except NothingOffered:
        return
    answer = await client.do(msgspec.to_builtins(action))
    for other in clients:
        await other.until(lambda it=other: it.seq >= answer["seq"])  # type: ignore[misc]  # bound now


def crowded(public: dict[str, Any]) -> None:
    """Put every figure of every seat on the map, a feature each as far as they go."""
    features = public["features"]
    for feature in features:
        feature["figures"] = []
    fields = [one for one in features if one["kind"] == "field"]
    others = [one for one in features if one["kind"] != "field"]
    n = 0
    for seat in range(SEATS):
        for kind, count in public["rules"]["figures"].items():
            for _ in range(count):
                among = fields if kind == "pig" or n % 3 == 0 else others
                feature = among[n % len(among)]
                zones = feature["zones"]
                at = zones[n // len(among) % len(zones)]
                feature["figures"].append({"seat": seat, "kind": kind, "at": at})
                n += 1


def crowd(socket: WebSocketRoute) -> None:
    """Between browser and server: what the browser is told of the map."""
    server = socket.connect_to_server()

    def told(raw: str | bytes) -> None:
        message = json.loads(raw)
        if "features" in (message.get("public") or {}):
            crowded(message["public"])
            raw = json.dumps(message)
        socket.send(raw)

    server.on_message(told)


def open_map(browser: Browser, base: str, code: str) -> Page:
    """The table in a browser, the whole map in sight."""
    context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]}, locale="es-ES")
    page = context.new_page()
    page.route_web_socket("**/ws/*", crowd)
    page.goto(f"{base}/#/mesa/{code}")
    page.locator(".end h1").wait_for()
    page.get_by_role("button", name="Ver el tablero").click()
    page.locator("main.board .wrapper svg use").last.wait_for(state="attached")
    return page


def drag(page: Page, at: tuple[float, float]) -> Callable[[float], None]:
    """Round and round with the button held."""
    page.mouse.move(*at)
    page.mouse.down()

    def turn(done: float) -> None:
        page.mouse.move(at[0] + 140 * math.sin(9 * done), at[1] + 110 * math.sin(7 * done))

    return turn


def wheel(page: Page, at: tuple[float, float]) -> Callable[[float], None]:
    """In and out about the pointer."""
    page.mouse.move(*at)

    def turn(done: float) -> None:
        page.mouse.wheel(0, -60 if math.sin(2 * done) > 0 else 60)

    return turn


def measure(
    page: Page, what: str, begin: Callable[[Page, tuple[float, float]], Callable[[float], None]]
) -> dict[str, Any]:
    """Times between frames while the map is moved for three seconds."""
    box = page.locator("main.board").bounding_box() or {"x": 0.0, "y": 0.0, "width": 0.0, "height": 0.0}
    page.wait_for_timeout(500)
    step = begin(page, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    page.evaluate(WATCH)
    start = time.monotonic()
    while (done := time.monotonic() - start) < SECONDS:
        step(done)
    frames: list[float] = page.evaluate(STOP)
    page.mouse.up()
    return {"moved": what, "frames": len(frames), **quantiles(frames)}


def quantiles(frames: list[float]) -> dict[str, float]:
    """Milliseconds between frames."""
    cuts = statistics.quantiles(frames, n=100)
    return {"p50_ms": round(cuts[49], 1), "p95_ms": round(cuts[94], 1), "worst_ms": round(max(frames), 1)}


def report(page: Page, size: tuple[int, int]) -> None:
    """Say what lies there, and how it moves near and far."""
    nodes = page.evaluate("document.querySelectorAll('main.board .wrapper svg *').length")
    all_nodes = page.evaluate("document.querySelectorAll('svg, svg *').length")
    figures = page.evaluate("document.querySelectorAll('main.board .wrapper .figures > g').length")
    tiles = page.evaluate("document.querySelectorAll('main.board .wrapper .tiles use[href*=-far-]').length")
    say(screen=f"{size[0]}x{size[1]}", tiles=tiles, figures=figures, map_nodes=nodes, svg_nodes_of_the_page=all_nodes)
    for what, begin in (("dragged", drag), ("zoomed by the wheel", wheel)):
        say(screen=f"{size[0]}x{size[1]}", look="whole map", **measure(page, what, begin))
    page.get_by_role("button", name="Ver todo el tablero").click()
    for _ in range(4):
        page.keyboard.press("+")
    for what, begin in (("dragged", drag), ("zoomed by the wheel", wheel)):
        say(screen=f"{size[0]}x{size[1]}", look="near", **measure(page, what, begin))


def say(**numbers: Any) -> None:
    sys.stdout.write(json.dumps({"bench": "frames", "game": GAME, **numbers}) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Play, open, move, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--chromium", default=shutil.which("chromium") or shutil.which("google-chrome"))
    chosen = parser.parse_args()
    say(**machine())
    with tempfile.TemporaryDirectory() as folder, spawn(Path(folder), **UNLIMITED) as server:
        code = asyncio.run(whole_game(server.base))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chosen.chromium, args=["--no-sandbox"])
            page = open_map(browser, server.base, code)
            for size in (WIDE, PHONE):
                page.set_viewport_size({"width": size[0], "height": size[1]})
                report(page, size)
            browser.close()


if __name__ == "__main__":
    main()
