"""Positions of Natrak With adventurers in a few words: `Scene` with what the mode adds.

    table = Quest().city("A", 23, 31).disciplines("A", alchemy=3).hand("A", herbs=9).table()
    assert table.play("A", "raise", discipline="alchemy") is None

Unless told otherwise: mode With adventurers, target 13, march, levels and all else of the mode at 0. `rolls` takes red,
white and the event die.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Self

from scenarios.natrak.builder import Cards, Scene, Table, number
from sobremesa.games.natrak.expansions.adventurers.data import decks
from sobremesa.games.natrak.expansions.adventurers.words import DISCIPLINES, Discipline
from sobremesa.games.natrak.game import GAME
from sobremesa.kit.draws import below
from sobremesa.kit.match import Match

HEROES = {1: "I", 2: "II", 3: "III"}


class Quest(Scene):
    """A position in the making."""

    def __init__(self, seats: int = 3, *, target: int = 13, generation: int = 6, **where: Any) -> None:
        super().__init__(seats, target=target, **where)
        self.at |= {"mode": "adventurers", "generation": generation}
        self.tops: dict[str, list[str]] = {name: [] for name in DISCIPLINES}
        self.sizes: dict[str, int] = {}
        self.faces: tuple[tuple[int, ...], ...] = ()
        self.extra: dict[str, Any] = {
            "march": 0,
            "spared": [],
            "face": None,
            "faces": [0] * 6,
            "seats": [self._plain() for _ in range(seats)],
            "metropolises": {},
            "merchant": None,
            "played": {},
            "cranes": 0,
            "smiths": 0,
            "fleets": [],
            "promoted": [],
            "takes": 0,
            "gifts": 0,
            "choosing": None,
            "sabotage": False,
        }

    @staticmethod
    def _plain() -> dict[str, Any]:
        return {
            "adventurers": [],
            "walls": [],
            "disciplines": {},
            "defences": 0,
            "progress": {},
            "shown": [],
            "dice": None,
        }

    def _more(self, seat: str) -> dict[str, Any]:
        found: dict[str, Any] = self.extra["seats"][number(seat)]
        return found

    def hero(self, seat: str, crossing: int, level: int = 1, *, active: bool = False) -> Self:
        """An adventurer on a crossing."""
        self._more(seat)["adventurers"].append({"crossing": crossing, "level": level, "active": active})
        return self

    def wall(self, seat: str, *crossings: int) -> Self:
        self._more(seat)["walls"] += crossings
        return self

    def disciplines(self, seat: str, **levels: int) -> Self:
        self._more(seat)["disciplines"] |= levels
        return self

    def metropolis(self, discipline: str, seat: str, crossing: int | None) -> Self:
        self.extra["metropolises"][discipline] = {"seat": number(seat), "crossing": crossing}
        return self

    def defences(self, seat: str, won: int) -> Self:
        self._more(seat)["defences"] = won
        return self

    def cards(self, seat: str, **progress: int) -> Self:
        """Progress cards held."""
        self._more(seat)["progress"] |= progress
        return self

    def shown(self, seat: str, *kinds: str) -> Self:
        self._more(seat)["shown"] += kinds
        return self

    def merchant(self, seat: str, hex_: int) -> Self:
        self.extra["merchant"] = {"seat": number(seat), "hex": hex_}
        return self

    def march(self, step: int) -> Self:
        self.extra["march"] = step
        return self

    def next(self, discipline: Discipline, *kinds: str, left: int | None = None) -> Self:
        """The next cards of a deck, the first one on top; `left`: how many there are in all, the rest have been played."""
        self.tops[discipline] = list(kinds)
        if left is not None:
            self.sizes[discipline] = left
        return self

    def more(self, **fields: Any) -> Self:
        """Anything else of the mode's part of the position."""
        self.extra |= fields
        return self

    def rolls(self, *dice: tuple[int, ...]) -> Self:
        """Red, white and event die of the next rolls; (red, white) leaves the event die as it comes."""
        self.faces = dice
        return self

    def _key(self) -> str:
        first = self.at["turn"] + (1 if self.at["rolled"] else 0)
        labels = [
            (f"dice/{first + i}/{die}", value)
            for i, row in enumerate(self.faces)
            for die, value in zip(("red", "white", "event"), row, strict=False)
        ]
        for tried in range(10**7):
            key = sha256(tried.to_bytes(8, "big")).digest()
            if all(below(key, label, 6) + 1 == value for label, value in labels):
                return key.hex()
        raise AssertionError(f"no key found for {self.faces}")

    def _progress_deck(self, discipline: Discipline) -> list[str]:
        left: dict[str, int] = {str(kind): n for kind, n in decks(self.at["generation"]).of(discipline).items()}
        for kind in left:
            left[kind] -= sum(seat["progress"].get(kind, 0) + seat["shown"].count(kind) for seat in self.extra["seats"])
            left[kind] -= self.extra["played"].get(kind, 0)
        top = self.tops[discipline]
        for kind in top:
            left[kind] -= 1
        rest = [kind for kind, n in left.items() for _ in range(n)]
        deck = [*top, *rest][: self.sizes.get(discipline)]
        for kind in [*top, *rest][len(deck) :]:
            if kind in ("constitution", "printing_press"):
                self.extra["seats"][-1]["shown"].append(kind)
            else:
                self.extra["played"][kind] = self.extra["played"].get(kind, 0) + 1
        return deck

    def position(self) -> dict[str, Any]:
        made = {name: self._progress_deck(name) for name in DISCIPLINES}
        return {**super().position(), "extra": {**self.extra, "decks": made}}

    def table(self) -> Hall:
        return Hall(Match.from_position(GAME, self.position()))


