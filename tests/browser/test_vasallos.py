"""Vasallos on real screens: two people with the mouse, one with keys alone, one by touch; the end opens every point."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import agree
from browser.playing import drive, play_out
from browser.stage import Stage
from browser.test_axe import examine
from browser.test_secrets import listen
from browser.vasallos import (
    Latest,
    Settler,
    SettlerByChoices,
    SettlerByKeys,
    SettlerByTouch,
    finished,
    middle,
    open_table,
    opens_every_source,
    pinch,
    play_until,
    scale,
)
from sobremesa.games.vasallos.data.load import tiles

SECONDS = 120
#: The types in the order of the data.
ORDER = [tile.id for tile in tiles()]


@pytest.mark.slow
def test_two_people_play_the_last_tiles_by_mouse(arrive: Sit, stage: Stage) -> None:
    """With all boxes. V89: what one tries, the other's browser never hears of; V103: Esc takes back, then undoes."""
    boxes = ("todo", "ferias", "sombra")
    stage.set(Latest(("person", "person"), left=8, seed=3, todo=True, ferias=True, sombra=True))
    ana, lia = arrive("Ana"), arrive("Lía")
    heard = listen(lia)
    code = open_table(ana, 2, *boxes)
    ana.sit()
    lia.follow_link(code)
    lia.sit()
    ana.start()
    lia.at_table()
    player = Settler(ana, 1)
    drive(player, lambda seen: seen.ghost)
    before = len(heard)
    examine(ana, "a tile tried")
    tries_without_a_word(player)
    # The answers to what is asked while trying (worth, V105) come to Ana alone.
    assert [message["type"] for message in heard[before:] if message["type"] not in ("pong", "presence")] == []
    players = [player, Settler(lia, 2)]
    play_until(players, lambda: player.choosing)
    examine(ana, "a figure to choose")
    escapes(player)
    play_out(players, SECONDS)
    assert finished(ana) == finished(lia)
    agree(ana, lia)
    opens_every_source(ana)
    examine(ana, "the end")
    tells_no_order(heard)


def tells_no_order(heard: list[dict[str, Any]]) -> None:
    """V88: of the deck a browser is told how many tiles are left and of which types, never which comes next."""
    decks = [message["public"]["deck"] for message in heard if "deck" in message.get("public", {})]
    assert len(decks) > 5
    assert {key for deck in decks for key in deck} == {"left", "types", "aside"}
    assert all(list(deck["types"]) == sorted(deck["types"], key=ORDER.index) for deck in decks), "an order is told"


def tries_without_a_word(player: Settler) -> None:
    """V99 to V101, V106: a tile is tried here and there and turned; a tap beside takes it back."""
    spots = player.page.locator(".board [data-spot]")
    tried = player.page.locator(".board [data-spot][aria-pressed=true]")
    flag = player.person.t("vasallos:flag.tile")
    for n in range(min(3, spots.count() - 1)):
        at = middle(player.person, n)
        player.page.mouse.click(at["x"], at["y"])
        expect(tried).to_have_count(1)
        expect(spots.last).to_have_attribute("aria-label", flag)
        player.page.keyboard.press("r")
    player.page.keyboard.press("Escape")
    expect(tried).to_have_count(0)
    drags_the_tile(player)
    finds_what_is_out_of_sight(player)


def drags_the_tile(player: Settler) -> None:
    """The tile in hand, dragged from the dock onto a square, is tried there."""
    mouse = player.page.mouse
    hand = player.page.locator(".dock .hand").bounding_box()
    assert hand is not None
    to = middle(player.person, 0)
    mouse.move(hand["x"] + 40, hand["y"] + 60)
    mouse.down()
    mouse.move((hand["x"] + to["x"]) / 2, (hand["y"] + to["y"]) / 2)
    mouse.move(to["x"], to["y"])
    mouse.up()
    expect(player.page.locator(".board [data-spot]").first).to_have_attribute("aria-pressed", "true")
    player.page.keyboard.press("Escape")


def finds_what_is_out_of_sight(player: Settler) -> None:
    """Arrows at the edges tell of squares out of sight and lead there; F shows the whole map (V103)."""
    page = player.page
    for _ in range(4):
        page.keyboard.press("+")
    arrows = page.locator(".beyond")
    expect(arrows.first).to_be_visible()
    seen = page.locator(".board .wrapper svg").get_attribute("viewBox")
    arrows.first.click()
    expect(page.locator(".board .wrapper svg")).not_to_have_attribute("viewBox", str(seen))
    page.keyboard.press("f")
    expect(arrows).to_have_count(0)


