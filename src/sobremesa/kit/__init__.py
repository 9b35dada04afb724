"""What a game is: contract, draws, log and fold, views, menus, refusals. Knows no game, no I/O, no time."""
