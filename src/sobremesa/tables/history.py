"""What was: older entries in pages, and a game that is over, frame by frame and as a whole. Folded off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from sobremesa.kit.draws import Draw
from sobremesa.kit.records import Refusal
from sobremesa.store.base import Entry
from sobremesa.tables import chance
from sobremesa.tables.context import Context
from sobremesa.tables.fold import apply, fold
from sobremesa.tables.reel import Points, Reel, Strips, Turn, sections_at, sections_new
from sobremesa.tables.state import TableState
from sobremesa.tables.views import Views

MOST = 500
"""Entries a page holds at most."""
MOST_STEPS = 100
"""Steps that come with a scene at most."""
STEPS_FULL = 250_000
"""So many bytes of steps are enough: those that would follow come with a scene of their own."""


class Page(msgspec.Struct, frozen=True):
    """Shown entries in the reader's form, in order; `head` is the log's last seq."""

    told: tuple[msgspec.Raw, ...]
    head: int


class SceneStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """What entry `seq` changed of what a scene shows. Parts are encoded JSON."""

    seq: int
    told: msgspec.Raw
    table: msgspec.Raw | None = None
    public: dict[str, msgspec.Raw] | None = None
    own: dict[str, msgspec.Raw] | None = None
    standing: msgspec.Raw | None = None


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game after entry `seq`, through one seat's eyes (`own`), or open (`owns`, every seat's). Parts are encoded JSON.

    `first` and `last`: the entries with which the game began and ended. `steps`: what the next entries change.
    """

    seq: int
    head: int
    first: int
    last: int
    table: msgspec.Raw
    public: dict[str, msgspec.Raw] | None = None
    own: dict[str, msgspec.Raw] | None = None
    owns: tuple[dict[str, msgspec.Raw], ...] = ()
    standing: msgspec.Raw | None = None
    told: msgspec.Raw | None = None
    steps: tuple[SceneStep, ...] = ()


class Story(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole game that is over, in numbers. `draws`: seq, label, value and sides of every draw, in order.

    `events`: for each type of event the entries that had one.
    """

    first: int
    last: int
    turns: list[Turn]
    points: list[Points]
    draws: list[tuple[int, str, int | tuple[int, ...], int]]
    events: dict[str, list[int]]
    luck: msgspec.Struct | None = None
    """What the game tells of its luck, in a form of its own."""


async def page(context: Context, code: str, seat: int | None, after: int, limit: int) -> Page:
    """Entries of a running game above `after`, at most `limit`, in the form of a seat or of a watcher."""
    log = await context.store.load(code)
    told = await asyncio.to_thread(_page, context, log, seat, after, min(limit, MOST))
    return Page(told, len(log) - 1)


def _page(context: Context, log: Sequence[Entry], seat: int | None, after: int, limit: int) -> tuple[msgspec.Raw, ...]:
    if not log:
        return ()
    state = TableState(log[0].table, context.games.load, partial(chance.seed, context.secret, log[0].table))
    views = Views(len(log), menus=False)
    views.update(state, [apply(state, entry) for entry in log])
    return views.told(seat, after)[:limit]


def page_of(reel: Reel, seat: int | None, after: int, limit: int) -> Page:
    """The same of a game that is over."""
    return Page(reel.told(seat, after, min(limit, MOST)), reel.head)


def scene(reel: Reel, seq: int, seat: int | None, *, as_open: bool, steps: int) -> Scene | Refusal:
    """The game after entry `seq`, and what the next `steps` entries change; of large ones fewer, but one at least.

    Refusals: `no_seat`, `bad_seq {head}`.
    """
    if not 0 <= seq <= reel.head:
        return Refusal("bad_seq", {"head": reel.head})
    if seat is not None and not 0 <= seat < len(reel.state.seats):
        return Refusal("no_seat")
    eyes = None if as_open or seat is None or seat >= len(reel.own) else reel.own[seat]
    return Scene(
        seq=seq,
        head=reel.head,
        first=reel.first,
        last=reel.last,
        table=reel.table.at(seq) or msgspec.Raw(b"null"),
        public=sections_at(reel.public, seq),
        own=None if eyes is None else sections_at(eyes, seq),
        owns=tuple(sections_at(strips, seq) or {} for strips in reel.own) if as_open else (),
        standing=reel.standing.at(seq),
        told=reel.shown[seq].to(seat),
        steps=tuple(_steps(reel, range(seq + 1, min(seq + steps, reel.head) + 1), seat, eyes)),
    )


def _steps(reel: Reel, seqs: range, seat: int | None, eyes: Strips | None) -> Iterator[SceneStep]:
    size = 0
    for seq in seqs:
        step = _step(reel, seq, seat, eyes)
        yield step
        size += len(msgspec.json.encode(step))
        if size >= STEPS_FULL:
            return


def _step(reel: Reel, seq: int, seat: int | None, eyes: Strips | None) -> SceneStep:
    return SceneStep(
        seq=seq,
        told=reel.shown[seq].to(seat),
        table=reel.table.new(seq),
        public=sections_new(reel.public, seq),
        own=None if eyes is None else sections_new(eyes, seq),
        standing=reel.standing.new(seq),
    )


def story(reel: Reel) -> Story:
    """The whole game in numbers."""
    draws = [_draw(seq, draw) for seq, draw in reel.draws]
    return Story(reel.first, reel.last, reel.turns, reel.points, draws, reel.events, reel.luck())


def _draw(seq: int, draw: Draw) -> tuple[int, str, int | tuple[int, ...], int]:
    return seq, draw.label, draw.value, draw.sides


async def state_at(context: Context, code: str, seq: int) -> TableState | None:
    """The table as it was after entry `seq`; None if there is no such entry."""
    log = await context.store.load(code, limit=seq + 1)
    if len(log) != seq + 1:
        return None
    state = TableState(code, context.games.load, partial(chance.seed, context.secret, code))
    return await asyncio.to_thread(fold, state, log)
