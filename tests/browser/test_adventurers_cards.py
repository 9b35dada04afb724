"""Every progress card is played from its prompt: with a finger on a phone, all in one turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from browser.company import in_company
from browser.conftest import Sit
from browser.people import PHONE, Person
from browser.playing import drive
from browser.positions import PLAYED, cards
from browser.screen import Screen
from browser.stage import Stage
from browser.touch import TouchPlayer
from sobremesa.games.natrak.expansions.adventurers.data import OPEN_KINDS, decks

#: Keeps all that a reader is told.
LISTEN = """() => {
  window.heard = '';
  const hear = () => document.querySelectorAll('[aria-live=polite]').forEach((e) => (window.heard += e.innerText));
  new MutationObserver(hear).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def settled(person: Person, free: str, told: str, seen: Screen) -> bool:
    """Is the card told of, and nothing more asked?"""
    heard: bool = person.page.evaluate("(text) => window.heard.includes(text)", told)
    return heard and seen.sentence == free and not seen.targets


class Finger(TouchPlayer):
    """Ends what a card has begun, and begins nothing else."""

    def turn(self) -> tuple[str, Callable[[], None]] | None:
        return None


@pytest.mark.slow
def test_every_card_is_played_with_a_finger(arrive: Sit, stage: Stage) -> None:
    """N135 to N159: what each asks for is chosen in its sheet or on the board; readers are told of each."""
    dealt = decks(6)
    kinds = {*dealt.alchemy, *dealt.crown, *dealt.religion}
    assert len(OPEN_KINDS) == 2
    assert set(PLAYED) == kinds - {"constitution", "printing_press"}
    stage.set(cards())
    ana = arrive("Ana", size=PHONE, touch=True)
    code = ana.open_table(seats=4, mode="adventurers")
    ana.sit()
    with in_company(ana.base, code, "Lía", "Teo", "Nuria") as company:
        company.held = {"roll", "end_turn"}
        ana.start()
        ana.page.evaluate(LISTEN)
        player = Finger(ana, 1)
        free = ana.t("natrak:prompt.you.main_short")
        for card in PLAYED:
            name = ana.t(f"natrak:progress.{card}")
            ana.button("natrak:hand.more").tap()
            player.play_card(name)
            player.done = [card]
            told = ana.t("natrak:log.progress_played_you", card=name)
            drive(player, partial(settled, ana, free, told))
