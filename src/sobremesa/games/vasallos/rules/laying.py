"""The map grows: where the tile in hand may lie, and how its zones join what is there (V30 to V32, V38)."""

from __future__ import annotations

from sobremesa.games.vasallos.actions import Place
from sobremesa.games.vasallos.data.load import EDGES
from sobremesa.games.vasallos.rules.deed import BAD_TURN, CELL_TAKEN, NO_NEIGHBOUR
from sobremesa.games.vasallos.rules.features import address, find, kind_of, zones_of
from sobremesa.games.vasallos.state import NOTHING, State
from sobremesa.games.vasallos.tiles import (
    AROUND,
    CITY,
    FARTHEST,
    STEPS,
    TURNS,
    XY,
    Form,
    cell_number,
    fits,
    forms,
    know,
    turns_that_fit,
)
from sobremesa.kit.records import Choice, Pair, Refusal

_FORMS = forms()
_FITS = fits()
_TURNS = turns_that_fit()
_SIDES = tuple((side, step, (side + 2) % 4) for side, step in enumerate(STEPS))


def has_place(state: State, type_: int) -> bool:
    """Is there a legal place for a tile of this type? The map alone decides (V21)."""
    fit = _FITS[type_]
    for asked in state.frontier.values():  # noqa: SIM110 - a generator costs three times as much, and every draw asks
        if fit[asked]:
            return True
    return False


def first_place(state: State, type_: int) -> tuple[int, int]:
    """The first legal place, cell and turn: least y, then least x, then least turn (V85)."""
    fit = _FITS[type_]
    cell = min(cell for cell, asked in state.frontier.items() if fit[asked])
    return cell, TURNS[fit[state.frontier[cell]]][0]


def offer_place(state: State) -> list[Choice]:
    """Every legal cell and turn of the tile in hand."""
    if state.hand == NOTHING:
        return []
    fit, xy = _TURNS[state.hand], XY
    options = [(xy[cell], turns) for cell, asked in state.frontier.items() if (turns := fit[asked])]
    return [Choice("place", (Pair(("cell", "turn"), options),))]


def explain_place(state: State, action: Place) -> Refusal | None:
    """The first refusal in the order of V32."""
    turn, (x, y) = action.turn, action.cell
    if not 0 <= turn < 4:
        return BAD_TURN
    if not (-FARTHEST < x < FARTHEST and -FARTHEST < y < FARTHEST):
        return NO_NEIGHBOUR
    cell = cell_number(x, y)
    if cell in state.board:
        return CELL_TAKEN
    asked = state.frontier.get(cell)
    if asked is None:
        return NO_NEIGHBOUR
    if _FITS[state.hand][asked] >> turn & 1:
        return None
    lying = _FORMS[4 * state.hand + turn].edges
    differ = [EDGES[side] for side in range(4) if (asked >> 2 * side & 3) not in (0, lying[side])]
    return Refusal("edges_differ", {"sides": differ})


def lay(state: State, form: Form, cell: int, layer: int) -> None:
    """Put a tile onto a cell where it fits, and join its zones to its neighbours'."""
    board, frontier, parent = state.board, state.frontier, state.parent
    tile, first = len(state.forms), len(parent)
    _add_zones(state, form, tile, first)
    board[cell] = tile
    state.forms.append(form.number)
    state.cells.append(cell)
    state.layers.append(layer)
    frontier.pop(cell, None)
    for side, step, opposite in _SIDES:
        beside = cell + step
        other = board.get(beside)
        if other is None:
            asked = frontier.get(beside)
            frontier[beside] = form.need[side] if asked is None else asked | form.need[side]
            if beside not in XY:
                know(beside)
            continue
        base = state.first[other]
        for mine, theirs in zip(form.at_edge[side], _FORMS[state.forms[other]].facing[opposite], strict=True):
            _join(state, first + mine, base + theirs)
    _count_monasteries(state, form, cell, first)
    if state.seen:
        _forget(state, form, first)


def _add_zones(state: State, form: Form, tile: int, first: int) -> None:
    size = form.size
    state.first.append(first)
    state.parent.extend(range(first, first + size))
    state.tile_of.extend([tile] * size)
    state.open.extend(form.open)
    state.covers.extend([1 << tile] * size)
    state.marks.extend(form.marks)
    state.standing.extend([()] * size)


def _join(state: State, mine: int, theirs: int) -> None:
    """Two zones meet at an edge: two open edges fewer, and one feature."""
    parent = state.parent
    while (above := parent[mine]) != mine:
        parent[mine] = mine = parent[above]
    while (above := parent[theirs]) != theirs:
        parent[theirs] = theirs = parent[above]
    opened = state.open
    if mine == theirs:
        opened[mine] -= 2
        return
    old, new = (mine, theirs) if mine < theirs else (theirs, mine)
    parent[new] = old
    opened[old] += opened[new] - 2
    state.covers[old] |= state.covers[new]
    state.marks[old] += state.marks[new]
    standing = state.standing
    if standing[new]:
        standing[old] = tuple(sorted(standing[old] + standing[new]))
        standing[new] = ()


def _count_monasteries(state: State, form: Form, cell: int, first: int) -> None:
    """The tile fills a cell round monasteries, and may bring one (V42)."""
    for centre, zone in state.monasteries.items():
        if cell - centre in _AROUND:
            state.open[zone] -= 1
    if form.monastery >= 0:
        zone = first + form.monastery
        state.monasteries[cell] = zone
        state.open[zone] = sum(cell + step not in state.board for step in AROUND)


_AROUND = frozenset(AROUND)


def _forget(state: State, form: Form, first: int) -> None:
    """Throw away views of what has changed: features of this tile, monasteries, and fields that touch its cities.

    A field's view names a city by what was its id when the view was made: the address of one of its zones, whichever
    cities have become one since, and whether or not the city itself has been looked at.
    """
    parent, seen = state.parent, state.seen
    roots = {find(parent, zone) for zone in range(first, first + form.size)}
    cities = {zone for zone in roots if kind_of(state, zone) == CITY}
    named = {address(state, zone) for root in cities for zone in zones_of(state, root)}
    changed = roots | {root for root in seen if parent[root] != root} | set(state.monasteries.values())
    for root in [root for root, view in seen.items() if root in changed or not named.isdisjoint(view.cities)]:
        del seen[root]
