"""Sets up a position of Natrak Basic in a few words and plays it, seats named A, B, C, ... in drawn order.

    scene = Scene(seats=3).camp("A", 12).roads("A", "12-17-23").hand("A", wood=1, clay=1)
    table = scene.rolls((3, 5)).table()
    assert table.play("A", "build_camp", crossing=23) == "too_close"

Unless told otherwise: mode Basic, target 10, everybody present, round 5, phase `main` of A (section 28 of the
specification). `rolls` looks for a key with which the next rolls come as wanted; nothing in the game is forced.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise
from typing import Any, Self

from scenarios.natrak.boards import board_for, edge
from sobremesa.games.natrak.data.load import SCROLLS, decks
from sobremesa.games.natrak.game import GAME
from sobremesa.games.natrak.state import State
from sobremesa.kit.contract import Step
from sobremesa.kit.decode import decode
from sobremesa.kit.draws import below
from sobremesa.kit.match import Match
from sobremesa.kit.records import Choice, Event, Menu, Refusal

Cards = dict[str, int]


def number(seat: str) -> int:
    """A is 0, B is 1, ..."""
    return "ABCDEF".index(seat)


class Scene:
    """A position in the making. Every method but `table` answers with the scene itself."""

    def __init__(self, seats: int = 3, *, phase: str = "main", turn: int | None = None, target: int = 10) -> None:
        hexes, ports = board_for(seats)
        self.seats = seats
        self.wanted: list[tuple[int, int]] = []
        self.top: list[str] = []
        self.at: dict[str, Any] = {
            "generation": 6,
            "mode": "basic",
            "target": target,
            "key": "00" * 32,
            "hexes": hexes,
            "ports": ports,
            "dragon": next(i for i, h in enumerate(hexes) if h["terrain"] == "wasteland"),
            "seats": [self._empty() for _ in range(seats)],
            "phase": phase,
            "turn": 4 * seats + 1 if turn is None else turn,
            "go": 2 * seats,
            "actor": 0,
            "placed": None,
            "fresh": {},
            "cast": {},
            "longest_road": None,
            "largest_company": None,
            "rolled": phase not in ("roll", "setup_piece", "setup_road"),
            "closing": False,
            "scroll_cast": False,
            "free_roads": 0,
            "thefts": 0,
            "discards": 0,
            "threats": 0,
            "dice": [None, 0, 0],
            "tally": [0] * 11,
            "offer": None,
            "offers": 0,
            "counters": 0,
            "winner": None,
        }
        self.at["actor"] = (self.at["turn"] - 1) % seats

    @staticmethod
    def _empty() -> dict[str, Any]:
        return {
            "who": "person",
            "person": True,
            "camps": [],
            "cities": [],
            "roads": [],
            "hand": {},
            "scrolls": {},
            "mercenaries": 0,
            "debt": 0,
        }

    def _seat(self, seat: str) -> dict[str, Any]:
        found: dict[str, Any] = self.at["seats"][number(seat)]
        return found

    # What is on the board

    def camp(self, seat: str, *crossings: int) -> Self:
        self._seat(seat)["camps"] += crossings
        return self

    def city(self, seat: str, *crossings: int) -> Self:
        self._seat(seat)["cities"] += crossings
        return self

    def roads(self, seat: str, *chains: str) -> Self:
        """Chains of crossings: "12-17-23" is two roads."""
        for chain in chains:
            stops = [int(stop) for stop in chain.split("-")]
            self._seat(seat)["roads"] += [edge(self.seats, a, b) for a, b in pairwise(stops)]
        return self

    def dragon(self, hex_: int) -> Self:
        self.at["dragon"] = hex_
        return self

    # What the seats have

    def hand(self, seat: str, **cards: int) -> Self:
        self._seat(seat)["hand"] = {kind: n for kind, n in cards.items() if n}
        return self

    def scrolls(self, seat: str, **kinds: int) -> Self:
        self._seat(seat)["scrolls"] = kinds
        return self

    def mercenaries(self, seat: str, cast: int) -> Self:
        """So many it has cast in earlier turns."""
        self._seat(seat)["mercenaries"] = cast
        self.at["cast"]["mercenary"] = self.at["cast"].get("mercenary", 0) + cast
        return self

    def deck(self, *top: str) -> Self:
        """The next scrolls to be bought, the first one on top."""
        self.top = list(top)
        return self

    def empty_deck(self) -> Self:
        """As if all that nobody holds had been cast (but for Mercenaries, which C has cast)."""
        left = self._left()
        self.mercenaries("C", left.pop("mercenary"))
        for kind, n in left.items():
            self.at["cast"][kind] = self.at["cast"].get(kind, 0) + n
        return self

    def road_holder(self, seat: str) -> Self:
        self.at["longest_road"] = number(seat)
        return self

    def company_holder(self, seat: str) -> Self:
        self.at["largest_company"] = number(seat)
        return self

    def absent(self, *seats: str) -> Self:
        for seat in seats:
            self._seat(seat)["who"] = "nobody"
        return self

    def bot(self, *seats: str) -> Self:
        for seat in seats:
            self._seat(seat).update(who="bot", person=False)
        return self

    def setup(self, go: int, placed: int | None = None) -> Self:
        """In setup before its go number `go`, or between its piece at `placed` and its road."""
        self.at |= {
            "phase": "setup_piece" if placed is None else "setup_road",
            "turn": 0,
            "go": go,
            "actor": go if go < self.seats else 2 * self.seats - 1 - go,
            "placed": placed,
            "rolled": False,
        }
        return self

    def also(self, **fields: Any) -> Self:
        """Anything else of the position, as it stands there."""
        self.at |= fields
        return self

    def rolls(self, *dice: tuple[int, int]) -> Self:
        """Red and white of the next rolls: of this turn if it has not rolled yet, else of the turns that follow."""
        self.wanted = list(dice)
        return self

    # The table

    def _left(self) -> dict[str, int]:
        left: dict[str, int] = dict(zip(SCROLLS, decks()[self.seats], strict=True))
        for gone in (*(seat["scrolls"] for seat in self.at["seats"]), self.at["cast"]):
            for kind, n in gone.items():
                left[kind] -= n
        return left

    def _deck(self) -> list[str]:
        left = self._left()
        for kind in self.top:
            left[kind] -= 1
        return [*self.top, *(kind for kind, n in left.items() for _ in range(n))]

    def _key(self) -> str:
        first = self.at["turn"] + (1 if self.at["rolled"] else 0)
        for tried in range(10**6):
            key = sha256(tried.to_bytes(8, "big")).digest()
            if all(
                below(key, f"dice/{first + i}/red", 6) + 1 == red
                and below(key, f"dice/{first + i}/white", 6) + 1 == white
                for i, (red, white) in enumerate(self.wanted)
            ):
                return key.hex()
        raise AssertionError(f"no key found for {self.wanted}")

    def position(self) -> dict[str, Any]:
        """The position as JSON values."""
        return {**self.at, "deck": self._deck(), "key": self._key()}

    def table(self) -> Table:
        """The game at this position."""
        return Table(Match.from_position(GAME, self.position()))


class Table:
    """A match spoken to by letters. `play` answers None, or the code of the refusal."""

    def __init__(self, match: Match[State]) -> None:
        self.match = match
        self.events: list[Event] = []
        """Of the last input that was accepted."""
        self.refusal: Refusal | None = None

    @property
    def state(self) -> State:
        return self.match.state

    def _took(self, answer: Step | Refusal) -> str | None:
        if isinstance(answer, Refusal):
            self.refusal = answer
            return answer.code
        self.events, self.refusal = answer.events, None
        return None

    def play(self, seat: str, kind: str, /, **fields: Any) -> str | None:
        """Send an action. A refusal must leave the digest as it was, and `explain` must agree (N64, N204)."""
        action = decode(GAME, {"type": kind, **fields})
        if isinstance(action, Refusal):
            return self._took(action)
        before, told = self.match.digest(), self.match.explain(number(seat), action)
        answer = self.match.play(number(seat), action)
        if isinstance(answer, Refusal):
            assert self.match.digest() == before, "a refusal changed the state"
            assert told == answer or answer.code in GAME.hidden_refusals.get(kind, ())
        else:
            assert told is None
        return self._took(answer)

    def road(self, seat: str, a: int, b: int) -> str | None:
        """Build a road between two crossings."""
        return self.play(seat, "build_road", edge=edge(self.state.seats, a, b))

    def lapse(self, seat: str) -> str | None:
        return self._took(self.match.lapse(number(seat)))

    def leaves(self, seat: str) -> None:
        self._took(self.match.presence(number(seat), "nobody"))

    def comes(self, seat: str, who: Any = "person") -> None:
        self._took(self.match.presence(number(seat), who))

    def undo(self, seat: str) -> str | None:
        return self._took(self.match.undo(number(seat)))

    # What is to be seen

    @property
    def phase(self) -> str:
        return self.state.phase

    def public(self) -> Any:
        return self.match.public()

    def own(self, seat: str) -> Any:
        return self.match.own(number(seat))

    def hand(self, seat: str) -> Cards:
        return {kind: n for kind, n in self.own(seat).hand.items() if n}

    def points(self, seat: str) -> int:
        return int(self.public().players[number(seat)].points)

    def route(self, seat: str) -> int:
        return int(self.public().players[number(seat)].route)

    def holder(self, award: str) -> str | None:
        """Who holds `longest_road` or `largest_company`."""
        held = [player.seat for player in self.public().players if award in player.awards]
        return "ABCDEF"[held[0]] if held else None

    def owed(self) -> dict[str, str]:
        """Who is waited for, and the prompt."""
        return {"ABCDEF"[due.seat]: due.prompt for due in self.match.waiting().owed}

    def menu(self, seat: str) -> Menu:
        return self.match.menu(number(seat))

    def offered(self, seat: str) -> set[str]:
        """The types of action in a seat's menu."""
        return {choice.type for choice in self.menu(seat).choices}

    def choice(self, seat: str, kind: str) -> Choice:
        """The one choice of a type."""
        (found,) = [choice for choice in self.menu(seat).choices if choice.type == kind]
        return found

    def event(self, kind: str) -> Any:
        """The one event of a type among those of the last input."""
        (found,) = [event for event in self.events if event.__struct_config__.tag == kind]
        return found

    def told(self, kind: str) -> int:
        """How many events of a type the last input had."""
        return sum(event.__struct_config__.tag == kind for event in self.events)
