"""What a connection's protocol keeps while it is open, and the order in which the app hears what came in."""

import asyncio
import gc
from typing import Any

import pytest

from served import Served, open_table
from sobremesa.server import cookies
from sobremesa.server.wire_client import TableClient
from sobremesa.server.wsprotocol import Inbox, Protocol


async def test_what_came_in_is_taken_in_order() -> None:
    inbox = Inbox()
    for n in range(3):
        inbox.put_nowait(n)
    assert [await inbox.get() for _ in range(3)] == [0, 1, 2]
    assert inbox.empty()


async def test_what_comes_between_is_taken_after_what_was_there() -> None:
    inbox = Inbox()
    inbox.put_nowait(0)
    inbox.put_nowait(1)
    assert await inbox.get() == 0
    inbox.put_nowait(2)
    assert not inbox.empty()
    assert [await inbox.get() for _ in range(2)] == [1, 2]
    assert inbox.empty()


async def test_a_reader_waits_for_what_comes() -> None:
    inbox = Inbox()
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    assert not reader.done()
    inbox.put_nowait("one")
    inbox.put_nowait("two")
    assert await reader == "one"
    assert await inbox.get() == "two"


async def test_a_reader_that_gives_up_takes_nothing_along() -> None:
    inbox = Inbox()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await inbox.get()
    inbox.put_nowait("one")
    assert await inbox.get() == "one"


async def test_the_handshake_is_forgotten_once_it_is_over(server: Served) -> None:
    client = await TableClient.open(server.base, await open_table(server.base, device := cookies.fresh()), device)

    async def kept() -> list[tuple[Any, ...]]:
        # By its type alone: `isinstance` would ask what a dead weak reference stands for.
        open_ones = [one for one in gc.get_objects() if issubclass(type(one), Protocol) and one in one.connections]
        return [(dict(one.request.headers), dict(one.response.headers), one.scope["headers"]) for one in open_ones]

    assert await server.run(kept()) == [({}, {}, [])]
    await client.close()


async def test_what_all_have_been_told_is_forgotten(server: Served) -> None:
    code = await open_table(server.base, device := cookies.fresh())
    client = await TableClient.open(server.base, code, device)
    answer = await client.ask("sit", name="Ana", colour="red", portrait="mago", salt="0" * 32)
    assert answer["type"] == "done"
    table = await server.run(server.services.hall.table(code))
    assert table.room.deltas._made == {}
    await client.close()
