"""`Match`: inputs, undo and its barriers, menus, forks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kit.tiny.game import TINY, Tiny
from kit.tiny.records import Options, Pass, Stake, State, Swap, Tile
from sobremesa.kit.contract import Step
from sobremesa.kit.match import ALL, BARE, Keep, Match, Refused
from sobremesa.kit.records import Refusal, Undo, Undone

KEY = bytes(range(32))


def begin(keep: Keep = ALL) -> Match[State]:
    return Match.new(TINY, {}, ("person", "person", "bot"), KEY, keep=keep)


def step(answer: Step | Refusal) -> Step:
    assert isinstance(answer, Step)
    return answer


def types(match: Match[Any], seat: int) -> list[str]:
    return [choice.type for choice in match.menu(seat).choices]


def test_a_match_begins_settled_with_its_draws() -> None:
    match = begin()
    assert match.start.options == {"turns": 8}
    assert [draw.label for draw in match.opening.draws] == ["deck"]
    assert match.start.digest == match.digest()
    assert match.record().inputs == []


@pytest.mark.parametrize("options", [{"turns": "8"}, {"turns": 0}, {"rounds": 3}, {"turns": 8.0}, [], None])
def test_n8_bad_options_are_refused_whole(options: Any) -> None:
    with pytest.raises(Refused) as caught:
        Match.new(TINY, options, ("person", "person"), KEY)
    assert caught.value.refusal.code == "bad_options"


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(Refused, match="wrong_seats"):
        Match.new(TINY, Options(), ("person",) * 4, KEY)


def test_a_refusal_changes_nothing_and_is_not_logged() -> None:
    match = begin()
    before = match.digest()
    assert match.play(1, Pass()) == Refusal("not_offered")
    assert (match.digest(), match.inputs) == (before, [])


def test_undo_takes_back_step_by_step_to_the_last_barrier() -> None:
    match = begin()
    digests = [match.digest()]
    for action in (Stake("gold"), Tile(flip=False, turn=0, at=0)):
        step(match.play(0, action))
        digests.append(match.digest())
    assert "undo" in types(match, 0)
    assert step(match.undo(0)).events == [Undone(0, "tile")]
    assert match.digest() == digests[1]
    assert step(match.play(0, Undo())).events == [Undone(0, "stake")]
    assert match.digest() == digests[0]
    assert match.undo(0) == Refusal("nothing_to_undo")
    assert match.undone == {0, 1}
    assert [entry.kind for entry in match.inputs] == ["act", "act", "undo", "undo"]


def test_a_barrier_ends_undo() -> None:
    match = begin()
    step(match.play(0, Stake("gold")))
    step(match.play(0, Pass()))
    assert match.undo(0) == Refusal("wrong_phase")
    assert match.undo(1) == Refusal("nothing_to_undo")
    assert match.menu(1).blocked["undo"] == Refusal("nothing_to_undo")


def test_undo_is_the_own_step_s_only() -> None:
    match = begin()
    step(match.play(0, Stake("gold")))
    assert isinstance(match.undo(1), Refusal)
    assert "undo" not in types(match, 1)


def test_presence_is_no_barrier_and_stays_after_undo() -> None:
    match, plain = begin(), begin()
    step(match.play(0, Stake("gold")))
    match.presence(1, "nobody")
    step(match.play(0, Swap({"gold": 1}, {"silver": 1})))
    match.presence(1, "bot")
    match.presence(2, "nobody")
    step(match.undo(0))
    step(match.undo(0))
    for seat, who in ((1, "nobody"), (1, "bot"), (2, "nobody")):
        plain.presence(seat, who)  # type: ignore[arg-type]  # the literals are narrowed away
    assert match.digest() == plain.digest()


def test_presence_that_ends_a_turn_is_a_barrier() -> None:
    match = begin()
    step(match.play(0, Stake("gold")))
    match.presence(0, "nobody")
    match.presence(0, "person")
    assert match.undo(0) == Refusal("wrong_phase")
    assert match.undo(1) == Refusal("nothing_to_undo")


def test_a_lapse_is_a_barrier_and_names_its_wait() -> None:
    match = begin()
    step(match.play(0, Stake("gold")))
    wait = match.waiting().owed[0].wait
    assert match.lapse(0, "main/9") == Refusal("wait_over")
    step(match.lapse(0, wait))
    assert match.lapse(0, wait) == Refusal("wait_over")
    assert match.undo(1) == Refusal("nothing_to_undo")


def test_nothing_before_a_position_or_a_fork_can_be_undone_but_what_follows_can() -> None:
    match = begin()
    step(match.play(0, Stake("gold")))
    position = TINY.position(match.state)
    for other in (
        Match.from_position(TINY, position),
        match.fork(Keep()),
        match.imagine(0, Random(1), Keep()),
    ):
        assert other.undo(0) == Refusal("nothing_to_undo")
        assert "undo" not in types(other, 0)
        before = other.digest()
        step(other.play(0, Stake("silver")))
        step(other.undo(0))
        assert other.digest() == before


def test_a_bare_match_keeps_nothing_and_plays_the_same() -> None:
    match, bare = begin(), begin(BARE)
    for each in (match, bare):
        step(each.play(0, Stake("gold")))
        step(each.play(0, Pass()))
    assert bare.digest() == match.digest()
    assert (bare.inputs, bare.menu(1).blocked) == ([], {})
    assert bare.undo(1) == Refusal("nothing_to_undo")


def test_what_is_played_on_a_fork_changes_nothing_here() -> None:
    match = begin()
    before = match.digest()
    step(match.fork().play(0, Stake("gold")))
    assert match.digest() == before


def test_a_watcher_has_no_own_view() -> None:
    public, own = begin().view(None)
    assert own is None
    assert public == begin().view(0)[0]


def test_a_broken_position_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\$"):
        Match.from_position(TINY, {"key": 1})


def test_undo_is_explained_like_any_action_and_previewed_as_nothing() -> None:
    match = begin()
    assert match.explain(0, Undo()) == Refusal("nothing_to_undo")
    step(match.play(0, Stake("gold")))
    assert match.explain(0, Undo()) is None
    assert match.preview(0, Undo()) is None
    assert match.preview(0, Pass()) is None


def test_a_game_without_undo_never_offers_it() -> None:
    class Final(Tiny):
        undo_types: frozenset[str] = frozenset()

    match = Match.new(Final(), {}, ("person", "person"), KEY)
    step(match.play(0, Stake("gold")))
    assert match.undo(0) == Refusal("nothing_to_undo")
    assert "undo" not in match.menu(0).blocked
