"""Points, the two awards and victory (N128, N206 to N214)."""

from __future__ import annotations

from sobremesa.games.natrak.data.load import GLORY
from sobremesa.games.natrak.events import AwardMoved, OfferClosed, Won
from sobremesa.games.natrak.rules.deed import Deed
from sobremesa.games.natrak.state import NOBODY, State

ROUTE_LEAST = 5
COMPANY_LEAST = 3


def open_parts(state: State, seat: int) -> dict[str, int]:
    """A seat's points by public source (N211), without those it has not."""
    worth = state.mode.points
    parts = {
        "camp": state.camps[seat].bit_count() * worth["camp"],
        "city": state.cities[seat].bit_count() * worth["city"],
        "longest_road": worth["longest_road"] if state.road_holder == seat else 0,
        "largest_company": worth["largest_company"] if state.company_holder == seat else 0,
    }
    parts |= state.hooks.parts(state, seat)
    return {source: number for source, number in parts.items() if number}


def hidden_parts(state: State, seat: int) -> dict[str, int]:
    """Points by source that the seat alone knows (N127)."""
    parts = {"glory": state.scrolls[seat][GLORY] * state.mode.points["glory"], **state.hooks.hidden(state, seat)}
    return {source: number for source, number in parts.items() if number}


def hidden_points(state: State, seat: int) -> int:
    """Points whose source the seat alone knows (N127)."""
    return sum(hidden_parts(state, seat).values())


def points(state: State, seat: int) -> int:
    """A seat's points, Glory included."""
    return sum(open_parts(state, seat).values()) + hidden_points(state, seat)


def settle_road(state: State, deed: Deed) -> None:
    """Give the Longest Road to whom it belongs by the lengths as they are (N209)."""
    routes = state.routes
    most = max(routes)
    holder = state.road_holder
    if most < ROUTE_LEAST:
        new = NOBODY
    elif holder != NOBODY and routes[holder] == most:
        return
    else:
        new = routes.index(most) if routes.count(most) == 1 else NOBODY
    if new != holder:
        state.road_holder = new
        deed.events.append(AwardMoved("longest_road", seat_or_none(new), seat_or_none(holder), most))


def settle_company(state: State, seat: int, deed: Deed) -> None:
    """After `seat` cast a Mercenary: does the Largest Company pass to it (N128)?"""
    holder = state.company_holder
    size = state.mercenaries[seat]
    if seat == holder or size < COMPANY_LEAST:
        return
    if holder == NOBODY or size > state.mercenaries[holder]:
        state.company_holder = seat
        deed.events.append(AwardMoved("largest_company", seat, seat_or_none(holder), size))


def check_victory(state: State, deed: Deed) -> None:
    """After a change of points: end the game if somebody has reached the target (N212, N213)."""
    first = state.actor
    for step in range(state.seats):
        seat = (first + step) % state.seats
        total = points(state, seat)
        if total >= state.target:
            if state.offer is not None:
                deed.events.append(OfferClosed(state.offer.number, "game_over"))
                state.offer = None
            state.phase = "over"
            state.winner = seat
            deed.events.append(Won(seat, total))
            return


def seat_or_none(seat: int) -> int | None:
    """A seat as the records say it."""
    return None if seat == NOBODY else seat
