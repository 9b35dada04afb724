"""Where the dragon goes, and whom it robs."""

from __future__ import annotations

from sobremesa.bots.natrak.position import Position, pairs

OWN_LOSS = 2.5
"""How much worse a pip lost by oneself is than one that a rival loses."""
CARD = 2.2
"""What a stolen card is worth, in pips taken from a rival."""


def harm(position: Position, hex_number: int) -> float:
    """What a dragon on this hex does to the others, less what it does to oneself."""
    ways = position.land.hex_pips[hex_number]
    total = 0.0
    for crossing in position.land.map.hex_corners[hex_number]:
        owner, size = position.buildings.get(crossing, (position.me, 0))
        if owner == position.me:
            total -= OWN_LOSS * ways * size
        else:
            total += ways * size * position.threat(owner)
    return total


def sits_on_me(position: Position) -> bool:
    """Does the dragon stand where the own buildings would produce?"""
    at = position.public.pieces.dragon
    corners = position.land.map.hex_corners[at]
    return position.land.hex_pips[at] > 0 and any(position.buildings.get(c, (-1, 0))[0] == position.me for c in corners)


def move_threat(position: Position) -> tuple[int, int | None]:
    """The hex and the victim."""

    def worth(option: tuple[int, int | None]) -> tuple[float, int]:
        hex_number, victim = option
        score = harm(position, hex_number)
        if victim is not None and position.public.players[victim].cards:
            score += CARD * position.threat(victim) * min(1.5, 0.7 + position.public.players[victim].cards / 10)
        return score, -hex_number

    return max(pairs(position.menu, "move_threat"), key=worth)
