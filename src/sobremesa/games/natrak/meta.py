"""What the lobby knows of Natrak (spec sections 1 and 2); loads no rules."""

from sobremesa.kit.records import Meta, OptionField

META = Meta(
    id="natrak",
    seats=(3, 4, 5, 6),
    minutes=(60, 120),
    generation=6,
    form=(
        OptionField(name="mode", kind="choice", values=["basic", "adventurers"], default="basic"),
        OptionField(
            name="target",
            kind="number",
            values=[8, 10, 12, 13, 15, 18, 21],
            least=5,
            most=500,
            default=10,
            default_by={"mode": {"basic": 10, "adventurers": 13}},
            live=True,
        ),
    ),
    colours=("red", "blue", "green", "yellow", "orange", "purple", "white", "black"),
    portraits=(
        "guerrero",
        "paladin",
        "enano",
        "cazador",
        "asesino",
        "druida",
        "mago",
        "hechicero",
        "monje",
    ),
    secrets=True,
)
