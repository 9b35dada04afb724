"""The law of the menu: what is offered is what `explain` finds nothing against, and what `play` accepts."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from sobremesa.kit.checks.broken import must
from sobremesa.kit.checks.domains import along, arbitrary, enumerable, mutations, parameters
from sobremesa.kit.checks.walk import pick, seats_of, without_undo
from sobremesa.kit.decode import decode
from sobremesa.kit.match import Match
from sobremesa.kit.menus import choice_size, kinds, offers
from sobremesa.kit.records import Action, Choice, Menu, Refusal
from sobremesa.kit.rng import Rng
from sobremesa.kit.sampling import sample_choice


class Effort(NamedTuple):
    """How much of the law is tried at a state."""

    samples: int = 20
    """Of each offered type, played on a copy."""
    mutations: int = 200
    """In all, of actions that are wrong in form."""
    pairs: bool = True
    """Every pair of declared values of actions with two parameters, or else every value of each beside a drawn one."""


def law_of_the_menu(match: Match[Any], rng: Rng, effort: Effort, widths: dict[str, int]) -> None:
    """For every seat that may act: samples are accepted, and for anything else offered, explained and played agree.

    The same for one of the seats that may do nothing. `widths`: for parameters that are numbers of something, how many
    there are (`{"edge": 72}`).
    """
    menus = [(seat, without_undo(match.menu(seat))) for seat in seats_of(match)]
    idle = [entry for entry in menus if not entry[1].choices]
    trying = [entry for entry in menus if entry[1].choices] + ([pick(rng, idle)] if idle else [])
    for seat, menu in trying:
        _samples(match, seat, menu, rng, effort.samples)
        trials = _Trials(match, seat, menu)
        _domains(trials, rng, widths, pairs=effort.pairs)
        _mutations(trials, rng, effort.mutations // len(trying), widths)
        trials.close()


class _Trials:
    """Many actions of one seat on one state: those refused are played on a shared copy, which must stay as it is."""

    def __init__(self, match: Match[Any], seat: int, menu: Menu) -> None:
        self.match = match
        self.seat = seat
        self.menu = menu
        self.copy = match.fork()
        self.refused: list[Action] = []

    def judge(self, action: Action) -> None:
        match, seat = self.match, self.seat
        offered = offers(self.menu, action)
        reason = match.explain(seat, action)
        told = "offered" if offered else "not offered"
        must(offered == (reason is None), match, f"an action is {told} to seat {seat}, explained by", action, reason)
        if offered:
            accepted(match, seat, action)
            return
        answer = self.copy.play(seat, action)
        must(isinstance(answer, Refusal), match, f"seat {seat} is not offered what `play` accepts", action)
        must(
            answer == reason,
            match,
            f"to seat {seat} `explain` and `play` give different refusals",
            action,
            reason,
            answer,
        )
        self.refused.append(action)

    def close(self) -> None:
        """No refusal has changed anything, bit for bit."""
        digest = self.match.digest()
        if self.copy.digest() == digest:
            return
        for action in self.refused:
            copy = self.match.fork()
            copy.play(self.seat, action)
            must(copy.digest() == digest, self.match, f"a refused action of seat {self.seat} changes the state", action)
        must(False, self.match, f"refused actions of seat {self.seat} change the state together")  # noqa: FBT003  # failed


def accepted(match: Match[Any], seat: int, action: Action) -> None:
    """`play` accepts the action on a copy, or refuses it with a code that the game calls hidden and changes nothing."""
    copy = match.fork()
    answer = copy.play(seat, action)
    if isinstance(answer, Refusal):
        hidden = match.game.hidden_refusals.get(str(action.__struct_config__.tag), frozenset())
        must(answer.code in hidden, match, f"seat {seat} is offered what `play` refuses with {answer.code}", action)
        must(copy.digest() == match.digest(), match, f"a hidden refusal to seat {seat} changes the state", action)


def _samples(match: Match[Any], seat: int, menu: Menu, rng: Rng, number: int) -> None:
    by_type: dict[str, list[Choice]] = {}
    for choice in menu.choices:
        must(choice_size(choice) > 0, match, f"seat {seat} is offered a choice without any value", choice)
        by_type.setdefault(choice.type, []).append(choice)
    known = kinds(match.game.actions)
    for row in by_type.values():
        for i in range(number):
            action = sample_choice(row[i % len(row)], rng, known)
            reason = match.explain(seat, action)
            must(offers(menu, action), match, f"seat {seat}'s menu does not offer what was drawn from it", action)
            must(reason is None, match, f"seat {seat} is offered what `explain` refuses", action, reason)
            accepted(match, seat, action)
            if not choice_size(row[0]) > 1 and len(row) == 1:
                break


def _domains(trials: _Trials, rng: Rng, widths: dict[str, int], *, pairs: bool) -> None:
    actions = trials.match.game.actions
    for kind in kinds(actions).values():
        if kind.__struct_config__.tag == "undo":
            continue
        whole = pairs or len(parameters(kind)) < 2
        example = {} if whole else _example(trials.menu, kind, rng, actions, widths)
        for action in (enumerable(kind, widths) if whole else along(kind, example, widths)) or ():
            trials.judge(action)


def _mutations(trials: _Trials, rng: Rng, number: int, widths: dict[str, int]) -> None:
    game = trials.match.game
    others = [kind for name, kind in kinds(game.actions).items() if name != "undo"]
    shapes = [kind for kind in others if enumerable(kind, widths) is None] or others
    for i in range(len(shapes)):
        values = _example(trials.menu, shapes[i], rng, game.actions, widths)
        for spoiled in mutations(values, rng, max(1, number // len(shapes))):
            action = decode(game, spoiled)
            if isinstance(action, Refusal):
                known = action.code in ("unknown_action", "bad_action")
                must(known, trials.match, "decoding refuses with another code", spoiled, action)
            elif action.__struct_config__.tag != "undo":
                trials.judge(action)


def _example(menu: Menu, kind: type[Action], rng: Rng, actions: Any, widths: dict[str, int]) -> dict[str, Any]:
    offered = [choice for choice in menu.choices if choice.type == kind.__struct_config__.tag]
    if offered and rng.random() < 0.7:
        values: dict[str, Any] = msgspec.to_builtins(sample_choice(offered[0], rng, kinds(actions)))
        return values
    return arbitrary(kind, rng, widths)
