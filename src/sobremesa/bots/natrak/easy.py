"""`easy`: plays for fun and makes the mistakes of a first game on purpose; kind to who is learning too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sobremesa.bots.base import Sight
from sobremesa.bots.natrak.normal import Normal
from sobremesa.bots.natrak.position import Position, ones, pairs, position
from sobremesa.games.natrak import actions as act
from sobremesa.kit.contract import Game
from sobremesa.kit.records import Action
from sobremesa.kit.rng import Rng

FORGETS = {
    "guild": 0.35,
    "offer": 0.3,
    "buy_scroll": 0.3,
    "raise": 0.4,
    "activate": 0.5,
    "build_adventurer": 0.4,
    "promote": 0.4,
    "build_wall": 0.4,
}
"""How often it ends its turn instead of what would have been right: it did not think of the guild, of asking, of scrolls,
of disciplines and of the goblins."""
ROADS = 0.12
"""How often it builds a road with no place in mind, because it can."""
TOKEN = 0.5
"""What a number looks worth to who does not count its ways: a producing hex is 1, a frequent number this much more."""
FREQUENT = 4
"""Pips from which a number looks frequent."""


class Easy:
    """`normal` with a beginner's mistakes.

    It founds where land lies without counting pips, roads lead anywhere, the guild is forgotten, scrolls are bought
    when remembered; the dragon goes where it hurts least, and nobody in last place is robbed; a fair trade is taken
    whoever asks. It remembers what `normal` does: the offers of this turn.
    """

    name = "easy"
    version = "1"
    reads_events = False

    def __init__(self, game: Game[Any]) -> None:
        self._knows_better = Normal(game)

    def choose(self, sight: Sight, rng: Rng) -> Action | None:
        """The action of this phase; None only when not waited for."""
        seen = position(sight)
        if not sight.owed:
            return answer(seen, sight.refused)
        offered = {choice.type for choice in seen.menu.choices}
        action = _blunder(seen, offered, rng)
        if action is not None and action not in sight.refused:
            return action
        better = self._knows_better.choose(sight, rng)
        if better is None or "end_turn" not in offered:
            return better
        forgets = rng.random() < FORGETS.get(str(better.__struct_config__.tag), 0.0)
        return act.EndTurn() if forgets else better


def _blunder(seen: Position, offered: set[str], rng: Rng) -> Action | None:
    """What it does without thinking further; None where it thinks."""
    if "place_piece" in offered:
        return act.PlacePiece(place_piece(seen, rng))
    if "place_road" in offered:
        return act.PlaceRoad(_any(ones(seen.menu, "place_road"), rng))
    if "move_threat" in offered:
        return act.MoveThreat(*move_threat(seen))
    if "roll" in offered:
        return act.Roll()
    if "build_road" in offered and "build_camp" not in offered and rng.random() < ROADS:
        return act.BuildRoad(_any(ones(seen.menu, "build_road"), rng))
    return None


def _any(places: list[int], rng: Rng) -> int:
    return places[rng.randrange(len(places))]


def place_piece(seen: Position, rng: Rng) -> int:
    """A crossing with much land around it; how often its numbers come is a matter of a look."""

    def looks(crossing: int) -> float:
        around = [h for h in seen.land.map.crossing_hexes[crossing] if seen.land.hex_gives[h] >= 0]
        frequent = sum(1 for h in around if seen.land.hex_pips[h] >= FREQUENT)
        return len(around) + TOKEN * frequent + rng.random()

    sites: list[int] = ones(seen.menu, "place_piece")
    return max(sites, key=looks)


def move_threat(seen: Position) -> tuple[int, int | None]:
    """Where the dragon hurts least, and the fullest hand there: never one's own land first, never who is last."""
    points = [player.points for player in seen.public.players]

    def gentle(option: tuple[int, int | None]) -> tuple[bool, int, float, int]:
        number, victim = option
        sites = [seen.buildings[c] for c in seen.land.map.hex_corners[number] if c in seen.buildings]
        mine = any(owner == seen.me for owner, _ in sites)
        harm = seen.land.hex_pips[number] * sum(size for _, size in sites)
        held = seen.public.players[victim].cards if victim is not None else 0
        robs = victim is not None and held > 0 and points[victim] > min(points)
        return not mine, int(robs), held / 100 - harm, -number

    options: list[tuple[int, int | None]] = pairs(seen.menu, "move_threat")
    kind = [option for option in options if option[1] is None or points[option[1]] > min(points)]
    return max(kind or options, key=gentle)


def is_fair(seen: Position, got: Mapping[act.Material, int], gave: Mapping[act.Material, int]) -> bool:
    """As many cards as it gives, and it keeps one of what it gives or gets what it has none of."""
    keeps = all(seen.own.hand[name] > number for name, number in gave.items())
    lacks = any(not seen.own.hand[name] for name in got)
    return sum(got.values()) >= sum(gave.values()) and (keeps or lacks)


def answer(seen: Position, refused: Any) -> act.Accept | act.Decline | None:
    """The answer to another's live offer, once: yes to what is fair, whoever asks and however near to winning."""
    live = seen.public.offer
    if live is None or any(reply.seat == seen.me and reply.stance != "none" for reply in live.answers):
        return None
    offered = {choice.type for choice in seen.menu.choices}
    accept = act.Accept(live.offer)
    if "accept" in offered and accept not in refused and is_fair(seen, live.give, live.want):
        return accept
    return act.Decline(live.offer) if "decline" in offered else None
