"""Todo o nada: inns, cathedrals, the big vassal (section 12)."""

from sobremesa.games.vasallos.expansions.todo.big import Big
from sobremesa.games.vasallos.expansions.todo.cathedral import Cathedral
from sobremesa.games.vasallos.expansions.todo.inn import Inn

CAPABILITIES = (Inn, Cathedral, Big)
TILES = ("todo-o-nada",)
"""The sets of the tile data that are in the box (V4)."""
