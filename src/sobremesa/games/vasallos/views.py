"""What viewers of Vasallos see, built up field by field; everything is public (V88). First-level fields are sections.

At the end all actions and events, those of the boxes too.
"""

from typing import Literal

import msgspec

from sobremesa.games.vasallos import events as told
from sobremesa.games.vasallos.actions import Figure, NoFigure, Place
from sobremesa.games.vasallos.expansions.ferias.records import (
    BuilderSlot,
    ExtraTile,
    GoodsCounted,
    GoodsSlot,
    GoodsTaken,
)
from sobremesa.games.vasallos.expansions.sombra.records import NoPhantom, Phantom
from sobremesa.games.vasallos.records import FeatureView, Piece, Scored, Source
from sobremesa.kit.records import Who

Phase = Literal["place", "figure", "phantom", "over"]


class RulesView(msgspec.Struct, frozen=True):
    """What is played with: the boxes, and how many of each figure a seat has (V15)."""

    generation: int
    todo: bool
    ferias: bool
    sombra: bool
    seats: int
    figures: dict[Piece, int]


class TileView(msgspec.Struct, frozen=True):
    """A tile on the map. `seat` laid it; the start tile, nobody's, comes first."""

    tile: str
    x: int
    y: int
    turn: int
    seat: int | None


class PlayerView(msgspec.Struct, frozen=True):
    """What all see of a seat. `person`: the seat belongs to a person, also while a bot sits in for it."""

    seat: int
    who: Who
    person: bool
    points: int
    parts: dict[Source, int]
    supply: dict[Piece, int]


class TurnView(msgspec.Struct, frozen=True):
    """Where the game stands. `step` counts the tiles of this turn from 0; `hand` is the tile to be laid."""

    phase: Phase
    turn: int
    step: int
    active: int
    hand: str | None


class DeckView(msgspec.Struct, frozen=True):
    """How many tiles are left, which types (that follows from the rest), and those set aside."""

    left: int
    types: dict[str, int]
    aside: list[str]


class SlotsView(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the capabilities of the boxes keep: one optional field each, named like the capability."""

    goods: GoodsSlot | None = None
    builder: BuilderSlot | None = None


class Public(msgspec.Struct, frozen=True):
    """What everybody sees: seats and watchers alike."""

    rules: RulesView
    tiles: list[TileView]
    features: list[FeatureView]
    players: list[PlayerView]
    turn: TurnView
    deck: DeckView
    slots: SlotsView
    scored: list[Scored]


class Own(msgspec.Struct, frozen=True):
    """A seat sees nothing that others do not."""


class Preview(msgspec.Struct, frozen=True):
    """The features that an action touches, as they would be: those of the tile, or the one of the figure."""

    features: list[FeatureView]


VasallosAction = Place | Figure | NoFigure | Phantom | NoPhantom

VasallosEvent = (
    told.TurnBegan
    | told.TurnSkipped
    | told.TileDrawn
    | told.TileSetAside
    | told.TileLaid
    | told.FigurePlaced
    | told.FigureDeclined
    | told.PassedOver
    | told.FeatureScored
    | told.FigureReturned
    | told.PresenceChanged
    | told.GameOver
    | GoodsTaken
    | ExtraTile
    | GoodsCounted
)
