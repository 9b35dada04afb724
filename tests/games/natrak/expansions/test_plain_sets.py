"""The rules count places in masks; here the same rules in plain sets, worked out from what everybody sees.

At moments of the recorded games and at one crowded board, for every seat and every crossing, edge or hex: the code is the one
of the rule, or there is none (N95 to N114, N135, N143 to N145).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from golden_file import GOLDEN, read
from scenarios.natrak.adventurers.scene import Quest
from sobremesa.games import load
from sobremesa.games.natrak.expansions.adventurers import actions as act
from sobremesa.games.natrak.expansions.adventurers import disciplines, figures, goblins, heroes, moves, walls
from sobremesa.games.natrak.expansions.adventurers.cards import alchemy, removal
from sobremesa.games.natrak.expansions.adventurers.slot import blank
from sobremesa.games.natrak.state import NOBODY, State
from sobremesa.kit.records import Refusal
from sobremesa.kit.replay import begin, fold

FILES = sorted(GOLDEN.glob("natrak/*/*adventurers.json"))
EVERY = 20
PRODUCING = {"forest", "quarry", "farmland", "meadow", "mine"}
FREE = frozenset({None, "cannot_afford", "no_piece_left"})
"""Nothing is wrong with the place."""


def members(mask: int) -> set[int]:
    assert mask >= 0
    return {i for i in range(mask.bit_length()) if mask >> i & 1}


class Plain:
    """What stands where, by crossing, from the view of everybody."""

    def __init__(self, public: Any, state: State) -> None:
        grid = state.board.grid
        self.ends: list[tuple[int, int]] = [(a, b) for a, b in grid.ends]
        self.crossings = range(len(grid.near))
        self.rings = [members(corners) for corners in grid.corners]
        self.dragon: int = public.pieces.dragon
        self.roads = [{r.edge for r in public.pieces.roads if r.seat == seat} for seat in range(state.seats)]
        self.buildings = {b.crossing: (b.seat, b.kind) for b in public.pieces.buildings}
        self.heroes = {h.crossing: h for h in public.figures.adventurers}
        self.walls = {w.crossing for w in public.figures.walls}
        self.sites = {m.crossing for m in public.figures.metropolises}
        self.crown = [standing.levels["crown"] for standing in public.standings]
        self.hexes = public.board.hexes

    def touched(self, seat: int) -> set[int]:
        return {crossing for edge in self.roads[seat] for crossing in self.ends[edge]}

    def own(self, seat: int) -> set[int]:
        return {c for c, hero in self.heroes.items() if hero.seat == seat}

    def steps(self, seat: int, crossing: int) -> set[int]:
        """Where own roads lead from a crossing."""
        return {
            b if a == crossing else a for a, b in map(self.ends.__getitem__, self.roads[seat]) if crossing in (a, b)
        }

    def rivals_at(self, seat: int, crossing: int) -> bool:
        building, hero = self.buildings.get(crossing), self.heroes.get(crossing)
        return (building is not None and building[0] != seat) or (hero is not None and hero.seat != seat)

    def reach(self, seat: int, source: int, *, blocked: bool = True) -> dict[int, int]:
        """By crossing how many own roads away it is, no way passing a rival's piece (N105)."""
        found, ring, far = {source: 0}, [source], 0
        while ring:
            far += 1
            beyond = {c for crossing in ring for c in self.steps(seat, crossing)} - found.keys()
            found |= dict.fromkeys(beyond, far)
            ring = [c for c in beyond if not (blocked and self.rivals_at(seat, c))]
        return found

    # What a rule says of a place

    def adventurer(self, seat: int, crossing: int) -> str | None:
        if crossing in self.buildings or crossing in self.heroes:
            return "occupied"
        return None if crossing in self.touched(seat) else "not_connected"

    def activate(self, seat: int, crossing: int) -> str | None:
        if crossing not in self.own(seat):
            return "not_your_piece"
        return "no_effect" if self.heroes[crossing].active else None

    def promote(self, seat: int, crossing: int) -> str | None:
        if crossing not in self.own(seat):
            return "not_your_piece"
        hero = self.heroes[crossing]
        if hero.promoted or hero.level == 3:
            return "already_promoted" if hero.promoted else "level_max"
        return "needs_crown_3" if hero.level == 2 and self.crown[seat] < 3 else None

    def acting(self, seat: int, crossing: int) -> str | None:
        if crossing not in self.own(seat):
            return "not_your_piece"
        return None if self.heroes[crossing].active else "resting"

    def drive_off(self, seat: int, crossing: int) -> str | None:
        return self.acting(seat, crossing) or (None if crossing in self.rings[self.dragon] else "no_place")

    def move(self, seat: int, source: int, to: int) -> str | None:
        if refusal := self.acting(seat, source):
            return refusal
        if to in self.buildings or to in self.own(seat):
            return "occupied"
        if to not in self.reach(seat, source):
            return "path_blocked" if to in self.reach(seat, source, blocked=False) else "not_connected"
        rival = self.heroes.get(to)
        return None if rival is None or rival.level < self.heroes[source].level else "not_weaker"

    def refuge(self, seat: int, source: int) -> int:
        ways = self.reach(seat, source)
        free = [c for c in ways if c not in self.buildings and c not in self.heroes and c != source]
        return min(free, key=lambda c: (ways[c], c), default=NOBODY)

    def wall(self, seat: int, crossing: int) -> str | None:
        building = self.buildings.get(crossing)
        if building is None or building[0] != seat:
            return "not_your_piece"
        if building[1] == "camp":
            return "needs_city"
        return "already_has_wall" if crossing in self.walls else None

    def intrigue(self, seat: int, crossing: int) -> str | None:
        if crossing not in self.heroes or crossing in self.own(seat):
            return "no_place"
        return None if crossing in self.touched(seat) else "not_connected"

    def lowest(self, seat: int) -> int:
        return min(self.own(seat), key=lambda c: (self.heroes[c].level, self.heroes[c].active, c))

    def deserter(self, seat: int, rival: int, crossing: int) -> str | None:
        if rival == seat or not self.own(rival):
            return "bad_victim"
        if crossing not in self.touched(seat):
            return "not_connected"
        if len(self.own(seat)) == 6:
            return "no_piece_left"
        taken = crossing in self.buildings or crossing in self.heroes.keys() - {self.lowest(rival)}
        return "occupied" if taken else None

    def diplomat(self, seat: int, edge: int) -> str | None:
        owner = next((rival for rival, roads in enumerate(self.roads) if edge in roads), seat)
        if owner == seat:
            return "no_place"
        others = [set(self.ends[other]) for other in self.roads[owner] - {edge}]
        loose = (
            c not in self.buildings and c not in self.heroes and not any(c in other for other in others)
            for c in self.ends[edge]
        )
        return None if any(loose) else "not_open_ended"

    def merchant(self, seat: int, hex_: int) -> str | None:
        if self.hexes[hex_].terrain not in PRODUCING or not self.hexes[hex_].token:
            return "no_place"
        near = any(c in self.rings[hex_] and owner == seat for c, (owner, _) in self.buildings.items())
        return None if near else "not_connected"


