"""Records of a table: its options, and what people see of it besides the game."""

from typing import Annotated, Any, Literal

import msgspec

from sobremesa.kit.records import OptionField

TableStatus = Literal["waiting", "playing", "finished", "closed", "asleep"]


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options every table has, whatever the game. `seats` left out: the game's usual number; `clock` in seconds."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=12)] | None = None
    clock: Annotated[int, msgspec.Meta(ge=20, le=120)] | None = 120
    protected: bool = False
    """Seats come back by their secret only, never by the name alone."""
    watchers: Literal["all", "none"] = "all"
    chat: Literal["all", "seats", "off"] = "all"
    absent: Literal["rules", "wait", "bot"] = "rules"
    """What happens to the seats of absent people: the game's rules, the table waits, or a bot stands in."""


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A taken seat. `number` is its place in the order of play as it stands (a lot changes it)."""

    number: int
    name: str
    colour: str
    portrait: str | None
    host: bool = False
    bot: str | None = None
    """The bot that sits here from the start, by name: `normal`."""
    stand_in: str | None = None
    """The bot that plays for its absent owner."""
    guest: str | None = None
    """Name of the newcomer who plays for its absent owner."""
    given: bool = False
    """★ has opened it to a newcomer."""
    connected: bool = False
    away_at: int | None = None
    """Connection lost: server time in ms at which the seat becomes absent."""
    absent: bool = False
    rematch: bool = False
    """Has asked for a rematch."""


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """What chance is proved by: the commitment C to the secret S, what people added, and S once it may be told."""

    commitment: str
    contributions: list[str | None] = []
    secret: str | None = None


class Forked(msgspec.Struct, frozen=True):
    """The table goes on from the game of table `code` after its entry `seq`, in its turn `turn`."""

    code: str
    seq: int
    turn: int


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody sees of a table; the same bytes for all."""

    code: str
    game: str
    generation: int
    options: dict[str, Any]
    """The game's options, settled."""
    table: TableOptions
    status: TableStatus
    seats: list[SeatView | None]
    drawn: int
    """How many lots have been drawn for the order (N17)."""
    opener: str | None
    """Name of the seat that bears ★, if it has sat."""
    proof: Proof
    live: list[OptionField] = []
    """Options that ★ may change in the waiting room (N5)."""
    colours: list[str] = []
    """Colours still free."""
    portraits: list[str] = []
    """Portraits still free; empty for a game without portraits."""
    bots: list[str] = []
    """Kinds of bots that this game has, weakest first."""
    watchers: int = 0
    next: str | None = None
    """Code of the rematch's table."""
    chat_muted: list[int] = []
    """Seats whose chat ★ has muted."""
    forked: Forked | None = None


class MeView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who the reader is at this table."""

    seat: int | None = None
    host: bool = False
    """Has ★'s powers now (N15)."""
    opener: bool = False
    """Is the device that opened the table, so that the first seat it takes bears ★."""
    short_code: str | None = None
    """Short code by which this seat comes back on another device of a protected table."""


class TableCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list ("Tus mesas") or behind a link before one is connected."""

    code: str
    game: str
    options: dict[str, Any]
    table: TableOptions
    status: TableStatus
    seats: list[SeatView | None]
    opener: str | None = None
    seat: int | None = None
    """The reader's seat, if any."""
    waits_for_you: bool = False
    waits_for: list[int] = []
    winners: list[int] = []
    points: list[int] = []
    turn: dict[str, Any] = {}
    """What the game says of where it stands, for one line: `{"turn": 12, "round": 3}`."""


class Opened(msgspec.Struct, frozen=True):
    """A table to go to. `existing`: this device keeps it open already (N10), nothing new was opened."""

    code: str
    existing: bool = False


class Done(msgspec.Struct, frozen=True):
    """A request is done and durable, as entry `seq` (-1: it needed none)."""

    seq: int
    result: dict[str, Any] | None = None


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry as its reader may know it: who did it (`by`: a seat, `host`, or `server`), its events in this reader's form."""

    seq: int
    at: int
    kind: str
    by: str
    events: list[Any] = []
    undone: bool = False
    """Taken back by a later undo: shown struck through."""


Phrase = Literal["hello", "luck", "thinking", "moment", "nice", "thanks", "sorry", "again"]
"""What is said often: each reader is told it in their own language."""


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said. `seat` is null for a watcher, whose name may be empty. A phrase has no text."""

    n: int
    at: int
    seat: int | None
    name: str
    text: str
    phrase: Phrase | None = None


class Deadline(msgspec.Struct, frozen=True):
    """The wait `wait` of `seat` runs out at `at` (server time, ms); `total` is its whole length in ms."""

    seat: int
    wait: str
    at: int
    total: int


class ClockView(msgspec.Struct, frozen=True):
    """Server time and all deadlines that run."""

    now: int
    deadlines: list[Deadline] = []


class PresenceView(msgspec.Struct, frozen=True):
    """For each seat whether it is connected, and when (server time, ms) it will be absent."""

    connected: list[bool]
    away_at: list[int | None]
    watchers: int
    names: list[str] = []
    """What watchers are called, those that say it."""


class Delta(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one audience has to be told above a seq: the parts whose version is higher. Parts are encoded JSON.

    `told` are `Told`s; `public`, `own`: section name to its value; `menu` a `Menu`, `waiting` a `Waiting`, `standing` a
    `Standing`, `table` a `TableView`, `me` a `MeView`. `complete`: `told` reaches back to the seq asked for.
    """

    seq: int
    complete: bool = True
    told: tuple[msgspec.Raw, ...] = ()
    table: msgspec.Raw | None = None
    me: msgspec.Raw | None = None
    public: dict[str, msgspec.Raw] | None = None
    own: dict[str, msgspec.Raw] | None = None
    menu: msgspec.Raw | None = None
    waiting: msgspec.Raw | None = None
    standing: msgspec.Raw | None = None
    clock: ClockView | None = None
