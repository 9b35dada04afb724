"""The battery passes the tiny game and catches each of its broken variants: a check that cannot fail proves nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from kit.tiny.game import TINY, Tiny
from kit.tiny.records import Ask, Dealt, Own, Pass, Pay, Public, Stake, State, Tile
from sobremesa.kit.checks import endings, positions, secrets, undoing
from sobremesa.kit.checks.broken import Broken
from sobremesa.kit.checks.chance import Labels
from sobremesa.kit.checks.law import Effort, law_of_the_menu
from sobremesa.kit.checks.walk import Habits, random_game, walk
from sobremesa.kit.contract import Step
from sobremesa.kit.draws import Draw
from sobremesa.kit.match import Match
from sobremesa.kit.records import Action, Choice, Event, Menu, One, Owed, Refusal, Waiting, Who
from sobremesa.kit.rng import Rng

EFFORT = Effort(samples=6, mutations=40)
WIDTHS = {"at": 8}
OUTCOMES = secrets.Outcomes(to_all=frozenset({"ask", "pay", "duel"}), to_actor=frozenset({"pass"}))


def game_of(game: Any, seed: int) -> Match[Any]:
    return random_game(game, {}, 2 + seed % 2, Random(seed))


def law(game: Any, seed: int) -> None:
    rng = Random(seed)
    match = game_of(game, seed)
    for i, _ in enumerate(walk(match, rng)):
        if i % 3 == 0:
            law_of_the_menu(match, rng, EFFORT, WIDTHS)
    law_of_the_menu(match, rng, EFFORT, WIDTHS)


def undo(game: Any, seed: int) -> None:
    rng = Random(seed)
    match = game_of(game, seed)
    for _ in walk(match, rng):
        undoing.undo_restores(match, rng)


def chance(game: Any, seed: int) -> None:
    match = game_of(game, seed)
    labels = Labels(match)
    for moved in walk(match, Random(seed)):
        labels.enter(moved.step)


def secret(game: Any, seed: int) -> None:
    rng = Random(seed)
    match = game_of(game, seed)
    for _ in walk(match, rng):
        for viewer in (None, 0, 1):
            secrets.tells_no_secret(match, viewer, rng, 20, OUTCOMES, WIDTHS)


def ending(game: Any, seed: int) -> None:
    match = game_of(game, seed)
    endings.owners(match)
    for _ in walk(match, Random(seed), Habits()):
        endings.owners(match)
    endings.owners(match)
    endings.ends(game_of(game, seed), Random(seed), longest=300)
    endings.defaults_only(game_of(game, seed), lambda m: int(m.state.turn), 500)


def position(game: Any, seed: int) -> None:
    match = game_of(game, seed)
    for _ in walk(match, Random(seed)):
        positions.round_trips(match)
        positions.copies(match)
    positions.replays(match)


CHECKS: list[Callable[[Any, int], None]] = [law, undo, chance, secret, ending, position]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("seed", range(4))
def test_the_tiny_game_passes(check: Callable[[Any, int], None], seed: int) -> None:
    check(TINY, seed)


class OffersTooMuch(Tiny):
    """Offers a stake of a coin that the seat may not have."""

    def main(self, state: State, seat: int) -> list[Choice]:
        return [*super().main(state, seat), Choice("stake", (One("coin", ["gold", "silver"]),))]

    def explain(self, state: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Stake) and not state.purses[seat][action.coin]:
            return Refusal("cannot_afford")
        return super().explain(state, seat, action)


class OffersTooLittle(Tiny):
    """Forgets the tile, which `explain` and `play` allow."""

    def menu(self, state: State, seat: int) -> Menu:
        return Menu(tuple(choice for choice in super().menu(state, seat).choices if choice.type != "tile"))

    def explain(self, state: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Tile) and any(choice.type == "tile" for choice in super().menu(state, seat).choices):
            return None
        return super().explain(state, seat, action)


class ExplainsOnly(Tiny):
    """`play` refuses a pass that menu and `explain` allow."""

    def play(self, state: State, seat: int, action: Action) -> Step | Refusal:
        return Refusal("no") if isinstance(action, Pass) and state.turn == 3 else super().play(state, seat, action)


class PlaysMore(Tiny):
    """`play` accepts a pass of a seat that is not on turn."""

    def play(self, state: State, seat: int, action: Action) -> Step | Refusal:
        return super().play(state, state.active if isinstance(action, Pass) else seat, action)


class RefusesOtherwise(Tiny):
    """`play` gives another reason than `explain`."""

    def play(self, state: State, seat: int, action: Action) -> Step | Refusal:
        answer = super().play(state, seat, action)
        return Refusal("nope") if isinstance(answer, Refusal) and answer.code != "not_there" else answer


class MutatesOnRefusal(Tiny):
    """Counts the tries of a refused action in the state."""

    def play(self, state: State, seat: int, action: Action) -> Step | Refusal:
        answer = super().play(state, seat, action)
        if isinstance(answer, Refusal) and isinstance(action, Pay):
            state.turns += 1
        return answer


class HiddenRefusalMutates(Tiny):
    """A hidden refusal shows the card all the same."""

    def play(self, state: State, seat: int, action: Action) -> Step | Refusal:
        answer = super().play(state, seat, action)
        if isinstance(answer, Refusal) and isinstance(action, Ask):
            state.shown.append(action.card)
        return answer


class EmptyChoice(Tiny):
    """Offers a stake with no coin to choose from."""

    def main(self, state: State, seat: int) -> list[Choice]:
        return [*super().main(state, seat), Choice("stake", (One("coin", []),))]


class DrawsTwice(Tiny):
    """The toss of every turn has one label."""

    def play(self, state: State, seat: int, action: Action) -> Step | Refusal:
        answer = super().play(state, seat, action)
        if isinstance(answer, Step):
            return answer._replace(draws=[Draw("toss", draw.value) for draw in answer.draws])
        return answer


class DrawsInUndoable(Tiny):
    """A step that can be undone draws."""

    def play(self, state: State, seat: int, action: Action) -> Step | Refusal:
        answer = super().play(state, seat, action)
        if isinstance(answer, Step) and answer.undoable:
            return answer._replace(draws=[Draw(f"stake/{sum(state.stakes)}/{state.covered}", 0)])
        return answer


class PresenceDropped(Tiny):
    """Presence that did more than note who plays says that it did not."""

    def presence(self, state: State, seat: int, who: Who) -> Step:
        return super().presence(state, seat, who)._replace(undoable=False, events=[])

    def copy(self, state: State) -> State:
        copied = super().copy(state)
        copied.turns = state.turns + (1 if state.covered else 0)
        return copied


class UndoBreaks(Tiny):
    """A copy forgets the stakes, so that undo brings back another state."""

    def copy(self, state: State) -> State:
        copied = super().copy(state)
        copied.stakes = [0] * len(copied.stakes)
        return copied


class SharesHands(Tiny):
    """A copy shares the decks of cards with the original."""

    def copy(self, state: State) -> State:
        copied = super().copy(state)
        copied.hands, copied.deck = state.hands, state.deck
        return copied


class LeaksInPublic(Tiny):
    """The public view counts the highest card of the first seat among those shown."""

    def public(self, state: State) -> msgspec.Struct:
        public = super().public(state)
        assert isinstance(public, Public)
        return msgspec.structs.replace(public, shown=[*public.shown, max(state.hands[0], default=0)])

    def imagine(self, public: Any, own: Any, seat: int | None, rng: Rng) -> State:
        return super().imagine(msgspec.structs.replace(public, shown=public.shown[:-1]), own, seat, rng)


class LeaksInOwn(Tiny):
    """The own view holds the next card of the deck."""

    def own(self, state: State, seat: int) -> msgspec.Struct:
        return Own([*state.hands[seat], *state.deck[-1:]])

    def imagine(self, public: Any, own: Any, seat: int | None, rng: Rng) -> State:
        number = 0 if seat is None else public.players[seat].cards
        return super().imagine(public, Own(own.hand[:number] if own else []), seat, rng)


class LeaksInMenu(Tiny):
    """The menu offers to ask only for cards that somebody holds."""

    def main(self, state: State, seat: int) -> list[Choice]:
        held = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
        plain = [choice for choice in super().main(state, seat) if choice.type != "ask"]
        return [*plain, Choice("ask", (One("card", sorted(held)),))] if held else plain


class LeaksInExplain(Tiny):
    """The refusal tells how high the first rival's first card is."""

    def explain(self, state: State, seat: int, action: Action) -> Refusal | None:
        refusal = super().explain(state, seat, action)
        rival = state.hands[(seat + 1) % len(state.who)]
        return Refusal(refusal.code, {"card": rival[:1]}) if refusal else None


