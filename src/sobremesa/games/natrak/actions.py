"""What a seat may ask for in Natrak (spec section 27). Crossings, edges and hexes by number (N24), seats in drawn order."""

from typing import Annotated, Literal

import msgspec

from sobremesa.kit.records import Action

Material = Literal["wood", "clay", "wheat", "wool", "stone", "herbs", "tribute", "coin", "gold"]
"""The nine materials in their fixed order (N45)."""

Place = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Cards = dict[Material, Annotated[int, msgspec.Meta(ge=1, le=99)]]
"""How many of each material; kinds of which there are none are left out."""


class PlacePiece(Action):
    """Setup: the camp of this go (N51)."""

    crossing: Place


class PlaceRoad(Action):
    """Setup: the road that touches the piece just placed (N54)."""

    edge: Place


class Roll(Action):
    """Roll the dice (N65)."""


class CastMercenary(Action):
    """Cast a Mercenary, before the roll or in main (N123)."""


class CastRoads(Action):
    """Cast Roads: two free roads (N124)."""


class CastAbundance(Action):
    """Cast Abundance: two basics from the guild (N125)."""

    cards: Cards


class CastHoarding(Action):
    """Cast Hoarding: every rival hands over all of one basic (N126)."""

    material: Material


class CastGlory(Action):
    """Never castable (N127); there so that the refusal can say so."""


class MoveThreat(Action):
    """Move the dragon, naming a victim or nobody (N74 to N76)."""

    hex: Place
    victim: Seat | None


class Discard(Action):
    """Discard exactly the owed number (N72)."""

    cards: Cards


class BuildRoad(Action):
    """Build a road, paid or free (N96, N99)."""

    edge: Place


class BuildCamp(Action):
    """Build a camp (N93)."""

    crossing: Place


class BuildCity(Action):
    """Upgrade an own camp to a city (N94)."""

    crossing: Place


class BuyScroll(Action):
    """Buy the top scroll of the deck (N120)."""


class Guild(Action):
    """Exchange cards of one kind at the seat's rate for one of another (N167)."""

    give: Material
    get: Material


class Offer(Action):
    """Post an offer, to one rival or open (N173)."""

    give: Cards
    want: Cards
    to: Seat | None


class Withdraw(Action):
    """Take the own live offer away (N176)."""

    offer: Number


class CloseWith(Action):
    """Close the own open offer with a raised hand (N176)."""

    offer: Number
    seat: Seat


class AcceptCounter(Action):
    """Take a rival's counter-offer (N176)."""

    offer: Number
    seat: Seat
    counter: Number


class RejectCounter(Action):
    """Refuse a rival's counter-offer (N176)."""

    offer: Number
    seat: Seat
    counter: Number


class Accept(Action):
    """Raise a hand, or close a directed offer (N175)."""

    offer: Number


class Decline(Action):
    """Say not interested (N175)."""

    offer: Number


class Counter(Action):
    """Answer an open offer with one's own: `give` is what this rival gives (N175)."""

    offer: Number
    give: Cards
    want: Cards


class TakeBack(Action):
    """Take one's own answer back (N175)."""

    offer: Number


class EndTurn(Action):
    """End the turn (N62)."""


class EndWindow(Action):
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
