"""Pictures of the mode With adventurers, as `test_shots.py` takes them; `docs/shots.md` tells what was seen on them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.camera import shoot
from browser.company import in_company
from browser.conftest import Sit
from browser.people import Person
from browser.player import Player
from browser.playing import drive
from browser.positions import attack, crowd, evening
from browser.stage import Stage

OTHERS = ("Lía", "Teo", "Nuria", "Iván", "Sara")


@pytest.mark.slow
def test_pictures_of_a_turn(arrive: Sit, stage: Stage) -> None:
    """7 with the mode: the table, the cards, the disciplines, what an adventurer can do, a metropolis to place."""
    stage.set(
        evening()
        .hand("A", wood=2, clay=1, wheat=3, stone=2, herbs=3, tribute=1)
        .disciplines("A", alchemy=3, crown=1)
        .cards("A", merchant_fleet=1, spy=1)
        .cards("B", crane=2)
        .hand("A", wheat=3, wood=2, clay=1, stone=2, herbs=4)
    )
    ana, eva = arrive("Ana"), arrive("Eva", language="en")
    code = ana.open_table(seats=4, mode="adventurers")
    ana.sit()
    with in_company(ana.base, code, *OTHERS[:3]):
        ana.start()
        shoot(ana, "07-main-adventurers")
        eva.follow_link(code)
        eva.at_table()
        shoot(eva, "07-main-adventurers-watcher")
        ana.page.keyboard.press("k")
        shoot(ana, "08-cards-adventurers")
        ana.close_sheet()
        ana.page.keyboard.press("y")
        shoot(ana, "08-disciplines")
        ana.sheet.get_by_role("button", name=ana.t("natrak:track.raise", n=4)).click()
        ana.close_sheet()
        expect(ana.prompt).to_have_text(
            ana.t("natrak:prompt.you.metropolis", discipline=ana.t("natrak:discipline.alchemy"))
        )
        shoot(ana, "08-metropolis")


@pytest.mark.slow
def test_pictures_of_an_attack_lost(arrive: Sit, stage: Stage) -> None:
    """13: who owes a city, and who looks on."""
    stage.set(attack(repelled=False))
    ana, eva = arrive("Ana"), arrive("Eva", language="en")
    code = ana.open_table(seats=4, mode="adventurers")
    ana.sit()
    with in_company(ana.base, code, *OTHERS[:3]):
        eva.follow_link(code)
        ana.start()
        eva.at_table()
        sacked(ana, "13-sack")
        shoot(eva, "13-sack-watcher")
        Player(ana, 1).aim(Player(ana, 1).look().targets)
        shoot(ana, "13-sack-ghost")


@pytest.mark.slow
def test_pictures_of_six(arrive: Sit, stage: Stage) -> None:
    """The attack where six defend: all pay, one has a fortress."""
    stage.set(crowd())
    ana = arrive("Ana", language="en")
    code = ana.open_table(seats=6, mode="adventurers")
    ana.sit()
    with in_company(ana.base, code, *OTHERS) as company:
        company.held = {"sack"}
        ana.start()
        shoot(ana, "07-six-adventurers")
        sacked(ana, "13-sack-six")


def sacked(person: Person, name: str) -> None:
    """Roll, and stand before the choice."""
    drive(Player(person, 1), lambda seen: seen.sentence == person.t("natrak:prompt.you.sack"))
    shoot(person, name)
