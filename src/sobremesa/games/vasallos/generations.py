"""Generations of the rules. A table keeps the generation it was born with.

Whoever changes a rule so that a recorded game would replay differently adds one here and asks for it where the rule stands.
"""

NEWEST = 1
KNOWN = range(1, NEWEST + 1)


def check(generation: int) -> None:
    """Raise `ValueError` for a generation that never was."""
    if generation not in KNOWN:
        raise ValueError(f"generation {generation} of Vasallos is unknown; known are 1 to {NEWEST}")
