"""Tiles that are exceptions to the laws of `check`, each one meant. One that is listed and does not occur is a fault."""

from __future__ import annotations

ROAD_HALVES_JOINED = {("base-monastery-road", "S")}
"""The field goes round the end of the road."""
CORNER_SPLIT = {
    ("todo-city1-wedge", "ER"),
    ("ferias-wine-city2-wedge-road-right", "ER"),
    ("ferias-grain-city2-wedge-road-left", "ER"),
    ("ferias-cloth-city2-wedge-two-roads", "ER"),
}
"""A city reaches the corner after this half between two fields."""
BRIDGES = {"ferias-bridge", "ferias-city1-flyover"}
"""One road of the tile passes above the other."""
FARM_ROADS = {("ferias-city1-flyover", "W")}
"""Roads that end at a lone farm (V40)."""
LANES = {"todo-two-cities-crossing"}
"""Lanes from the crossing to the cities part the fields."""
TOUCH_INSIDE = {
    ("todo-three-cities", "SL", "N"),
    ("ferias-wine-city2-corner-two-roads", "ER", "N"),
    ("ferias-cloth-city2-wedge-two-roads", "ER", "N"),
    ("ferias-cloth-city2-wedge-two-roads", "SL", "N"),
    ("ferias-wine-city2-wedge-road-right", "ER", "N"),
    ("ferias-grain-city2-wedge-road-left", "SL", "N"),
    ("ferias-grain-city2-corner-road-and-city1", "ER", "N"),
    ("ferias-cloth-city2-corner-road-and-city1", "ER", "N"),
}
"""The field of this half meets the city of this edge only inside the tile."""
NO_EDGE_FIELD = {
    "todo-four-cities",
    "ferias-wine-city2-across-and-city1",
    "ferias-cloth-city2-across-and-city1",
    "ferias-cloth-city2-corner-and-two-city1",
    "ferias-wine-two-city2-corner",
}
"""A field that reaches no edge of the tile (V13)."""
