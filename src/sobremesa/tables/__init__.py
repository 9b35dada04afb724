"""A table's life: seats, host, lot, clocks, presence, undo, rematch. Asyncio, no HTTP."""
