"""The log in every store: the key (table, seq) is the only arbiter (design: store)."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from sobremesa.store.base import Entry, Store
from stores.helpers import Join, entry, opened, seqs


async def test_entries_come_back_as_they_went_in(store: Store) -> None:
    await opened(store, "MESA")
    body = msgspec.Raw(b'{"type": "say",  "text": "\xc2\xa1Se\xc3\xb1al \xe2\x9c\x93! \\u0000"}')
    written = Entry("MESA", 1, 2_000_000_000_000, "bot:normal@1", "act", body, "a/1", "ff" * 32)
    plain = Entry("MESA", 2, 2_000_000_000_000, "server", "pause", msgspec.Raw(b"null"))
    assert await store.append_many([written, plain]) == {("MESA", 1), ("MESA", 2)}
    assert await store.load("MESA", after=0) == [written, plain]
    assert bytes((await store.load("MESA", after=0))[0].body) == bytes(body)


async def test_load_gives_what_is_above_a_seq_and_at_most_the_limit(store: Store) -> None:
    await opened(store, "A")
    await store.append_many([entry("A", seq) for seq in range(1, 10)])
    assert [e.seq for e in await store.load("A", after=6)] == [7, 8, 9]
    assert [e.seq for e in await store.load("A", after=2, limit=3)] == [3, 4, 5]
    assert await store.load("A", after=9) == []
    assert await store.load("unknown") == []


async def test_heads_are_the_last_seqs(store: Store) -> None:
    await opened(store, "A", "B")
    await store.append_many([entry("A", 1), entry("A", 2)])
    assert await store.heads(["A", "B", "unknown"]) == {"A": 2, "B": 0}
    assert await store.heads([]) == {}
    assert (await store.head("A"), await store.head("unknown")) == (2, -1)


async def test_nothing_to_append_is_nothing(store: Store) -> None:
    assert await store.append_many([]) == set()


async def test_who_comes_second_loses_and_takes_its_later_rows_along(store: Store) -> None:
    await opened(store, "A", "B")
    assert await store.append_many([entry("A", 1, by="0")]) == {("A", 1)}
    late = [entry("A", 1, by="1"), entry("A", 2, by="1"), entry("A", 3, by="1"), entry("B", 1), entry("B", 2)]
    assert await store.append_many(late) == {("B", 1), ("B", 2)}
    assert [(e.seq, e.by) for e in await store.load("A", after=0)] == [(1, "0")]
    assert await seqs(store, "B") == [0, 1, 2]


async def test_a_race_lost_in_the_middle_keeps_what_came_before(store: Store) -> None:
    await opened(store, "A")
    await store.append_many([entry("A", 1, id="x")])
    stored = await store.append_many([entry("A", 2), entry("A", 3, id="x"), entry("A", 4)])
    assert stored == {("A", 2)}
    assert await seqs(store, "A") == [0, 1, 2]


async def test_two_processes_on_one_seq_have_one_winner(join: Join) -> None:
    ours, theirs = await join(), await join()
    await opened(ours, "A")
    for seq in range(1, 40):
        won = await asyncio.gather(
            ours.append_many([entry("A", seq, by="0")]),
            theirs.append_many([entry("A", seq, by="1")]),
        )
        assert sorted(len(keys) for keys in won) == [0, 1]
        winner = "0" if won[0] else "1"
        assert (await theirs.load("A", after=seq - 1))[0].by == winner


async def test_crossing_groups_of_many_processes_neither_hang_nor_mix(join: Join) -> None:
    """Each writer numbers from what it read, as a process with a stale state does; groups cross in every order."""
    stores = [await join() for _ in range(4)]
    tables = [f"T{n}" for n in range(6)]
    await opened(stores[0], *tables)
    told: set[tuple[str, int, str]] = set()

    async def play(me: int) -> None:
        chance = random.Random(me)
        for turn in range(12):
            some = chance.sample(tables, 4)
            heads = await stores[me].heads(some)
            mine = [entry(t, heads[t] + k, by=str(me), id=f"{me}/{turn}/{k}") for t in some for k in (1, 2, 3)]
            chance.shuffle(mine)
            told.update((table, seq, str(me)) for table, seq in await stores[me].append_many(mine))

    async with asyncio.timeout(30):
        await asyncio.gather(*(play(me) for me in range(4)))
    logs = {table: await stores[0].load(table) for table in tables}
    for log in logs.values():
        assert [e.seq for e in log] == list(range(len(log)))
    assert {(e.table, e.seq, e.by) for log in logs.values() for e in log if e.seq} == told


async def test_a_retry_is_found_by_its_id_and_stored_once(join: Join) -> None:
    ours, theirs = await join(), await join()
    await opened(ours, "A")
    first = entry("A", 1, by="2", id="c0ffee")
    await ours.append_many([first])
    assert await theirs.find_id("A", "2", "c0ffee") == first
    assert await theirs.find_id("A", "1", "c0ffee") is None
    assert await theirs.find_id("B", "2", "c0ffee") is None
    assert await theirs.append_many([entry("A", 2, by="2", id="c0ffee")]) == set()
    assert await theirs.append_many([entry("A", 2, by="1", id="c0ffee")]) == {("A", 2)}
    assert await seqs(ours, "A") == [0, 1, 2]


async def test_a_group_with_a_gap_a_double_or_time_going_back_is_refused_whole(store: Store) -> None:
    await opened(store, "A", "B")
    for wrong in (
        [entry("A", 1), entry("A", 3)],
        [entry("A", 1), entry("A", 1, by="1")],
        [entry("A", 1, at=2_000), entry("A", 2, at=1_999)],
    ):
        with pytest.raises(ValueError, match="table A"):
            await store.append_many([entry("B", 1), *wrong])
    assert await store.heads(["A", "B"]) == {"A": 0, "B": 0}


async def test_huge_bodies_and_huge_groups(store: Store) -> None:
    await opened(store, "A")
    huge = {"text": "ñ€✓" * 700_000}
    assert await store.append_many([entry("A", 1, body=huge)]) == {("A", 1)}
    assert msgspec.json.decode((await store.load("A", after=0))[0].body) == huge
    many = [entry(f"T{n:05}", seq) for n in range(300) for seq in range(30)]
    assert await store.append_many(many) == {e.key for e in many}


async def test_names_in_any_script_are_kept_apart(store: Store) -> None:
    names = ["Señal ✓", "Sen\u0303al ✓", "señal ✓", "Señal ✓ ", "🎲", "a'; DROP TABLE entries; --"]
    await opened(store, *names)
    for name in names:
        await store.append_many([entry(name, 1, body=name, id="é'1")])
    for name in names:
        found = await store.find_id(name, "0", "é'1")
        assert found is not None
        assert msgspec.json.decode(found.body) == name
    assert set(await store.rows(names)) == set(names)
