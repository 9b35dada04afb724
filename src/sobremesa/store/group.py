"""A group: entries of any tables that are stored by one commit."""

from collections.abc import Collection, Sequence
from itertools import pairwise

from sobremesa.store.base import Entry, Key


def sorted_group(entries: Sequence[Entry]) -> list[Entry]:
    """The group by (table, seq), so that two groups in two processes never wait for each other in a circle.

    Raises ValueError if a table's entries have a gap, a place twice, or an `at` that goes back.
    """
    group = sorted(entries, key=_key)
    for before, entry in pairwise(group):
        if before.table != entry.table:
            continue
        if entry.seq != before.seq + 1:
            message = f"table {entry.table}: entry {entry.seq} cannot follow {before.seq} in a group"
            raise ValueError(message)
        if entry.at < before.at:
            message = f"table {entry.table}: entry {entry.seq} is {before.at - entry.at} ms before the one it follows"
            raise ValueError(message)
    return group


def _key(entry: Entry) -> Key:
    return entry.key


def settle(group: Sequence[Entry], free: Collection[Key]) -> tuple[set[Key], list[Key]]:
    """Which entries of a sorted group stay, and which must go although their place was free.

    Those that go are the later entries of a table that lost a race earlier in the group:
    they were made for a state that never was.
    """
    lost: set[str] = set()
    stay: set[Key] = set()
    go: list[Key] = []
    for entry in group:
        if entry.key not in free:
            lost.add(entry.table)
        elif entry.table in lost:
            go.append(entry.key)
        else:
            stay.add(entry.key)
    return stay, go
