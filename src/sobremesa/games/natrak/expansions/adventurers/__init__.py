"""Event die and goblins, adventurers, walls, goods, disciplines and metropolises, progress cards (sections 8 to 15)."""
