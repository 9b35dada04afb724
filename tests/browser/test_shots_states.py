"""Pictures of a table that was left and come back to: what was missed, a seat on another device, a device passed on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.camera import shoot
from browser.conftest import Sit
from browser.people import PHONE, Person
from browser.player import Player
from browser.playing import drive, wait_for_any
from browser.relay import Relay
from browser.test_connection import HIDE, table_for_two
from browser.tour_states import elsewhere

MINUTE = 60_000


@pytest.mark.slow
def test_pictures_of_coming_back(arrive: Sit, relay: Relay) -> None:
    """Lía is away for a minute while the others play; then what she missed is told, and shown again in ten seconds."""
    ana, lia = arrive("Ana"), arrive("Lía", base=relay.base)
    lia.page.clock.install()
    table_for_two(ana, lia)
    away(ana, lia, relay)
    expect(lia.page.get_by_role("heading", name=lia.t("away.title"))).to_be_visible()
    shoot(lia, "20-away")
    lia.button("away.again").click()
    expect(lia.button("away.skip")).to_be_visible()
    shoot(lia, "20-away-again")
    lia.page.clock.run_for(11_000)
    expect(lia.button("away.skip")).to_have_count(0)
    for person, screen in elsewhere(ana, lia, arrive("Nora")):
        shoot(person, f"20-{screen}")


def away(ana: Person, lia: Person, relay: Relay) -> None:
    """Until it is Lía's turn again, and a minute more."""
    players = Player(ana, 1), Player(lia, 2)
    for player in players:
        player.offered = 1
    while not lia.page.locator(".log .turn").count() > 2 or players[1].look().yours:
        if not sum(player.step() for player in players):
            wait_for_any(players)
    lia.page.evaluate(HIDE, "hidden")
    relay.cut()
    drive(players[0], lambda seen: not seen.yours and "Lía" in seen.sentence)
    lia.page.clock.fast_forward(MINUTE)
    relay.mend()
    lia.page.evaluate(HIDE, "visible")
    lia.page.clock.run_for(2_000)


def test_pictures_of_a_device_passed_on(arrive: Sit) -> None:
    ana = arrive("Ana", size=PHONE)
    ana.open_table(seats=3, target=5)
    ana.sit()
    ana.button("people.more").click()
    ana.sit("Lía")
    ana.fill_with_bots()
    ana.button("room.start").last.click()
    cover = ana.page.get_by_role("heading", name=ana.like("people.pass"))
    player = Player(ana, 3)
    player.offered = 1
    while not cover.count():
        if ana.page.locator(".prompt").count() and not player.step():
            wait_for_any([player])
    shoot(ana, "20-passed-on")
