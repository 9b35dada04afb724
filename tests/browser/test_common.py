"""What every game's table has (ui 5.0, 5.4 to 5.6): names of signs, who watches, phrases, what is sent, the choices."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from browser.conftest import Sit
from browser.people import PHONE, Person
from browser.player import Player
from browser.playing import drive

#: Where everything that a tip could move stands.
PLACES = """() => JSON.stringify([...document.querySelectorAll('header, main.board, .dock, .players, button')]
  .map((e) => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; }))"""

#: The name this device was last used with.
NAMED = """(name) => localStorage.setItem('sobremesa.settings',
  JSON.stringify({...JSON.parse(localStorage.getItem('sobremesa.settings')), name}))"""


def tip(ana: Person) -> Locator:
    return ana.page.locator(".tip:popover-open")


def middle(ana: Person, what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_mouse_is_told_what_a_sign_means_and_nothing_moves(arrive: Sit, theme: str) -> None:
    ana = arrive("Ana", theme=theme)
    ana.play_with_bots()
    fit = ana.button("table.fit")
    ana.page.mouse.move(*middle(ana, fit))
    expect(tip(ana)).to_have_text(ana.t("table.fit"))
    stands = ana.page.evaluate(PLACES)
    box, at = tip(ana).bounding_box(), fit.bounding_box()
    assert box is not None
    assert at is not None
    assert box["y"] >= at["y"] + at["height"] or box["y"] + box["height"] <= at["y"]
    # Over the box of the tip it stays; Esc takes it away, and no more than that.
    ana.page.mouse.move(box["x"] + 4, box["y"] + box["height"] / 2)
    expect(tip(ana)).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(tip(ana)).to_have_count(0)
    assert ana.page.evaluate(PLACES) == stands
    # On a sheet it lies over it.
    ana.button("table.keys").click()
    ana.page.mouse.move(*middle(ana, ana.button("close", ana.sheet)))
    expect(tip(ana)).to_have_text(ana.t("close"))
    ana.page.keyboard.press("Escape")
    expect(tip(ana)).to_have_count(0)
    expect(ana.sheet).to_be_visible()
    ana.close_sheet()


def test_a_long_press_names_a_sign_and_is_no_tap(arrive: Sit) -> None:
    ana = arrive("Ana", size=PHONE, touch=True)
    ana.play_with_bots()
    x, y = middle(ana, ana.button("table.log"))
    cdp = ana.context.new_cdp_session(ana.page)
    finger = {"touchPoints": [{"x": x, "y": y}]}
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", **finger})
    expect(tip(ana)).to_have_text(ana.t("table.log"))
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tip(ana)).to_be_visible()
    box = tip(ana).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    expect(ana.sheet).to_have_count(0)
    ana.button("table.log").tap()
    expect(ana.sheet).to_be_visible()
    expect(tip(ana)).to_have_count(0)


def test_who_watches_has_a_name_and_the_host_may_silence_them(arrive: Sit) -> None:
    ana, mia = arrive("Ana"), arrive("Mia", language="en")
    ana.play_with_bots()
    mia.go()
    mia.page.evaluate(NAMED, "Mia")
    mia.follow_link(ana.code)
    mia.at_table()
    ana.page.get_by_role("button", name=ana.t("table.watchers_one", count=1)).click()
    expect(ana.sheet.get_by_role("listitem")).to_have_text(["Mia"])
    ana.close_sheet()
    mia.page.get_by_role("tab", name=mia.t("table.chat")).click()
    mia.page.locator("[data-key=chat]").fill("Hi from outside")
    mia.page.keyboard.press("Enter")
    ana.page.get_by_role("tab", name=re.compile(ana.t("table.chat"))).click()
    said = ana.page.locator(".said.watcher")
    expect(said).to_contain_text("Mia")
    expect(said).to_contain_text("Hi from outside")
    ana.page.get_by_role("button", name=ana.t("table.watchers_one", count=1)).click()
    ana.button("table.watchers_mute", ana.sheet).click()
    expect(ana.sheet.get_by_text(ana.t("table.watchers_may_not"))).to_be_visible()
    expect(mia.page.locator("[data-key=chat]")).to_have_count(0)
    expect(ana.page.locator("[data-key=chat]")).to_have_count(1)
    ana.button("table.watchers_unmute", ana.sheet).click()
    expect(mia.page.locator("[data-key=chat]")).to_be_visible()
    ana.close_sheet()


def test_a_phrase_is_read_by_each_in_their_own_language(arrive: Sit) -> None:
    """An empty chat offers them; later they are behind a button beside the line one writes."""
    ana, bea = arrive("Ana"), arrive("Bea", language="en", size=PHONE, touch=True)
    code = ana.open_table(seats=3, target=5)
    ana.sit()
    bea.follow_link(code)
    bea.sit()
    ana.fill_with_bots()
    ana.start()
    bea.at_table()
    ana.page.get_by_role("tab", name=ana.t("table.chat")).click()
    bea.button("table.chat").tap()
    ana.button("table.phrase.nice").click()
    expect(ana.page.locator(".said")).to_contain_text(["¡Bien jugado!"])
    expect(bea.sheet.locator(".said")).to_contain_text(["Well played!"])
    expect(bea.sheet.locator(".phrases button")).to_have_count(0)
    bea.button("table.phrases", bea.sheet).tap()
    bea.button("table.phrase.thanks", bea.sheet).tap()
    expect(ana.page.locator(".said").last).to_contain_text("¡Gracias!")
    expect(bea.sheet.locator(".said").last).to_contain_text("Thank you!")
    expect(bea.sheet.locator(".phrases button")).to_have_count(0)


def test_what_is_sent_waits_on_the_board_until_it_is_answered(arrive: Sit) -> None:
    ana = arrive("Ana")
    held: list[tuple[WebSocketRoute, str]] = []
    slow = {"now": False}

    def through(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def sent(message: str | bytes) -> None:
            text = message if isinstance(message, str) else message.decode()
            if slow["now"] and '"type":"do"' in text:
                held.append((server, text))
            else:
                server.send(message)

        page.on_message(sent)

    ana.page.route_web_socket(re.compile("/ws/"), through)
    ana.play_with_bots()
    player = Player(ana, 3)
    drive(player, lambda seen: seen.ghost)
    slow["now"] = True
    player.confirm()
    piece = ana.page.locator(".board .pending .piece")
    expect(piece).to_have_css("opacity", "0.8")
    expect(ana.page.locator(".board .pending .spinner")).to_have_css("opacity", "1")
    # Everything else stays usable.
    ana.page.keyboard.press("g")
    expect(ana.sheet).to_be_visible()
    ana.close_sheet()
    slow["now"] = False
    for server, message in held:
        server.send(message)
    expect(piece).to_have_count(0)


def test_typing_filters_the_choices(arrive: Sit) -> None:
    ana = arrive("Ana")
    ana.play_with_bots()
    player = Player(ana, 4)
    drive(player, lambda seen: len(seen.targets) > 8)
    ana.page.keyboard.press("g")
    rows = ana.sheet.locator(".choices li")
    expect(rows.first).to_be_visible()
    all_of_them = rows.count()
    first = rows.last.inner_text()
    ana.page.keyboard.type(first)
    expect(ana.sheet.get_by_role("searchbox")).to_have_value(first)
    expect(rows.first).to_contain_text(first)
    assert 1 <= rows.count() < all_of_them
    # Esc empties the field first.
    ana.page.keyboard.press("Escape")
    expect(rows).to_have_count(all_of_them)
    ana.close_sheet()


def test_all_keys_of_one_character_can_be_off(arrive: Sit) -> None:
    """WCAG 2.1.4. Where the focus is on the board its own keys stay."""
    ana = arrive("Ana", letterKeys=False)
    ana.play_with_bots()
    for key in ("g", "?", "1", "k", ","):
        ana.page.keyboard.press(key)
        expect(ana.sheet).to_have_count(0)
    ana.button("table.keys").click()
    expect(ana.sheet.get_by_text(ana.t("keys.letters_off"))).to_be_visible()
    expect(ana.sheet.get_by_text(ana.t("natrak:keys.roll"))).to_be_visible()
    ana.close_sheet()
