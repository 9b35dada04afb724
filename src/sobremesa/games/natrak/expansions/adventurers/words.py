"""The words of the mode: disciplines, kinds of progress cards, and the numbers that stand for them in a position."""

from typing import Literal

Discipline = Literal["alchemy", "crown", "religion"]
DISCIPLINES: tuple[Discipline, ...] = ("alchemy", "crown", "religion")
"""A discipline's number is its place here."""
ALCHEMY, CROWN, RELIGION = range(3)

Basic = Literal["wood", "clay", "wheat", "wool", "stone"]
Good = Literal["herbs", "tribute", "coin"]
Trade = Literal["wood", "clay", "wheat", "wool", "stone", "herbs", "tribute", "coin"]
"""What cards may name: everything but Gold (N134)."""

Progress = Literal[
    "merchant",
    "merchant_fleet",
    "trade_port",
    "master_merchant",
    "resource_monopoly",
    "goods_monopoly",
    "fair",
    "smuggling",
    "bishop",
    "constitution",
    "deserter",
    "diplomat",
    "intrigue",
    "saboteur",
    "spy",
    "warlord",
    "wedding",
    "dragon_envoy",
    "levy",
    "alchemist",
    "crane",
    "engineering",
    "inventor",
    "irrigation",
    "medicine",
    "mining",
    "printing_press",
    "road_building",
    "smith",
    "scholar",
]
"""The kinds of progress cards of all generations."""
