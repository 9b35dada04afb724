"""What viewers see besides, With adventurers (section 21). First-level fields of `public` and `own` are sections."""

from typing import Literal

import msgspec

from sobremesa.games.natrak import views
from sobremesa.games.natrak.actions import Cards
from sobremesa.games.natrak.expansions.adventurers.words import Discipline, Good, Progress, Trade


class DisciplineFacts(msgspec.Struct, frozen=True):
    """What a discipline is paid with, and the cards its deck began with."""

    good: Good
    deck: dict[Progress, int]


class BoxView(msgspec.Struct, frozen=True):
    """What never changes: levels there are, and the disciplines. Level n costs n of the discipline's good (N47)."""

    levels: int
    disciplines: dict[Discipline, DisciplineFacts]


class GoblinsView(msgspec.Struct, frozen=True):
    """The march, 0 to 6, and how an attack would stand now: the horde's strength, what each seat contributes, and
    who would lose a city (`payers`).

    `spared`: while others choose a city, who is lowest too and loses nothing, having only fortresses (N87).
    """

    march: int
    strength: int
    defences: list[int]
    payers: list[int]
    spared: list[int]


class EventDieView(msgspec.Struct, frozen=True):
    """The event die's last face, and how often each face 1 to 6 has come."""

    face: int | None
    tally: list[int]


class AdventurerView(msgspec.Struct, frozen=True):
    """An adventurer; `promoted`: already this turn (N103)."""

    crossing: int
    seat: int
    level: int
    active: bool
    promoted: bool


class WallView(msgspec.Struct, frozen=True):
    """A walled city."""

    crossing: int
    seat: int


class MetropolisView(msgspec.Struct, frozen=True):
    """A metropolis; `crossing` is None while its holder has to choose a city."""

    discipline: Discipline
    seat: int
    crossing: int | None


class MerchantView(msgspec.Struct, frozen=True):
    """The Merchant."""

    seat: int
    hex: int


class FiguresView(msgspec.Struct, frozen=True):
    """The box's pieces on the board."""

    adventurers: list[AdventurerView]
    walls: list[WallView]
    metropolises: list[MetropolisView]
    merchant: MerchantView | None


class StandingView(msgspec.Struct, frozen=True):
    """What all see of a seat besides `PlayerView`.

    `defence`: the levels of its active adventurers, also while it is absent; `shown`: cards in plain sight; `dice`:
    red and white of its next roll, if an Alchemist has fixed them.
    """

    seat: int
    levels: dict[Discipline, int]
    defence: int
    defences_won: int
    progress: int
    shown: list[Progress]
    supply: dict[Literal["wall", "adventurer"], int]
    dice: tuple[int, int] | None


class ProgressView(msgspec.Struct, frozen=True):
    """How many cards each deck has left, and which have been played, by kind."""

    left: dict[Discipline, int]
    played: dict[Progress, int]


class ChoosingView(msgspec.Struct, frozen=True):
    """Phase `card`: the active seat takes `number` cards from `victim`."""

    card: Literal["spy", "master_merchant"]
    victim: int
    number: int


class EffectsView(msgspec.Struct, frozen=True):
    """What lasts this turn: cheaper raises, free promotions, materials at 2:1; a choice of cards under way.

    `sabotage`: the discard comes from a Saboteur. `takes` and `gifts` have been counted this turn.
    """

    cranes: int
    smiths: int
    fleets: list[Trade]
    choosing: ChoosingView | None
    sabotage: bool
    takes: int
    gifts: int


class AdventurersPublic(views.Public, frozen=True):
    """The same bytes for everybody."""

    box: BoxView
    goblins: GoblinsView
    event_die: EventDieView
    figures: FiguresView
    standings: list[StandingView]
    progress: ProgressView
    effects: EffectsView


class LookView(msgspec.Struct, frozen=True):
    """Phase `card`, for who chooses: the victim's hand, or its progress cards."""

    victim: int
    hand: Cards | None
    progress: dict[Progress, int] | None


class AdventurersOwn(views.Own, frozen=True):
    """What only its seat sees."""

    progress: dict[Progress, int]
    look: LookView | None
