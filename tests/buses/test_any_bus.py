"""What every bus does (bus/base.py)."""

from __future__ import annotations

import asyncio
import time

from buses.helpers import HOLD_FOR, Join, until
from sobremesa.bus.base import Notice

NOBODY: frozenset[int] = frozenset()


async def test_a_notice_reaches_every_process(join: Join) -> None:
    buses = [await join() for _ in range(3)]
    heard: list[list[Notice]] = [[], [], []]
    for bus, notices in zip(buses, heard, strict=True):
        bus.subscribe(notices.append)
    buses[0].publish(Notice("MESA ñ €", head=7))
    await until(lambda: all(heard))
    assert [notices[0] for notices in heard] == [Notice("MESA ñ €", head=7)] * 3


async def test_chat_and_entries_are_told_by_the_same_notice(join: Join) -> None:
    bus, other = await join(), await join()
    heard: list[Notice] = []
    other.subscribe(heard.append)
    bus.publish(Notice("T", head=7))
    bus.publish(Notice("T", chat=3))
    bus.publish(Notice("T", head=8))
    await until(lambda: max((n.head for n in heard), default=-1) == 8 and max(n.chat for n in heard) == 3)


async def test_a_thousand_notices_lose_none_of_the_tables(join: Join) -> None:
    bus, other = await join(), await join()
    heads: dict[str, int] = {}

    def hear(notice: Notice) -> None:
        heads[notice.table] = max(notice.head, heads.get(notice.table, -1))

    other.subscribe(hear)
    for head in range(10):
        for table in range(100):
            bus.publish(Notice(f"T{table}", head=head))
        await asyncio.sleep(0)
    await until(lambda: len(heads) == 100 and set(heads.values()) == {9})


async def test_who_stopped_listening_hears_no_more(join: Join) -> None:
    bus = await join()
    first: list[Notice] = []
    second: list[Notice] = []
    stop = bus.subscribe(first.append)
    bus.subscribe(second.append)
    stop()
    stop()
    bus.publish(Notice("T", head=1))
    await until(lambda: bool(second))
    assert first == []


async def test_seats_held_by_any_process_are_held(join: Join) -> None:
    a, b, c = await join(), await join(), await join()
    assert await a.hold("a", {"T": [0, 2], "U": {1}})
    assert await b.hold("b", {"T": [2, 3]})
    assert await c.held(["T", "U", "none"]) == {
        "T": frozenset({0, 2, 3}),
        "U": frozenset({1}),
        "none": NOBODY,
    }
    assert await c.held([]) == {}


async def test_what_is_held_is_replaced_by_what_is_said_next(join: Join) -> None:
    a, b = await join(), await join()
    await a.hold("a", {"T": [0, 2], "U": [1]})
    await b.hold("b", {"T": [2]})
    await a.hold("a", {"T": [0]})
    assert await b.held(["T", "U"]) == {"T": frozenset({0, 2}), "U": NOBODY}
    await a.hold("a", {})
    assert await b.held(["T", "U"]) == {"T": frozenset({2}), "U": NOBODY}


async def test_a_process_that_says_nothing_more_holds_nothing_after_a_while(join: Join) -> None:
    killed, alive = await join(), await join()
    await killed.hold("killed", {"T": [0]})
    await alive.hold("alive", {"T": [1]})
    end = time.monotonic() + HOLD_FOR * 1.5
    while time.monotonic() < end:
        await alive.hold("alive", {"T": [1]})
        await asyncio.sleep(HOLD_FOR / 5)
    await alive.hold("alive", {"T": [1]})
    assert await alive.held(["T"]) == {"T": frozenset({1})}


async def test_each_process_s_word_runs_out_by_itself(join: Join) -> None:
    killed, alive = await join(), await join()
    start = time.monotonic()
    await killed.hold("killed", {"T": [0]})
    await asyncio.sleep(0.6 * HOLD_FOR)
    said = time.monotonic()
    await alive.hold("alive", {"T": [1]})
    await asyncio.sleep(max(0, start + 1.2 * HOLD_FOR - time.monotonic()))
    held = await alive.held(["T"])
    assert held is not None
    if time.monotonic() < said + HOLD_FOR:  # on a machine that was not too busy
        assert held == {"T": frozenset({1})}
    assert 0 not in held["T"]


async def test_a_working_bus_is_healthy_since_its_start(join: Join) -> None:
    before = time.monotonic()
    bus = await join()
    since = bus.healthy_since()
    assert since is not None
    assert before <= since <= time.monotonic()
    await asyncio.sleep(0.3)
    assert bus.healthy_since() == since


async def test_a_closed_bus_says_so_and_raises_nothing(join: Join) -> None:
    bus = await join()
    await bus.close()
    assert bus.healthy_since() is None
    assert await bus.hold("a", {"T": [0]}) is False
    assert await bus.held(["T"]) is None
    await bus.close()
