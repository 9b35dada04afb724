"""A book-keeper that knows of a game of Natrak only what its events say: no card comes from nowhere."""

from __future__ import annotations

from collections import Counter
from typing import Any

PRICES = {
    "road": {"wood": 1, "clay": 1},
    "camp": {"wood": 1, "clay": 1, "wheat": 1, "wool": 1},
    "city": {"wheat": 2, "stone": 3},
    "scroll": {"wool": 1, "wheat": 1, "stone": 1},
}
PIECES = {"camp": 5, "city": 4, "road": 15}
DECK = {"small": 25, "large": 34}


class Ledger:
    """Every seat's hand, pieces on the board and scrolls, by the events so far."""

    def __init__(self, seats: int) -> None:
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.board: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.scrolls: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.bought = 0

    def copy(self) -> Ledger:
        other = Ledger(0)
        other.hands = [Counter(hand) for hand in self.hands]
        other.board = [Counter(pieces) for pieces in self.board]
        other.scrolls = [Counter(held) for held in self.scrolls]
        other.bought = self.bought
        return other

    def note(self, event: dict[str, Any]) -> None:
        """An event, in JSON values and whole."""
        entry = getattr(self, f"_{event['type']}", None)
        if entry is not None:
            entry(event)

    def _pay(self, seat: int, cards: dict[str, int]) -> None:
        self.hands[seat].subtract(cards)

    def _piece_placed(self, e: dict[str, Any]) -> None:
        if not e["free"]:
            self._pay(e["seat"], PRICES[e["piece"]])
        self.board[e["seat"]][e["piece"]] += 1
        if e["piece"] == "city":
            self.board[e["seat"]]["camp"] -= 1

    def _gained(self, e: dict[str, Any]) -> None:
        self.hands[e["seat"]].update(e["cards"])

    def _discarded(self, e: dict[str, Any]) -> None:
        assert sum(e["cards"].values()) == e["number"]
        self._pay(e["seat"], e["cards"])

    def _stolen(self, e: dict[str, Any]) -> None:
        self._pay(e["victim"], {e["card"]: 1})
        self.hands[e["thief"]][e["card"]] += 1

    def _handed(self, e: dict[str, Any]) -> None:
        self._pay(e["giver"], e["cards"])
        self.hands[e["taker"]].update(e["cards"])

    def _exchanged(self, e: dict[str, Any]) -> None:
        assert sum(e["get"].values()) == 1
        self._pay(e["seat"], e["give"])
        self.hands[e["seat"]].update(e["get"])

    def _dealt(self, e: dict[str, Any]) -> None:
        for seat, gives, gets in ((e["a"], e["gave"], e["got"]), (e["b"], e["got"], e["gave"])):
            self._pay(seat, gives)
            self.hands[seat].update(gets)

    def _scroll_bought(self, e: dict[str, Any]) -> None:
        self._pay(e["seat"], PRICES["scroll"])
        self.scrolls[e["seat"]][e["scroll"]] += 1
        self.bought += 1

    def _scroll_cast(self, e: dict[str, Any]) -> None:
        self.scrolls[e["seat"]][e["scroll"]] -= 1
