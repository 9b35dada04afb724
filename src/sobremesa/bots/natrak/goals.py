"""What to go for: each thing that could be built, what it costs, how long until it is paid, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.bots.natrak.land import BASICS
from sobremesa.bots.natrak.position import Position
from sobremesa.bots.natrak.roads import ways

PIP_WORTH = 0.07
"""Points that a pip of income is worth early in a game."""
NEW_MATERIAL = 0.25
"""Points that a material which one did not make before is worth."""
SCROLL_WORTH = 0.75
"""Points that a scroll is worth, Glory and the company in sight."""
PORT_WORTH = 0.2
LONG = 30.0
"""Rounds after which waiting is as bad as never."""


@dataclass(slots=True)
class Goal:
    """Something to build next: `what` at `where`, after the roads `edges`."""

    what: str
    where: int
    need: list[int]
    worth: float
    edges: tuple[int, ...] = ()
    rounds: float = 0.0

    @property
    def score(self) -> float:
        """Worth a round of waiting."""
        return self.worth / (self.rounds + 1.2)


def missing(need: list[int], hand: list[int]) -> list[int]:
    """What lacks of `need`."""
    return [max(0, n - h) for n, h in zip(need, hand, strict=True)]


def rounds_until(position: Position, need: list[int], hand: list[int]) -> float:
    """Rounds of turns until `need` is paid out of the hand, the income, and what the guild gives for the rest."""
    incomes = [position.per_round(material) for material in range(len(BASICS))]
    rounds = 0.0
    while rounds < LONG:
        lack, spare = 0.0, 0.0
        for material in range(len(BASICS)):
            balance = hand[material] + incomes[material] * rounds - need[material]
            if balance < 0:
                lack -= balance
            else:
                spare += balance // position.rates[material]
        if lack <= spare + 0.25:
            return rounds
        rounds += 0.5
    return LONG


def site_worth(position: Position, crossing: int) -> float:
    """What the income of a camp here is worth, in points."""
    gains = position.land.yields[crossing]
    fresh = sum(1 for material, ways_ in enumerate(gains) if ways_ and not position.income[material])
    port = position.land.port.get(crossing)
    bonus = 0.0
    if port == "any":
        bonus = PORT_WORTH
    elif port is not None:
        bonus = 0.03 * position.income[BASICS.index(port)]
    return PIP_WORTH * sum(gains) + NEW_MATERIAL * fresh + bonus


def goals(position: Position, more: list[Goal]) -> list[Goal]:
    """Everything worth going for, the best first; `more` is what the mode has besides."""
    found = [*_cities(position), *_camps(position), *_scroll(position), *_longest_road(position), *more]
    for goal in found:
        goal.rounds = rounds_until(position, goal.need, position.hand)
    found = [goal for goal in found if goal.rounds < LONG]
    return sorted(found, key=lambda goal: -goal.score)


def _early(position: Position) -> float:
    """How much income still counts: 1 at the beginning, 0 at the end."""
    leader = max(player.points for player in position.public.players)
    return max(0.0, 1 - leader / position.public.rules.target)


def _cities(position: Position) -> list[Goal]:
    camps = [c for c, (owner, size) in position.buildings.items() if owner == position.me and size == 1]
    if not camps or not position.supply("city"):
        return []
    best = max(camps, key=lambda crossing: (sum(position.land.yields[crossing]), -crossing))
    worth = 1 + PIP_WORTH * sum(position.land.yields[best]) * _early(position)
    return [Goal("city", best, position.price("city"), worth)]


def _camps(position: Position) -> list[Goal]:
    if not position.supply("camp"):
        return []
    found: list[Goal] = []
    free = position.public.turn.free_roads
    for way in ways(position):
        paid = max(0, len(way.edges) - free)
        if paid > position.supply("road"):
            continue
        need = [c + r * paid for c, r in zip(position.price("camp"), position.price("road"), strict=True)]
        worth = 1 + site_worth(position, way.crossing) * _early(position) - 0.1 * len(way.edges)
        found.append(Goal("camp", way.crossing, need, worth, way.edges))
    found.sort(key=lambda goal: -goal.worth / (len(goal.edges) + 1.5))
    return found[:4]


def _scroll(position: Position) -> list[Goal]:
    if not position.public.scrolls.left:
        return []
    worth = SCROLL_WORTH + 0.25 * _race(position)
    return [Goal("scroll", -1, position.price("scroll"), worth)]


def _race(position: Position) -> float:
    """How near the Largest Company is: 1 if the next Mercenary takes it, 0 if it is far or held."""
    mine = position.public.players[position.me]
    best = max((p.mercenaries for p in position.public.players if p.seat != position.me), default=0)
    if "largest_company" in mine.awards:
        return 0.0
    lack = max(3, best + 1) - mine.mercenaries
    return 1 / lack if lack > 0 else 0.0


def _longest_road(position: Position) -> list[Goal]:
    mine = position.public.players[position.me]
    if "longest_road" in mine.awards:
        return []
    rivals = max((p.route for p in position.public.players if p.seat != position.me), default=0)
    lack = max(5, rivals + 1) - mine.route
    if not 0 < lack <= 3 or lack > position.supply("road"):
        return []
    paid = max(0, lack - position.public.turn.free_roads)
    need = [paid * n for n in position.price("road")]
    return [Goal("route", -1, need, 1.6 - 0.15 * lack)]
