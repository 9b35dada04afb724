"""What viewers of Natrak see (spec section 21), built up field by field. First-level fields are sections."""

from typing import Literal

import msgspec

from sobremesa.games.natrak.actions import Cards, Material
from sobremesa.games.natrak.events import Scroll
from sobremesa.games.natrak.options import Mode

Terrain = Literal["forest", "quarry", "farmland", "meadow", "mine", "wasteland"]
Phase = Literal[
    "setup_piece",
    "setup_road",
    "roll",
    "sack",
    "discard",
    "dragon",
    "pick",
    "main",
    "card",
    "gift",
    "special",
    "over",
]
"""The phases of all modes (N59)."""
Stance = Literal["none", "hand", "no", "counter"]
PortKind = Literal["any", "wood", "clay", "wheat", "wool", "stone"]


class HexView(msgspec.Struct, frozen=True):
    """Hex number = its place in the list (N24)."""

    q: int
    r: int
    terrain: Terrain
    token: int | None


class PortView(msgspec.Struct, frozen=True):
    """A port on a coast edge, serving its two crossings (N34)."""

    edge: int
    kind: PortKind


class BoardView(msgspec.Struct, frozen=True):
    """What lies from the start on."""

    hexes: list[HexView]
    ports: list[PortView]


class BuildingView(msgspec.Struct, frozen=True):
    """A camp or city."""

    crossing: int
    seat: int
    kind: Literal["camp", "city"]


class RoadView(msgspec.Struct, frozen=True):
    """A road."""

    edge: int
    seat: int


class PiecesView(msgspec.Struct, frozen=True):
    """What has been built, by number, and where the dragon is."""

    buildings: list[BuildingView]
    roads: list[RoadView]
    dragon: int


class PlayerView(msgspec.Struct, frozen=True):
    """What all see of a seat. `points` holds Glory too (N127); `parts` are the public sources, the rest is hidden.

    `person`: the seat belongs to a person, also while a bot sits in for it (N195).
    """

    seat: int
    who: Literal["person", "bot", "nobody"]
    person: bool
    points: int
    parts: dict[str, int]
    cards: int
    limit: int
    scrolls: int
    mercenaries: int
    route: int
    supply: dict[Literal["camp", "city", "road"], int]
    awards: list[Literal["longest_road", "largest_company"]]


class DebtView(msgspec.Struct, frozen=True):
    """Who owes how many cards to the discard or as a gift; in other phases of several, that a seat owes (1)."""

    seat: int
    number: int


class TurnView(msgspec.Struct, frozen=True):
    """Where the game stands. `turn` is 0 in setup, where `go` counts the goes from 0; `active` is the seat on turn,
    in a window its owner. `closing`: the turn ends on reaching main (N198). `offers` and `counters` have been numbered
    so far (N172).
    """

    phase: Phase
    turn: int
    round: int
    go: int
    active: int
    piece: Literal["camp", "city"] | None
    piece_at: int | None
    debts: list[DebtView]
    rolled: bool
    closing: bool
    free_roads: int
    scroll_cast: bool
    dragons: int
    discards: int
    offers: int
    counters: int
    winner: int | None


class DiceView(msgspec.Struct, frozen=True):
    """The last roll, and how often each sum 2 to 12 has come."""

    seat: int | None
    red: int | None
    white: int | None
    tally: list[int]


class AnswerView(msgspec.Struct, frozen=True):
    """A rival's stance to the live offer; `give` and `want` are a counter's, as the rival said them."""

    seat: int
    stance: Stance
    counter: int | None
    give: Cards | None
    want: Cards | None


class OfferView(msgspec.Struct, frozen=True):
    """The live offer (N172)."""

    offer: int
    seat: int
    give: Cards
    want: Cards
    to: int | None
    answers: list[AnswerView]


class ScrollsView(msgspec.Struct, frozen=True):
    """How many scrolls are left in the deck, and which have been cast, by kind."""

    left: int
    cast: dict[Scroll, int]


class RulesView(msgspec.Struct, frozen=True):
    """What this table plays: mode, target, the materials in play and the prices, so that a client knows no rule."""

    generation: int
    mode: Mode
    target: int
    seats: int
    materials: list[Material]
    prices: dict[str, Cards]


class Public(msgspec.Struct, frozen=True):
    """The same bytes for everybody."""

    rules: RulesView
    board: BoardView
    pieces: PiecesView
    players: list[PlayerView]
    turn: TurnView
    dice: DiceView
    offer: OfferView | None
    scrolls: ScrollsView


class HeldScroll(msgspec.Struct, frozen=True):
    """Scrolls of one kind in hand, and how many of them were bought this turn (N122)."""

    kind: Scroll
    number: int
    fresh: int


class Own(msgspec.Struct, frozen=True):
    """What only its seat sees."""

    hand: dict[Material, int]
    scrolls: list[HeldScroll]
    rates: dict[Material, int]
    hidden_parts: dict[str, int]
