"""Bots: they choose an action from a view, a menu and the events shown to a seat, and see nothing else."""
