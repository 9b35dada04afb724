"""The book-keeper With adventurers: goods, pieces and progress cards too, by the events alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from golden.ledger import Ledger

GOODS = {"alchemy": "herbs", "crown": "coin", "religion": "tribute"}
IN_SIGHT = ("constitution", "printing_press")
MORE_PIECES = {"wall": 3, "adventurer": 6}
PROMOTION = {"wool": 1, "stone": 1}
MEDICINE = {"wheat": 1, "stone": 2}


class AdventurersLedger(Ledger):
    """Besides: progress cards by seat, and how many were drawn of each deck."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.progress: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.drawn: Counter[str] = Counter()
        self.card = ""
        """The progress card that the last event played: a city of a Medicine has a price of its own."""

    def copy(self) -> AdventurersLedger:
        other = AdventurersLedger(0)
        plain = super().copy()
        other.hands, other.board, other.scrolls, other.bought = plain.hands, plain.board, plain.scrolls, plain.bought
        other.progress = [Counter(held) for held in self.progress]
        other.drawn, other.card = Counter(self.drawn), self.card
        return other

    def note(self, event: dict[str, Any]) -> None:
        super().note(event)
        if event["type"] != "progress_played":
            self.card = ""

    def _piece_placed(self, e: dict[str, Any]) -> None:
        if e["piece"] == "city" and e["free"]:
            self.board[e["seat"]]["city"] += 1
        elif e["piece"] == "city" and self.card == "medicine":
            self._pay(e["seat"], MEDICINE)
            self.board[e["seat"]].update({"city": 1, "camp": -1})
        else:
            super()._piece_placed(e)

    def _exchanged(self, e: dict[str, Any]) -> None:
        if self.card == "smuggling":
            assert sum(e["give"].values()) == sum(e["get"].values()) <= 2
            self._pay(e["seat"], e["give"])
            self.hands[e["seat"]].update(e["get"])
        else:
            super()._exchanged(e)

    def _city_sacked(self, e: dict[str, Any]) -> None:
        self.board[e["seat"]].update({"city": -1, "camp": 1, "wall": -1 if e["wall"] else 0})

    def _wall_built(self, e: dict[str, Any]) -> None:
        self.board[e["seat"]]["wall"] += 1
        self._pay(e["seat"], {} if e["free"] else {"clay": 2})

    def _adventurer_placed(self, e: dict[str, Any]) -> None:
        self.board[e["seat"]]["adventurer"] += 1
        self._pay(e["seat"], {} if e["free"] else PROMOTION)

    def _adventurers_activated(self, e: dict[str, Any]) -> None:
        self._pay(e["seat"], {} if e["free"] else {"wheat": 1})

    def _adventurer_promoted(self, e: dict[str, Any]) -> None:
        self._pay(e["seat"], {} if e["free"] else PROMOTION)

    def _adventurer_removed(self, e: dict[str, Any]) -> None:
        self.board[e["seat"]]["adventurer"] -= 1

    def _adventurer_thrown_out(self, e: dict[str, Any]) -> None:
        self.board[e["seat"]]["adventurer"] -= e["to"] is None

    def _road_removed(self, e: dict[str, Any]) -> None:
        self.board[e["seat"]]["road"] -= 1

    def _discipline_raised(self, e: dict[str, Any]) -> None:
        self._pay(e["seat"], {GOODS[e["discipline"]]: e["paid"]})

    def _progress_drawn(self, e: dict[str, Any]) -> None:
        self.drawn[e["discipline"]] += 1
        if e["card"] not in IN_SIGHT:
            self.progress[e["seat"]][e["card"]] += 1

    def _progress_played(self, e: dict[str, Any]) -> None:
        self.progress[e["seat"]][e["card"]] -= 1
        self.card = e["card"]

    def _progress_taken(self, e: dict[str, Any]) -> None:
        self.progress[e["rival"]][e["card"]] -= 1
        self.progress[e["seat"]][e["card"]] += 1

    def _port_traded(self, e: dict[str, Any]) -> None:
        self.hands[e["seat"]].update({e["material"]: -1, e["good"]: 1})
        self.hands[e["rival"]].update({e["material"]: 1, e["good"]: -1})

    def _cards_taken(self, e: dict[str, Any]) -> None:
        assert sum(e["cards"].values()) == e["number"]
        self._pay(e["rival"], e["cards"])
        self.hands[e["seat"]].update(e["cards"])

    def _cards_given(self, e: dict[str, Any]) -> None:
        assert sum(e["cards"].values()) == e["number"]
        self._pay(e["giver"], e["cards"])
        self.hands[e["seat"]].update(e["cards"])
