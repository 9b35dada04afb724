"""Positions of the mode With adventurers that browser tests begin from. A sits at the screen; the others are bots or company."""

from __future__ import annotations

from scenarios.natrak.adventurers.scene import Quest


def evening(turn: int = 33, *, phase: str = "main", target: int = 13) -> Quest:
    """A game of four well on its way: every piece of the mode stands on the board, everybody has something of everything."""
    scene = Quest(4, turn=turn, phase=phase, target=target)
    scene.camp("A", 33, 48).city("A", 34, 40).wall("A", 34).roads("A", "33-28-34-39", "40-44-48")
    scene.camp("B", 10, 20).city("B", 12, 9).wall("B", 12).roads("B", "12-8-13-9-14-10-15-20").road_holder("B")
    scene.camp("C", 24, 32).city("C", 31, 41).roads("C", "24-30-36-31-37-32", "36-41")
    scene.camp("D", 21, 23, 49).city("D", 22).roads("D", "21-16-22-17-23", "45-49")
    scene.hero("A", 44, 2, active=True).hero("A", 39)
    scene.hero("B", 13, 2, active=True).hero("B", 14)
    scene.hero("C", 36, active=True).hero("C", 30).hero("D", 17)
    scene.disciplines("A", alchemy=2, crown=1).disciplines("B", alchemy=1, crown=2)
    scene.disciplines("C", alchemy=1, crown=4).disciplines("D", crown=1, religion=2)
    scene.metropolis("crown", "C", 31).shown("D", "constitution").defences("A", 1).defences("B", 1)
    scene.mercenaries("A", 1).mercenaries("B", 1)
    scene.hand("A", wood=2, clay=1, wheat=3, stone=2, tribute=1).scrolls("A", mercenary=1)
    scene.hand("B", wood=2, wheat=2, stone=2, coin=1).hand("C", clay=3, wool=2, herbs=1).hand("D", wheat=2, wool=1)
    scene.scrolls("C", glory=1).dragon(4).march(4)
    return scene.also(dice=[0, 4, 5]).more(face=2)