class LeaksInEvent(Tiny):
    """Everybody is shown the card that is dealt."""

    def show(self, event: Event, viewer: int | None) -> Event:
        return event

    def play(self, state: State, seat: int, action: Action) -> Step | Refusal:
        answer = super().play(state, seat, action)
        if isinstance(answer, Step) and isinstance(action, Pass) and state.deck:
            return answer._replace(events=[*answer.events, Dealt(seat, state.deck[-1])])
        return answer


class LeaksInBlocked(Tiny):
    """The reason why something is off tells the first card of the deck."""

    def blocked(self, state: State, seat: int) -> dict[str, Refusal]:
        return {"duel": Refusal("wrong_phase", {"next": state.deck[-1:]})}


class LeaksInPreview(Tiny):
    """The preview of asking for a card tells whether it is there."""

    def preview(self, state: State, seat: int, action: Action) -> msgspec.Struct | Refusal | None:
        if isinstance(action, Ask) and any(action.card in hand for hand in state.hands):
            return Own([action.card])
        return None


class LeaksInWait(Tiny):
    """The wait that all may see tells the first card of who is waited for."""

    def waiting(self, state: State) -> Waiting:
        waiting = super().waiting(state)
        return Waiting(tuple(msgspec.structs.replace(o, params={"c": state.hands[o.seat][:1]}) for o in waiting.owed))


