"""Whole games without a mouse: by keyboard, by the choices list, by touch on a small phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.choices import ChoicesPlayer
from browser.conftest import Sit
from browser.keyboard import KeyboardPlayer
from browser.people import Person
from browser.player import Player
from browser.playing import play_out
from browser.touch import TouchPlayer

SECONDS = 150


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(arrive: Sit) -> None:
    """From opening the table on: focus is always seen, Tab comes everywhere and is caught nowhere."""
    player = KeyboardPlayer(arrive("Ana"), 11)
    player.open_table(target=5)
    finish(player)


@pytest.mark.slow
def test_a_whole_game_by_the_choices_list_alone(arrive: Sit) -> None:
    ana = arrive("Ana", language="en")
    begin(ana)
    finish(ChoicesPlayer(ana, 12))


@pytest.mark.slow
def test_a_whole_game_by_touch_on_a_small_phone(arrive: Sit) -> None:
    """360 x 640, with zoom-to-choose; the page never scrolls or zooms under the finger."""
    ana = arrive("Ana", size={"width": 360, "height": 640}, touch=True)
    begin(ana)
    finish(TouchPlayer(ana, 13))
    assert ana.page.evaluate("visualViewport.scale") == 1


def begin(ana: Person) -> None:
    ana.open_table(seats=4, target=5)
    ana.sit()
    ana.fill_with_bots()
    ana.start()


def finish(player: Player) -> None:
    play_out([player], SECONDS)
    expect(player.page.locator(".end h1")).to_be_visible()
