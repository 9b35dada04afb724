"""Two people and two bots play a whole game through their screens, with everything that goes wrong on an evening."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser import ending
from browser.conftest import Sit
from browser.people import Person
from browser.player import Player
from browser.playing import play_out
from browser.relay import Relay
from served import Served


@pytest.mark.slow
def test_two_people_and_two_bots_play_to_the_end(arrive: Sit, relay: Relay, server: Served, tmp_path: Path) -> None:
    """FP01, FP28: a reload, a killed socket and a takeover by name on the way; both screens show the same end."""
    ana, lia = arrive("Ana"), arrive("Lía", base=relay.base)
    gather(ana, lia, target=5)
    players = [Player(ana, 1), Player(lia, 2)]
    again = arrive("Lía de nuevo")

    def reload() -> None:
        ana.page.reload()
        ana.at_table()

    def take_over() -> None:
        come_back_by_name(again, lia)
        players[1].page, players[1].person = again.page, again

    mishaps = {10: reload, 14: relay.kill, 18: take_over}

    def along(n: int) -> None:
        for when in [when for when in mishaps if when <= n]:
            mishaps.pop(when)()

    play_out(players, 200, along)
    assert mishaps == {}, "the game ended too soon"
    assert all(player.offered for player in players), "somebody offered nothing"
    assert any(player.answered for player in players), "nobody answered an offer"
    assert points(ana) == points(again)
    assert max(row[-1] for row in points(ana).values()) >= 5
    expect(ana.page.locator(".end h1")).to_be_visible()
    ending.sees_chance_proved(ana)
    ending.reads_the_tabs(ana)
    ending.watches_it_again(ana)
    ending.shares_a_picture(ana)
    ending.verifies(ending.keeps_the_game(again, tmp_path))


def gather(opener: Person, *others: Person, target: int, seats: int = 4) -> str:
    """Open a table, sit everybody down, fill up with bots and start."""
    code = opener.open_table(seats=seats, target=target)
    opener.sit()
    for other in others:
        other.follow_link(code)
        other.sit()
        expect(opener.cards.filter(has_text=other.name)).to_be_visible()
    opener.fill_with_bots()
    opener.button("room.start").click()
    for person in (opener, *others):
        person.at_table()
    return code


def come_back_by_name(new: Person, old: Person) -> None:
    """Take one's seat to another device by typing the name."""
    new.go(f"/m/{old.code}")
    new.button("table.its_me").click()
    new.page.locator("#name").fill(old.name)
    new.button("sit.come_back").click()
    new.button("sit.yours", new.sheet).click()
    expect(new.page.locator(".hand .chip").first).to_be_visible()
    expect(old.page.get_by_role("heading", name=old.t("state.moved_title"))).to_be_visible()
    # Nothing of the hand stays behind.
    expect(old.page.locator(".hand .chip")).to_have_count(0)


def points(person: Person) -> dict[str, list[int]]:
    """Each player's points, source by source, the sum last, as the end shows them."""
    table = person.page.get_by_role("table", name=person.t("end.points"))
    rows = table.locator("tbody tr")
    expect(rows).to_have_count(4)
    found: dict[str, list[int]] = {}
    for row in rows.all():
        cells = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert sum(cells[:-1]) == cells[-1]
        found[row.locator("th").inner_text()] = cells
    return found
