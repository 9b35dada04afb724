"""Pictures of every screen, in both sizes and themes; `docs/shots.md` tells what was seen on them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.camera import shoot
from browser.company import Company, in_company
from browser.conftest import Sit
from browser.people import PHONE, WIDE, Person
from browser.player import Player
from browser.playing import drive, play_out
from browser.relay import Relay
from browser.screen import Screen


@pytest.mark.slow
def test_pictures_from_home_to_the_table(arrive: Sit) -> None:
    """Home, New table, sitting down, waiting room, setup, main phase."""
    ana = arrive("Ana")
    ana.go()
    expect(ana.button("home.new")).to_be_visible()
    shoot(ana, "02-home-new", starred=True)
    ana.go("/#/admin?game=natrak")
    expect(ana.button("admin.open")).to_be_visible()
    shoot(ana, "03-new-table")
    code = ana.open_table(seats=4, target=10)
    ana.sit()
    with in_company(ana.base, code, "Lía", "Teo") as company:
        company.held = {"place_piece"}
        nora = arrive("Nora")
        nora.follow_link(code)
        expect(nora.page.locator("#name")).to_be_visible()
        shoot(nora, "04-sit-down", starred=True)
        ana.cards.last.get_by_role("button").click()
        ana.sheet.get_by_role("button").last.click()
        ana.button("room.remove", ana.cards.last).click()
        expect(ana.button("room.add_bot")).to_be_visible()
        shoot(ana, "05-waiting-room")
        ana.fill_with_bots()
        shoot(ana, "05-waiting-room-full")
        ana.start()
        company.held = set()
        first_rounds(ana)


def first_rounds(ana: Person) -> None:
    player = Player(ana, 41)
    second = "(2.ª de 2 vueltas)"
    drive(player, lambda seen: second in seen.sentence and bool(seen.targets))
    player.step()
    expect(ana.page.locator(".board [aria-pressed=true]")).to_be_attached()
    shoot(ana, "06-setup-ghost")
    drive(player, lambda seen: seen.yours and player.can_trade())
    shoot(ana, "07-main", starred=True)
    phone(ana)
    ana.button("natrak:button.build").click()
    shoot(ana, "08-build", sizes="phone", starred=True)
    ana.close_sheet()
    ana.page.keyboard.press("g")
    shoot(ana, "08-choices")
    ana.close_sheet()
    ana.go()
    expect(ana.page.get_by_text(ana.t("home.yours")).first).to_be_attached()
    shoot(ana, "01-home")


def phone(person: Person) -> None:
    person.page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # width and height


@pytest.mark.slow
def test_pictures_of_trade_and_dragon(arrive: Sit, relay: Relay) -> None:
    """An offer with a hand, a counter and a no; one to answer; discards; the dragon; a lost connection."""
    ana = arrive("Ana", base=relay.base)
    code = ana.open_table(seats=4, target=10)
    ana.sit()
    with in_company(ana.base, code, "Lía", "Teo", "Nora") as company:
        ana.start()
        player = Hoarder(ana, 51)
        drive(player, lambda seen: seen.yours and player.can_trade(), 50)
        offers(ana, player, company)
        dragon(ana, player, company)
        company.held = {"roll"}
        phone(ana)
        relay.cut()
        expect(ana.page.get_by_role("alert").filter(has_text="Sin conexión")).to_be_visible()
        shoot(ana, "20-reconnecting")
        relay.mend()
        ana.at_table()


class Hoarder(Player):
    """Rolls and ends, keeps everything; offers until somebody raises a hand, and answers nothing."""

    def can_build(self, piece: str) -> bool:
        return piece == "none"

    def can_trade(self) -> bool:
        return super().can_trade() and self.person.button("natrak:button.end_long").count() == 1

    def answer(self, _seen: Screen) -> tuple[str, Callable[[], None]] | None:
        """Nobody's offer: one that came between two looks would be gone before its picture, its poster waiting for ever."""
        return None

    def own_offer(self, seen: Screen) -> tuple[str, Callable[[], None]] | None:
        if seen.thinking or hand_up(self.person, seen):
            return None
        self.offered = 0
        withdraw = self.person.button("natrak:offer.withdraw", self.page.locator(".offer")).first
        return "withdraw", lambda: self.press(withdraw)


