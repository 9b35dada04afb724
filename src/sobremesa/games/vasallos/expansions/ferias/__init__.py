"""Ferias y oficios: goods, builder, pig (section 11)."""

from sobremesa.games.vasallos.expansions.ferias.builder import Builder
from sobremesa.games.vasallos.expansions.ferias.goods import GoodsOfCities
from sobremesa.games.vasallos.expansions.ferias.pig import Pig

CAPABILITIES = (GoodsOfCities, Builder, Pig)
TILES = ("ferias",)
