"""Connections that break: what the screen says, and that it agrees with the table again by itself."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from browser.conftest import Sit
from browser.people import Person, agree
from browser.player import Player
from browser.playing import drive, play_some, wait_for_any
from browser.relay import Relay

HIDE = """(state) => {
  Object.defineProperty(document, 'visibilityState', {value: state, configurable: true});
  Object.defineProperty(document, 'hidden', {value: state === 'hidden', configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def table_for_two(ana: Person, lia: Person) -> None:
    """Ana opens, Lía comes by the link, a bot fills up, it starts."""
    code = ana.open_table(seats=3, target=5)
    ana.sit()
    lia.follow_link(code)
    lia.sit()
    expect(ana.cards.filter(has_text=lia.name)).to_be_visible()
    ana.fill_with_bots()
    ana.start()
    lia.at_table()


def test_fp28_current_by_itself_on_coming_back(arrive: Sit, relay: Relay) -> None:
    """Hidden for a minute with the socket killed while the others play on; no touch is needed afterwards.

    That it tries at once, within the two seconds, is proved on a clock of its own in client/src/wire/socket.test.ts.
    """
    ana, lia = arrive("Ana"), arrive("Lía", base=relay.base)
    lia.page.clock.install()
    table_for_two(ana, lia)
    turns = Player(ana, 1), Player(lia, 2)
    while not turns[0].look().yours:
        play_some(turns, 1)
    lia.page.evaluate(HIDE, "hidden")
    relay.cut()
    while not turns[0].look().sentence.startswith("Lía"):
        play_some(turns[:1], 1) if turns[0].look().yours else wait_for_any(turns[:1])
    lia.page.clock.fast_forward(60_000)
    relay.mend()
    lia.page.evaluate(HIDE, "visible")
    agree(ana, lia)
    lia.page.wait_for_function("() => document.querySelector('.prompt.yours') !== null")


def test_fp01_a_socket_that_died_unnoticed(arrive: Sit, relay: Relay) -> None:
    """The network goes without a farewell, the server still believes in it; the seat comes back, no name is asked."""
    ana, lia = arrive("Ana"), arrive("Lía", base=relay.base)
    table_for_two(ana, lia)
    relay.freeze()
    lia.page.evaluate(HIDE, "hidden")
    lia.page.evaluate(HIDE, "visible")
    players = [Player(ana, 1), Player(lia, 2)]
    play_some(players, 6)
    agree(ana, lia)
    expect(lia.page.locator(".hand .chip").first).to_be_visible()


def test_fp06_a_move_made_offline_is_marked_and_done_once(arrive: Sit, relay: Relay) -> None:
    ana = arrive("Ana", base=relay.base)
    ana.play_with_bots()
    player = Player(ana, 4)
    drive(player, lambda seen: bool(seen.targets))
    play_some([player], 1)
    log = ana.page.get_by_role("log").first
    placed = log.get_by_text(ana.t("natrak:log.piece_placed_you", piece=ana.t("natrak:log.one.camp")))
    before = placed.count()
    relay.cut()
    player.confirm()
    expect(ana.page.locator(".board .pending")).to_be_visible()
    expect(ana.page.get_by_role("alert").filter(has_text="Sin conexión")).to_be_visible()
    expect(placed).to_have_count(before)
    relay.mend()
    expect(placed).to_have_count(before + 1)
    expect(ana.page.locator(".board .pending")).to_have_count(0)
    expect(ana.page.get_by_role("alert").filter(has_text="Sin conexión")).to_have_count(0)
    watcher = arrive("Teo")
    watcher.follow_link(ana.code)
    watcher.at_table()
    agree(ana, watcher)
    told = watcher.page.get_by_role("log").first.locator(".line").filter(has_text="coloca un campamento")
    expect(told.filter(has_text="Ana")).to_have_count(before + 1)


def test_what_did_not_come_at_first_comes_when_it_can(arrive: Sit) -> None:
    """The sheets of a table are loaded after it: a connection that goes meanwhile leaves no button without an answer."""
    ana = arrive("Ana")
    missed: list[str] = []

    def once(route: Route) -> None:
        kind = route.request.url.rpartition(".")[2]
        if kind in missed:
            route.continue_()
        else:
            missed.append(kind)
            route.abort()

    ana.page.route("**/assets/Sheets-*", once)
    ana.play_with_bots()
    ana.page.keyboard.press("g")
    expect(ana.sheet).to_be_visible()
    assert sorted(missed) == ["css", "js"]
    # Its styles have come as well.
    assert ana.page.evaluate("[...document.querySelectorAll('link[rel=stylesheet]')].every((one) => one.sheet)")


def test_fp07_two_refusals_at_once_are_both_shown(arrive: Sit) -> None:
    ana = arrive("Ana")
    ana.play_with_bots()
    ana.page.evaluate("""() => {
      const off = [...document.querySelectorAll('.tray .build[aria-disabled=true]')];
      off[0].click(); off[2].click();
    }""")
    expect(ana.page.locator(".refusals p")).to_have_count(2)
    for line in ana.page.locator(".refusals p").all():
        expect(line).to_be_visible()
