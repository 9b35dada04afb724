"""The tables' rows in every store: who keeps which open (N10), who is seen, who sleeps (N21, FP04)."""

from __future__ import annotations

import asyncio

import pytest

from sobremesa.store.base import CodeTaken, Status, Store
from stores.helpers import Join, entry, opened, row, seqs

HOUR = 3_600_000


async def test_a_new_table_is_found_with_its_first_entry(store: Store) -> None:
    assert await store.create(row("A", opener="dev", created=5_000), entry("A", 0, at=5_000)) == "A"
    found = (await store.rows(["A", "unknown"]))["A"]
    assert (found.game, found.opener, found.created, found.status) == ("natrak", "dev", 5_000, "waiting")
    assert (found.seen, found.head, found.last) == (5_000, 0, 5_000)
    await store.append_many([entry("A", 1, at=6_000)])
    found = (await store.rows(["A"]))["A"]
    assert (found.head, found.last) == (1, 6_000)


async def test_a_code_is_given_once(store: Store) -> None:
    await store.create(row("A"), entry("A", 0, by="first"))
    with pytest.raises(CodeTaken, match="another code"):
        await store.create(row("A", opener="dev"), entry("A", 0, by="second"))
    assert [e.by for e in await store.load("A")] == ["first"]
    assert await store.open_table("dev") is None


async def test_the_first_entry_is_entry_0_of_that_table(store: Store) -> None:
    for wrong in (entry("A", 1), entry("B", 0)):
        with pytest.raises(ValueError, match="first entry"):
            await store.create(row("A"), wrong)
    assert await store.rows(["A"]) == {}


async def test_n10_a_device_keeps_one_open_table(store: Store) -> None:
    assert await store.create(row("A", opener="dev"), entry("A", 0)) == "A"
    assert await store.create(row("B", opener="dev"), entry("B", 0)) == "A"
    assert await store.create(row("C", opener="other"), entry("C", 0)) == "C"
    assert await store.rows(["B"]) == {}
    assert await seqs(store, "B") == []
    assert await store.open_table("dev") == "A"


@pytest.mark.parametrize("status", ["finished", "closed", "asleep"])
async def test_n10_a_table_that_is_over_or_asleep_does_not_count(store: Store, status: Status) -> None:
    await store.create(row("A", opener="dev"), entry("A", 0))
    await store.append_many([entry("A", 1)], {("A", 1): "playing"})
    assert await store.open_table("dev") == "A"
    await store.append_many([entry("A", 2)], {("A", 2): status})
    assert await store.open_table("dev") is None
    assert await store.create(row("B", opener="dev"), entry("B", 0)) == "B"


async def test_n10_a_woken_table_is_the_devices_open_one_again(store: Store) -> None:
    await store.create(row("A", opener="dev"), entry("A", 0))
    await store.append_many([entry("A", 1)], {("A", 1): "asleep"})
    await store.append_many([entry("A", 2)], {("A", 2): "waiting"})
    assert await store.open_table("dev") == "A"
    assert await store.create(row("B", opener="dev"), entry("B", 0)) == "A"
    await store.append_many([entry("A", 3)], {("A", 3): "closed"})
    assert await store.create(row("B", opener="dev"), entry("B", 0)) == "B"


async def test_n10_a_table_of_nobody_is_woken_for_nobody(store: Store) -> None:
    await store.create(row("A", opener=None), entry("A", 0))
    await store.append_many([entry("A", 1)], {("A", 1): "asleep"})
    await store.append_many([entry("A", 2)], {("A", 2): "playing"})
    assert await store.create(row("B", opener=None), entry("B", 0)) == "B"


async def test_n10_woken_and_opened_at_once_one_is_kept(join: Join) -> None:
    ours, theirs = await join(), await join()
    for n in range(10):
        a, b, device = f"A{n}", f"B{n}", f"dev{n}"
        await ours.create(row(a, opener=device), entry(a, 0))
        await ours.append_many([entry(a, 1)], {(a, 1): "asleep"})
        stored, kept = await asyncio.gather(
            ours.append_many([entry(a, 2)], {(a, 2): "playing"}),
            theirs.create(row(b, opener=device), entry(b, 0)),
        )
        assert stored == {(a, 2)}
        assert (await ours.rows([a]))[a].status == "playing"
        assert await ours.open_table(device) == kept


