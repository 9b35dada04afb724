"""Positions of the mode With adventurers that browser tests begin from. A sits at the screen; the others are bots or company."""

from __future__ import annotations

from scenarios.natrak.adventurers.scene import Quest
from scenarios.natrak.builder import Scene
from sobremesa.games.natrak.board import grid

OWN = ((44, 2, True), (39, 1, False))
"""A's adventurers: crossing, level, active."""
PLAYED = (
    # While others still have as many points, and the cards that these look for.
    "master_merchant",
    "saboteur",
    "wedding",
    "deserter",
    "merchant",
    "merchant_fleet",
    "trade_port",
    "resource_monopoly",
    "goods_monopoly",
    "bishop",
    "diplomat",
    "intrigue",
    "alchemist",
    "crane",
    "engineering",
    "inventor",
    "irrigation",
    "medicine",
    "mining",
    "road_building",
    "smith",
    "warlord",
    "spy",
)
"""Every kind of progress card that is played at all, in an order in which one turn can play them."""


def evening(*, phase: str = "main", target: int = 13, own: tuple[tuple[int, int, bool], ...] = OWN) -> Quest:
    """A game of four well on its way: every piece of the mode stands on the board, everybody has something of everything.

    The horde has a strength of 7; the defences are 2 (A), 2 (B), 1 (C) and 0 (D).
    """
    scene = Quest(4, turn=33, phase=phase, target=target)
    scene.camp("A", 33, 48).city("A", 34, 40).wall("A", 34).roads("A", "33-28-34-39", "40-44-48")
    scene.camp("B", 10, 20).city("B", 12, 9).wall("B", 12).roads("B", "12-8-13-9-14-10-15-20").road_holder("B")
    scene.camp("C", 24, 32).city("C", 31, 41).roads("C", "24-30-36-31-37-32", "36-41")
    scene.camp("D", 21, 23, 49).city("D", 22).roads("D", "21-16-22-17-23", "45-49")
    for crossing, level, active in own:
        scene.hero("A", crossing, level, active=active)
    scene.hero("B", 13, 2, active=True).hero("B", 14)
    scene.hero("C", 36, active=True).hero("C", 30).hero("D", 17)
    scene.disciplines("A", alchemy=2, crown=1).disciplines("B", alchemy=1, crown=2)
    scene.disciplines("C", alchemy=1, crown=4).disciplines("D", crown=1, religion=2)
    scene.metropolis("crown", "C", 31).shown("D", "constitution").defences("A", 1).defences("B", 1)
    scene.mercenaries("A", 1).mercenaries("B", 1)
    scene.hand("A", wood=2, clay=1, wheat=3, stone=2, tribute=1).scrolls("A", mercenary=1)
    scene.hand("B", wood=2, wheat=2, stone=2, coin=1).hand("C", clay=3, wool=2, herbs=1).hand("D", wheat=2, wool=1)
    scene.scrolls("C", glory=1).dragon(4).march(4)
    return scene.also(dice=[None, 0, 0] if phase == "roll" else [0, 4, 5]).more(face=None if phase == "roll" else 2)


def attack(*, repelled: bool) -> Quest:
    """A rolls, the goblins come: A alone has defended most, or has to give up one of two cities. A is near the target.

    A needs one point more after the attack, or has two to win after the sacking; its hand is good for two cities.
    """
    heroes = ((44, 2, True), (39, 2, True)) if repelled else ((44, 2, False), (39, 1, False))
    scene = evening(phase="roll", target=12 if repelled else 11, own=heroes).defences("A", 4).march(6)
    return scene.hand("A", wheat=4, stone=6).scrolls("A").rolls((4, 5, 1))


def cards() -> Quest:
    """A holds one of every card that is played, and each of them does something; B has more points, and a card to lose."""
    scene = evening().camp("A", 50).roads("A", "39-43").hero("D", 28).hand("C", clay=5, wool=4, herbs=1)
    return scene.cards("A", **dict.fromkeys(PLAYED, 1)).cards("B", spy=1)


def owing(phase: str, debt: int) -> Quest:
    """A owes `debt` cards in the middle of B's turn: as a gift, or to be picked."""
    scene = evening(phase=phase)
    scene.at["seats"][0]["debt"] = debt
    return scene.also(turn=34, actor=1)


def spread(scene: Scene) -> list[tuple[str, int]]:
    """Give each of six a camp, then two cities, with a road each; the other end of each road that leads from a second city."""
    shape, seats = grid("large").map, "ABCDEF"
    taken: set[int] = set()
    posts = []
    for n in range(3 * len(seats)):
        at = next(c for c in range(len(shape.crossings)) if not taken & {c, *shape.crossing_neighbours[c]})
        post = shape.crossing_neighbours[at][-1]
        taken |= {at, post}
        seat = seats[n % len(seats)]
        scene = scene.camp(seat, at) if n < len(seats) else scene.city(seat, at)
        scene.roads(seat, f"{at}-{post}")
        if n >= 2 * len(seats):
            posts.append((seat, post))
    return posts


def window() -> Scene:
    """Basic with six: after D's turn A may build (N160)."""
    scene = Scene(6, phase="special", turn=28)
    spread(scene)
    for seat in "ABCDEF":
        scene.hand(seat, wood=2, clay=2, wheat=2, wool=1, stone=1)
    return scene.scrolls("A", mercenary=1).also(actor=0)


def crowd(*, march: int = 6) -> Quest:
    """Six at the large map; A rolls. Each has a camp, two cities and a resting adventurer, so that all six pay."""
    seats = "ABCDEF"
    scene = Quest(6, turn=25, phase="roll").march(march).rolls((4, 5, 1))
    for seat, post in spread(scene):
        scene.hero(seat, post)
    for seat, (discipline, level) in zip(seats, HEIGHTS, strict=True):
        scene.disciplines(seat, **{discipline: level}).hand(seat, wood=2, wheat=2, wool=1)
        if seat in "ABC":
            scene.cards(seat, spy=1)
    return scene.disciplines("B", alchemy=4).metropolis("alchemy", "B", _cities(scene, "B")[0])


HEIGHTS = (("alchemy", 2), ("alchemy", 4), ("crown", 3), ("crown", 1), ("religion", 2), ("religion", 1))


def _cities(scene: Quest, seat: str) -> list[int]:
    found: list[int] = scene.at["seats"]["ABCDEF".index(seat)]["cities"]
    return found
