"""The rest of the walk: full tables, debts in another's turn, connections, devices."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.company import in_company
from browser.conftest import Sit
from browser.people import Person, agree
from browser.player import Player
from browser.playing import drive
from browser.positions import crowd, owing, window
from browser.relay import Relay, relaying
from browser.stage import Stage
from browser.test_connection import HIDE
from browser.tour import OTHERS, Stops, hamlet, sit_down

MORE = (*OTHERS, "Nuria", "Iván")


def six(arrive: Sit, stage: Stage) -> Stops:
    """A full table: the special window, its owner's and another's; the mode With adventurers."""
    stage.set(window())
    ana, eva = arrive("Ana"), arrive("Eva")
    code = ana.open_table(seats=6)
    ana.sit()
    eva.follow_link(code)
    eva.sit()
    with in_company(ana.base, code, *MORE[:4]):
        ana.start()
        expect(ana.prompt).to_have_text(ana.t("natrak:prompt.you.special"))
        yield ana, "special window"
        eva.at_table()
        yield eva, "special window of another"
    stage.set(crowd())
    code = arrive_at_another(ana, seats=6, mode="adventurers")
    with in_company(ana.base, code, *MORE):
        ana.start()
        yield ana, "six With adventurers"


def arrive_at_another(ana: Person, *, seats: int, mode: str) -> str:
    """The last table is left for a new one."""
    ana.page.keyboard.press("Escape")
    ana.button("menu").click()
    ana.button("table.close", ana.sheet).click()
    ana.button("room.close_yes").click()
    expect(ana.page.get_by_role("heading", name=ana.t("state.closed"))).to_be_visible()
    code = ana.open_table(seats=seats, mode=mode)
    ana.sit()
    return code


def owed(arrive: Sit, stage: Stage) -> Stops:
    """With adventurers, in another's turn: cards to give away, a card to take."""
    for phase, debt in (("gift", 2), ("pick", 1)):
        stage.set(owing(phase, debt).bot("B", "C", "D"))
        ana = arrive("Ana")
        sit_down(ana, 4, "adventurers")
        drive(Player(ana, 1), lambda seen: seen.yours)
        yield ana, f"owed: {phase}"


def coming_back(arrive: Sit, stage: Stage) -> Stops:
    """A connection that is lost and comes back, a seat at another device."""
    stage.set(hamlet().bot("C", "D"))
    ana = arrive("Ana")
    code = ana.open_table(seats=4, target=10)
    ana.sit()
    with relaying(ana.base) as wire:
        lia = arrive("Lía", base=wire.base)
        lia.page.clock.install()
        lia.follow_link(code)
        lia.sit()
        expect(ana.cards.filter(has_text=lia.name)).to_be_visible()
        ana.fill_with_bots()
        ana.start()
        lia.at_table()
        yield from lost(ana, lia, wire)
        yield from elsewhere(ana, lia, arrive("Nora"))


def lost(ana: Person, lia: Person, wire: Relay) -> Stops:
    """Lía's connection goes for a minute while Ana plays."""
    lia.page.evaluate(HIDE, "hidden")
    wire.cut()
    player = Player(ana, 1)
    # An offer would wait for who is away.
    player.offered = 1
    drive(player, lambda seen: not seen.yours)
    lia.page.clock.fast_forward(60_000)
    expect(lia.page.get_by_role("alert").filter(has_text="Sin conexión")).to_be_visible()
    yield lia, "reconnecting"
    wire.mend()
    lia.page.evaluate(HIDE, "visible")
    lia.page.clock.run_for(2_000)
    expect(lia.page.get_by_role("heading", name=lia.t("away.title"))).to_be_visible()
    yield lia, "while one was away"
    lia.close_sheet()
    agree(ana, lia)


def elsewhere(ana: Person, lia: Person, phone: Person) -> Stops:
    """Lía goes on at another device."""
    phone.follow_link(ana.code)
    phone.at_table()
    phone.button("table.its_me").click()
    phone.page.locator("#name").fill(lia.name)
    phone.page.keyboard.press("Enter")
    phone.button("sit.yours", phone.sheet).click()
    expect(ana.page.get_by_role("status").filter(has_text=lia.name)).to_be_visible()
    yield ana, "hand-over"
    expect(lia.page.get_by_role("heading", name=lia.t("state.moved_title"))).to_be_visible()
    yield lia, "moved"


def one_device(arrive: Sit, stage: Stage) -> Stops:
    """Two at one device: the cover between their turns. And home without a connection."""
    stage.set(hamlet().bot("C", "D"))
    ana = arrive("Ana")
    ana.open_table(seats=4, target=10)
    ana.sit()
    ana.button("people.more").click()
    ana.sit("Lía")
    ana.fill_with_bots()
    ana.button("room.start").last.click()
    ana.at_table()
    cover = ana.page.get_by_role("heading", name=ana.like("people.pass"))
    player = Player(ana, 1)
    player.offered = 1
    while not cover.count():
        player.step()
    yield ana, "a device to be passed on"
    ana.go()
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.context.set_offline(True)
    ana.page.reload()
    expect(ana.page.get_by_text(ana.t("home.offline"), exact=True)).to_be_visible()
    yield ana, "home without a connection"
