"""Where each seat's roads reach (N92, N93, N96, N97), kept up to date piece by piece."""

from __future__ import annotations

from sobremesa.games.natrak.board import bits
from sobremesa.games.natrak.rules import route
from sobremesa.games.natrak.state import NOBODY, State


def barred(state: State, seat: int) -> int:
    """Mask of the crossings where a rival stops this seat's roads from passing (N97)."""
    return (state.built | state.manned) & ~(state.camps[seat] | state.cities[seat] | state.posts[seat])


def road_spots(state: State, seat: int) -> int:
    """Mask of the edges on which the seat's network allows a road (N96)."""
    return state.ahead[seat] & ~state.taken


def camp_spots(state: State, seat: int) -> int:
    """Mask of the crossings on which the seat may set a camp (N92, N93)."""
    return state.touched[seat] & ~(state.closed | state.manned)


def add_road(state: State, seat: int, edge: int) -> None:
    """Lay a road and measure the seat's route anew (N208)."""
    grid = state.board.grid
    a, b = grid.ends[edge]
    bit = 1 << edge
    before = state.roads[seat]
    state.roads[seat] = before | bit
    state.taken |= bit
    state.touched[seat] |= grid.edge_mask[edge]
    bar = barred(state, seat)
    reached = 0
    if not bar >> a & 1:
        reached = grid.edges_at[a]
    if not bar >> b & 1:
        reached |= grid.edges_at[b]
    state.ahead[seat] |= reached
    state.routes[seat] = route.grown(grid, before, edge, bar, state.routes[seat])


def add_building(state: State, seat: int, crossing: int) -> None:
    """Stand a new camp on a crossing: its neighbourhood closes, rivals' roads are cut there (N208)."""
    grid = state.board.grid
    bit = 1 << crossing
    state.camps[seat] |= bit
    state.built |= bit
    state.closed |= grid.near[crossing]
    state.ahead[seat] |= grid.edges_at[crossing]
    state.income = {}
    measure(state, bit, seat)


def measure(state: State, crossings: int, but: int = NOBODY) -> None:
    """What stands on these crossings has changed: find anew where the roads there reach, and how long their routes are.

    `but` is a seat to which the change makes no difference.
    """
    for seat in range(state.seats):
        if seat != but and state.touched[seat] & crossings:
            state.ahead[seat] = _ahead(state, seat)
            state.routes[seat] = route.longest(state.board.grid, state.roads[seat], barred(state, seat))


def remove_road(state: State, seat: int, edge: int) -> None:
    """Take a road off the board."""
    grid = state.board.grid
    bit = 1 << edge
    state.roads[seat] &= ~bit
    state.taken &= ~bit
    state.touched[seat] = 0
    for left in bits(state.roads[seat]):
        state.touched[seat] |= grid.edge_mask[left]
    state.ahead[seat] = _ahead(state, seat)
    state.routes[seat] = route.longest(grid, state.roads[seat], barred(state, seat))


def make_city(state: State, seat: int, crossing: int) -> None:
    """Put a city in a camp's place."""
    bit = 1 << crossing
    state.camps[seat] ^= bit
    state.cities[seat] |= bit
    state.income = {}


def make_camp(state: State, seat: int, crossing: int) -> None:
    """Put a camp in a city's place."""
    bit = 1 << crossing
    state.cities[seat] ^= bit
    state.camps[seat] |= bit
    state.income = {}


def _ahead(state: State, seat: int) -> int:
    """Mask of the edges at an own building, or at an own road's end where no rival bars the way."""
    grid = state.board.grid
    own = state.camps[seat] | state.cities[seat]
    mask = 0
    for crossing in bits(state.touched[seat] & ~barred(state, seat) | own):
        mask |= grid.edges_at[crossing]
    return mask


def refresh(state: State) -> None:
    """Make every field that follows from others, from nothing."""
    grid = state.board.grid
    seats = range(state.seats)
    state.income = {}
    state.absent = sum(1 << seat for seat in seats if state.who[seat] == "nobody")
    state.built = state.closed = state.taken = 0
    state.touched = [0] * state.seats
    for seat in seats:
        state.built |= state.camps[seat] | state.cities[seat]
        state.taken |= state.roads[seat]
        for edge in bits(state.roads[seat]):
            state.touched[seat] |= grid.edge_mask[edge]
    for crossing in bits(state.built):
        state.closed |= grid.near[crossing]
    state.posts, state.manned = [0] * state.seats, 0
    state.hooks.refresh(state)
    state.ahead = [_ahead(state, seat) for seat in seats]
    state.routes = [route.longest(grid, state.roads[seat], barred(state, seat)) for seat in seats]