class NeverEnds(Tiny):
    """Goes on after the last turn."""

    def end_turn(self, state: State) -> list[Event]:
        state.turns += 1
        return super().end_turn(state)


class NobodyOwes(Tiny):
    """In turn 3 nobody is waited for."""

    def waiting(self, state: State) -> Waiting:
        return Waiting() if state.turn == 3 else super().waiting(state)


class GhostOwes(Tiny):
    """A decision is owed by a seat that does not exist."""

    def waiting(self, state: State) -> Waiting:
        waiting = super().waiting(state)
        return Waiting((*waiting.owed, Owed(7, "ghost", "main"))) if waiting.owed else waiting


class DefaultHangs(Tiny):
    """The lapse of a payment pays nothing."""

    def lapse(self, state: State, seat: int) -> Step | Refusal:
        return Step([], undoable=False, draws=[]) if state.turn == 4 else super().lapse(state, seat)


class PositionForgets(Tiny):
    """The position leaves out the debts."""

    def position(self, state: State) -> Any:
        return {**super().position(state), "debts": {}}


class ReplayDiffers(Tiny):
    """The start depends on something outside of the record."""

    games = 0

    def start(self, options: Any, who: tuple[Who, ...], key: bytes, generation: int) -> tuple[State, Step]:
        self.games += 1
        return super().start(options, who, key[:-1] + bytes([self.games]), generation)


BROKEN: list[tuple[Callable[[Any, int], None], type[Tiny], str]] = [
    (law, OffersTooMuch, "offered"),
    (law, OffersTooLittle, "not offered"),
    (law, ExplainsOnly, "refuse"),
    (law, PlaysMore, "not offered what `play` accepts"),
    (law, RefusesOtherwise, "different refusals"),
    (law, MutatesOnRefusal, "changes the state"),
    (law, HiddenRefusalMutates, "hidden refusal"),
    (law, EmptyChoice, "without any value"),
    (chance, DrawsTwice, "drawn twice"),
    (chance, DrawsInUndoable, "undoable step draws"),
    (undo, UndoBreaks, "does not restore"),
    (undo, PresenceDropped, "does not restore"),
    (position, SharesHands, "changes the original"),
    (position, PositionForgets, "position"),
    (position, ReplayDiffers, "digest"),
    (secret, LeaksInPublic, "`public` differs"),
    (secret, LeaksInOwn, "`own` differs"),
    (secret, LeaksInMenu, "menu differs"),
    (secret, LeaksInExplain, "`explain` differs"),
    (secret, LeaksInEvent, "events differ"),
    (secret, LeaksInBlocked, "`blocked` differs"),
    (secret, LeaksInPreview, "`preview` differs"),
    (secret, LeaksInWait, "waits differ"),
    (ending, NeverEnds, "no end"),
    (ending, NobodyOwes, "nobody is waited for"),
    (ending, GhostOwes, "owed by no seat"),
    (ending, DefaultHangs, "do not bring the turn"),
]


@pytest.mark.parametrize("check,broken,told", BROKEN, ids=lambda value: getattr(value, "__name__", ""))
def test_a_broken_game_is_caught(check: Callable[[Any, int], None], broken: type[Tiny], told: str) -> None:
    def run() -> None:
        for seed in range(30):
            check(broken(), seed)

    with pytest.raises((Broken, ValueError), match=told):
        run()
