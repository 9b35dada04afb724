"""The bus over Redis: one channel for notices, one sorted set a table for the seats that are held.

Whether the bus works is not read off a connection, which may look open long after its other end
is gone: the process hears its own pulse on a channel of its own, or the bus counts as lost.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec
import redis.asyncio as redis
from redis.exceptions import RedisError

from sobremesa.bus.base import HOLD_FOR, Bus, BusError, Listener, Notice

PULSE_S = 1.0
"""Seconds between two pulses."""

MISSED_PULSES = 3
"""After so many the bus counts as lost."""

_FAILURES = (RedisError, OSError, TimeoutError)
_notices = msgspec.json.Decoder(list[Notice])


class RedisBus(Bus):
    """A bus through the Redis at `url`; installations that share one differ in `prefix`, or in the database's number."""

    def __init__(
        self,
        url: str,
        prefix: str = "sobremesa:",
        *,
        hold_for: float = HOLD_FOR,
        pulse: float = PULSE_S,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._url = url
        self._hold_ms = round(hold_for * 1000)
        self._pulse = pulse
        self._clock = clock
        self._channel = f"{prefix}notices"
        self._own = f"{prefix}pulse:{secrets.token_hex(8)}"
        self._key = f"{prefix}held:"
        self._client: redis.Redis | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._listeners: dict[object, Listener] = {}
        self._waiting: dict[str, Notice] = {}
        self._wake = asyncio.Event()
        self._since: float | None = None
        self._heard = 0.0
        self._said: dict[str, dict[str, set[str]]] = {}  # process -> table -> members

    async def open(self) -> None:
        """Connect, and wait until the first pulse has come back."""
        if self._client is not None:
            return
        try:
            self._client = redis.Redis.from_url(
                self._url,
                socket_timeout=self._pulse * MISSED_PULSES,
                socket_connect_timeout=self._pulse * MISSED_PULSES,
                client_name=self._own,
            )
            await self._command(self._client.ping())
        except (*_FAILURES, ValueError) as error:
            await self.close()
            raise BusError(
                f"no bus at {self._url}, see that Redis runs there (redis://host:6379/0): {error}"
            ) from error
        first = asyncio.Event()
        self._tasks = [asyncio.create_task(work) for work in (self._listen(first), self._beat(), self._send())]
        try:
            await asyncio.wait_for(first.wait(), self._pulse * MISSED_PULSES * 2)
        except TimeoutError as error:
            await self.close()
            raise BusError(f"the bus at {self._url} answers, but its messages do not come through") from error

    async def close(self) -> None:
        """Send what waits and disconnect."""
        if self._client is None:
            return
        if self._waiting and self.healthy_since() is not None:
            await self._flush()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        client, self._client, self._tasks, self._since = self._client, None, [], None
        with contextlib.suppress(*_FAILURES):
            await client.aclose()

    def publish(self, notice: Notice) -> None:
        """Queue a notice; what waits goes out in one message."""
        before = self._waiting.get(notice.table)
        if before is not None:
            notice = Notice(notice.table, max(before.head, notice.head), max(before.chat, notice.chat))
        self._waiting[notice.table] = notice
        self._wake.set()

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Hear all notices from now on."""
        token = object()
        self._listeners[token] = listener
        return lambda: self._listeners.pop(token, None) and None

    async def hold(self, process: str, seats: Mapping[str, Collection[int]]) -> bool:
        """Write this process's members with a time to live, and take away those it no longer holds."""
        if self._client is None:
            return False
        says = {table: {f"{seat}@{process}" for seat in numbers} for table, numbers in seats.items() if numbers}
        said = self._said.get(process, {})
        try:
            now = _ms(await self._command(self._client.time()))
            pipe = _pipeline(self._client)
            for table, members in says.items():
                pipe.zremrangebyscore(self._key + table, 0, now)
                pipe.zadd(self._key + table, dict.fromkeys(members, now + self._hold_ms))
                pipe.pexpire(self._key + table, self._hold_ms)
            for table, members in said.items():
                if gone := members - says.get(table, set()):
                    pipe.zrem(self._key + table, *gone)
            await self._command(pipe.execute())
        except _FAILURES:
            self._lose()
            return False
        self._said[process] = says
        return True

    async def held(self, tables: Collection[str]) -> dict[str, frozenset[int]] | None:
        """Read the members whose time has not run out, by Redis's own clock."""
        if self._client is None:
            return None
        asked = list(tables)
        pipe = _pipeline(self._client)
        pipe.time()
        for table in asked:
            pipe.zrange(self._key + table, 0, -1, withscores=True)
        try:
            time_, *sets = await self._command(pipe.execute())
        except _FAILURES:
            self._lose()
            return None
        now = _ms(time_)
        return {
            table: frozenset(int(member.split(b"@")[0]) for member, until in members if until > now)
            for table, members in zip(asked, sets, strict=True)
        }

    def healthy_since(self) -> float | None:
        """Since when every pulse came back; None if the last one is overdue."""
        if self._since is None or self._clock() - self._heard > self._pulse * MISSED_PULSES:
            return None
        return self._since

    async def _listen(self, first: asyncio.Event) -> None:
        """Follow the channels; after a loss, connect again."""
        while True:
            with contextlib.suppress(*_FAILURES):
                await self._follow(first)
            self._lose()
            await asyncio.sleep(self._pulse / 2)

    async def _follow(self, first: asyncio.Event) -> None:
        async with self._connected().pubsub() as pubsub:
            await pubsub.subscribe(self._channel, self._own)
            connected = self._clock()
            while self._clock() - max(self._heard, connected) <= self._pulse * MISSED_PULSES:
                message = await pubsub.get_message(timeout=self._pulse)
                if message is None or message["type"] != "message":
                    continue
                if message["channel"].decode() == self._own:
                    self._hear()
                    first.set()
                else:
                    self._tell(message["data"])

    def _hear(self) -> None:
        now = self._clock()
        if self.healthy_since() is None:
            self._since = now
        self._heard = now

    def _lose(self) -> None:
        self._since = None

    def _tell(self, data: bytes) -> None:
        try:
            notices = _notices.decode(data)
        except msgspec.DecodeError:
            return  # somebody else's message, or a newer version's: the store has it anyway
        for notice in notices:
            for listener in list(self._listeners.values()):
                listener(notice)

    async def _beat(self) -> None:
        while True:
            with contextlib.suppress(*_FAILURES):
                await self._command(self._connected().publish(self._own, b""))
            await asyncio.sleep(self._pulse)

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            await self._flush()

    async def _flush(self) -> None:
        self._wake.clear()
        notices, self._waiting = list(self._waiting.values()), {}
        try:
            await self._command(self._connected().publish(self._channel, msgspec.json.encode(notices)))
        except _FAILURES:
            self._lose()

    async def _command(self, answer: Any) -> Any:
        """Await an answer of the client's, whose stubs say it may be no awaitable; not longer than a loss takes to see."""
        return await asyncio.wait_for(answer, self._pulse * MISSED_PULSES)

    def _connected(self) -> redis.Redis:
        if self._client is None:
            raise ConnectionError("the bus is closed")
        return self._client


def _pipeline(client: redis.Redis) -> Any:
    """Commands that go out together. Its stubs take each for one to await, which it is not."""
    return client.pipeline(transaction=False)


def _ms(time_: tuple[int, int]) -> int:
    seconds, micros = time_
    return seconds * 1000 + micros // 1000