def hand_up(person: Person, seen: Screen) -> bool:
    """Would somebody deal?"""
    return any(person.like("natrak:offer.close").match(deal) for deal in seen.deals)


def offers(ana: Person, player: Player, company: Company) -> None:
    ana.button("natrak:button.trade").click()
    shoot(ana, "09-offer-sheet-empty")
    ana.close_sheet()
    company.stances = {"Lía": "accept", "Teo": "counter", "Nora": "decline"}
    drive(player, lambda seen: seen.posted and seen.thinking == 0 and hand_up(ana, seen), 50)
    shoot(ana, "09-offer-poster")
    company.stances = {}
    ana.button("natrak:offer.withdraw", ana.page.locator(".offer")).first.click()
    company.posts = {"Lía", "Teo", "Nora"}
    drive(player, lambda seen: seen.asked, 50)
    company.posts = set()
    shoot(ana, "10-offer-to-answer")
    ana.button("natrak:offer.counter").click()
    shoot(ana, "10-counter")
    ana.close_sheet()
    company.stances = {"Lía": "decline", "Teo": "decline", "Nora": "decline"}
    company.waits = False


def dragon(ana: Person, player: Player, company: Company) -> None:
    drive(player, lambda seen: seen.discard, 90)
    more = ana.page.locator(".discard .stepper button:last-child:not([aria-disabled=true])")
    for size, sizes in ((WIDE, "wide"), (PHONE, "phone")):
        ana.page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height
        for _ in range(3):
            if more.count():
                more.first.click()
        shoot(ana, "11-discard", sizes=sizes)
    ana.page.set_viewport_size(WIDE)  # type: ignore[arg-type]  # width and height
    player.offered = 1
    drive(player, lambda seen: bool(seen.targets), 60)
    for n in range(len(player.look().targets)):
        player.press_target(n)
        if player.look().victims > 2:
            break
    ana.page.locator(".victims button").first.click()
    shoot(ana, "12-dragon")


@pytest.mark.slow
def test_pictures_of_the_special_window(arrive: Sit) -> None:
    ana = arrive("Ana")
    code = ana.open_table(seats=5, target=10)
    ana.sit()
    with in_company(ana.base, code, "Lía", "Teo", "Nora", "Iván") as company:
        ana.start()
        player = Hoarder(ana, 61)
        player.offered = 1
        company.held = {"end_window"}
        drive(
            player,
            lambda seen: not seen.yours and seen.sentence.startswith(ana.t("natrak:prompt.other.special", name="")),
            90,
        )
        shoot(ana, "14-special-window-other")
        company.held = set()
        drive(player, lambda seen: seen.yours and seen.sentence == ana.t("natrak:prompt.you.special"), 50)
        shoot(ana, "14-special-window")


@pytest.mark.slow
def test_pictures_of_the_end(arrive: Sit) -> None:
    ana = arrive("Ana")
    ana.open_table(seats=4, target=5)
    ana.sit()
    ana.fill_with_bots()
    ana.start()
    play_out([Player(ana, 71)], 150)
    expect(ana.page.locator(".proof")).to_contain_text(ana.t("proof.right"))
    shoot(ana, "19-end")
    for tab in ("luck", "history"):
        ana.page.get_by_role("tab", name=ana.t(f"end.tab.{tab}")).click()
        expect(ana.page.get_by_text(ana.t("end.as_table"))).to_be_visible()
        shoot(ana, f"19-end-{tab}")
    code = ana.code
    english = arrive("Nora", language="en")
    end_of(english, code, "19-end-en")
    english.page.evaluate("() => document.documentElement.style.setProperty('filter', 'grayscale(1)')")
    shoot(english, "19-end-grey")
    end_of(arrive("Olga", textSize=200), code, "19-end-200")
    ana.go(f"/#/mesa/{code}?t=60")
    expect(ana.page.get_by_role("slider", name=ana.t("replay.slider"))).to_have_value("60")
    shoot(ana, "19-replay")
    ana.go()
    shoot(ana, "01-home-over")


def end_of(watcher: Person, code: str, picture: str) -> None:
    """Somebody comes to look at the end of a table."""
    watcher.go(f"/#/mesa/{code}")
    expect(watcher.page.locator(".proof")).to_contain_text(watcher.t("proof.right"))
    shoot(watcher, picture)
