"""Natrak With adventurers on real screens: a whole game, both ways an attack ends, and who is told what of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.company import in_company
from browser.conftest import Sit
from browser.keyboard import KeyboardPlayer
from browser.people import Person
from browser.player import Player
from browser.playing import drive, play_out
from browser.positions import attack
from browser.stage import Stage

HANDS = pytest.mark.parametrize("hands", [Player, KeyboardPlayer], ids=["mouse", "keyboard"])


def sit_down(ana: Person, seats: int = 4, target: int | None = None) -> None:
    """A table of the mode with bots in the other seats."""
    ana.open_table(seats=seats, target=target, mode="adventurers")
    ana.sit()
    ana.fill_with_bots()
    ana.start()


@pytest.mark.slow
def test_a_whole_game_with_bots(arrive: Sit) -> None:
    """From New table to the end, the founding with its city included."""
    ana = arrive("Ana")
    sit_down(ana, seats=3, target=5)
    play_out([Player(ana, 5)], 150)
    expect(ana.page.locator(".end h1")).to_be_visible()
    points = ana.page.get_by_role("table", name=ana.t("end.points"))
    expect(points.locator("tbody tr")).to_have_count(3)


@HANDS
def test_an_attack_is_repelled_and_the_game_won(arrive: Sit, stage: Stage, hands: type[Player]) -> None:
    """N85, N89: the forces compared step by step, the point, everybody resting; then a city wins the game."""
    stage.set(attack(repelled=True).bot("B", "C", "D"))
    ana = arrive("Ana")
    sit_down(ana)
    player = hands(ana, 1)
    expect(ana.page.get_by_text(ana.t("natrak:goblins.march", n=6, most=7), exact=True)).to_be_visible()
    drive(player, lambda seen: seen.yours and player.done != [])
    told = ana.page.get_by_role("region", name=ana.t("natrak:attack.title"))
    expect(told.get_by_text(ana.t("natrak:attack.horde_other", count=7))).to_be_visible()
    expect(told.get_by_text(ana.t("natrak:attack.defence", n=7))).to_be_visible()
    expect(told.locator(".outcome")).to_have_text(ana.t("natrak:attack.won_one", names="Ana"))
    expect(ana.page.get_by_text(ana.t("natrak:goblins.march", n=0, most=7), exact=True)).to_be_visible()
    expect(ana.page.get_by_text(ana.t("natrak:goblins.short", n=0, lack=7), exact=True)).to_be_visible()
    play_out([player], 60)
    assert "city" in player.done


@HANDS
def test_an_attack_is_lost_a_card_is_aimed_and_the_game_won(arrive: Sit, stage: Stage, hands: type[Player]) -> None:
    """N86, N88: which city is lost is chosen on the board; N145: so is whom Intrigue throws out."""
    stage.set(attack(repelled=False).hero("D", 28).cards("A", intrigue=1).bot("B", "C", "D"))
    ana = arrive("Ana")
    sit_down(ana)
    player = hands(ana, 1)
    log = ana.page.get_by_role("log")
    drive(player, lambda seen: seen.sentence == ana.t("natrak:prompt.you.sack"))
    told = ana.page.get_by_role("region", name=ana.t("natrak:attack.title"))
    expect(told.locator(".outcome")).to_contain_text(ana.t("natrak:attack.lost_other", names="Ana y ").split("  ")[0])
    assert len(player.look().targets) == 2
    drive(player, lambda seen: seen.ghost)
    expect(ana.prompt).to_have_text(ana.t("natrak:prompt.tried.sack"))
    drive(player, lambda seen: seen.yours and player.can_build("city"))
    expect(told.get_by_text(ana.t("natrak:attack.sacked", name="Ana"))).to_be_visible()
    drive(player, lambda _: player.done[-1] == "card")
    expect(ana.prompt).to_have_text(ana.t("natrak:prompt.tool.play_intrigue"))
    drive(player, lambda _: log.get_by_text(ana.t("natrak:progress.intrigue")).count() > 0)
    play_out([player], 60)
    assert player.done.count("city") >= 2


def test_actor_victim_others_and_watchers_are_told_their_own(arrive: Sit, stage: Stage) -> None:
    """N86, N90: two choose at once, each on its own board; N147, N203: what the Spy takes is for two pairs of eyes."""
    scene = attack(repelled=False).city("D", 47).cards("A", spy=1).cards("D", smith=1)
    stage.set(scene)
    ana, lia, eva = arrive("Ana"), arrive("Lía"), arrive("Eva")
    code = ana.open_table(seats=4, mode="adventurers")
    ana.sit()
    with in_company(ana.base, code, "Teo", "Nuria") as company:
        company.held = {"roll"}
        lia.follow_link(code)
        lia.sit()
        eva.follow_link(code)
        ana.start()
        lia.at_table()
        eva.at_table()
        players = [Player(ana, 1), Player(lia, 2)]
        drive(players[0], lambda seen: seen.sentence == ana.t("natrak:prompt.you.sack"))
        expect(lia.prompt).to_have_text(lia.t("natrak:prompt.you.sack"))
        expect(eva.prompt).to_have_text(eva.t("natrak:prompt.other.sack_other", names="Ana y Lía"))
        assert [len(player.look().targets) for player in (*players, Player(eva, 3))] == [2, 2, 0]
        drive(players[1], lambda seen: not seen.yours)
        expect(eva.prompt).to_have_text(eva.t("natrak:prompt.other.sack_one", names="Ana"))
        for person in (ana, eva):
            told = person.page.get_by_role("region", name=person.t("natrak:attack.title"))
            expect(told.get_by_text(person.t("natrak:attack.sacked", name="Lía"))).to_be_visible()
        drive(players[0], lambda seen: bool(seen.picks))
        expect(ana.prompt).to_have_text(ana.t("natrak:prompt.you.card_one", count=1, name="Lía"))
        players[0].step()
        smith = ana.t("natrak:progress.smith")
        expect(ana.page.get_by_role("log").get_by_text(smith)).to_be_visible()
        expect(lia.page.get_by_role("log").get_by_text(smith)).to_be_visible()
        expect(eva.page.get_by_role("log").get_by_text(eva.t("natrak:progress.spy")).last).to_be_visible()
        assert smith not in eva.page.content()
