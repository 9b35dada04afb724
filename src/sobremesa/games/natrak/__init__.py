"""Natrak: pure rules, data beside them. Rule numbers (N1, N2, ...) are those of the game's specification."""
