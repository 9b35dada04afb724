"""The luck of a game: which tiles came to whom beside what the deck holds. It looks on and has no rules."""

from __future__ import annotations

from typing import Literal, get_args

from sobremesa.games.vasallos import events
from sobremesa.games.vasallos.data.load import TileFacts, number_of, tiles
from sobremesa.games.vasallos.records import DrawnKind, Luck, SeatLuck
from sobremesa.games.vasallos.state import State
from sobremesa.kit.contract import Step

Kind = Literal["city", "road", "monastery"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class Luckbook:
    """Keeps the books of one game, input by input (`kit.contract.Chronicle`)."""

    def __init__(self, state: State) -> None:
        seats, deck = state.seats, state.rules.deck
        self._share = {kind: sum(_has(tiles()[number], kind) for number in deck) / len(deck) for kind in KINDS}
        self._tiles = [0] * seats
        self._of = [dict.fromkeys(KINDS, 0) for _ in range(seats)]
        self._barred = [0] * seats
        self._aside = [0] * seats
        if state.hand >= 0:  # the first tile is drawn with the beginning
            self._draw(state.active, tiles()[state.hand])

    def note(self, _state: State, step: Step) -> None:
        """Book what an input brought."""
        for event in step.events:
            match event:
                case events.TileDrawn():
                    self._draw(event.seat, tiles()[number_of()[event.tile]])
                case events.TileSetAside():
                    self._aside[event.seat] += 1
                case events.PassedOver(phase="figure"):
                    self._barred[event.seat] += 1
                case _:
                    pass

    def _draw(self, seat: int, tile: TileFacts) -> None:
        self._tiles[seat] += 1
        for kind in KINDS:
            self._of[seat][kind] += _has(tile, kind)

    def tell(self) -> Luck:
        """What the game was like."""
        return Luck([self._seat(seat) for seat in range(len(self._tiles))])

    def _seat(self, seat: int) -> SeatLuck:
        drawn = self._tiles[seat]
        kinds = [DrawnKind(kind, self._of[seat][kind], round(drawn * self._share[kind], 1)) for kind in KINDS]
        return SeatLuck(seat, drawn, kinds, self._barred[seat], self._aside[seat])


def _has(tile: TileFacts, kind: Kind) -> bool:
    """Is there any of this on the tile?"""
    return bool({"city": tile.cities, "road": tile.roads, "monastery": tile.monastery}[kind])
