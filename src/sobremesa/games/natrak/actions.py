"""What a seat may ask for in Natrak (spec section 27). Crossings, edges and hexes by number (N24), seats in drawn order."""

from typing import Annotated, Literal

import msgspec

from sobremesa.kit.records import Action

Material = Literal["wood", "clay", "wheat", "wool", "stone", "herbs", "tribute", "coin", "gold"]
"""The nine materials in their fixed order (N45)."""

Place = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Cards = dict[Material, Annotated[int, msgspec.Meta(ge=1, le=9999)]]
"""How many of each material; kinds of which there are none are left out."""
Terms = dict[Material, Annotated[int, msgspec.Meta(ge=1, le=99)]]
"""Half an offer: at most 99 of a kind (N174)."""


class PlacePiece(Action, frozen=True):
    """Setup: the camp of this go (N51)."""

    crossing: Place


class PlaceRoad(Action, frozen=True):
    """Setup: the road that touches the piece just placed (N54)."""

    edge: Place


class Roll(Action, frozen=True):
    """Roll the dice (N65)."""


class CastMercenary(Action, frozen=True):
    """Cast a Mercenary, before the roll or in main (N123)."""


class CastRoads(Action, frozen=True):
    """Cast Roads: two free roads (N124)."""


class CastAbundance(Action, frozen=True):
    """Cast Abundance: two basics from the guild (N125)."""

    cards: Cards


class CastHoarding(Action, frozen=True):
    """Cast Hoarding: every rival hands over all of one basic (N126)."""

    material: Material


class CastGlory(Action, frozen=True):
    """Never castable (N127); there so that the refusal can say so."""


class MoveThreat(Action, frozen=True):
    """Move the dragon, naming a victim or nobody (N74 to N76)."""

    hex: Place
    victim: Seat | None


class Discard(Action, frozen=True):
    """Discard exactly the owed number (N72)."""

    cards: Cards


class BuildRoad(Action, frozen=True):
    """Build a road, paid or free (N96, N99)."""

    edge: Place


class BuildCamp(Action, frozen=True):
    """Build a camp (N93)."""

    crossing: Place


class BuildCity(Action, frozen=True):
    """Upgrade an own camp to a city (N94)."""

    crossing: Place


class BuyScroll(Action, frozen=True):
    """Buy the top scroll of the deck (N120)."""


class Guild(Action, frozen=True):
    """Exchange cards of one kind at the seat's rate for one of another (N167)."""

    give: Material
    get: Material


class Offer(Action, frozen=True):
    """Post an offer, to one rival or open (N173)."""

    give: Terms
    want: Terms
    to: Seat | None


class Withdraw(Action, frozen=True):
    """Take the own live offer away (N176)."""

    offer: Number


class CloseWith(Action, frozen=True):
    """Close the own open offer with a raised hand (N176)."""

    offer: Number
    seat: Seat


class AcceptCounter(Action, frozen=True):
    """Take a rival's counter-offer (N176)."""

    offer: Number
    seat: Seat
    counter: Number


class RejectCounter(Action, frozen=True):
    """Refuse a rival's counter-offer (N176)."""

    offer: Number
    seat: Seat
    counter: Number


class Accept(Action, frozen=True):
    """Raise a hand, or close a directed offer (N175)."""

    offer: Number


class Decline(Action, frozen=True):
    """Say not interested (N175)."""

    offer: Number


class Counter(Action, frozen=True):
    """Answer an open offer with one's own: `give` is what this rival gives (N175)."""

    offer: Number
    give: Terms
    want: Terms


class TakeBack(Action, frozen=True):
    """Take one's own answer back (N175)."""

    offer: Number


class EndTurn(Action, frozen=True):
    """End the turn (N62)."""


class EndWindow(Action, frozen=True):
    """Say that the special building window is done (N162)."""


NatrakAction = (
    PlacePiece
    | PlaceRoad
    | Roll
    | CastMercenary
    | CastRoads
    | CastAbundance
    | CastHoarding
    | CastGlory
    | MoveThreat
    | Discard
    | BuildRoad
    | BuildCamp
    | BuildCity
    | BuyScroll
    | Guild
    | Offer
    | Withdraw
    | CloseWith
    | AcceptCounter
    | RejectCounter
    | Accept
    | Decline
    | Counter
    | TakeBack
    | EndTurn
    | EndWindow
)
