"""What happened in Natrak, and who is told what (spec section 21). A field marked secret is None for all but those named."""

from typing import Literal

from sobremesa.games.natrak.actions import Cards, Material
from sobremesa.kit.records import Event

Scroll = Literal["mercenary", "glory", "roads", "abundance", "hoarding"]
Piece = Literal["camp", "city", "road"]
Award = Literal["longest_road", "largest_company"]
CloseReason = Literal["withdrawn", "declined", "turn_over", "absent", "game_over"]


class PiecePlaced(Event, frozen=True):
    """A piece stands at a crossing (camp, city) or on an edge (road); `free`: nothing was paid."""

    seat: int
    piece: Piece
    at: int
    free: bool


class Gained(Event, frozen=True):
    """Cards from the bank (N203: public). `why`: what brought them."""

    seat: int
    cards: Cards
    why: Literal["production", "opening", "abundance", "consolation", "irrigation", "mining"]


class TurnBegan(Event, frozen=True):
    """Turn `turn` of round `round` is `seat`'s."""

    turn: int
    round: int
    seat: int


class TurnSkipped(Event, frozen=True):
    """The turn of an absent seat is skipped whole (N193)."""

    turn: int
    seat: int


class TurnEnded(Event, frozen=True):
    """`seat` is done; `auto`: the server ended it (N199)."""

    seat: int
    auto: bool


class Rolled(Event, frozen=True):
    """The dice (N66), and the hexes that produce; `auto`: the server rolled (N198)."""

    seat: int
    red: int
    white: int
    hexes: list[int]
    auto: bool


class Discarded(Event, frozen=True):
    """`seat` discarded `number` cards; `cards` is for the seat alone."""

    seat: int
    number: int
    cards: Cards | None
    auto: bool


class DragonMoved(Event, frozen=True):
    """The dragon went from `source` to `hex`; `auto`: the server moved it (N78)."""

    seat: int
    source: int
    hex: int
    victim: int | None
    auto: bool


class Stolen(Event, frozen=True):
    """One card went from `victim` to `thief`; `card` is for these two alone (N77)."""

    thief: int
    victim: int
    card: Material | None


class NothingStolen(Event, frozen=True):
    """The victim had no cards (N77)."""

    thief: int
    victim: int


class ScrollBought(Event, frozen=True):
    """`scroll` is for the buyer alone (N203)."""

    seat: int
    scroll: Scroll | None
    left: int


class ScrollCast(Event, frozen=True):
    """A scroll was cast with its public choices."""

    seat: int
    scroll: Scroll
    material: Material | None = None


class Handed(Event, frozen=True):
    """Cards go from one seat to another in public (Hoarding)."""

    giver: int
    taker: int
    cards: Cards


class Exchanged(Event, frozen=True):
    """A guild exchange (N167)."""

    seat: int
    give: Cards
    get: Cards


class OfferPosted(Event, frozen=True):
    """Offer number `offer` is live (N172)."""

    seat: int
    offer: int
    give: Cards
    want: Cards
    to: int | None


class OfferClosed(Event, frozen=True):
    """The offer is gone without a deal."""

    offer: int
    why: CloseReason


class StanceTaken(Event, frozen=True):
    """A rival's answer to an open offer (N175)."""

    seat: int
    offer: int
    stance: Literal["none", "hand", "no", "counter"]
    counter: int | None = None
    give: Cards | None = None
    want: Cards | None = None


class CounterRejected(Event, frozen=True):
    """The poster refused `seat`'s counter-offer."""

    offer: int
    seat: int
    counter: int


class Dealt(Event, frozen=True):
    """A deal: `a` gave `gave` to `b` and got `got` (N180)."""

    offer: int
    a: int
    b: int
    gave: Cards
    got: Cards


class DealFailed(Event, frozen=True):
    """A deal did not happen: `side` does not hold its half, and never what is lacking (N177)."""

    offer: int
    seat: int
    side: int
    code: Literal["cannot_pay"]


class AwardMoved(Event, frozen=True):
    """An award is now with `seat` or nobody; `size` is the route's length or the company's number."""

    award: Award
    seat: int | None
    source: int | None
    size: int


class WindowOpened(Event, frozen=True):
    """The special building window of `seat` (N160)."""

    seat: int


class WindowClosed(Event, frozen=True):
    """The window is over; `auto`: the server closed it."""

    seat: int
    auto: bool


class PresenceChanged(Event, frozen=True):
    """A seat is now played by its person, by a bot, or by nobody (N192)."""

    seat: int
    who: Literal["person", "bot", "nobody"]


class Won(Event, frozen=True):
    """`seat` reached the target: the game is over (N212)."""

    seat: int
    points: int


NatrakEvent = (
    PiecePlaced
    | Gained
    | TurnBegan
    | TurnSkipped
    | TurnEnded
    | Rolled
    | Discarded
    | DragonMoved
    | Stolen
    | NothingStolen
    | ScrollBought
    | ScrollCast
    | Handed
    | Exchanged
    | OfferPosted
    | OfferClosed
    | StanceTaken
    | CounterRejected
    | Dealt
    | DealFailed
    | AwardMoved
    | WindowOpened
    | WindowClosed
    | PresenceChanged
    | Won
)