async def test_n10_a_table_woken_later_does_not_push_out_the_new_one(store: Store) -> None:
    await store.create(row("A", opener="dev"), entry("A", 0))
    await store.append_many([entry("A", 1)], {("A", 1): "asleep"})
    await store.create(row("B", opener="dev"), entry("B", 0))
    await store.append_many([entry("A", 2)], {("A", 2): "playing"})
    assert (await store.rows(["A"]))["A"].status == "playing"
    assert await store.open_table("dev") == "B"
    await store.append_many([entry("A", 3)], {("A", 3): "closed"})
    assert await store.open_table("dev") == "B"


async def test_n10_two_requests_at_once_open_one_table(join: Join) -> None:
    ours, theirs = await join(), await join()
    for n in range(10):
        a, b, device = f"A{n}", f"B{n}", f"dev{n}"
        kept = await asyncio.gather(
            ours.create(row(a, opener=device), entry(a, 0)),
            theirs.create(row(b, opener=device), entry(b, 0)),
        )
        assert kept[0] == kept[1]
        assert list(await ours.rows([a, b])) == [kept[0]]


async def test_a_status_is_stored_with_its_entry_or_not_at_all(store: Store) -> None:
    await opened(store, "A", "B")
    await store.append_many([entry("A", 1)])
    lost = [entry("A", 1), entry("A", 2), entry("B", 1)]
    await store.append_many(lost, {("A", 2): "finished", ("B", 1): "playing"})
    rows = await store.rows(["A", "B"])
    assert (rows["A"].status, rows["B"].status) == ("waiting", "playing")


async def test_pages_list_every_table_once(store: Store) -> None:
    codes = [f"T{n:02}" for n in range(25)]
    await opened(store, *reversed(codes))
    listed: list[str] = []
    while rows := await store.page(after=listed[-1] if listed else "", limit=10):
        listed += [found.code for found in rows]
    assert listed == codes


async def test_seen_moves_forward_only(store: Store) -> None:
    await opened(store, "A", "B", at=1_000)
    await store.set_seen(["A", "unknown"], 9_000)
    await store.set_seen(["A", "B"], 4_000)
    await store.set_seen([], 99_000)
    rows = await store.rows(["A", "B"])
    assert (rows["A"].seen, rows["B"].seen) == (9_000, 4_000)


async def test_seen_of_many_tables_from_many_processes(join: Join) -> None:
    stores = [await join() for _ in range(3)]
    codes = [f"T{n:03}" for n in range(100)]
    await opened(stores[0], *codes)
    async with asyncio.timeout(30):
        await asyncio.gather(
            *(s.set_seen(codes[:: 1 if n % 2 else -1], 10_000 + k) for n, s in enumerate(stores) for k in range(10))
        )
    assert {found.seen for found in (await stores[0].rows(codes)).values()} == {10_009}


async def test_fp04_a_table_sleeps_six_hours_after_the_later_of_entry_and_connection(store: Store) -> None:
    start = 1_000_000_000_000
    await opened(store, "left", "watched", "moved", "over", at=start)
    await store.set_seen(["watched"], start + HOUR)
    await store.append_many([entry("moved", 1, at=start + HOUR)])
    await store.append_many([entry("over", 1, at=start)], {("over", 1): "finished"})
    six = 6 * HOUR

    async def asleep(after: int) -> list[str]:
        return await store.asleep_candidates(start + after - six)

    assert await asleep(six - 60_000) == []
    assert await asleep(six + 60_000) == ["left"]
    assert await asleep(six + HOUR - 60_000) == ["left"]
    assert await asleep(six + HOUR + 60_000) == ["left", "moved", "watched"]
    await store.append_many([entry("left", 1, at=start + six)], {("left", 1): "asleep"})
    assert await asleep(six + HOUR + 60_000) == ["moved", "watched"]
