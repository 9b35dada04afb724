"""The facts of Natrak as data: maps, modes, scroll decks (spec sections 4, 5 and 14). `load.py` reads them."""
