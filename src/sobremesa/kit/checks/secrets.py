"""Hidden information: what a viewer is given depends on nothing that it may not know."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from sobremesa.kit.checks.broken import must
from sobremesa.kit.checks.domains import arbitrary
from sobremesa.kit.checks.walk import seats_of, without_undo
from sobremesa.kit.decode import decode
from sobremesa.kit.match import Match
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Action, Refusal
from sobremesa.kit.rng import Rng
from sobremesa.kit.sampling import sample

encode = msgspec.json.encode


class Outcomes(NamedTuple):
    """Types of action that show what was hidden; a step that draws shows it too and is known by its draws."""

    to_all: frozenset[str] = frozenset()
    """What everybody is shown depends on what is hidden from somebody: a monopoly, the answer to an offer."""
    to_actor: frozenset[str] = frozenset()
    """What the actor alone is shown does: a card taken from a deck."""


def tells_no_secret(
    match: Match[Any],
    viewer: int | None,
    rng: Rng,
    actions: int,
    outcomes: Outcomes,
    widths: dict[str, int],
) -> None:
    """For `t = imagine(view)`: views, waits, menu and `explain` are the same bytes, and so are shown events.

    `outcomes` says which actions show what was hidden; `actions` is how many are explained.
    """
    other = match.imagine(viewer, rng)
    plain = match.fork()
    must(encode(plain.public()) == encode(other.public()), match, f"`public` differs for {viewer}", other.public())
    must(encode(plain.waiting()) == encode(other.waiting()), match, f"waits differ for {viewer}", other.waiting())
    must(
        other.game.from_position(other.game.position(other.state)) is not None, match, "an imagined position is broken"
    )
    if viewer is not None:
        _same_to_seat(plain, other, viewer, rng, actions, widths)
        _same_menus(match, plain, other, viewer)
    for seat in seats_of(match):
        _same_events(plain, other, viewer, seat, rng, outcomes)


def _same_menus(match: Match[Any], plain: Match[Any], other: Match[Any], viewer: int) -> None:
    blocked = [encode(m.game.blocked(m.state, viewer)) for m in (plain, other)]
    must(blocked[0] == blocked[1], match, f"`blocked` differs for {viewer}", blocked[1])


def _same_to_seat(
    plain: Match[Any], other: Match[Any], seat: int, rng: Rng, actions: int, widths: dict[str, int]
) -> None:
    must(encode(plain.own(seat)) == encode(other.own(seat)), plain, f"`own` differs for {seat}", other.own(seat))
    menu = plain.menu(seat)
    must(encode(menu) == encode(other.menu(seat)), plain, f"the menu differs for {seat}", menu, other.menu(seat))
    for action in some_actions(plain, seat, rng, actions, widths):
        here, there = plain.explain(seat, action), other.explain(seat, action)
        must(encode(here) == encode(there), plain, f"`explain` differs for {seat}", action, here, there)
        here_shown, there_shown = plain.preview(seat, action), other.preview(seat, action)
        must(encode(here_shown) == encode(there_shown), plain, f"`preview` differs for {seat}", action)


def some_actions(match: Match[Any], seat: int, rng: Rng, number: int, widths: dict[str, int]) -> list[Action]:
    """Actions of all kinds: one in three from the menu, the others anywhere in what is declared."""
    known = kinds(match.game.actions)
    menu = without_undo(match.menu(seat))
    shapes = [kind for name, kind in known.items() if name != "undo"]
    found: list[Action] = []
    for i in range(number):
        if menu.choices and i % 3 == 0:
            found.append(sample(menu, rng, known))
            continue
        action = decode(match.game, arbitrary(shapes[rng.randrange(len(shapes))], rng, widths))
        if not isinstance(action, Refusal):
            found.append(action)
    return found


def _same_events(
    plain: Match[Any], other: Match[Any], viewer: int | None, seat: int, rng: Rng, outcomes: Outcomes
) -> None:
    left_out = outcomes.to_all | outcomes.to_actor if seat == viewer else outcomes.to_all
    choices = [choice for choice in plain.menu(seat).choices if choice.type not in left_out]
    if not choices:
        return
    menu = msgspec.structs.replace(plain.menu(seat), choices=tuple(choices))
    action = sample(menu, rng, kinds(plain.game.actions))
    here, there = plain.fork().play(seat, action), other.fork().play(seat, action)
    if isinstance(here, Refusal) or isinstance(there, Refusal):
        must(seat != viewer, plain, f"seat {viewer} is offered what an imagined state refuses", action, here, there)
        return
    if not here.draws and not there.draws:
        shown = [[plain.game.show(event, viewer) for event in step.events] for step in (here, there)]
        must(encode(shown[0]) == encode(shown[1]), plain, f"events differ for {viewer}", action, *shown)
