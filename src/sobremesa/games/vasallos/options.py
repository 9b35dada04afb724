"""Options of a Vasallos table: the three boxes, each in or out (V1, V4)."""

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`todo`: Todo o nada; `ferias`: Ferias y oficios; `sombra`: Sombra."""

    todo: bool = False
    ferias: bool = False
    sombra: bool = False
