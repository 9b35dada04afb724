"""Checks the data files against each other and against the geometry; a test runs it."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.natrak.data.load import (
    NUMBER,
    PORT_KINDS,
    MapFacts,
    ModeFacts,
    decks,
    maps,
    modes,
)
from sobremesa.kit.geometry.hexes import hex_map


def problems() -> list[str]:
    """What is wrong with the data, one line each; empty if nothing is."""
    found = [f"map {name}: {line}" for name, facts in maps().items() for line in _map(facts)]
    found += [f"mode {name}: {line}" for name, facts in modes().items() for line in _mode(facts)]
    seats = sorted(seat for facts in maps().values() for seat in facts.seats)
    if seats != sorted(decks()) or len(set(seats)) != len(seats):
        found.append(f"maps serve {seats} seats, scroll decks {sorted(decks())}")
    found += [f"deck for {n}: a kind has no scroll" for n, deck in decks().items() if min(deck) < 1]
    return found


def _map(facts: MapFacts) -> Iterator[str]:
    grid = hex_map(facts.hexes())
    is_size = (len(grid.hexes), len(grid.crossings), len(grid.edges))
    coast = len(grid.coast(range(len(grid.hexes))))
    sizes = facts.sizes
    if (*is_size, coast) != (sizes.hexes, sizes.crossings, sizes.edges, sizes.coast):
        yield f"its geometry has {is_size} hexes, crossings and edges and a coast of {coast}"
    if sum(facts.terrain.values()) != sizes.hexes:
        yield f"{sum(facts.terrain.values())} terrains for {sizes.hexes} hexes"
    producing = sizes.hexes - facts.terrain.get("wasteland", 0)
    if sum(facts.tokens.values()) != producing:
        yield f"{sum(facts.tokens.values())} tokens for {producing} producing hexes"
    if not set(facts.tokens) <= set(range(2, 13)) - {7}:
        yield f"tokens {sorted(facts.tokens)} are not sums other than 7"
    if not set(facts.ports) <= set(PORT_KINDS):
        yield f"unknown kinds of port: {sorted(set(facts.ports) - set(PORT_KINDS))}"
    if sizes.coast // sum(facts.ports.values()) < 3:
        yield "so many ports would touch each other"


def _mode(facts: ModeFacts) -> Iterator[str]:
    terrains = {terrain for map_facts in maps().values() for terrain in map_facts.terrain}
    if not terrains <= set(facts.yields):
        yield f"no yield for {sorted(terrains - set(facts.yields))}"
    if list(facts.materials) != sorted(facts.materials, key=NUMBER.__getitem__):
        yield "its materials are not in their fixed order"
    used = {m for row in facts.yields.values() for m in (*row.camp, *row.city, *row.opening)}
    used |= {m for price in facts.prices.values() for m in price}
    if not used <= set(facts.materials):
        yield f"uses {sorted(used - set(facts.materials))}, which it lacks"
    if not set(facts.setup) <= set(facts.supply):
        yield "a piece of setup has no supply"
