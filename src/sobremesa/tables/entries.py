"""The bodies of a table's entries, one struct a kind. What an entry's `by` says is not said again, but for the seat."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sobremesa.bots.watchdog import Trouble
from sobremesa.kit.records import Who
from sobremesa.tables.records import TableOptions

GAME_KINDS = frozenset({"act", "lapse", "presence", "undo"})
"""Entries that the game folds, and that carry its digest."""


class Body(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What an entry says."""


class SeatBody(Body, frozen=True):
    """It is about a seat."""

    seat: int


class GameBody(SeatBody, frozen=True, kw_only=True):
    """An input of the game. `secret` is S, in the one that ends it."""

    secret: str | None = None


class Reserved(Body, frozen=True):
    """A seat that a rematch keeps for the same person or bot. `basis`: the table whose `holder` this is."""

    name: str
    colour: str
    portrait: str | None
    holder: str | None = None
    basis: str | None = None
    bot: str | None = None
    star: bool = False


class Fork(Body, frozen=True):
    """Where a fork begins: the position after entry `seq` of table `of`, as the game writes it (`Game.position`)."""

    of: str
    seq: int
    turn: int
    position: Any


class OpenBody(Body, frozen=True):
    """The table is opened. `opener`: the holder of the device with ★, unless no device opened it."""

    game: str
    generation: int
    options: dict[str, Any]
    table: TableOptions
    nonce: str
    commitment: str
    opener: str | None = None
    of: str | None = None
    """The table that this is the rematch of."""
    reserved: list[Reserved | None] = []
    fork: Fork | None = None
    """It goes on from a position of another game, with chance of its own."""


class SitBody(SeatBody, frozen=True):
    """Somebody takes a seat. While the game runs: a newcomer, into a seat that ★ gave."""

    name: str
    colour: str
    portrait: str | None
    holder: str
    salt: str | None = None


class LeaveBody(SeatBody, frozen=True):
    """A seat becomes free, by its person or by ★; while the game runs ★ gives it to whom comes."""


class DressBody(SeatBody, frozen=True):
    """Another colour or portrait."""

    colour: str
    portrait: str | None


class BotBody(SeatBody, frozen=True):
    """A bot into a free seat; `bot` None: out of it again."""

    bot: str | None
    name: str = ""
    colour: str = ""
    portrait: str | None = None


class LotBody(Body, frozen=True):
    """Lot number `n`: who sat at `order[i]` comes to place i."""

    n: int
    order: list[int]


class OptionBody(Body, frozen=True):
    """An option has another value; `of` table: a fact of the table's (`rematch`, `next`, `host`)."""

    name: str
    value: Any
    of: Literal["game", "table"] = "game"


class StartBody(Body, frozen=True):
    """The game begins, with what it begins with. K is not here: it follows from S and the salts."""

    options: dict[str, Any]
    who: list[Who]
    salts: list[str | None]


class TakeoverBody(SeatBody, frozen=True):
    """A seat is got back by its name. `guest`: the newcomer stays the one who plays."""

    holder: str
    guest: bool = False


class MuteBody(Body, frozen=True):
    """The chat of a seat, or of all who watch (`seat` null), is off or on."""

    seat: int | None
    muted: bool


class ResumeBody(Body, frozen=True):
    """Deadlines move by `ms`; a sleeping table is awake."""

    ms: int


class CloseBody(Body, frozen=True):
    """The table shuts. `secret` is S: only ★'s closing tells it."""

    reason: Literal["closed", "asleep"]
    secret: str | None = None


class ActBody(GameBody, frozen=True):
    """A seat's action. `bot`: its bot failed where the game has no default, and the server drew from the menu."""

    action: msgspec.Raw
    bot: Trouble | None = None


class UndoBody(GameBody, frozen=True):
    """A seat takes back its last step."""


class LapseBody(GameBody, frozen=True):
    """The server decides for a seat: its time is up, or (`bot`) its bot failed."""

    wait: str
    bot: Trouble | None = None


class PresenceBody(GameBody, frozen=True):
    """Who plays for a seat from now on. `game` False: the table alone is told, and waits (option `absent` wait)."""

    who: Who
    bot: str | None = None
    game: bool = True


BODIES: dict[str, type[Body]] = {
    "open": OpenBody,
    "sit": SitBody,
    "leave": LeaveBody,
    "dress": DressBody,
    "bot": BotBody,
    "lot": LotBody,
    "option": OptionBody,
    "start": StartBody,
    "takeover": TakeoverBody,
    "mute": MuteBody,
    "resume": ResumeBody,
    "close": CloseBody,
    "act": ActBody,
    "undo": UndoBody,
    "lapse": LapseBody,
    "presence": PresenceBody,
}
_DECODERS = {kind: msgspec.json.Decoder(body, strict=True) for kind, body in BODIES.items()}
_ENCODER = msgspec.json.Encoder()


class BadEntry(ValueError):
    """An entry cannot be folded. `seq` names it."""

    def __init__(self, seq: int, reason: str) -> None:
        super().__init__(f"entry {seq}: {reason}")
        self.seq = seq
        self.reason = reason


def read_body(seq: int, kind: str, raw: bytes | msgspec.Raw) -> Body:
    """An entry's body. Raises `BadEntry`."""
    decoder = _DECODERS.get(kind)
    if decoder is None:
        raise BadEntry(seq, f"there is no kind {kind!r}")
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadEntry(seq, str(error)) from error


def write_body(body: Body) -> msgspec.Raw:
    """The bytes that are stored."""
    return msgspec.Raw(_ENCODER.encode(body))
