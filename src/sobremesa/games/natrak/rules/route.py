"""The longest route of a network (N206, N207): a trail that uses each road once and does not pass a rival."""

from __future__ import annotations

from sobremesa.games.natrak.board import Grid, bits

Adjacent = tuple[tuple[tuple[int, int, int], ...], ...]


def longest(grid: Grid, roads: int, bar: int) -> int:
    """Length of the longest route; `bar` is the mask of crossings where it may end but not run on.

    A longest trail that does not close ends where an odd number of roads meet, or at a barred crossing: only these
    need to be tried as its start. What no such crossing reaches is rings, and a ring is used whole.
    """
    adjacent = grid.adjacent
    left = roads
    best = 0
    for crossing in bits(_touched(grid, roads)):
        mine = roads & grid.edges_at[crossing]
        if mine.bit_count() & 1 or bar >> crossing & 1:
            best = max(best, _walk(adjacent, crossing, roads, bar))
            left &= ~_connected(grid, mine, roads)
    while left:
        ring = _connected(grid, left & -left, roads)
        best = max(best, ring.bit_count())
        left &= ~ring
    return best


def grown(grid: Grid, before: int, edge: int, bar: int, length: int) -> int:
    """The same after `edge` joins the roads `before`, whose longest route has `length`.

    A road that only one end joins to the others can only be the first of a longer route: one walk finds it.
    """
    a, b = grid.ends[edge]
    joined_a = before & grid.edges_at[a] and not bar >> a & 1
    joined_b = before & grid.edges_at[b] and not bar >> b & 1
    if joined_a and joined_b:
        return longest(grid, before | 1 << edge, bar)
    if joined_a or joined_b:
        onward = _walk(grid.adjacent, a if joined_a else b, before, bar)
        return max(length, 1 + onward)
    return max(length, 1)


def _walk(adjacent: Adjacent, crossing: int, left: int, bar: int) -> int:
    """The most roads of `left` that a trail from `crossing` can use."""
    best = 0
    for bit, beyond, beyond_bit in adjacent[crossing]:
        if left & bit:
            length = 1 if bar & beyond_bit else 1 + _walk(adjacent, beyond, left ^ bit, bar)
            best = max(best, length)
    return best


def _touched(grid: Grid, roads: int) -> int:
    mask = 0
    for edge in bits(roads):
        mask |= grid.edge_mask[edge]
    return mask


def _connected(grid: Grid, some: int, roads: int) -> int:
    """The roads joined to `some`, these included; a barred crossing joins too."""
    found = 0
    while some:
        found |= some
        around = 0
        for crossing in bits(_touched(grid, some)):
            around |= grid.edges_at[crossing]
        some = around & roads & ~found
    return found
