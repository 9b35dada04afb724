"""What a seat may ask for besides, With adventurers (spec section 27)."""

from typing import Annotated

import msgspec

from sobremesa.games.natrak.actions import Cards, Place, Seat
from sobremesa.games.natrak.expansions.adventurers.words import Basic, Discipline, Good, Progress, Trade
from sobremesa.kit.records import Action

Die = Annotated[int, msgspec.Meta(ge=1, le=6)]


class Sack(Action, frozen=True):
    """Choose the city that the goblins sack (N88)."""

    crossing: Place


class Pick(Action, frozen=True):
    """Consolation: take one basic (N69)."""

    material: Basic


class BuildWall(Action, frozen=True):
    """Wall an own city (N95)."""

    crossing: Place


class BuildAdventurer(Action, frozen=True):
    """Put up an adventurer of level 1, resting (N98)."""

    crossing: Place


class Activate(Action, frozen=True):
    """Activate an own resting adventurer (N102)."""

    crossing: Place


class Promote(Action, frozen=True):
    """Promote an own adventurer one level (N103)."""

    crossing: Place


class MoveAdventurer(Action, frozen=True):
    """Move an own active adventurer along the own network (N105)."""

    source: Place
    to: Place


class DriveOff(Action, frozen=True):
    """An own active adventurer drives the dragon off (N108)."""

    crossing: Place


class Raise(Action, frozen=True):
    """Raise a discipline one level (N112)."""

    discipline: Discipline


class PlaceMetropolis(Action, frozen=True):
    """Say which city carries a metropolis (N115)."""

    discipline: Discipline
    crossing: Place


class Give(Action, frozen=True):
    """Give exactly the owed number for a Wedding (N149)."""

    cards: Cards


class TakeCard(Action, frozen=True):
    """Spy: take this progress card (N147)."""

    card: Progress


class TakeCards(Action, frozen=True):
    """Master Merchant: take these cards (N138)."""

    cards: Cards


class PlayMerchant(Action, frozen=True):
    """Put the Merchant on a hex (N135)."""

    hex: Place


class PlayMerchantFleet(Action, frozen=True):
    """A material goes at 2:1 this turn (N136)."""

    material: Trade


class PlayTradePort(Action, frozen=True):
    """Trade a basic for a good with each rival (N137)."""

    material: Basic


class PlayMasterMerchant(Action, frozen=True):
    """See a rival's hand and take two cards (N138)."""

    rival: Seat


class PlayResourceMonopoly(Action, frozen=True):
    """Two of a basic from each rival (N139)."""

    material: Basic


class PlayGoodsMonopoly(Action, frozen=True):
    """One of a good from each rival (N140)."""

    material: Good


class PlayBishop(Action, frozen=True):
    """Move the dragon and rob every rival there (N141)."""

    hex: Place


class PlayConstitution(Action, frozen=True):
    """Never playable (N142); there so that the refusal can say so. `PlayPrintingPress` and `PlayScholar` likewise."""


class PlayDeserter(Action, frozen=True):
    """A rival loses an adventurer; the player places one of its level, or none (N143)."""

    rival: Seat
    crossing: Place | None


class PlayDiplomat(Action, frozen=True):
    """Remove a rival road with a loose end (N144)."""

    edge: Place


class PlayIntrigue(Action, frozen=True):
    """Remove a rival adventurer on the own network (N145)."""

    crossing: Place


class PlaySaboteur(Action, frozen=True):
    """Rivals with at least as many points discard half (N146)."""


class PlaySpy(Action, frozen=True):
    """See a rival's progress cards and take one (N147)."""

    rival: Seat


class PlayWarlord(Action, frozen=True):
    """Activate all own adventurers (N148)."""


class PlayWedding(Action, frozen=True):
    """Rivals with more points give two cards (N149)."""


class PlayAlchemist(Action, frozen=True):
    """Fix the dice of the own next roll (N150)."""

    red: Die
    white: Die


class PlayCrane(Action, frozen=True):
    """The next raise costs one less (N151)."""


class PlayEngineering(Action, frozen=True):
    """A free wall (N152)."""

    crossing: Place


class PlayInventor(Action, frozen=True):
    """Swap the tokens of two hexes (N153)."""

    first: Place
    second: Place


class PlayIrrigation(Action, frozen=True):
    """Wheat from farmland (N154)."""


class PlayMedicine(Action, frozen=True):
    """A cheap city (N155)."""

    crossing: Place


class PlayMining(Action, frozen=True):
    """Stone from mines (N156)."""


class PlayPrintingPress(Action, frozen=True):
    """Never playable (N157)."""


class PlayRoadBuilding(Action, frozen=True):
    """Two free roads (N158)."""


class PlaySmith(Action, frozen=True):
    """Two free promotions (N159)."""


class PlayFair(Action, frozen=True):
    """Old: each basic goes at 2:1 this turn (N223)."""


class PlaySmuggling(Action, frozen=True):
    """Old: one or two basics for as many goods (N224)."""

    give: Cards
    get: Cards


class PlayDragonEnvoy(Action, frozen=True):
    """Old: move the dragon (N225)."""


class PlayLevy(Action, frozen=True):
    """Old: activate an own adventurer (N226)."""

    crossing: Place


class PlayScholar(Action, frozen=True):
    """Old: never playable (N227)."""


AdventurersAction = (
    Sack
    | Pick
    | BuildWall
    | BuildAdventurer
    | Activate
    | Promote
    | MoveAdventurer
    | DriveOff
    | Raise
    | PlaceMetropolis
    | Give
    | TakeCard
    | TakeCards
    | PlayMerchant
    | PlayMerchantFleet
    | PlayTradePort
    | PlayMasterMerchant
    | PlayResourceMonopoly
    | PlayGoodsMonopoly
    | PlayBishop
    | PlayConstitution
    | PlayDeserter
    | PlayDiplomat
    | PlayIntrigue
    | PlaySaboteur
    | PlaySpy
    | PlayWarlord
    | PlayWedding
    | PlayAlchemist
    | PlayCrane
    | PlayEngineering
    | PlayInventor
    | PlayIrrigation
    | PlayMedicine
    | PlayMining
    | PlayPrintingPress
    | PlayRoadBuilding
    | PlaySmith
    | PlayFair
    | PlaySmuggling
    | PlayDragonEnvoy
    | PlayLevy
    | PlayScholar
)