@cache
def moments(path: Path | None) -> list[tuple[Any, State]]:
    """View and state of each moment of a recorded game that is looked at; without a game the crowded board."""
    if path is None:
        return [_crowded()]
    game, record = load("natrak"), read(path).record
    match = begin(game, record.start)
    done = (each.place for each in fold(match, record.inputs))
    return [(match.public(), game.copy(match.state)) for place in done if place % EVERY == EVERY - 1]


def _crowded() -> tuple[Any, State]:
    """All that a rule tells apart, near each other."""
    scene = Quest(seats=4).city("A", 31, 10).camp("A", 17).wall("A", 10).disciplines("A", crown=2, alchemy=4)
    scene.metropolis("alchemy", "A", 10).roads("A", "17-23-29-35-40-45", "0-4-1", "10-15", "29-34").dragon(14)
    scene.hero("A", 35, 2, active=True).hero("A", 23).hero("A", 15, 3).hero("A", 0, 2).hero("A", 1, active=True)
    scene.hero("B", 29).hero("B", 4, active=True).hero("C", 45).hero("B", 34, 2).hero("C", 52, 3, active=True)
    scene.city("B", 40, 2).camp("B", 20).roads("B", "20-26-32", "28-34-39", "2-6").city("C", 48, 46).roads(
        "C", "48-52-49"
    )
    scene.disciplines("B", crown=3).more(promoted=[23])
    match = scene.table().match
    return match.public(), match.state


def seats(path: Path | None) -> Iterator[tuple[Plain, State, int]]:
    """Each seat at each moment."""
    for public, state in moments(path):
        yield from ((Plain(public, state), state, seat) for seat in range(state.seats))


def code(refusal: Refusal | None) -> str | None:
    return None if refusal is None else refusal.code


def same(name: str, place: tuple[int, ...], want: str | None, refusal: Refusal | None) -> None:
    found = code(refusal)
    assert found == want or (want is None and found in FREE), f"{name} {place}: {found} and not {want}"


everywhere = pytest.mark.parametrize(
    "path", [None, *FILES], ids=lambda path: path and f"{path.parent.name}/{path.stem}"
)


