"""What doing an action gathers on the way, and the refusals (V93)."""

from __future__ import annotations

from sobremesa.kit.records import Event, Refusal


class Deed:
    """One input being carried out: its events. Nothing is drawn after the start (V81)."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []


GAME_OVER = Refusal("game_over")
NOT_IN_THIS_GAME = Refusal("not_in_this_game")
NOT_YOUR_TURN = Refusal("not_your_turn")
WRONG_PHASE = Refusal("wrong_phase")
BAD_TURN = Refusal("bad_turn")
CELL_TAKEN = Refusal("cell_taken")
NO_NEIGHBOUR = Refusal("no_neighbour")
NO_PIECE_LEFT = Refusal("no_piece_left")
NO_SUCH_ZONE = Refusal("no_such_zone")
WRONG_ZONE_KIND = Refusal("wrong_zone_kind")
ZONE_TAKEN = Refusal("zone_taken")
NEEDS_OWN_VASSAL = Refusal("needs_own_vassal")
NOT_OWING = Refusal("not_owing")
STANDS = Refusal("table_stands")