def escapes(player: Settler) -> None:
    """V102, V103: with the tile laid and nothing tried Esc sends `undo`; V100: R turns the tile in the hand."""
    page, person = player.page, player.person
    page.keyboard.press("Escape")
    expect(page.locator(".dock .tile")).to_be_visible()
    expect(page.locator(".log .struck").first).to_be_visible()
    drawing = page.locator(".dock .tile svg")
    lies = drawing.inner_html()
    page.keyboard.press("r")
    expect(drawing).not_to_have_js_property("innerHTML", lies)
    expect(person.prompt).to_have_text(person.t("vasallos:prompt.you.place"))


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(arrive: Sit) -> None:
    """V104, and all 71 tiles of the base set: arrows, Space, Enter, 0; the focus stays on the map from tile to tile."""
    ana = arrive("Ana", language="en")
    open_table(ana, 2)
    ana.sit()
    ana.fill_with_bots()
    ana.start()
    player = SettlerByKeys(ana, 11)
    drive(player, lambda seen: seen.yours)
    for key, sheet in {"g": "table.choices", "v": "vasallos:deck.title", "?": "keys.title"}.items():
        player.key(key)
        expect(ana.sheet.get_by_role("heading", name=ana.t(sheet))).to_be_visible()
        ana.close_sheet()
    reads_areas(player)
    play_out([player], SECONDS)
    assert len(finished(ana)) == 2


def reads_areas(player: SettlerByKeys) -> None:
    """V105: A goes through the areas; the one that has the focus lights up and is told with its worth; Esc ends it."""
    page, person = player.page, player.person
    player.key("a")
    focused = page.locator(".board [data-spot]:focus")
    expect(focused).to_have_attribute("aria-label", re.compile(re.escape(person.t("vasallos:area.now"))))
    expect(page.locator(".areas .area")).to_be_visible()
    player.key("Escape")
    expect(page.locator(".areas .area")).to_have_count(0)


@pytest.mark.slow
def test_the_last_tiles_by_the_choices_list_alone(arrive: Sit, stage: Stage) -> None:
    """With all boxes, and most figures in hand: each line says all of an action; the map is never touched."""
    stage.set(Latest(("person", "bot"), left=16, seed=99, todo=True, ferias=True, sombra=True))
    ana = arrive("Ana")
    open_table(ana, 2, "todo", "ferias", "sombra")
    ana.sit()
    ana.fill_with_bots()
    ana.start()
    player = SettlerByChoices(ana, 17)
    play_out([player], SECONDS)
    assert len(finished(ana)) == 2
    assert any(line.startswith(ana.t("vasallos:act.place")) for line in player.done)
    assert any(": " in line for line in player.done), player.done


@pytest.mark.slow
def test_the_last_tiles_by_touch_on_a_small_phone(arrive: Sit, stage: Stage) -> None:
    """V98 at 360 x 640: a pinch zooms about the fingers and is never a tap, a drag moves the map; then taps to the end."""
    stage.set(Latest(("person", "bot"), left=10, seed=5))
    ana = arrive("Ana", size={"width": 360, "height": 640}, touch=True, theme="dark")
    open_table(ana, 2)
    ana.sit()
    ana.fill_with_bots()
    ana.start()
    player = SettlerByTouch(ana, 13)
    drive(player, lambda seen: bool(seen.targets))
    examine(ana, "the table on a phone")
    cdp = ana.context.new_cdp_session(ana.page)
    board = ana.page.locator("main.board").bounding_box()
    assert board is not None
    centre = (board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    fits = scale(ana)
    pinch(cdp, centre, 3)
    near = scale(ana)
    assert near > 2 * fits
    assert not player.look().ghost
    # No less than the whole map, or 25 %; no more than 400 %.
    for _ in range(4):
        pinch(cdp, centre, 4)
    assert scale(ana) <= 4.01
    for _ in range(6):
        pinch(cdp, centre, 1 / 4)
    assert scale(ana) >= min(0.25, fits) - 0.01
    assert not player.look().ghost
    ana.button("table.fit").tap()
    expect(ana.page.locator(".beyond")).to_have_count(0)
    play_out([player], SECONDS)
    finished(ana)
    assert ana.page.evaluate("visualViewport.scale") == 1
