"""Back, forward, reload, another tab: one table, one seat (FP22, FP26)."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import Person, agree
from browser.player import Player
from browser.playing import drive, play_some


def test_fp26_back_forward_and_reload_open_no_second_table(arrive: Sit) -> None:
    ana = arrive("Ana")
    ana.go()
    ana.button("home.new").click()
    ana.button("admin.open").click()
    ana.page.wait_for_url("**/#/mesa/*")
    code = ana.code
    ana.sit()
    ana.page.go_back()
    expect(ana.button("home.new")).to_be_visible()
    ana.page.go_forward()
    expect_own_seat(ana, code)
    ana.page.reload()
    expect_own_seat(ana, code)
    ana.page.go_back()
    ana.page.reload()
    mine = ana.page.get_by_role("region", name=ana.t("home.yours")).get_by_role("listitem")
    expect(mine).to_have_count(1)


def test_fp26_a_second_new_table_leads_to_the_first(arrive: Sit) -> None:
    ana = arrive("Ana")
    code = ana.open_table(seats=3)
    ana.go("/#/admin?game=natrak")
    ana.button("admin.open").click()
    ana.button("admin.existing_go", ana.sheet).click()
    ana.page.wait_for_url(f"**/#/mesa/{code}")


def expect_own_seat(person: Person, code: str) -> None:
    """The waiting room of the same table, with this person's seat and no other's."""
    expect(person.page.get_by_text(person.t("room.you_host"))).to_have_count(1)
    expect(person.cards.filter(has_text=person.name)).to_have_count(1)
    assert person.code == code


def test_fp22_two_tabs_of_one_seat_both_follow(arrive: Sit) -> None:
    """Both tabs see the start; each action in either counts once."""
    ana = arrive("Ana")
    code = ana.open_table(seats=3, target=5)
    ana.sit()
    tab = Person("Ana", ana.context, ana.context.new_page(), ana.base)
    tab.go(f"/m/{code}")
    expect_own_seat(tab, code)
    ana.fill_with_bots()
    ana.start()
    tab.at_table()
    tabs = [Player(ana, 1), Player(tab, 2)]
    for n in range(6):
        drive(tabs[n % 2], lambda seen: seen.yours)
        play_some([tabs[n % 2]], 1)
        agree(ana, tab)
    expect(ana.page.get_by_text(ana.t("state.moved_title"))).to_have_count(0)
