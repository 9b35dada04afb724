"""What Sombra adds to the actions (V92)."""

from sobremesa.games.vasallos.actions import Zone
from sobremesa.kit.records import Action


class Phantom(Action, frozen=True):
    """Put the phantom into a free zone of the tile just laid (V36)."""

    zone: Zone


class NoPhantom(Action, frozen=True):
    """Do not put it."""
