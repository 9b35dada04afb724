"""Somebody who has gone for a while: what ★ may do meanwhile, and what they are told when they are back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import QUICK, Sit
from browser.people import PHONE, Person
from browser.playing import wait_for_any
from browser.vasallos import Settler, open_table
from served import Served, serving
from sobremesa.server.static import Client
from sobremesa.tables.settings import Settings

#: A seat is absent at once, and ★ need not wait for three minutes.
IMPATIENT = Settings(bot_pace=QUICK.bot_pace, grace=0.2, young=0.0, host_away=0.0)
#: The table was last seen a minute ago.
LONG_AGO = """() => localStorage.setItem('sobremesa.seen', JSON.stringify(Object.fromEntries(
  Object.entries(JSON.parse(localStorage.getItem('sobremesa.seen'))).map(([code, seen]) =>
    [code, {...seen, at: seen.at - 60_000}]))))"""


@pytest.fixture
def server(tmp_path: Path, client: Client) -> Iterator[Served]:
    with serving(tmp_path, IMPATIENT, client) as running:
        yield running


def go_away(person: Person) -> None:
    person.go()
    expect(person.button("home.new")).to_be_visible()
    person.page.evaluate(LONG_AGO)


def come_back(person: Person, code: str) -> None:
    person.go(f"/#/mesa/{code}")
    person.at_table()
    person.button("away.go_on", person.sheet).click()


def test_turns_in_ones_absence_are_told(arrive: Sit) -> None:
    """A turn that was skipped, then a bot that ★ let play; the strip goes when it is closed."""
    ana, lia = arrive("Ana"), arrive("Lía", size=PHONE)
    code = open_table(ana, 3)
    ana.sit()
    lia.follow_link(code)
    lia.sit()
    ana.fill_with_bots()
    ana.start()
    lia.at_table()
    player = Settler(ana, 6)
    go_away(lia)
    skipped = ana.page.locator(".log").get_by_text(ana.t("vasallos:log.turn_skipped", who="Lía"))
    while not skipped.count():
        if not player.step():
            wait_for_any([player])
    come_back(lia, code)
    strip = lia.page.get_by_role("status").filter(has_text="Mientras no estabas se sal")
    expect(strip).to_be_visible()
    lia.button("close", strip).click()
    expect(strip).to_have_count(0)

    go_away(lia)
    ana.button("menu").click()
    place = ana.sheet.get_by_role("group", name="Lía")
    ana.button("table.stand_in_set", place).click()
    expect(ana.button("table.stand_in_end", place)).to_be_visible()
    ana.close_sheet()
    turns = ana.page.locator(".log .turn").count()
    while ana.page.locator(".log .turn").count() < turns + 3:
        if not player.step():
            wait_for_any([player])
    come_back(lia, code)
    expect(lia.page.get_by_role("status").filter(has_text=lia.t("away.bot_played"))).to_be_visible()
