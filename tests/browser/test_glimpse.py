"""Before a table is there it is shown as it was last seen (ui 7, loading)."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import PHONE, Person
from browser.player import Player
from browser.playing import play_some

ALONE = "if (sessionStorage.getItem('alone')) window.WebSocket = class { send() {} close() {} };"


def reload(person: Person, *, answered: bool) -> None:
    """Open the page anew; the server answers, or not yet."""
    person.page.evaluate(f"sessionStorage.setItem('alone', '{'' if answered else 'yes'}')")
    person.page.reload()


def test_the_board_is_seen_as_it_was_until_the_table_is_there(arrive: Sit) -> None:
    ana = arrive("Ana", size=PHONE)
    ana.page.add_init_script(ALONE)
    ana.open_table(seats=3, target=5)
    ana.sit()
    ana.fill_with_bots()
    ana.start()
    play_some([Player(ana, 1)], 2)
    # What is only tried is nobody else's to see, nor kept.
    pieces = ana.page.locator("main.board use[href^='#nk-camp']:not([data-own] *)").count()
    assert pieces > 0
    board = ana.page.locator("main.board").bounding_box()

    reload(ana, answered=False)
    seen = ana.page.locator(".glimpse")
    expect(seen.locator(".drawing image")).to_have_count(1)
    expect(seen.locator("use[href^='#nk-camp']")).to_have_count(pieces)
    expect(seen.locator("[data-spot]")).to_have_count(0)
    assert seen.locator(".board").bounding_box() == board
    # Nothing of a hand is kept: the parts round the board are empty.
    for part in ("top", "dock", "players"):
        expect(seen.locator(f".{part}")).to_be_empty()
    expect(ana.page.get_by_text(ana.t("loading"))).to_be_visible()

    reload(ana, answered=True)
    ana.at_table()
    expect(seen).to_have_count(0)
