"""Group commit (design: store): one commit a turn of the loop, and nothing told before it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import pytest

from sobremesa.store.base import Entry, Key, Status, Store, StoreClosed, StoreError, StoreUnavailable
from sobremesa.store.memory import MemoryStore
from sobremesa.store.writer import GROUP, Writer
from stores.helpers import Join, entry, opened, seqs


class Slow(MemoryStore):
    """A store whose commits wait for `go`, and fail if told so."""

    def __init__(self) -> None:
        super().__init__()
        self.groups: list[list[Key]] = []
        self.go = asyncio.Event()
        self.fails: Exception | None = None

    async def append_many(self, entries: Sequence[Entry], status: Mapping[Key, Status] | None = None) -> set[Key]:
        self.groups.append([e.key for e in entries])
        await self.go.wait()
        if self.fails is not None:
            raise self.fails
        return await super().append_many(entries, status)


@pytest.fixture
async def slow() -> Slow:
    store = Slow()
    await store.open()
    await opened(store, "A", "B")
    return store


async def until_group(slow: Slow, n: int) -> None:
    async with asyncio.timeout(5):
        while len(slow.groups) < n:  # noqa: ASYNC110 -- the writer says nothing when it starts a commit
            await asyncio.sleep(0)


async def test_entries_of_one_turn_share_a_commit_and_those_that_come_meanwhile_the_next(slow: Slow) -> None:
    writer = Writer(slow)
    first = [writer.write(entry("A", 1)), writer.write(entry("B", 1)), writer.write(entry("A", 2))]
    await until_group(slow, 1)
    then = [writer.write(entry("A", 3)), writer.write(entry("B", 2))]
    assert not any(done.done() for done in first)
    slow.go.set()
    assert await asyncio.gather(*first, *then) == [True] * 5
    assert slow.groups == [[("A", 1), ("B", 1), ("A", 2)], [("A", 3), ("B", 2)]]
    await writer.close()


async def test_an_acknowledged_entry_is_stored_with_its_status(store: Store) -> None:
    await opened(store, "A")
    writer = Writer(store)
    assert await writer.write(entry("A", 1), "playing")
    assert await seqs(store, "A") == [0, 1]
    assert (await store.rows(["A"]))["A"].status == "playing"
    await writer.close()


async def test_a_group_is_bounded(slow: Slow) -> None:
    slow.go.set()
    writer = Writer(slow)
    assert all(await asyncio.gather(*(writer.write(entry("A", seq)) for seq in range(1, GROUP + 11))))
    assert [len(group) for group in slow.groups] == [GROUP, 10]
    await writer.close()


async def test_a_lost_race_takes_along_all_that_waits_and_comes_until_the_log_is_read_anew(slow: Slow) -> None:
    writer = Writer(slow)
    slow.go.set()
    await MemoryStore.append_many(slow, [entry("A", 1, by="rival")])
    slow.go.clear()
    first = [writer.write(entry("A", 1)), writer.write(entry("A", 2)), writer.write(entry("B", 1))]
    await until_group(slow, 1)
    waits = [writer.write(entry("A", 3)), writer.write(entry("B", 2))]
    slow.go.set()
    assert await asyncio.gather(*first, *waits) == [False, False, True, False, True]
    assert not await writer.write(entry("A", 2))
    writer.folded("A")
    assert await writer.write(entry("A", 2))
    assert [(e.seq, e.by) for e in await slow.load("A", after=0)] == [(1, "rival"), (2, "0")]
    assert await seqs(slow, "B") == [0, 1, 2]
    await writer.close()


async def test_a_failed_commit_is_told_to_all_and_the_writer_goes_on(slow: Slow) -> None:
    writer = Writer(slow)
    slow.fails = StoreUnavailable("no disk")
    failed = [writer.write(entry("A", 1)), writer.write(entry("B", 1))]
    await until_group(slow, 1)
    waits = writer.write(entry("A", 2))
    slow.go.set()
    for done in failed:
        with pytest.raises(StoreUnavailable, match="no disk"):
            await done
    assert not await waits
    slow.fails = None
    assert not await writer.write(entry("A", 1))
    for table in ("A", "B"):
        writer.folded(table)
        assert await writer.write(entry(table, 1))
    await writer.close()


async def test_a_fault_of_the_store_leaves_nobody_waiting(slow: Slow) -> None:
    writer = Writer(slow)
    slow.fails = RuntimeError("a bug")
    slow.go.set()
    with pytest.raises(StoreError, match="a bug") as told:
        await writer.write(entry("A", 1))
    assert told.value.__cause__ is slow.fails
    slow.fails = None
    assert await writer.write(entry("B", 1))
    await writer.close()


async def test_an_entry_that_cannot_follow_is_refused_alone(slow: Slow) -> None:
    slow.go.set()
    writer = Writer(slow)
    good = writer.write(entry("A", 1, at=2_000))
    for wrong in (entry("A", 1), entry("A", 3, at=2_000), entry("A", 2, at=1_999)):
        with pytest.raises(ValueError, match="cannot follow"):
            await writer.write(wrong)
    assert await good
    assert await seqs(slow, "A") == [0, 1]
    await writer.close()


async def test_who_stops_waiting_stops_no_commit(slow: Slow) -> None:
    writer = Writer(slow)
    gone, stays = writer.write(entry("A", 1)), writer.write(entry("A", 2))
    await until_group(slow, 1)
    gone.cancel()
    slow.go.set()
    assert await stays
    assert await seqs(slow, "A") == [0, 1, 2]
    await writer.close()


async def test_closing_waits_for_what_is_on_its_way_and_takes_no_more(slow: Slow) -> None:
    writer = Writer(slow)
    last = writer.write(entry("A", 1))
    await until_group(slow, 1)
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    with pytest.raises(StoreClosed):
        await writer.write(entry("A", 2))
    assert not closing.done()
    slow.go.set()
    await closing
    assert last.result()


async def test_two_processes_race_through_a_whole_log(join: Join) -> None:
    """Whoever loses reads the log anew and tries again; in the end each entry stands once, and in order."""
    stores = [await join(), await join()]
    await opened(stores[0], "A")

    async def play(me: int) -> None:
        writer = Writer(stores[me])
        head = await stores[me].head("A")
        for turn in range(25):
            while not await writer.write(entry("A", head + 1, by=str(me), id=f"{turn}")):
                head = await stores[me].head("A")
                writer.folded("A")
            head += 1
        await writer.close()

    async with asyncio.timeout(30):
        await asyncio.gather(play(0), play(1))
    log = await stores[0].load("A", after=0)
    assert [e.seq for e in log] == list(range(1, 51))
    for me in ("0", "1"):
        assert [e.id for e in log if e.by == me] == [str(turn) for turn in range(25)]
