"""Chance: every draw comes from the table's key K by a label that says what is decided.

A draw is SHA-256(K || label || counter) turned into a uniform choice by rejection. A label never says where in the
log something happened, so undo, reconnections and the order of simultaneous answers change no later result.
"""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple


class Draw(NamedTuple):
    """A draw as an export lists it: its label and what came (a number, or an order)."""

    label: str
    value: int | tuple[int, ...]
    sides: int = 0
    """A number's: how many could have come. With it the draw can be made again without any rules."""


class Chance:
    """The draws of one input. `made` records them for the log's readers."""

    __slots__ = ("_key", "made")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.made: list[Draw] = []

    def below(self, label: str, n: int) -> int:
        """A number in 0..n-1, each equally likely."""
        value = below(self._key, label, n)
        self.made.append(Draw(label, value, n))
        return value

    def order(self, label: str, n: int) -> list[int]:
        """A permutation of 0..n-1, each equally likely (Fisher and Yates, one number a step)."""
        items = order(self._key, label, n)
        self.made.append(Draw(label, tuple(items)))
        return items


def shuffled(chance: Chance, label: str, cards: bytes) -> bytes:
    """What lies in a deck in an order drawn anew."""
    return bytes(cards[i] for i in chance.order(label, len(cards)))


_SPAN = 1 << 64


def below(key: bytes, label: str, n: int, counter: int = 0) -> int:
    """The draw itself: the first 64-bit number of the label's stream, from `counter` on, that rejection lets through."""
    if n < 1:
        raise ValueError(f"a choice among {n} is none")
    prefix = key + label.encode()
    limit = _SPAN - _SPAN % n
    while True:
        word = int.from_bytes(sha256(prefix + counter.to_bytes(8, "big")).digest()[:8], "big")
        if word < limit:
            return word % n
        counter += 1


def order(key: bytes, label: str, n: int) -> list[int]:
    """A permutation of 0..n-1 from one label: step i draws from the label `label#i`."""
    items = list(range(n))
    for i in range(n - 1, 0, -1):
        j = below(key, f"{label}#{i}", i + 1)
        items[i], items[j] = items[j], items[i]
    return items
