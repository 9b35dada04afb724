"""The rules: a page of their own, a panel beside a table, and without a connection."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import PHONE
from browser.test_axe import examine


@pytest.mark.parametrize(
    "game, anchor, word, theme, language, phone",
    [
        ("natrak", "n92", "mercenari", "light", "es", False),
        ("natrak", "n92", "mercenari", "dark", "en", True),
        ("vasallos", "v34", "catedral", "dark", "es", True),
    ],
)
def test_the_page_is_read_searched_and_remembered(
    arrive: Sit, game: str, anchor: str, word: str, theme: str, language: str, phone: bool
) -> None:
    ana = arrive("Ana", theme=theme, language=language, size=PHONE if phone else None)
    ana.go(f"/#/reglas/{game}#{anchor}")
    rule = ana.page.locator(f'[data-anchors~="{anchor}"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    examine(ana, "rules")
    shown = ana.page.get_by_role("radio", name=ana.t("rules.summary"))
    shown.check(force=True)
    expect(ana.page.locator("figure")).to_have_count(0)
    ana.page.reload()
    expect(shown).to_be_checked()
    before = ana.page.locator(".rule").count()
    ana.page.get_by_role("searchbox").fill(word)
    expect(ana.page.locator(".rule").first).to_be_visible()
    assert 0 < ana.page.locator(".rule").count() < before / 3
    ana.page.get_by_role("searchbox").fill("xyzzy")
    expect(ana.page.get_by_text(ana.t("rules.none"))).to_be_visible()


def test_why_opens_the_rule_beside_the_table_and_esc_gives_it_back(arrive: Sit) -> None:
    ana = arrive("Ana")
    ana.go()
    ana.open_table(seats=3, target=5)
    ana.sit()
    ana.fill_with_bots()
    ana.start()
    # A road in the founding, or a roll that is another's: refused either way, and a rule is behind it.
    ana.page.keyboard.press("u")
    why = ana.page.get_by_role("button", name=ana.t("table.why")).first
    expect(why).to_be_visible()
    why.click()
    panel = ana.page.get_by_role("dialog", name=ana.t("rules.title"))
    expect(panel).to_be_visible()
    expect(panel.locator(".here")).to_be_in_viewport()
    expect(panel.locator(".here")).to_be_focused()
    examine(ana, "rules beside the table")
    ana.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert "/mesa/" in ana.page.url


def test_home_and_rules_are_there_without_a_connection(arrive: Sit) -> None:
    ana = arrive("Ana")
    ana.go()
    expect(ana.button("home.new")).to_be_visible()
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.context.set_offline(True)
    ana.page.reload()
    expect(ana.page.get_by_text(ana.t("home.offline"), exact=True)).to_be_visible()
    ana.page.get_by_role("link", name=ana.t("rules.title_of", game="Natrak")).click()
    expect(ana.page.locator(".chapter").first).to_be_visible()


def test_the_rules_are_those_of_the_mode_beside_its_table_and_on_the_page(arrive: Sit) -> None:
    ana = arrive("Ana")
    ana.go("/#/reglas/natrak")
    goblins = ana.page.get_by_role("heading", name="Los goblins")
    expect(ana.page.locator(".chapter").first).to_be_visible()
    expect(goblins).to_have_count(0)
    ana.choose("rules.version", ana.t("natrak:mode.adventurers"))
    expect(goblins).to_be_attached()
    examine(ana, "rules With adventurers")
    ana.go("/#/reglas/natrak#map")
    ana.page.reload()
    expect(goblins).to_be_attached()
    ana.go("/#/reglas/natrak#basic")
    expect(goblins).to_have_count(0)
    ana.open_table(seats=3, mode="adventurers")
    ana.sit()
    ana.fill_with_bots()
    ana.start()
    # Nothing is undone in the founding.
    ana.page.keyboard.press("u")
    ana.page.get_by_role("button", name=ana.t("table.why")).first.click()
    panel = ana.page.get_by_role("dialog", name=ana.t("rules.title"))
    expect(panel.locator(".here")).to_be_in_viewport()
    expect(panel.get_by_role("heading", name="Los goblins")).to_be_attached()
    expect(panel.get_by_role("link", name=ana.t("rules.page"))).to_have_attribute("href", "#/reglas/natrak#adventurers")
