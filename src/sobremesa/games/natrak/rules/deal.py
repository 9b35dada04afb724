"""Laying the map by lot (N29 to N35, N41) and the first state of a game."""

from __future__ import annotations

from sobremesa.games.natrak.board import Board, Grid, grid
from sobremesa.games.natrak.data.load import (
    PORT_KINDS,
    SCROLLS,
    MapFacts,
    decks,
    map_for,
    maps,
    modes,
)
from sobremesa.games.natrak.hooks import Hooks
from sobremesa.games.natrak.rules.network import refresh
from sobremesa.games.natrak.state import State
from sobremesa.kit.draws import Chance, Draw, shuffled
from sobremesa.kit.records import Who

RED = (6, 8)
"""Tokens that are never on neighbouring hexes (N33)."""


def lay_board(layout: str, mode: str, chance: Chance) -> Board:
    """A map of this name, laid by lot."""
    facts = maps()[layout]
    shape = grid(layout)
    kinds = [kind for kind, number in facts.terrain.items() for _ in range(number)]
    terrain = tuple(kinds[i] for i in chance.order("map/terrain", len(kinds)))
    return Board(
        layout,
        modes()[mode],
        terrain,
        _tokens(facts, shape, terrain, chance),
        _ports(facts, shape, chance),
    )


def _tokens(facts: MapFacts, shape: Grid, terrain: tuple[str, ...], chance: Chance) -> tuple[int, ...]:
    """N33: red tokens on the first hexes of a shuffled list, again if two of them touch; the others follow."""
    producing = [h for h, kind in enumerate(terrain) if kind != "wasteland"]
    ordered = [*RED, *(token for token in sorted(facts.tokens) if token not in RED)]
    tokens = [token for token in ordered for _ in range(facts.tokens[token])]
    reds = sum(facts.tokens[token] for token in RED)
    tries = 0
    while True:
        places = [producing[i] for i in chance.order(f"map/tokens/{tries}", len(producing))]
        red = set(places[:reds])
        if not any(red.intersection(shape.neighbours[h]) for h in red):
            break
        tries += 1
    laid = [0] * len(terrain)
    for place, token in zip(places, tokens, strict=True):
        laid[place] = token
    return tuple(laid)


def _ports(facts: MapFacts, shape: Grid, chance: Chance) -> tuple[tuple[int, int], ...]:
    """N35: evenly round the coast from a drawn offset, the kinds shuffled."""
    kinds = [PORT_KINDS.index(kind) for kind, number in facts.ports.items() for _ in range(number)]
    around = len(shape.coast)
    offset = chance.below("map/ports/offset", around)
    order = chance.order("map/ports/kinds", len(kinds))
    return tuple(
        (shape.coast[(offset + i * around // len(kinds)) % around], kinds[order[i]]) for i in range(len(kinds))
    )


def first_state(
    mode: str, hooks: Hooks, target: int, who: tuple[Who, ...], key: bytes, generation: int, chance: Chance
) -> State:
    """The state before the first go of setup."""
    seats = len(who)
    board = lay_board(map_for(seats), mode, chance)
    scrolls = [kind for kind, number in enumerate(decks()[seats]) for _ in range(number)]
    deck = bytes(scrolls[i] for i in chance.order("deck/scroll", len(scrolls)))
    state = blank_state(mode, hooks, target, who, key, generation, board)
    state.deck = deck
    state.dragon = board.terrain.index("wasteland")
    hooks.deal(state, chance)
    return state


def reshuffle(state: State, key: bytes) -> list[Draw]:
    """Another K, and the decks in another order: all that no seat has seen (dice and thefts are drawn when they come)."""
    state.key = key
    chance = Chance(key)
    state.deck = shuffled(chance, "again/scroll", state.deck)
    state.hooks.reshuffle(state, chance)
    return chance.made


def blank_state(
    mode: str, hooks: Hooks, target: int, who: tuple[Who, ...], key: bytes, generation: int, board: Board
) -> State:
    """A state with this board and nothing on it; deck and dragon are still to be set."""
    seats = len(who)
    facts = modes()[mode]
    state = State(
        generation=generation,
        key=key,
        mode_name=mode,
        mode=facts,
        hooks=hooks,
        board=board,
        target=target,
        seats=seats,
        who=list(who),
        persons=sum(1 << seat for seat in range(seats) if who[seat] != "bot"),
        camps=[0] * seats,
        cities=[0] * seats,
        roads=[0] * seats,
        hands=[[0] * len(facts.materials) for _ in range(seats)],
        scrolls=[[0] * len(SCROLLS) for _ in range(seats)],
        fresh=[0] * len(SCROLLS),
        cast=[0] * len(SCROLLS),
        mercenaries=[0] * seats,
        debts=[0] * seats,
        tally=[0] * 11,
    )
    hooks.blank(state)
    refresh(state)
    return state
