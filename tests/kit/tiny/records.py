"""The records of the tiny game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sobremesa.kit.records import Action, Event, Who

Coin = Literal["gold", "silver"]
COINS: tuple[Coin, ...] = ("gold", "silver")
Coins = dict[Coin, Annotated[int, msgspec.Meta(ge=1, le=9)]]
Card = Annotated[int, msgspec.Meta(ge=1, le=9)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=2)]
CELLS = 6
"""A board of two rows and three columns; a tile covers a cell and its neighbour to the right or below."""


class Stake(Action, frozen=True):
    """Put a coin on the own stake: two points. May be undone."""

    coin: Coin


class Tile(Action, frozen=True):
    """Lay a tile of two cells; `turn` 1 is upright. May be undone."""

    flip: bool
    turn: Annotated[int, msgspec.Meta(ge=0, le=1)]
    at: Annotated[int, msgspec.Meta(ge=0, le=99)]


class Swap(Action, frozen=True):
    """Change coins with the bank, one for one, one kind for another. May be undone."""

    give: Coins
    get: Coins


class Duel(Action, frozen=True):
    """Play a card against a rival; who loses owes two coins. Ends the turn."""

    card: Card
    rival: Seat


class Ask(Action, frozen=True):
    """Name a card: the rival that holds it shows it. Refused with `not_there` if nobody does."""

    card: Card


class Pass(Action, frozen=True):
    """End the turn."""


class Pay(Action, frozen=True):
    """Pay what was lost in a duel."""

    coins: Coins


TinyAction = Stake | Tile | Swap | Duel | Ask | Pass | Pay


class Did(Event, frozen=True):
    """`seat` did an action of this type; what it chose is public."""

    seat: int
    what: str


class Dealt(Event, frozen=True):
    """`seat` got a card; only it knows which."""

    seat: int
    card: int | None


class Dueled(Event, frozen=True):
    """A duel, with the toss, and who lost."""

    seat: int
    rival: int
    card: int
    toss: int
    loser: int


class Came(Event, frozen=True):
    """A seat is now played by this."""

    seat: int
    who: Who


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long the game lasts."""

    turns: Annotated[int, msgspec.Meta(ge=1, le=50)] | None = None


class State(msgspec.Struct):
    """The whole position."""

    key: str
    turns: int
    turn: int
    active: int
    who: list[Who]
    hands: list[list[int]]
    deck: list[int]
    purses: list[dict[Coin, int]]
    stakes: list[int]
    tiles: list[int]
    covered: int
    played: list[int]
    shown: list[int]
    debts: dict[int, int]
    over: bool


class Player(msgspec.Struct, frozen=True):
    """What all see of a seat."""

    who: Who
    cards: int
    purse: dict[Coin, int]
    stake: int
    tiles: int
    debt: int


class Public(msgspec.Struct, frozen=True):
    """What all see."""

    players: list[Player]
    board: int
    turn: dict[str, int]
    over: bool
    played: list[int]
    shown: list[int]


class Own(msgspec.Struct, frozen=True):
    """What only its seat sees."""

    hand: list[int]
