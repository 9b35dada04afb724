"""The chance of whoever plays, searches or tests. A game's own chance comes from its key (`draws`), never from here."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Protocol


class Rng(Protocol):
    """What is used of a `random.Random`, which the caller makes and seeds: kit and games import no generator."""

    def random(self) -> float:
        """A number in [0, 1)."""
        ...

    def randrange(self, stop: int, /) -> int:
        """A number in 0..stop-1."""
        ...

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put `x` into a random order, in place."""
        ...

    def randbytes(self, n: int, /) -> bytes:
        """`n` random bytes."""
        ...
