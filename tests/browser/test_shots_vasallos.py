"""Pictures of Vasallos, as `test_shots.py` takes them; `docs/shots.md` tells what was seen on them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.camera import shoot
from browser.conftest import Sit
from browser.people import PHONE, WIDE, Person
from browser.playing import drive, play_out
from browser.stage import Stage
from browser.vasallos import Latest, Settler, middle, open_table, play_until

BOXES = ("todo", "ferias", "sombra")


@pytest.mark.slow
def test_pictures_of_the_largest_map(arrive: Sit, stage: Stage) -> None:
    """15: a last tile tried on a map of nearly all others; 114 tiles, an area touched; 19: the end, an entry opened."""
    stage.set(
        Latest(("person", "bot", "bot", "bot", "bot", "bot"), left=5, seed=6, todo=True, ferias=True, sombra=True)
    )
    ana, eva = arrive("Ana"), arrive("Eva", language="en")
    code = open_table(ana, 6, *BOXES[1:])
    ana.sit()
    ana.fill_with_bots()
    ana.start()
    player = Settler(ana, 5)
    drive(player, lambda seen: seen.ghost)
    shoot(ana, "15-last-tile")
    eva.follow_link(code)
    eva.at_table()
    play_out([player], 60)
    shoot(ana, "19-end-vasallos")
    ana.page.locator(".end .source summary").last.click()
    ana.page.locator(".end .source[open] li").first.scroll_into_view_if_needed()
    shoot(ana, "19-end-vasallos-opened", sizes="wide")
    for person in (ana, eva):
        person.button("end.board").click()
        touch_a_city(person)
        shoot(person, f"15-map-{person.language}", starred=person is ana)


def touch_a_city(person: Person) -> None:
    """The area panel tells of the largest city on the map."""
    person.page.keyboard.press("a")
    cities = person.page.locator(".board [data-spot][aria-label^=C]")
    cities.first.focus()
    expect(person.page.locator(".areas .area")).to_be_visible()


@pytest.mark.slow
def test_pictures_of_a_turn(arrive: Sit, stage: Stage) -> None:
    """16: a tile tried with its flag, figure spots, a figure tried; the deck, New table, waiting room; also in English."""
    stage.set(Latest(("person", "person", "bot", "bot"), left=60, seed=8, todo=True, ferias=True, sombra=True))
    ana = arrive("Ana")
    ana.go("/#/admin?game=vasallos")
    expect(ana.button("admin.open")).to_be_visible()
    shoot(ana, "03-new-table-vasallos")
    code = open_table(ana, 4, *BOXES)
    ana.sit()
    lia = arrive("Lía", language="en")
    lia.follow_link(code)
    lia.sit()
    ana.fill_with_bots()
    shoot(ana, "05-waiting-room-vasallos")
    ana.start()
    lia.at_table()
    one, two = Settler(ana, 6), Settler(lia, 7)
    turn(one, two)
    turn(two, one)


def turn(player: Settler, other: Settler) -> None:
    """Pictures of one's own turn, and of who waits for it."""
    person, name = player.person, player.person.language
    both = [player, other]
    person.page.set_viewport_size(WIDE)  # type: ignore[arg-type]  # width and height
    play_until(both, lambda: player.page.locator(".board [data-spot][aria-pressed=true]").count() > 0)
    shoot(person, f"16-tile-tried-{name}", starred=True)
    shoot(other.person, f"16-others-turn-{other.person.language}")
    play_until(both, lambda: player.choosing and bool(player.look().targets))
    person.page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # width and height
    shoot(person, f"16-figure-spots-{name}", sizes="phone")
    person.page.set_viewport_size(WIDE)  # type: ignore[arg-type]  # width and height
    shoot(person, f"16-figure-spots-{name}", sizes="wide", starred=True)
    at = middle(person, 0)
    person.page.mouse.click(at["x"], at["y"])
    expect(person.page.locator(".board [aria-pressed=true]")).to_be_attached()
    shoot(person, f"16-figure-tried-{name}")
    person.page.keyboard.press("v")
    shoot(person, f"16-deck-{name}")
    person.close_sheet()
