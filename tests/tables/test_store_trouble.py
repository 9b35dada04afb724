"""The store is away, or its answer is lost: nothing is told that is not stored, and nothing is done twice."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence

import pytest

from sobremesa.kit.records import Refusal
from sobremesa.store.base import Entry, Key, Status, StoreUnavailable
from sobremesa.store.memory import MemoryStore
from sobremesa.tables.records import Done
from tables.world import Person, World, started


class Flaky(MemoryStore):
    """`trouble` before: nothing is stored. After: it is stored, and the answer is lost. Away: nothing can be read either."""

    trouble: str | None = None

    async def append_many(self, entries: Sequence[Entry], status: Mapping[Key, Status] | None = None) -> set[Key]:
        if self.trouble in {"before", "away"}:
            raise StoreUnavailable("away")
        done = await super().append_many(entries, status)
        if self.trouble == "after":
            raise StoreUnavailable("the answer is lost")
        return done

    async def load(self, table: str, after: int = -1, limit: int | None = None) -> list[Entry]:
        if self.trouble == "away":
            raise StoreUnavailable("away")
        return await super().load(table, after, limit)


@pytest.fixture
async def flaky() -> AsyncIterator[tuple[World, Flaky, list[Person]]]:
    store = Flaky()
    world = await World(store).begin()
    people = await started(world, "Ana", "Eva", options={"turns": 50})
    people.sort(key=lambda person: not person.owes())
    yield world, store, people
    store.trouble = None
    await world.end()


@pytest.mark.parametrize("trouble", ["before", "away"])
async def test_what_is_not_stored_is_not_told(flaky: tuple[World, Flaky, list[Person]], trouble: str) -> None:
    _, store, (first, other) = flaky
    head, public = other.seq, dict(other.screen["public"])
    store.trouble = trouble
    assert await first.do("stake", id_="x", coin="gold") == Refusal("store_unavailable")
    assert (other.seq, other.screen["public"]) == (head, public)
    assert first.table.head == head
    store.trouble = None
    done = await first.do("stake", id_="x", coin="gold")
    assert isinstance(done, Done)
    assert done.seq == head + 1
    assert first.screen["public"]["players"][first.seat]["purse"]["gold"] == 1


async def test_stored_with_the_answer_lost_is_done_once(flaky: tuple[World, Flaky, list[Person]]) -> None:
    _, store, (first, other) = flaky
    head = first.seq
    store.trouble = "after"
    assert await first.do("stake", id_="x", coin="gold") == Refusal("store_unavailable")
    store.trouble = None
    assert await first.do("stake", on=head, id_="x", coin="gold") == Done(head + 1)
    assert other.seq == head + 1
    assert first.screen["public"]["players"][first.seat]["purse"]["gold"] == 1


async def test_a_table_that_cannot_be_read_is_not_unknown(flaky: tuple[World, Flaky, list[Person]]) -> None:
    world, store, (first, _) = flaky
    hall = await world.process()
    store.trouble = "away"
    with pytest.raises(StoreUnavailable):
        await hall.table(first.table.code)
    store.trouble = None
    assert await hall.table(first.table.code) is not None


async def test_clocks_and_bots_survive_a_store_that_was_away(flaky: tuple[World, Flaky, list[Person]]) -> None:
    world, store, _ = flaky
    ana = await world.open("tiny", {"turns": 50}, seats=2, clock=20)
    await ana.sit("Ana")
    await ana.table.add_bot(ana.conn, "b", 1, "uniform")
    await ana.table.start(ana.conn, "s")
    await world.move(0)
    store.trouble = "away"
    await world.move(60)
    head = ana.table.head
    store.trouble = None
    await world.move(25)
    assert ana.table.head > head
    assert any(told["kind"] == "lapse" for told in ana.screen["told"].values())
