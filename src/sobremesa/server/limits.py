"""Limits: token buckets, by connection and by address, and how many an address has at once."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """Holds at most `size` tokens and gains `rate` a second. A rate of 0 means no limit."""

    __slots__ = ("_rate", "_size", "_then", "_tokens")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self._rate, self._size, self._tokens, self._then = rate, size, size, now

    def take(self, now: float) -> bool:
        """Take a token; False if there is none."""
        if self._rate == 0:
            return True
        self._fill(now)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def empty(self, now: float) -> bool:
        """Would `take` fail now?"""
        if self._rate == 0:
            return False
        self._fill(now)
        return self._tokens < 1

    def full(self, now: float) -> bool:
        """Has it been left alone so long that it says nothing any more?"""
        self._fill(now)
        return self._tokens >= self._size

    def _fill(self, now: float) -> None:
        self._tokens = min(self._size, self._tokens + (now - self._then) * self._rate)
        self._then = now


class Limiter:
    """A bucket for each key (an address). Buckets that are full again are forgotten."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._size, self._clock = rate, size, clock
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = 1000

    def take(self, key: str) -> bool:
        """Count one for `key`; False if that is too many."""
        return self._bucket(key).take(self._clock())

    def empty(self, key: str) -> bool:
        """Has `key` used up what it may?"""
        bucket = self._buckets.get(key)
        return bucket is not None and bucket.empty(self._clock())

    def __len__(self) -> int:
        return len(self._buckets)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._sweep_at:
                self._sweep()
            bucket = self._buckets[key] = Bucket(self._rate, self._size, self._clock())
        return bucket

    def _sweep(self) -> None:
        now = self._clock()
        self._buckets = {key: one for key, one in self._buckets.items() if not one.full(now)}
        self._sweep_at = max(1000, 2 * len(self._buckets))


class Crowd:
    """How many of each key (an address) are here at once: `most` at most; 0: no limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """One more comes; False if there are as many as may be. Who has come in has to `leave`."""
        here = self._here.get(key, 0)
        if 0 < self._most <= here:
            return False
        self._here[key] = here + 1
        return True

    def leave(self, key: str) -> None:
        """One of them goes."""
        left = self._here.pop(key) - 1
        if left:
            self._here[key] = left

    def count(self, key: str) -> int:
        """How many of this key are here."""
        return self._here.get(key, 0)

    def __len__(self) -> int:
        return len(self._here)


def address_key(address: str) -> str:
    """The key that an address is limited by: an IPv6 address counts as its /64, which one household holds."""
    if ":" not in address or address.startswith("::ffff:"):
        return address
    return ":".join(_groups(address)[:4])


def _groups(address: str) -> list[str]:
    left, gap, right = address.partition("%")[0].partition("::")
    head = left.split(":") if left else []
    tail = right.split(":") if right else []
    return head + ["0"] * (8 - len(head) - len(tail)) + tail if gap else head
