"""The boxes, and what each combination of them plays by. A new box is a line here."""

from __future__ import annotations

from functools import cache
from types import ModuleType

from sobremesa.games.vasallos.data.load import deck_of
from sobremesa.games.vasallos.expansions import ferias, sombra, todo
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.rules.ruleset import Ruleset

BOXES: dict[str, ModuleType] = {"todo": todo, "ferias": ferias, "sombra": sombra}
"""By the option that puts it in."""


@cache
def ruleset(options: Options) -> Ruleset:
    """The rules of a combination of boxes."""
    boxes = [box for name, box in BOXES.items() if getattr(options, name)]
    tiles = frozenset({"base", *(name for box in boxes for name in box.TILES)})
    capabilities = tuple(kind() for box in boxes for kind in box.CAPABILITIES)
    return Ruleset(options, deck_of(tiles), capabilities)