class Hall(Table):
    """A match of the mode spoken to by letters."""

    def raises(self, seat: str, discipline: str) -> str | None:
        return self.play(seat, "raise", discipline=discipline)

    def spots(self, seat: str, kind: str) -> list[Any]:
        """The values of the one field of the one choice of a type."""
        (field,) = self.choice(seat, kind).fields
        return list(getattr(field, "values", []))

    def standing(self, seat: str) -> Any:
        return self.public().standings[number(seat)]

    def parts(self, seat: str) -> dict[str, int]:
        """Its points by public source."""
        found: dict[str, int] = self.public().players[number(seat)].parts
        return found

    def supply(self, seat: str) -> dict[str, int]:
        """Pieces in supply, of the base and of the mode."""
        return {**self.public().players[number(seat)].supply, **self.standing(seat).supply}

    def progress(self, seat: str) -> Cards:
        """The progress cards held."""
        return dict(self.own(seat).progress)

    def heroes(self, seat: str) -> dict[int, str]:
        """Its adventurers: "II" rests, "II!" is active."""
        return {
            hero.crossing: HEROES[hero.level] + ("!" if hero.active else "")
            for hero in self.public().figures.adventurers
            if hero.seat == number(seat)
        }

    def walls(self, seat: str) -> set[int]:
        return {wall.crossing for wall in self.public().figures.walls if wall.seat == number(seat)}

    def metropolis(self, discipline: str) -> tuple[str, int | None] | None:
        """Who has it, and on which crossing."""
        for found in self.public().figures.metropolises:
            if found.discipline == discipline:
                return "ABCDEF"[found.seat], found.crossing
        return None

    def cities(self, seat: str) -> set[int]:
        return {b.crossing for b in self.public().pieces.buildings if b.seat == number(seat) and b.kind == "city"}

    def shown_to(self, viewer: str | None, kind: str) -> list[Any]:
        """The events of a type of the last input, as a seat or a watcher (None) is shown them."""
        seat = None if viewer is None else number(viewer)
        shown = [GAME.show(event, seat) for event in self.events]
        return [event for event in shown if event.__struct_config__.tag == kind]
