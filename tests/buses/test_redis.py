"""A Redis that goes away: absence may come late, and is never invented (design: presence)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import make_url

from buses.helpers import HOLD_FOR, PULSE, until
from sobremesa.bus import open_bus
from sobremesa.bus.base import BusError, Notice
from sobremesa.bus.redis import RedisBus


class Cable:
    """A TCP relay to Redis that can be cut, stalled and mended."""

    def __init__(self, host: str, port: int) -> None:
        self._target = (host, port)
        self._server: asyncio.Server | None = None
        self._pipes: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self.port = 0

    async def mend(self) -> None:
        self._flows.set()
        if self._server is None:
            self._server = await asyncio.start_server(self._relay, "127.0.0.1", self.port)
            self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in self._writers:
            writer.close()
        for pipe in self._pipes:
            pipe.cancel()
        await asyncio.gather(*self._pipes, return_exceptions=True)
        self._pipes.clear()
        self._writers.clear()

    def stall(self) -> None:
        self._flows.clear()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(*self._target)
        self._writers |= {writer, back}
        for source, sink in ((reader, back), (there, writer)):
            self._pipes.add(asyncio.create_task(self._pump(source, sink)))

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            await self._flows.wait()
            sink.write(data)
            await sink.drain()
        sink.close()


@pytest.fixture
async def cable(redis_url: str) -> AsyncIterator[Cable]:
    url = make_url(redis_url)
    cable = Cable(url.host or "127.0.0.1", url.port or 6379)
    await cable.mend()
    yield cable
    await cable.cut()


@pytest.fixture
async def bus(cable: Cable, redis_prefix: str) -> AsyncIterator[RedisBus]:
    bus = RedisBus(f"redis://127.0.0.1:{cable.port}/0", redis_prefix, hold_for=HOLD_FOR, pulse=PULSE)
    await bus.open()
    yield bus
    await bus.close()


@pytest.mark.parametrize("how", ["cut", "stall"])
async def test_a_lost_bus_is_noticed_and_its_health_starts_anew(bus: RedisBus, cable: Cable, how: str) -> None:
    first = bus.healthy_since()
    if how == "cut":
        await cable.cut()
    else:
        cable.stall()
    await until(lambda: bus.healthy_since() is None)
    bus.publish(Notice("T", head=1))
    assert await bus.hold("a", {"T": [0]}) is False
    assert await bus.held(["T"]) is None
    mended = time.monotonic()
    await cable.mend()
    await until(lambda: bus.healthy_since() is not None)
    again = bus.healthy_since()
    assert first is not None
    assert again is not None
    assert first < mended <= again


async def test_notices_and_presence_come_back_by_themselves(bus: RedisBus, cable: Cable, redis_url: str) -> None:
    heard: list[Notice] = []
    bus.subscribe(heard.append)
    await cable.cut()
    await until(lambda: bus.healthy_since() is None)
    await cable.mend()
    await until(lambda: bus.healthy_since() is not None)
    bus.publish(Notice("T", head=2))
    await until(lambda: Notice("T", head=2) in heard)
    assert await bus.hold("a", {"T": [0]})
    assert await bus.held(["T"]) == {"T": frozenset({0})}


async def test_a_process_that_froze_does_not_believe_its_old_health(redis_url: str, redis_prefix: str) -> None:
    ahead = 0.0
    bus = RedisBus(redis_url, redis_prefix, pulse=PULSE, clock=lambda: time.monotonic() + ahead)
    await bus.open()
    first = bus.healthy_since()
    ahead = 60.0  # SIGSTOP for a minute: no pulse was heard
    assert bus.healthy_since() is None
    await until(lambda: bus.healthy_since() is not None)
    since = bus.healthy_since()
    assert first is not None
    assert since is not None
    assert since >= first + 60
    await bus.close()


async def test_two_installations_on_one_redis_do_not_hear_each_other(redis_url: str, redis_prefix: str) -> None:
    ours = RedisBus(redis_url, f"{redis_prefix}a:", pulse=PULSE)
    theirs = RedisBus(redis_url, f"{redis_prefix}b:", pulse=PULSE)
    await ours.open()
    await theirs.open()
    heard: list[Notice] = []
    theirs.subscribe(heard.append)
    ours.publish(Notice("T", head=1))
    theirs.publish(Notice("T", head=2))
    await until(lambda: bool(heard))
    await ours.hold("p", {"T": [0]})
    assert heard == [Notice("T", head=2)]
    assert await theirs.held(["T"]) == {"T": frozenset()}
    await ours.close()
    await theirs.close()


async def test_rubbish_on_the_channel_is_passed_over(bus: RedisBus, redis_url: str, redis_prefix: str) -> None:
    from redis.asyncio import Redis

    heard: list[Notice] = []
    bus.subscribe(heard.append)
    async with Redis.from_url(redis_url) as client:
        for rubbish in (b"", b"\xff", b"{}", b'[{"table": 3}]'):
            await client.publish(f"{redis_prefix}notices", rubbish)
    bus.publish(Notice("T", head=1))
    await until(lambda: bool(heard))
    assert heard == [Notice("T", head=1)]
    assert bus.healthy_since() is not None


@pytest.mark.parametrize("url", ["redis://127.0.0.1:1/0", "nonsense", "http://127.0.0.1/"])
async def test_no_redis_there_is_told_at_the_start(url: str) -> None:
    with pytest.raises(BusError, match="redis://host:6379/0"):
        await open_bus(url)


async def test_without_a_url_the_bus_is_this_process() -> None:
    bus = await open_bus(None)
    assert bus.healthy_since() is not None
    await bus.close()
