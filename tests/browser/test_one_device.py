"""Several people at one device: the screen goes from hand to hand, and shows nobody's cards to anybody else (ui 5.6)."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import PHONE, Person
from browser.player import Player
from browser.playing import drive


def test_two_at_one_device_see_only_their_own(arrive: Sit) -> None:
    """Ana and Lía share a phone: a cover between their turns, the page holds nothing behind it, nobody counts as away."""
    ana = arrive("Ana", size=PHONE)
    ana.open_table(seats=3, target=5)
    ana.sit()
    ana.button("people.more").click()
    expect(ana.page.locator("#name")).to_have_value("")
    ana.sit("Lía")
    expect(ana.cards.filter(has_text="Lía")).to_be_visible()
    # The screen is Ana's again, who is ★.
    ana.fill_with_bots()
    ana.button("room.start").last.click()
    seen = [take(ana) for _ in range(3)]
    assert {"Ana", "Lía"} <= set(seen)
    assert ana.page.evaluate("JSON.parse(localStorage.getItem('sobremesa.settings')).name") == "Ana"
    watcher = arrive("Teo")
    watcher.follow_link(ana.code)
    watcher.at_table()
    expect(watcher.page.get_by_text(watcher.t("table.absent"))).to_have_count(0)


def take(person: Person) -> str:
    """Whoever is waited for takes the device and plays until somebody else of it is; their name."""
    page = person.page
    cover = page.get_by_role("heading", name=person.like("people.pass"))
    expect(cover.or_(page.locator(".prompt.yours"))).to_be_visible()
    if cover.count():
        assert page.locator(".board, .hand, .log, [role=log]").count() == 0
        page.get_by_role("button", name=person.like("people.me")).click()
    expect(page.locator(".prompt.yours")).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    name = page.locator(".player").filter(has=page.get_by_text(person.t("table.your_turn"))).locator("bdi").inner_text()
    player = Player(person, 5)
    # Its offers would wait for the other at this device, who does not look.
    player.offered = 1
    drive(player, lambda seen: not seen.yours)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # width and height
    return name
