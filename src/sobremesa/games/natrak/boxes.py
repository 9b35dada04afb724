"""Which modes there are, and what each adds to the base: the one place, with `game.py`, that names the boxes."""

from __future__ import annotations

from sobremesa.games.natrak.expansions.adventurers.hooks import AdventurersHooks
from sobremesa.games.natrak.hooks import Hooks
from sobremesa.games.natrak.options import Mode

HOOKS: dict[Mode, Hooks] = {"basic": Hooks(), "adventurers": AdventurersHooks()}


def hooks_of(mode: Mode) -> Hooks:
    """What a mode adds to the rules."""
    return HOOKS[mode]
