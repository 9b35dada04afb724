"""The dragon and whom it robs, on the screens of all who sit there."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import agree
from browser.player import Player
from browser.playing import drive
from browser.stage import Stage
from scenarios.natrak.builder import Scene


def test_fn09_a_hex_that_mover_and_rival_share(arrive: Sit, stage: Stage) -> None:
    """A rolls 7 and moves the dragon to a hex of A's and B's camps: B alone is offered, one card moves, all go on."""
    scene = Scene(phase="roll").camp("A", 8).camp("B", 18).hand("B", wool=1).camp("C", 44).rolls((3, 4))
    stage.set(scene.bot("C"))
    ana, lia = arrive("Ana"), arrive("Lía")
    code = ana.open_table(seats=3, target=10)
    ana.sit()
    lia.follow_link(code)
    lia.sit()
    expect(ana.cards.filter(has_text="Lía")).to_be_visible()
    ana.fill_with_bots()
    ana.start()
    lia.at_table()
    player = Player(ana, 9)
    drive(player, lambda seen: bool(seen.targets))
    victims = ana.page.locator(".victims button")
    for n in range(len(player.look().targets)):
        player.press_target(n)
        if victims.filter(has_text="Lía").count():
            break
    # The hex of both: neither Ana herself nor anybody whose camp is elsewhere.
    nobody = ana.t("natrak:button.steal_nobody")
    assert sorted(text.split(" ·")[0].strip() for text in victims.all_inner_texts()) == sorted(["Lía", nobody])
    victims.filter(has_text="Lía").click()
    ana.button("natrak:button.move_and_rob", name="Lía").click()
    expect(ana.prompt).to_have_text(ana.t("natrak:prompt.you.main"))
    expect(lia.prompt).to_have_text(lia.t("natrak:prompt.other.main", name="Ana"))
    agree(ana, lia)
    for person, cards in ((ana, "1"), (lia, "0")):
        wool = person.page.locator(".hand .chip.mat-wool .count")
        expect(wool).to_have_text(cards)
