"""All tours, by name: a new screen or sheet gets its stop in one of them."""

from __future__ import annotations

from browser.tour import (
    Tour,
    before_a_game,
    founding,
    goblins_win,
    natrak_end,
    natrak_offers,
    natrak_seven,
    natrak_turn,
    vasallos,
    with_adventurers,
)
from browser.tour_states import coming_back, one_device, owed, six

TOURS: dict[str, Tour] = {
    "before a game": before_a_game,
    "natrak, a turn": natrak_turn,
    "natrak, offers": natrak_offers,
    "natrak, a seven": natrak_seven,
    "natrak, founding": founding,
    "natrak With adventurers": with_adventurers,
    "natrak, goblins": goblins_win,
    "natrak, the end": natrak_end,
    "natrak, six": six,
    "natrak, owed": owed,
    "coming back": coming_back,
    "one device": one_device,
    "vasallos": vasallos,
}
