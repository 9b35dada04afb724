"""What is begun on Natrak's board and in the hand: ring menu, half sheet, long press, price rows (ui: 5.1)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Sit
from browser.people import PHONE, Person
from browser.player import Player
from browser.positions import evening
from browser.screen import MIDDLE
from browser.stage import Stage
from browser.test_adventurers import sit_down
from browser.touch import TouchPlayer

HANDS = pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
#: Where the reader's adventurers stand: the resting one and the active one.
HERO = """(glyph) => {
  const mine = [...document.querySelectorAll(`main.board .seat-COLOUR use[href="#nk-${glyph}"]`)];
  const box = mine[0]?.getBoundingClientRect();
  return box ? {x: box.x + box.width / 2, y: box.y + box.height / 2} : null;
}"""


def begin(arrive: Sit, stage: Stage, *, touch: bool = False, **hand: int) -> Person:
    """Ana in the middle of her own turn With adventurers, bots in the other seats."""
    scene = evening(own=((39, 2, True), (44, 1, False)))
    if hand:
        scene.hand("A", **hand)
    stage.set(scene.bot("B", "C", "D"))
    ana = arrive("Ana", size=PHONE if touch else None, touch=touch)
    sit_down(ana)
    expect(ana.page.locator(".prompt.yours")).to_be_visible()
    return ana


def tap(person: Person, at: dict[str, float], *, touch: bool) -> None:
    """On the board, with a finger or the mouse."""
    if touch:
        person.page.touchscreen.tap(at["x"], at["y"])
    else:
        person.page.mouse.click(at["x"], at["y"])


def hero(person: Person, glyph: str) -> dict[str, float]:
    """Where Ana's first adventurer of a kind stands."""
    marked = person.page.locator(".player[data-seat='0'], li[data-seat='0']").first
    colour = re.search(r"seat-(\w+)", marked.evaluate("(e) => e.innerHTML"))
    assert colour is not None
    at: dict[str, float] = person.page.evaluate(HERO.replace("COLOUR", colour[1]), glyph)
    return at


def hold(person: Person, what: Locator) -> None:
    """A finger that stays for half a second."""
    box = what.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    cdp = person.context.new_cdp_session(person.page)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    person.page.wait_for_timeout(520)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@HANDS
def test_an_own_piece_has_its_acts_round_it(arrive: Sit, stage: Stage, *, touch: bool) -> None:
    """A ring of labelled buttons: what cannot be done says why, what can is done; a second tap closes it."""
    ana = begin(arrive, stage, touch=touch)
    ring = ana.page.locator(".ring")
    resting = hero(ana, "resting")
    tap(ana, resting, touch=touch)
    names = [ana.t(f"natrak:act.{act}") for act in ("activate", "promote", "move_adventurer")]
    expect(ring.get_by_role("button")).to_have_text([re.compile(f"^{name}") for name in names])
    expect(ring.get_by_role("button").first).to_be_focused()
    board = ana.page.locator("main.board").bounding_box()
    assert board is not None
    for button in ring.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] >= board["x"]
        assert box["x"] + box["width"] <= board["x"] + board["width"]
        assert box["y"] >= board["y"]
        assert box["y"] + box["height"] <= board["y"] + board["height"]
    ring.get_by_role("button").nth(2).click(force=True)
    expect(ana.page.get_by_role("alert").filter(has_text=ana.t("natrak:refusal.resting")).first).to_be_visible()
    tap(ana, resting, touch=touch)
    expect(ring).to_have_count(0)
    tap(ana, resting, touch=touch)
    ana.page.keyboard.press("Escape")
    expect(ring).to_have_count(0)
    tap(ana, resting, touch=touch)
    ring.get_by_role("button").first.click()
    expect(ring).to_have_count(0)
    expect(ana.page.locator("main.board use[href='#nk-resting']").first).to_be_attached()
    expect(ana.button("table.undo_what", what=ana.t("natrak:act.activate"))).to_be_visible()


@HANDS
def test_a_move_lights_what_it_reaches_and_draws_the_way(arrive: Sit, stage: Stage, *, touch: bool) -> None:
    ana = begin(arrive, stage, touch=touch)
    tap(ana, hero(ana, "adventurer"), touch=touch)
    ana.page.locator(".ring").get_by_role("button", name=ana.t("natrak:act.move_adventurer")).click()
    expect(ana.prompt).to_have_text(ana.t("natrak:prompt.tool.move_adventurer"))
    player = (TouchPlayer if touch else Player)(ana, 1)
    while not (seen := player.look()).ghost:
        assert seen.targets
        player.aim(seen.targets)
        ana.page.wait_for_timeout(400)
    expect(ana.page.locator("main.board .way path").first).to_be_attached()
    expect(ana.prompt).to_have_text(ana.t("natrak:prompt.tried.move_adventurer"))


