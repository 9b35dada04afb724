"""Actions: once, in order, by who may (FP07, FP08, FN06, FN10, FN15, design section 7)."""

from __future__ import annotations

import asyncio
import random

from sobremesa.kit.records import Refusal
from sobremesa.tables.records import Done
from tables.world import Person, World, started


def mover(people: list[Person]) -> Person:
    return next(person for person in people if person.owes())


def code(answer: object) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


async def test_every_move_is_durable_before_it_is_told(any_world: World) -> None:
    people = await started(any_world, "Ana", "Eva", "Luz")
    for _ in range(12):
        person = mover(people)
        done = await person.do("pass")
        assert isinstance(done, Done)
        assert await any_world.store.head(person.table.code) >= done.seq
        if people[0].table.state.status != "playing":
            break
    assert people[0].table.state.status == "finished"


async def test_fp08_two_rolls_at_once_are_one(world: World) -> None:
    people = await started(world, "Ana", "Eva", "Luz")
    first = mover(people)
    on = first.seq
    tab = Person(world, first.device)
    await tab.come(first.table.code)
    answers = await asyncio.gather(first.do("pass", on, "one"), tab.do("pass", on, "two"), first.do("pass", on, "one"))
    assert isinstance(answers[0], Done)
    assert answers[1] == Refusal("stale")
    assert answers[2] == answers[0], "the same id is answered with its acknowledgement"
    assert first.table.head == answers[0].seq


async def test_fn10_a_repeated_id_is_done_and_a_different_move_is_stale(world: World) -> None:
    people = await started(world, "Ana", "Eva", "Luz")
    first = mover(people)
    on, card = first.seq, first.screen["own"]["hand"][0]
    rivals = [person.seat for person in people if person is not first]
    move = {"card": card, "rival": rivals[0]}
    done = await first.do("duel", on, "same", **move)
    assert isinstance(done, Done)
    assert await first.do("duel", on, "same", **move) == Done(done.seq)
    assert code(await first.do("duel", on, "other", card=card, rival=rivals[1])) == "stale"
    duels = [t for t in first.screen["told"].values() if any(e["type"] == "dueled" for e in t["events"])]
    assert len(duels) == 1


async def test_fn06_fn15_two_tabs_spend_one_thing_once(world: World) -> None:
    people = await started(world, "Ana", "Eva")
    first = mover(people)
    tab = Person(world, first.device)
    await tab.come(first.table.code)
    answers = await asyncio.gather(
        first.do("stake", first.seq, "a", coin="gold"), tab.do("stake", tab.seq, "b", coin="gold")
    )
    assert sum(isinstance(answer, Done) for answer in answers) == 1
    assert {answer.code for answer in answers if isinstance(answer, Refusal)} == {"stale"}
    assert first.screen["public"]["players"][first.seat]["purse"]["gold"] == 1


async def test_fp07_two_refusals_each_with_its_own_reason(world: World) -> None:
    people = await started(world, "Ana", "Eva")
    first = mover(people)
    head = first.table.head
    answers = await asyncio.gather(
        first.do("stake", coin="copper"), first.do("ask", card=0), first.do("pay", coins={"gold": 1}), first.do("fly")
    )
    assert [code(answer) for answer in answers] == ["bad_action", "bad_action", "not_offered", "unknown_action"]
    assert first.table.head == head


async def test_a_refused_action_may_be_sent_again_with_its_id(world: World) -> None:
    people = await started(world, "Ana", "Eva")
    first = mover(people)
    assert code(await first.do("pay", id_="x", coins={"gold": 1})) == "not_offered"
    assert isinstance(await first.do("pass", id_="x"), Done)


async def test_entries_of_other_seats_alone_never_make_an_action_stale(world: World) -> None:
    people = await started(world, "Ana", "Eva", "Luz")
    first = mover(people)
    on = first.seq
    other = next(person for person in people if person is not first)
    other.go()
    await world.move(45)
    assert first.table.head > on, "somebody became absent meanwhile"
    assert isinstance(await first.do("stake", on, coin="gold"), Done)
    assert code(await first.do("stake", on, coin="gold")) == "stale", "the seat itself has acted"


