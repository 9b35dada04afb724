"""All messages of the wire protocol (docs/protocol.md). JSON over one WebSocket for each open table.

The client's TypeScript types are generated from this file and from the records it names (scripts/wire_types.py).
Every request carries `id`, made by the client and unique for its seat; it is answered by `done`, `refused`,
`explained` or `previewed` with the same `id`.
"""

from typing import Annotated, Any, Literal

import msgspec

from sobremesa.kit.records import Menu, Refusal, Standing, Waiting, snake
from sobremesa.tables.records import ChatLine, ClockView, MeView, Phrase, TableView, Told

VERSION = 1

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
Seq = Annotated[int, msgspec.Meta(ge=-1, le=10_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]
Name = Annotated[str, msgspec.Meta(max_length=400)]
Code = Annotated[str, msgspec.Meta(max_length=40)]
Salt = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]


class Request(msgspec.Struct, frozen=True, tag=snake, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


PEOPLE = 6
"""As many can share one device."""


class Hello(Request, frozen=True):
    """First message of a connection: the protocol's version, and the last seq the client holds (-1: nothing)."""

    version: int
    last: Seq = -1
    watch: bool = False
    """Only watch, even if this device has a seat (FP15)."""
    person: Annotated[int, msgspec.Meta(ge=0, lt=PEOPLE)] = 0
    """Which of several people at one device; each has a seat of their own."""
    name: Name = ""
    """What to call it while it watches; a name that could be taken for a player's is left out."""


class Do(Request, frozen=True):
    """An action of the game (undo is `{"type": "undo"}`). `on`: the last seq the client had folded."""

    id: Id
    on: Seq
    action: dict[str, Any]


class Explain(Request, frozen=True):
    """Why not? Answered by `explained`; never logged."""

    id: Id
    action: dict[str, Any]


class Preview(Request, frozen=True):
    """What would it give? Answered by `previewed`; never logged."""

    id: Id
    action: dict[str, Any]


class Chat(Request, frozen=True):
    """Say something: a phrase, told to each reader in their own language, or else the text."""

    id: Id
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""
    phrase: Phrase | None = None


class Ping(Request, frozen=True):
    """Is the server there? Answered by `pong`."""

    n: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Sit(Request, frozen=True):
    """Take a free seat (N11). `salt`: 16 random bytes of this browser, its share in the table's chance."""

    id: Id
    name: Name
    colour: Code
    portrait: Code | None
    salt: Salt


class Dress(Request, frozen=True):
    """Change colour or portrait before the start (N16)."""

    id: Id
    colour: Code
    portrait: Code | None


class Leave(Request, frozen=True):
    """Leave the own seat before the start (N16)."""

    id: Id


class Takeover(Request, frozen=True):
    """Get a seat back by its name (N19). `force`: its old screen is connected, and "it's me"."""

    id: Id
    name: Name
    force: bool = False
    secret: Code | None = None


class AddBot(Request, frozen=True):
    """★: a bot into a free seat; name, colour and portrait are chosen if left out."""

    id: Id
    seat: SeatNumber
    bot: Code
    name: Name | None = None


class RemoveBot(Request, frozen=True):
    """★: a bot out of its seat, before the start."""

    id: Id
    seat: SeatNumber


class FreeSeat(Request, frozen=True):
    """★: free a seat that is not connected, before the start (N15)."""

    id: Id
    seat: SeatNumber


class StandIn(Request, frozen=True):
    """★: a bot plays for a person absent for 3 minutes; `bot` null takes it away."""

    id: Id
    seat: SeatNumber
    bot: Code | None


class GiveSeat(Request, frozen=True):
    """★: open the seat of a person absent for 3 minutes to a newcomer, who sits with `sit`."""

    id: Id
    seat: SeatNumber


class Lot(Request, frozen=True):
    """★: draw the order of play (N17)."""

    id: Id


class SetOption(Request, frozen=True):
    """★: change a live option in the waiting room (N5)."""

    id: Id
    name: Code
    value: Any


class Start(Request, frozen=True):
    """★: start the game (N18)."""

    id: Id


class CloseTable(Request, frozen=True):
    """★: close the table for good (N21)."""

    id: Id


class Mute(Request, frozen=True):
    """★: switch the chat of a seat, or of all who watch (`seat` null), off or on."""

    id: Id
    seat: SeatNumber | None
    muted: bool


class Rematch(Request, frozen=True):
    """After the end: ask for another game with the same people; ★'s opens it."""

    id: Id


ClientMessage = (
    Hello
    | Do
    | Explain
    | Preview
    | Chat
    | Ping
    | Sit
    | Dress
    | Leave
    | Takeover
    | AddBot
    | RemoveBot
    | FreeSeat
    | StandIn
    | GiveSeat
    | Lot
    | SetOption
    | Start
    | CloseTable
    | Mute
    | Rematch
)


class Message(msgspec.Struct, frozen=True, tag=snake, tag_field="type", omit_defaults=True):
    """A message from the server."""


class Welcome(Message, frozen=True):
    """Everything a client needs, after `hello`. `public`, `own`, `menu`, `waiting` are there once the game runs."""

    version: int
    seq: int
    table: TableView
    me: MeView
    clock: ClockView
    public: dict[str, Any] | None = None
    own: dict[str, Any] | None = None
    menu: Menu | None = None
    waiting: Waiting | None = None
    standing: Standing | None = None
    told: list[Told] = []
    chat: list[ChatLine] = []


class Update(Message, frozen=True):
    """The table moved on to `seq`. Only what changed is in it: sections replace sections of the same name."""

    seq: int
    told: list[Told] = []
    table: TableView | None = None
    me: MeView | None = None
    public: dict[str, Any] | None = None
    own: dict[str, Any] | None = None
    menu: Menu | None = None
    waiting: Waiting | None = None
    standing: Standing | None = None
    clock: ClockView | None = None


class Done(Message, frozen=True):
    """The request `id` is done and durable, as entry `seq` (-1: it needed none). `result` where it has one."""

    id: str
    seq: int
    result: dict[str, Any] | None = None


class Refused(Message, frozen=True):
    """The request `id` is refused; nothing changed. `id` is empty when the message could not be read."""

    id: str
    code: str
    params: dict[str, Any] = {}


class Explained(Message, frozen=True):
    """Why not, or null: it may be done."""

    id: str
    refusal: Refusal | None


class Previewed(Message, frozen=True):
    """What it would give; the shape is the game's."""

    id: str
    result: Any


class Presence(Message, frozen=True):
    """Connections changed: for each seat whether it is connected, and when it will be absent."""

    connected: list[bool]
    away_at: list[int | None]
    watchers: int
    names: list[str] = []
    """What watchers are called, those that say it."""


class Said(Message, frozen=True):
    """Lines of chat."""

    lines: list[ChatLine]


class Moved(Message, frozen=True):
    """The device's seat is played elsewhere now; the device watches (N19)."""

    by_name: str


class Closed(Message, frozen=True):
    """The table is not to be had: `closed` by ★, `asleep`, `unknown`, `too_old`, `crowded`, `server`."""

    reason: Literal["closed", "asleep", "unknown", "too_old", "crowded", "server"]


class Pong(Message, frozen=True):
    """Answer to `ping`, with server time in ms."""

    n: int
    now: int


ServerMessage = Welcome | Update | Done | Refused | Explained | Previewed | Presence | Said | Moved | Closed | Pong