@everywhere
def test_adventurers_and_walls_n95_n98_n102_n103_n108(path: Path | None) -> None:
    for plain, state, seat in seats(path):
        for c in plain.crossings:
            at = (seat, c)
            build = heroes.explain_build_adventurer(state, seat, act.BuildAdventurer(c))
            same("build", at, plain.adventurer(*at), build)
            same("activate", at, plain.activate(*at), heroes.explain_activate(state, seat, act.Activate(c)))
            same("promote", at, plain.promote(*at), heroes.explain_promote(state, seat, act.Promote(c)))
            same("drive off", at, plain.drive_off(*at), moves.explain_drive_off(state, seat, act.DriveOff(c)))
            same("wall", at, plain.wall(*at), walls.explain_build_wall(state, seat, act.BuildWall(c)))
        free = {c for c in plain.crossings if plain.adventurer(seat, c) is None}
        assert members(figures.spots(state, seat)) == free
        assert members(heroes.resting(state, seat)) == {c for c in plain.own(seat) if not plain.heroes[c].active}
        assert members(heroes.promotable(state, seat)) == {c for c in plain.own(seat) if not plain.promote(seat, c)}
        active = [plain.heroes[c].level for c in plain.own(seat) if plain.heroes[c].active]
        assert figures.strength(state.extra, seat) == sum(active)
        cities = {c for c, (owner, kind) in plain.buildings.items() if (owner, kind) == (seat, "city")}
        assert members(goblins.sackable(state, seat)) == cities - plain.sites
        assert members(walls.unwalled(state, seat)) == cities - plain.walls


@everywhere
def test_moving_and_fleeing_n105_n106_n107(path: Path | None) -> None:
    for plain, state, seat in seats(path):
        for source in plain.crossings:
            to_all = plain.crossings if source in plain.own(seat) else (0, source)
            for to in to_all:
                refusal = moves.explain_move_adventurer(state, seat, act.MoveAdventurer(source, to))
                same("move", (seat, source, to), plain.move(seat, source, to), refusal)
        for source in plain.own(seat):
            targets = {to for to in plain.crossings if plain.move(seat, source, to) in (None, "resting")}
            if plain.heroes[source].active:
                assert members(moves.targets(state, seat, source)) == targets
            assert moves.refuge(state, seat, source) == plain.refuge(seat, source)


@everywhere
def test_cards_that_remove_and_the_merchant_n135_n143_n144_n145(path: Path | None) -> None:
    for plain, state, seat in seats(path):
        for c in plain.crossings:
            refusal = removal._explain_intrigue(state, seat, act.PlayIntrigue(c))
            same("intrigue", (seat, c), plain.intrigue(seat, c), refusal)
            for rival in range(state.seats):
                refusal = removal._explain_deserter(state, seat, act.PlayDeserter(rival, c))
                same("deserter", (seat, rival, c), plain.deserter(seat, rival, c), refusal)
        free = {c for c in plain.crossings if plain.intrigue(seat, c) is None}
        assert members(removal._intrigued(state, seat)) == free
        for rival in range(state.seats):
            free = {c for c in plain.crossings if plain.deserter(seat, rival, c) is None}
            assert (
                plain.deserter(seat, rival, 0) == "bad_victim" or members(removal._places(state, seat, rival)) == free
            )
        assert removal._loose(state, seat) == [e for e in range(len(plain.ends)) if not plain.diplomat(seat, e)]
        assert alchemy._stands(state, seat) == [h for h in range(len(plain.rings)) if not plain.merchant(seat, h)]
        for edge in range(len(plain.ends)):
            refusal = removal._explain_diplomat(state, seat, act.PlayDiplomat(edge))
            same("diplomat", (seat, edge), plain.diplomat(seat, edge), refusal)
        for hex_ in range(len(plain.rings)):
            refusal = alchemy._explain_merchant(state, seat, act.PlayMerchant(hex_))
            same("merchant", (seat, hex_), plain.merchant(seat, hex_), refusal)


@pytest.mark.parametrize("discipline", range(3))
def test_who_would_win_a_metropolis_n114(discipline: int) -> None:
    """Nobody's with level 4; a rival's only with a higher level than its holder's; never one's own again."""
    for mine in range(5):
        for holder, theirs in ((NOBODY, 0), (0, 0), *((1, level) for level in (4, 5))):
            slot = blank(2)
            slot.disciplines[0][discipline], slot.disciplines[1][discipline] = mine, theirs
            slot.holders[discipline] = holder
            level = mine + 1
            want = level >= 4 and (holder == NOBODY or (holder == 1 and level > theirs))
            assert disciplines.brings(slot, 0, discipline) is want, (mine, holder, theirs)
