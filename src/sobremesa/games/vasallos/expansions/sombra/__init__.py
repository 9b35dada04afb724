"""Sombra: the phantom (V36, V37)."""

from sobremesa.games.vasallos.expansions.sombra.phantom import PhantomPhase

CAPABILITIES = (PhantomPhase,)
TILES: tuple[str, ...] = ()
