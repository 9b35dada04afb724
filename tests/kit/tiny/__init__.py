"""A small complete game that the kit is tried with: hidden cards, coins, tiles; all four kinds of field."""
