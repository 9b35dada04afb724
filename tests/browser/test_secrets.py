"""What a person may not see is not in their browser: neither on the page nor in what the server sends."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from browser.conftest import Sit
from browser.people import Person
from browser.player import Player
from browser.playing import play_some
from browser.test_whole_game import gather

#: Facts of an event that are for some seats alone, and the fields that name those seats.
PRIVATE = {
    "stolen": ("card", ("thief", "victim")),
    "discarded": ("cards", ("seat",)),
    "scroll_bought": ("scroll", ("seat",)),
}


@pytest.mark.slow
def test_hands_and_scrolls_of_others_never_arrive(arrive: Sit) -> None:
    """Sixty actions of two people and two bots, and every message that each browser got."""
    ana, lia = arrive("Ana"), arrive("Lía")
    heard = {person.name: listen(person) for person in (ana, lia)}
    gather(ana, lia, target=7)
    players = [Player(ana, 21), Player(lia, 22)]
    play_some(players, 60)
    for person in (ana, lia):
        seat = seat_of(person, heard[person.name])
        assert len(heard[person.name]) > 60
        for message in heard[person.name]:
            check(message, seat)
        only_own_hand(person)
        assert any(hidden(message) for message in heard[person.name]), "nothing was there to hide"


def listen(person: Person) -> list[dict[str, Any]]:
    """Everything that the server sends to this page from now on."""
    heard: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: heard.append(json.loads(data)))

    person.page.on("websocket", opened)
    return heard


def seat_of(person: Person, heard: list[dict[str, Any]]) -> int:
    """The seat of this person once the order stands."""
    seats = next(message["table"]["seats"] for message in reversed(heard) if message.get("table", {}).get("seats"))
    return next(n for n, seat in enumerate(seats) if seat["name"] == person.name)


def check(message: dict[str, Any], seat: int) -> None:
    """No hand, no scroll and no secret fact of another seat."""
    public = message.get("public") or {}
    for player in public.get("players", []):
        counts = {key: player[key] for key in ("cards", "scrolls") if key in player}
        assert all(isinstance(count, int) for count in counts.values()), player
        assert not {"hand", "own", "secret", "glory"} & player.keys(), player
    deck = public.get("scrolls", {})
    assert all(not isinstance(value, list) or all(isinstance(x, dict) for x in value) for value in deck.values()), deck
    for told in message.get("told", []):
        for event in told.get("events", []):
            fact, who = PRIVATE.get(event["type"], ("", ()))
            if event.get(fact) is not None:
                assert seat in [event[name] for name in who], event


def hidden(message: dict[str, Any]) -> bool:
    """Is a fact of an event left out?"""
    events = [event for told in message.get("told", []) for event in told.get("events", [])]
    return any(event["type"] in PRIVATE and event.get(PRIVATE[event["type"]][0]) is None for event in events)


def only_own_hand(person: Person) -> None:
    """One hand on the page, or what is picked out of it; the cards of others tell how many, never which."""
    expect(person.page.locator(".hand, .discard")).to_have_count(1)
    other = person.page.locator(".player").filter(has_not_text=person.t("table.you")).first
    other.click()
    sheet = person.sheet
    expect(sheet).to_be_visible()
    for kind in ("mercenary", "glory", "roads", "abundance", "hoarding"):
        expect(sheet.get_by_text(person.t(f"natrak:scroll.{kind}"), exact=True)).to_have_count(0)
    person.page.keyboard.press("Escape")
