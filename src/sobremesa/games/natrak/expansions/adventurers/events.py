"""What happened besides, With adventurers (N203). A field marked secret is None for all but those named."""

from typing import Literal

from sobremesa.games.natrak.actions import Cards, Material
from sobremesa.games.natrak.expansions.adventurers.words import Discipline, Progress
from sobremesa.kit.records import Event


class EventRolled(Event, frozen=True):
    """The event die of `seat`'s roll: 1 to 3 goblins, 4 to 6 the gates of the disciplines; `march` after it (N60)."""

    seat: int
    face: int
    march: int


class GoblinsAttacked(Event, frozen=True):
    """The attack (N82 to N89). `defences`: what each seat contributed. `outcome` none: there was no city.

    `winners` get a point each; `payers` lose a city; `spared` are lowest too but have only fortresses (N87).
    """

    strength: int
    defences: list[int]
    outcome: Literal["won", "lost", "none"]
    winners: list[int]
    payers: list[int]
    spared: list[int]


class CitySacked(Event, frozen=True):
    """The city on `crossing` is a camp now; `wall`: its wall is gone too; `auto`: nobody had to choose, or did."""

    seat: int
    crossing: int
    wall: bool
    auto: bool


class ProgressDrawn(Event, frozen=True):
    """A card of a discipline's deck; `card` is for the drawer alone, but for those turned up (N71)."""

    seat: int
    discipline: Discipline
    card: Progress | None
    left: int


class WallBuilt(Event, frozen=True):
    """A wall stands round a city; `free`: by Engineering."""

    seat: int
    crossing: int
    free: bool


class AdventurerPlaced(Event, frozen=True):
    """A resting adventurer stands on a crossing; `free`: by a Deserter."""

    seat: int
    crossing: int
    level: int
    free: bool


class AdventurersActivated(Event, frozen=True):
    """These adventurers are active now; `free`: by a card."""

    seat: int
    crossings: list[int]
    free: bool


class AdventurerPromoted(Event, frozen=True):
    """An adventurer has this level now; `free`: by a Smith."""

    seat: int
    crossing: int
    level: int
    free: bool


class AdventurerMoved(Event, frozen=True):
    """An adventurer went from `source` to `to`, and rests."""

    seat: int
    source: int
    to: int


class AdventurerThrownOut(Event, frozen=True):
    """`seat`'s adventurer was thrown from `source` and stands on `to`, or is off the board (N107)."""

    seat: int
    by: int
    source: int
    to: int | None


class AdventurerRemoved(Event, frozen=True):
    """`seat`'s adventurer is back in its supply, by a card of `by`."""

    seat: int
    by: int
    crossing: int
    level: int


class DragonDrivenOff(Event, frozen=True):
    """The adventurer on `crossing` drove the dragon off, and rests: `seat` moves it now (N108)."""

    seat: int
    crossing: int


class DisciplineRaised(Event, frozen=True):
    """A discipline has this level now; `paid` goods were paid (N112)."""

    seat: int
    discipline: Discipline
    level: int
    paid: int


class MetropolisWon(Event, frozen=True):
    """A metropolis and its points go to `seat`, from `source` or nobody (N114)."""

    discipline: Discipline
    seat: int
    source: int | None


class MetropolisPlaced(Event, frozen=True):
    """The city on `crossing` carries it; `auto`: nobody had to choose, or did."""

    discipline: Discipline
    seat: int
    crossing: int
    auto: bool


class ProgressPlayed(Event, frozen=True):
    """A progress card was played with its public choices, by the names that the action has."""

    seat: int
    card: Progress
    choices: dict[str, int | str | None]


class PortTraded(Event, frozen=True):
    """Trade Port: `rival` gave a good and got one `material`; `good` is for these two alone."""

    seat: int
    rival: int
    material: Material
    good: Material | None


class HandSeen(Event, frozen=True):
    """Master Merchant: `seat` sees the hand of `rival`; `cards` is for `seat` alone."""

    seat: int
    rival: int
    cards: Cards | None


class CardsTaken(Event, frozen=True):
    """Master Merchant: `number` cards went from `rival` to `seat`; `cards` is for these two alone."""

    seat: int
    rival: int
    number: int
    cards: Cards | None
    auto: bool


class ProgressSeen(Event, frozen=True):
    """Spy: `seat` sees the progress cards of `rival`; `cards` is for `seat` alone."""

    seat: int
    rival: int
    cards: dict[Progress, int] | None


class ProgressTaken(Event, frozen=True):
    """Spy: a progress card went from `rival` to `seat`; `card` is for these two alone."""

    seat: int
    rival: int
    card: Progress | None
    auto: bool


class CardsGiven(Event, frozen=True):
    """Wedding: `giver` gave `number` cards to `seat`; `cards` is for these two alone."""

    giver: int
    seat: int
    number: int
    cards: Cards | None
    auto: bool


class RoadRemoved(Event, frozen=True):
    """`seat`'s road is back in its supply, by a Diplomat of `by` (N144)."""

    seat: int
    by: int
    edge: int


AdventurersEvent = (
    EventRolled
    | GoblinsAttacked
    | CitySacked
    | ProgressDrawn
    | WallBuilt
    | AdventurerPlaced
    | AdventurersActivated
    | AdventurerPromoted
    | AdventurerMoved
    | AdventurerThrownOut
    | AdventurerRemoved
    | DragonDrivenOff
    | DisciplineRaised
    | MetropolisWon
    | MetropolisPlaced
    | ProgressPlayed
    | PortTraded
    | HandSeen
    | CardsTaken
    | ProgressSeen
    | ProgressTaken
    | CardsGiven
    | RoadRemoved
)
