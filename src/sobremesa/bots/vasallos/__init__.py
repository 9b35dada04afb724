"""Bots of Vasallos."""