async def test_an_action_for_another_turn_is_stale(world: World) -> None:
    people = await started(world, "Ana", "Eva")
    first = mover(people)
    second = next(person for person in people if person is not first)
    on = second.seq
    assert code(await second.do("pass", on)) == "not_offered"
    await first.do("pass")
    assert code(await second.do("pass", on)) == "stale"
    assert isinstance(await second.do("pass"), Done)


async def test_bad_seq_only_above_the_stores_own(world: World) -> None:
    people = await started(world, "Ana", "Eva")
    first = mover(people)
    assert await first.do("pass", on=10_000) == Refusal("bad_seq", {"head": first.table.head})
    other = await world.process()
    away = Person(world, first.device)
    await away.come(first.table.code, other)
    await first.do("stake", coin="gold")
    assert isinstance(await away.do("pass", on=first.seq), Done), "it reads the store first"


async def test_undo_is_an_action_and_its_step_is_struck_through(world: World) -> None:
    people = await started(world, "Ana", "Eva")
    first = mover(people)
    other = next(person for person in people if person is not first)
    assert code(await first.do("undo")) == "nothing_to_undo"
    before = dict(other.screen["public"])
    staked = await first.do("stake", coin="gold")
    assert isinstance(staked, Done)
    assert isinstance(await first.do("undo"), Done)
    assert other.screen["public"] == before
    other.go()
    await other.come(first.table.code)
    told = other.screen["told"]
    assert told[staked.seq]["undone"] is True
    assert told[first.seq]["events"] == [{"type": "undone", "seat": first.seat, "action": "stake"}]
    assert [entry.kind for entry in await world.store.load(first.table.code)][-2:] == ["act", "undo"]


async def test_explain_and_preview_change_nothing(world: World) -> None:
    people = await started(world, "Ana", "Eva")
    first = mover(people)
    other = next(person for person in people if person is not first)
    head = first.table.head
    assert await first.table.explain(first.conn, {"type": "pass"}) is None
    assert await other.table.explain(other.conn, {"type": "pass"}) == Refusal("not_offered")
    assert code(await other.table.explain(other.conn, {"type": "pass", "x": 1})) == "bad_action"
    assert await first.table.preview(first.conn, {"type": "pass"}) is None
    assert first.table.head == head


async def test_every_screen_that_folds_updates_shows_what_a_new_one_is_shown(world: World) -> None:
    people = await started(world, "Ana", "Eva", "Luz", options={"turns": 30})
    mia = world.person()
    await mia.come(people[0].table.code)
    rng = random.Random(5)
    while people[0].table.state.status == "playing":
        answer = await mover(people).play(rng)
        assert isinstance(answer, Done) or answer.code == "not_there", answer
    for person in [*people, mia]:
        fresh = Person(world, person.device)
        await fresh.come(person.table.code)
        for part in ("public", "own", "menu", "waiting", "standing", "me"):
            assert fresh.screen.get(part) == person.screen.get(part), part
        for seq, told in fresh.screen["told"].items():
            assert told | {"undone": False} == person.screen["told"][seq] | {"undone": False}


async def test_ids_older_than_the_memory_are_found_in_the_store(world: World) -> None:
    people = await started(world, "Ana", "Eva", options={"turns": 50})
    first = mover(people)
    on, old = first.seq, await first.do("stake", id_="old", coin="gold")
    assert isinstance(old, Done)
    for n in range(300):
        again = first.do("undo") if n % 2 == 0 else first.do("stake", coin="gold")
        assert isinstance(await again, Done)
    seat = first.table.state.seat(first.seat)
    assert seat is not None
    assert seat.ids.get("old") is None
    assert await first.do("stake", on, "old", coin="gold") == Done(old.seq)