@HANDS
def test_a_free_crossing_says_what_fits_and_why_not(arrive: Sit, stage: Stage, *, touch: bool) -> None:
    """What is chosen in the half sheet stands on the board as a ghost, to be confirmed there."""
    ana = begin(arrive, stage, touch=touch, wool=1, stone=1, wheat=1)
    ana.page.keyboard.press("5")
    expect(ana.prompt).to_have_text(ana.t("natrak:prompt.tool.build_adventurer"))
    free = ana.page.evaluate(MIDDLE, 0)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".board [data-spot]")).to_have_count(0)
    tap(ana, free, touch=touch)
    expect(ana.sheet.get_by_role("heading")).to_have_text(ana.t("natrak:build.here"))
    camp = ana.sheet.locator("li").filter(has_text=ana.t("natrak:act.build_camp"))
    expect(camp.locator(".reason")).not_to_be_empty()
    expect(camp.get_by_role("button", name=ana.t("natrak:act.build_camp"))).to_have_count(0)
    ana.sheet.get_by_role("button", name=ana.t("natrak:act.build_adventurer")).click()
    expect(ana.sheet).to_have_count(0)
    expect(ana.page.locator(".board [data-spot][aria-pressed=true]")).to_have_count(1)
    ana.button("confirm").click()
    placed = ana.t("natrak:act.build_adventurer")
    expect(ana.button("table.undo_what", what=placed)).to_be_visible()


def test_a_missing_chip_held_long_is_asked_for(arrive: Sit, stage: Stage) -> None:
    """450 ms on what one has none of: the offer sheet with one of it, and for it what was given last."""
    ana = begin(arrive, stage, touch=True, wood=3, wheat=2)
    wool = ana.page.locator(".hand .chip.mat-wool")
    hold(ana, wool)
    expect(ana.sheet.get_by_role("heading", level=2)).to_have_text(ana.t("natrak:trade.title"))
    give, want = (ana.sheet.locator("section").nth(n) for n in (0, 1))
    expect(want.locator(".mat-wool .badge")).to_have_text("1")
    expect(give.locator(".badge")).to_have_count(0)
    ana.button("natrak:trade.double", want).tap()
    expect(give.locator(".mat-wood .badge")).to_have_text("2")
    ana.button("natrak:trade.even", want).tap()
    expect(give.locator(".mat-wood .badge")).to_have_text("1")
    ana.sheet.get_by_role("button", name=re.compile("^" + ana.t("natrak:trade.publish"))).tap()
    expect(ana.sheet).to_have_count(0)
    withdraw = ana.button("natrak:offer.withdraw")
    withdraw.tap()
    expect(withdraw).to_have_count(0)
    hold(ana, ana.page.locator(".hand .chip.mat-stone"))
    expect(want.locator(".mat-stone .badge")).to_have_text("1")
    expect(give.locator(".mat-wood .badge")).to_have_text("1")
    ana.button("natrak:trade.repeat").tap()
    expect(want.locator(".mat-wool .badge")).to_have_text("1")


def test_a_chip_tells_what_it_buys(arrive: Sit, stage: Stage) -> None:
    ana = begin(arrive, stage, touch=True, wood=3, wheat=2)
    ana.page.locator(".hand .chip.mat-wood").tap()
    expect(ana.sheet.get_by_role("heading", level=2)).to_have_text(ana.t("natrak:material.wood"))
    expect(ana.sheet.locator("li")).to_have_text(
        [re.compile(ana.t(f"natrak:piece.{piece}"), re.IGNORECASE) for piece in ("road", "camp")]
    )
    ana.close_sheet()
    hold(ana, ana.page.locator(".hand .chip.mat-wheat"))
    expect(ana.sheet.locator("li").filter(has_text=ana.t("natrak:buys.activate"))).to_be_visible()


def test_a_price_row_offers_ways_to_what_is_missing(arrive: Sit, stage: Stage) -> None:
    """[Pedir] and [Gremio 4 …] begin the sheet with the missing card; nothing is sent by them."""
    ana = begin(arrive, stage, touch=True, wood=1, clay=1, wheat=5)
    ana.button("natrak:button.build").tap()
    camp = ana.sheet.locator("li").filter(has_text=re.compile(ana.t("natrak:piece.camp"), re.IGNORECASE))
    camp.get_by_role("button", name=ana.t("natrak:trade.ask_for", cards="1 lana")).tap()
    want = ana.sheet.locator("section").nth(1)
    expect(want.locator(".mat-wool .badge")).to_have_text("1")
    ana.close_sheet()
    ana.button("natrak:button.build").tap()
    camp.get_by_role("button", name=ana.like("natrak:trade.guild_for")).tap()
    expect(ana.sheet.locator(".mat-wheat.chosen")).to_have_count(1)
    expect(ana.sheet.locator(".mat-wool.chosen")).to_have_count(1)
    expect(ana.page.locator(".hand .mat-wheat .count")).to_have_text("5")


def test_undo_that_is_off_says_what_is_final(arrive: Sit, stage: Stage) -> None:
    """It keeps its place on the phone; once the dice have been rolled it says so."""
    stage.set(evening(phase="roll").bot("B", "C", "D"))
    ana = arrive("Ana", size=PHONE, touch=True)
    sit_down(ana)
    player = TouchPlayer(ana, 3)
    undo = ana.button("table.undo")
    while undo.count() == 0:
        player.step()
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.tap(force=True)
    sentence = ana.t("natrak:refusal.no_undo", why=ana.t("natrak:final.rolled"))
    expect(ana.page.get_by_role("alert").filter(has_text=sentence).first).to_be_visible()
