"""Time is the server's (FP20)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import Person
from browser.player import Player
from browser.playing import drive

HOURS = 3600


@pytest.mark.parametrize("wrong", [2 * HOURS, -2 * HOURS])
def test_fp20_countdown_is_right_with_a_wrong_clock(arrive: Sit, wrong: int) -> None:
    """The device's clock is two hours wrong, and jumps while the turn runs."""
    ana, lia = arrive("Ana"), arrive("Lía")
    shift(lia, wrong)
    code = ana.open_table(seats=3, clock=120)
    ana.sit()
    ana.fill_with_bots()
    lia.follow_link(code)
    # Lía watches a full table.
    lia.button("sit.watch").click()
    ana.start()
    lia.at_table()
    # No clock runs before the first roll (N56).
    drive(Player(ana, 6), lambda _: ana.page.get_by_role("timer").count() == 1)
    expect(lia.page.get_by_role("timer")).to_be_visible()
    assert abs(left(ana) - left(lia)) <= 1
    shift(lia, 3 * wrong)
    assert abs(left(ana) - left(lia)) <= 1


def shift(person: Person, seconds: int) -> None:
    """Set the device's clock wrong, now and on every page."""
    code = f"""(() => {{
      const real = window.__now ??= Date.now;
      Date.now = () => real() + {seconds * 1000};
      window.__Date ??= Date;
    }})()"""
    person.page.add_init_script(code)
    person.page.evaluate(code)


def left(person: Person) -> int:
    """Seconds that the screen says are left."""
    text = person.page.get_by_role("timer").inner_text()
    found = re.search(r"(\d+):(\d\d)", text)
    assert found is not None, text
    return int(found[1]) * 60 + int(found[2])
