"""What the lobby knows of Vasallos (V1, V2, V7); loads no rules."""

from sobremesa.kit.records import Meta, OptionField

META = Meta(
    id="vasallos",
    seats=(2, 3, 4, 5, 6),
    minutes=(30, 75),
    generation=1,
    form=(
        # Six seats need it (V2).
        OptionField(name="todo", kind="toggle", default=False, default_by={"seats": {"6": True}}),
        OptionField(name="ferias", kind="toggle", default=False),
        OptionField(name="sombra", kind="toggle", default=False),
    ),
    colours=("red", "blue", "green", "yellow", "black", "pink"),
    portraits=(),
    secrets=False,
)
SIXTH_COLOUR = "pink"
"""Exists at a table of six only, for the sixth person to sit (V7)."""
