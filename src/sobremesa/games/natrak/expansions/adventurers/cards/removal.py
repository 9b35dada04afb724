"""Cards of the Crown that remove a rival's piece: Deserter, Diplomat, Intrigue (N143 to N145)."""

from __future__ import annotations

from typing import Any

from sobremesa.games.natrak.board import bits
from sobremesa.games.natrak.expansions.adventurers import actions as act
from sobremesa.games.natrak.expansions.adventurers.cards.card import Card
from sobremesa.games.natrak.expansions.adventurers.events import AdventurerPlaced, AdventurerRemoved, RoadRemoved
from sobremesa.games.natrak.expansions.adventurers.figures import lowest, owner_at, put, take
from sobremesa.games.natrak.expansions.adventurers.pieces import adventurers_left
from sobremesa.games.natrak.rules.building import NO_PIECE_LEFT
from sobremesa.games.natrak.rules.deed import NO_PLACE, NO_SUCH_PLACE, NOT_CONNECTED, OCCUPIED, Deed
from sobremesa.games.natrak.rules.network import remove_road
from sobremesa.games.natrak.rules.points import check_victory, settle_road
from sobremesa.games.natrak.rules.scrolls import NO_EFFECT
from sobremesa.games.natrak.rules.seven import BAD_VICTIM
from sobremesa.games.natrak.state import NOBODY, State
from sobremesa.kit.records import Field, One, Pair, Refusal

NOT_OPEN_ENDED = Refusal("not_open_ended")

# Deserter


def _losers(state: State, seat: int) -> list[int]:
    return [rival for rival, mask in enumerate(state.posts) if mask and rival != seat]


def _places(state: State, seat: int, rival: int) -> int:
    """Where the player may place the deserter, the loser's removed already; 0 if nothing is placed."""
    if adventurers_left(state, seat) < 1:
        return 0
    gone = 1 << lowest(state.extra, rival)
    return state.touched[seat] & ~(state.built | state.manned & ~gone)


def _off_deserter(state: State, seat: int) -> Refusal | None:
    return None if _losers(state, seat) else NO_EFFECT


def _deserter_fields(state: State, seat: int) -> tuple[Field, ...]:
    options: list[tuple[Any, list[Any]]] = [
        (rival, list(bits(_places(state, seat, rival))) or [None]) for rival in _losers(state, seat)
    ]
    return (Pair(("rival", "crossing"), options),)


def _explain_deserter(state: State, seat: int, action: act.PlayDeserter) -> Refusal | None:
    rival, crossing = action.rival, action.crossing
    if rival not in _losers(state, seat):
        return BAD_VICTIM
    places = _places(state, seat, rival)
    if crossing is None:
        return NO_SUCH_PLACE if places else None
    if crossing >= len(state.board.grid.near):
        return NO_SUCH_PLACE
    if places >> crossing & 1:
        return None
    if not state.touched[seat] >> crossing & 1:
        return NOT_CONNECTED
    return NO_PIECE_LEFT if adventurers_left(state, seat) < 1 else OCCUPIED


def _do_deserter(state: State, seat: int, action: act.PlayDeserter, deed: Deed) -> None:
    source = lowest(state.extra, action.rival)
    level, _ = take(state, action.rival, source)
    deed.events.append(AdventurerRemoved(action.rival, seat, source, level))
    if action.crossing is not None:
        put(state, seat, action.crossing, level, active=False)
        deed.events.append(AdventurerPlaced(seat, action.crossing, level, free=True))
    settle_road(state, deed)
    check_victory(state, deed)


# Diplomat


def _is_loose(state: State, owner: int, edge: int) -> bool:
    """Has the road an end with no building, no adventurer and no other road of its owner?"""
    others = state.roads[owner] & ~(1 << edge)
    return any(
        not (state.built | state.manned) >> crossing & 1 and not others & state.board.grid.edges_at[crossing]
        for crossing in state.board.grid.ends[edge]
    )


def _loose(state: State, seat: int) -> list[int]:
    rivals = (rival for rival in range(state.seats) if rival != seat)
    return sorted(edge for rival in rivals for edge in bits(state.roads[rival]) if _is_loose(state, rival, edge))


def _off_diplomat(state: State, seat: int) -> Refusal | None:
    return None if _loose(state, seat) else NO_EFFECT


def _diplomat_fields(state: State, seat: int) -> tuple[Field, ...]:
    return (One("edge", _loose(state, seat)),)


def _explain_diplomat(state: State, seat: int, action: act.PlayDiplomat) -> Refusal | None:
    if action.edge >= len(state.board.grid.ends):
        return NO_SUCH_PLACE
    if not (state.taken & ~state.roads[seat]) >> action.edge & 1:
        return NO_PLACE
    return None if action.edge in _loose(state, seat) else NOT_OPEN_ENDED


def _do_diplomat(state: State, seat: int, action: act.PlayDiplomat, deed: Deed) -> None:
    owner = next(rival for rival, mask in enumerate(state.roads) if mask >> action.edge & 1)
    remove_road(state, owner, action.edge)
    deed.events.append(RoadRemoved(owner, seat, action.edge))
    settle_road(state, deed)
    check_victory(state, deed)


# Intrigue


def _intrigued(state: State, seat: int) -> int:
    return state.touched[seat] & state.manned & ~state.posts[seat]


def _off_intrigue(state: State, seat: int) -> Refusal | None:
    return None if _intrigued(state, seat) else NO_EFFECT


def _intrigue_fields(state: State, seat: int) -> tuple[Field, ...]:
    return (One("crossing", list(bits(_intrigued(state, seat)))),)


def _explain_intrigue(state: State, seat: int, action: act.PlayIntrigue) -> Refusal | None:
    if action.crossing >= len(state.board.grid.near):
        return NO_SUCH_PLACE
    if owner_at(state, action.crossing) in (NOBODY, seat):
        return NO_PLACE
    return None if _intrigued(state, seat) >> action.crossing & 1 else NOT_CONNECTED


def _do_intrigue(state: State, seat: int, action: act.PlayIntrigue, deed: Deed) -> None:
    owner = owner_at(state, action.crossing)
    level, _ = take(state, owner, action.crossing)
    deed.events.append(AdventurerRemoved(owner, seat, action.crossing, level))
    settle_road(state, deed)
    check_victory(state, deed)


CARDS = (
    Card("deserter", act.PlayDeserter, _do_deserter, _off_deserter, _deserter_fields, _explain_deserter),
    Card("diplomat", act.PlayDiplomat, _do_diplomat, _off_diplomat, _diplomat_fields, _explain_diplomat),
    Card("intrigue", act.PlayIntrigue, _do_intrigue, _off_intrigue, _intrigue_fields, _explain_intrigue),
)
