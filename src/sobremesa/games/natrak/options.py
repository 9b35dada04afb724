"""Options of a Natrak table (N1, N5, N8)."""

from typing import Annotated, Literal

import msgspec

Mode = Literal["basic", "adventurers"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`target` left out becomes the mode's own (10 in Basic, 13 With adventurers)."""

    mode: Mode = "basic"
    target: Annotated[int, msgspec.Meta(ge=5, le=500)] | None = None
