"""The contract battery: functions that every game is run through, whatever it is. Each raises `Broken` where a game
breaks the contract of `kit.contract`; the tests of `tests/contract` call them for all games of the registry.
"""
