"""Bodies and answers of the REST part. What is refused is answered by a `Refusal` with status 4xx."""

from typing import Annotated, Any

import msgspec

from sobremesa.kit.records import Meta, Standing
from sobremesa.server.wire import Code, Name
from sobremesa.tables.records import TableOptions, TableView, Told


class GameCard(msgspec.Struct, frozen=True):
    """A game one may open a table of, and the bots that play it, weakest first."""

    meta: Meta
    bots: list[str]


class GameList(msgspec.Struct, frozen=True):
    """All games. `version`: the server's."""

    games: list[GameCard]
    version: str


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. `options` are the game's; what is left out takes its default."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, Any] = {}
    table: TableOptions = TableOptions()


class Wake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Wake a sleeping table: with nothing by a device that had a seat, else by a seat's name (N19, N21)."""

    name: Name | None = None
    secret: Code | None = None


class ForkFrom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a finished game as it was after entry `at`."""

    at: Annotated[int, msgspec.Meta(ge=0)]


class RecordPage(msgspec.Struct, frozen=True):
    """Shown entries in the reader's form, in order; `head` is the log's last seq."""

    told: list[Told]
    head: int


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """What entry `seq` changed of what a replay shows; sections replace sections of the same name."""

    seq: int
    told: Told
    table: TableView | None = None
    public: dict[str, Any] | None = None
    own: dict[str, Any] | None = None
    standing: Standing | None = None


class Replay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game after entry `seq`, open or through one seat's eyes. `told` is what that entry brought."""

    seq: int
    head: int
    first: int
    """The entry with which the game began."""
    last: int
    """The entry with which it ended; after it come only the table's own."""
    table: TableView
    public: dict[str, Any] | None = None
    own: dict[str, Any] | None = None
    owns: list[dict[str, Any]] = []
    """Open replay: every seat's own part, in seat order."""
    standing: Standing | None = None
    told: Told | None = None
    steps: list[ReplayStep] = []
    """What the next entries change: as many as were asked for, or fewer where they are large."""


class StoryTurn(msgspec.Struct, frozen=True):
    """From entry `seq` on it is turn `turn`."""

    seq: int
    turn: int


class StoryPoints(msgspec.Struct, frozen=True):
    """From entry `seq` on the seats have these points: while the game runs, those that all see."""

    seq: int
    points: list[int]


class Story(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game in numbers. `draws`: entry, label and value (a number, or an order) of every draw.

    A number comes with how many could have come (`sides`), an order with 0.
    `events`: for each type of event the entries that had one.
    """

    first: int
    last: int
    turns: list[StoryTurn]
    points: list[StoryPoints]
    draws: list[tuple[int, str, int | list[int], int]]
    events: dict[str, list[int]]
    luck: Any = None
    """What the game tells of its luck, in a form of its own."""
