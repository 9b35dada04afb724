"""Where a table's chance and its secrets come from. Texts are ASCII; `‖` in the README is one after the other."""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from random import Random

from sobremesa.kit import draws

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters and digits of codes: none that looks like another."""


def new_code() -> str:
    """A table's code: 8 letters and digits without look-alikes."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def tidy_code(code: str) -> str:
    """A code as it may have been typed."""
    return code.strip().upper()


def _mac(secret: bytes, *parts: str) -> bytes:
    return hmac.digest(secret, "\0".join(parts).encode(), "sha256")


def opener(secret: bytes, device: str) -> str:
    """What a device is known by as the opener of tables (N10). It stands in no log."""
    return _mac(secret, "opener", device).hex()[:32]


def holder(secret: bytes, table: str, device: str) -> str:
    """What a seat of this device is held by at this table: one table's never opens another."""
    return _mac(secret, "seat", table, device).hex()[:32]


def short_code(secret: bytes, table: str, holding: str) -> str:
    """The short code by which a seat of a protected table comes back on another device."""
    word = _mac(secret, "short", table, holding)
    return "".join(LETTERS[byte % 32] for byte in word[:8])


def seed(secret: bytes, table: str, nonce: str) -> bytes:
    """S: the table's own secret, 32 bytes. It stands in no entry before the game is over."""
    return _mac(secret, "seed", table, nonce)


def commitment(seed_: bytes) -> str:
    """C = SHA-256(S), shown from the opening on."""
    return sha256(seed_).hexdigest()


def lot(seed_: bytes, table: str, n: int, seats: int) -> list[int]:
    """The order that lot number `n` draws: who sat at place `order[i]` comes to place i (N17)."""
    key = sha256(b"lot" + seed_ + table.encode() + str(n).encode()).digest()
    return draws.order(key, "order", seats)


def key(seed_: bytes, table: str, salts: Sequence[str | None]) -> bytes:
    """K: what every draw of the game comes from; `salts` in seat order, None for who has given none."""
    shares = b"".join(bytes.fromhex(salt) for salt in salts if salt)
    return sha256(b"sobremesa1" + seed_ + table.encode() + shares).digest()


def bot_rng(secret: bytes, table: str, seat: int, seq: int) -> Random:
    """A bot's chance for its choice after entry `seq`: the same on every process."""
    return Random(_mac(secret, "bot", table, str(seat), str(seq)))  # noqa: S311 -- a bot's taste; the seed is a MAC
