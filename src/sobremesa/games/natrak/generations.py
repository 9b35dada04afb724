"""Generations of the rules (N220, N221). A table keeps the generation it was born with.

Generations 1 to 6 have the same Basic game: they differ only in progress decks, which Basic has not. Whoever changes a
rule so that a recorded game would replay differently adds one here and asks for it where the rule stands.
"""

NEWEST = 6
KNOWN = range(1, NEWEST + 1)


def check(generation: int) -> None:
    """Raise `ValueError` for a generation that never was."""
    if generation not in KNOWN:
        raise ValueError(f"generation {generation} of Natrak is unknown; known are 1 to {NEWEST}")
