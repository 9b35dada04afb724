"""Opening, closing, the secret, the time, the chat: in every store."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest

from sobremesa.store.base import Store, StoreClosed
from stores.helpers import Join, entry, opened, row


async def test_the_secret_is_one_for_all_processes_and_starts(join: Join) -> None:
    stores = [await join() for _ in range(3)]
    secrets = set(await asyncio.gather(*(store.secret() for store in stores)))
    assert len(secrets) == 1
    for store in stores:
        await store.close()
    again = await (await join()).secret()
    assert secrets == {again}
    assert len(again) == 32


async def test_the_time_is_that_of_now(store: Store) -> None:
    assert abs(await store.now() - time.time() * 1000) < 60_000
    assert await store.now() <= await store.now()


async def test_what_was_stored_is_there_after_closing(join: Join) -> None:
    store = await join()
    await opened(store, "A")
    await store.append_many([entry("A", 1)])
    await store.close()
    assert await (await join()).load("A") == [entry("A", 0), entry("A", 1)]


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    await store.close()
    for use in (
        store.load("A"),
        store.append_many([entry("A", 0)]),
        store.create(row("A"), entry("A", 0)),
        store.secret(),
        store.now(),
        store.heads(["A"]),
        store.chat_load("A"),
    ):
        with pytest.raises(StoreClosed, match="closed"):
            await use


async def test_chat_keeps_its_order_and_is_no_part_of_the_log(store: Store) -> None:
    await opened(store, "A", "B")
    for n in range(5):
        line = await store.chat_append("A", "1", msgspec.json.encode(f"hola {n} ✓"), at=1_000 + n)
        assert (line.n, line.at, line.by) == (n, 1_000 + n, "1")
    await store.chat_append("B", "0", b'"b"', at=2_000)
    assert [msgspec.json.decode(line.body) for line in await store.chat_load("A", after=2)] == ["hola 3 ✓", "hola 4 ✓"]
    assert [line.n for line in await store.chat_load("A", after=0, limit=2)] == [1, 2]
    assert await store.chat_heads(["A", "B", "C"]) == {"A": 4, "B": 0}
    assert await store.heads(["A", "B"]) == {"A": 0, "B": 0}
    assert await store.chat_load("C") == []


async def test_a_chat_line_sent_twice_is_stored_once(join: Join) -> None:
    ours, theirs = await join(), await join()
    await opened(ours, "A")
    first = await ours.chat_append("A", "1", b'"hola"', at=1_000, id="m1")
    assert await theirs.chat_append("A", "1", b'"hola"', at=2_000, id="m1") == first
    assert (await theirs.chat_append("A", "2", b'"hola"', at=2_000, id="m1")).n == 1
    assert [line.n for line in await ours.chat_load("A")] == [0, 1]


async def test_chat_of_several_processes_is_numbered_without_gaps(join: Join) -> None:
    stores = [await join() for _ in range(3)]
    await opened(stores[0], "A")
    said = await asyncio.gather(
        *(
            store.chat_append("A", str(by), b'"x"', at=1_000, id=str(k))
            for by, store in enumerate(stores)
            for k in range(8)
        )
    )
    lines = await stores[0].chat_load("A")
    assert [line.n for line in lines] == list(range(24))
    assert sorted(said, key=lambda line: line.n) == lines
