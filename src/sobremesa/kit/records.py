"""The records that every layer speaks: actions, events, refusals, menus, waits.

Codes and parameters only; no sentence of any language stands here. All records are
`msgspec.Struct`s, so that they are validated when decoded and can be shown as a schema.
"""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

Value = str | int | bool | None
"""A value of a menu's field: a material, an edge, a seat; `None` is "nobody" or "to all"."""

Who = Literal["person", "bot", "nobody"]
"""Who acts for a seat: its person, a bot (from the start or a stand-in), or nobody (N192: absent)."""


def snake(name: str) -> str:
    """The tag of a record's class: `BuildRoad` becomes `build_road`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, tag=snake, tag_field="type", forbid_unknown_fields=True):
    """What a seat asks for. JSON: `{"type": "build_road", "edge": 17}`."""


class Undo(Action, frozen=True):
    """Take back the own last step. Every game's, so no game lists it; `Match` answers it."""


class Event(msgspec.Struct, frozen=True, tag=snake, tag_field="type"):
    """What happened. A secret field is optional and absent in the form others are shown."""


class Undone(Event, frozen=True):
    """`seat` took back its step `action` (a type of action), the last that was not taken back. Public."""

    seat: int
    action: str


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not: a code with parameters, `cannot_afford {missing: {"clay": 1}}`."""

    code: str
    params: dict[str, Any] = {}


class One(msgspec.Struct, frozen=True, tag="one", tag_field="kind"):
    """A field filled by one of `values`."""

    name: str
    values: list[Any]


class Counts(msgspec.Struct, frozen=True, tag="counts", tag_field="kind"):
    """A field filled by a number for each kind: `{"wood": 2, "clay": 1}`.

    Only positive numbers are named. Each is at most `max[kind]`, their sum is `least` to `most`.
    """

    name: str
    max: dict[str, int]
    least: int
    most: int


class Pair(msgspec.Struct, frozen=True, tag="pair", tag_field="kind"):
    """Two fields, `names`, filled together: for each first value the seconds that go with it."""

    names: tuple[str, str]
    options: list[tuple[Any, list[Any]]]


class Orientation(msgspec.Struct, frozen=True):
    """A way to hold a shape, and where it may lie: `anchors` is a bit set of cells in hexadecimal."""

    flip: bool
    turn: int
    anchors: str


class Cells(msgspec.Struct, frozen=True, tag="cells", tag_field="kind"):
    """Three fields, `flip`, `turn` and `at` (a cell's number), filled together."""

    orientations: list[Orientation]


Field = One | Counts | Pair | Cells

Group = Literal["play", "build", "trade", "cards", "talk", "back", "end"]
"""Where a choice stands in the choices list. `back`: undo and withdrawals; `talk`: offers and answers."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One shape of one type of action: every combination of its fields' values is legal.

    `disjoint`: no kind may stand in both `Counts` fields. `equal_total`: both have the same sum. `alias`: only other names
    for what choices beside it offer: accepted, and neither counted, drawn nor spelled out.
    """

    type: str
    fields: tuple[Field, ...] = ()
    group: Group = "play"
    disjoint: bool = False
    equal_total: bool = False
    alias: bool = False


class Menu(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a seat may do now, complete, and for what is off the refusal that says why."""

    choices: tuple[Choice, ...] = ()
    blocked: dict[str, Refusal] = {}


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock a wait runs on.

    `key` names the budget: waits with the same key share it (N197: the turn's time is not restarted within the turn).
    `seconds` is the budget, or None for the table's turn clock. `only_with_turn_clock`: runs only at a table that has one.
    """

    key: str
    seconds: int | None = None
    only_with_turn_clock: bool = False


class Owed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision that a seat owes before the game goes on.

    `wait` names this very decision: it changes when the decision becomes another one. `prompt` is the catalogue's
    code, with `params`. `lapse`: what running out does. `absence`: what the seat's absence does, if not done by the
    game within the presence entry itself.
    """

    seat: int
    wait: str
    prompt: str
    params: dict[str, Any] = {}
    clock: Clock | None = None
    lapse: Literal["default", "waits"] = "waits"
    absence: Literal["at_once", "after_10s", "waits"] = "waits"


class Waiting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is waited for (`owed`), who may act without being waited for (`free`).

    `stands`: no person is present at a table of persons (N195): nothing lapses, clocks stand, no bot acts.
    `turn` counts the turns: an action that was meant for another one is stale.
    """

    owed: tuple[Owed, ...] = ()
    free: tuple[int, ...] = ()
    stands: bool = False
    turn: int = 0


class Score(msgspec.Struct, frozen=True):
    """One seat's line of the final screen: `points` is the sum of `parts` (source code to points)."""

    seat: int
    points: int
    parts: dict[str, int]


class Standing(msgspec.Struct, frozen=True):
    """How the game stands. While it runs only public points are in it; when `finished`, every point."""

    finished: bool
    winners: tuple[int, ...]
    scores: tuple[Score, ...]


class OptionField(msgspec.Struct, frozen=True, omit_defaults=True):
    """One question of the New table form, drawn by the client without knowing the game.

    `kind` choice: one of `values`; number: `least` to `most`, with `values` as quick buttons; toggle: a boolean.
    `default_by` gives the default for a value of another field, or for a number of seats: `{"mode": {"basic": 10}}`,
    `{"seats": {"6": True}}`.
    """

    name: str
    kind: Literal["choice", "number", "toggle"]
    values: list[Any] = []
    least: int | None = None
    most: int | None = None
    default: Any = None
    default_by: dict[str, dict[str, Any]] = {}
    live: bool = False
    """May ★ change it in the waiting room (N5: the target)?"""


class Meta(msgspec.Struct, frozen=True):
    """What a lobby needs to know of a game; made without loading its rules."""

    id: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    generation: int
    form: tuple[OptionField, ...]
    colours: tuple[str, ...]
    portraits: tuple[str, ...]
    secrets: bool
    """Does a seat hold secrets (pass-and-play needs a cover)?"""
