"""Where the base rules ask what a mode adds to them. Every hook does nothing: mode Basic is this class itself.

An expansion keeps what it adds to the position in `State.extra` and answers the hooks in a class of its own; `boxes`
says which mode plays with which. The base never names what an expansion brings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sobremesa.games.natrak import views
    from sobremesa.games.natrak.rules.deed import Deed
    from sobremesa.games.natrak.state import State
    from sobremesa.kit.draws import Chance
    from sobremesa.kit.records import Owed, Refusal
    from sobremesa.kit.rng import Rng


class Hooks:
    """The hooks, in the order of a game and then of what is shown of it."""

    # The position

    def blank(self, state: State) -> None:
        """Make `extra` for a state with nothing on it."""

    def deal(self, state: State, chance: Chance) -> None:
        """What is dealt at the start."""

    def reshuffle(self, state: State, chance: Chance) -> None:
        """Draw anew what no seat has seen of `extra` (labels `again/...`)."""

    def copy(self, new: State) -> None:
        """`new` was copied as a whole: copy what `extra` and `posts` share with the old one."""

    def canonical(self, _state: State) -> Any:
        """`extra` in the state's canonical form; None if there is none."""
        return None

    def refresh(self, state: State) -> None:
        """Make what follows from `extra`: `posts` and `manned`."""

    # The course of the game

    def clear(self, state: State) -> None:
        """What lasts one turn or window ends (N62)."""

    def dice(self, _state: State, _seat: int) -> tuple[int, int] | None:
        """Red and white if they are fixed and not drawn."""
        return None

    def rolled(self, _state: State, _deed: Deed) -> bool:
        """After the dice and before what their sum brings (N60); True if that has to wait, or the game is over."""
        return False

    def produced(self, state: State, got: int, deed: Deed) -> None:
        """After production: `got` is the mask of the seats that got something."""

    def more_cards(self, _state: State, _seat: int) -> int:
        """By how much a seat's limit of cards on a 7 is higher (N72)."""
        return 0

    def discarded(self, _state: State) -> bool:
        """All have discarded; True if the discard came from no 7, so that no dragon follows."""
        return False

    def off_end(self, _state: State, _seat: int) -> Refusal | None:
        """Why the turn or window cannot be ended now, or None."""
        return None

    def before_end(self, state: State, deed: Deed) -> None:
        """The server ends the turn or window: settle what its owner has left open."""

    def owed(self, _state: State) -> tuple[Owed, ...]:
        """Who is waited for in a phase that the base has not."""
        return ()

    def lapse(self, state: State, seat: int, deed: Deed) -> None:
        """The default of what a seat owes in such a phase."""

    def step(self, _state: State, _deed: Deed) -> bool:
        """Do what nobody present has to decide in such a phase; False if somebody present decides."""
        return False

    # What things are worth

    def parts(self, _state: State, _seat: int) -> dict[str, int]:
        """Points by public source that the base has not (N211)."""
        return {}

    def hidden(self, _state: State, _seat: int) -> dict[str, int]:
        """Points by hidden source that the base has not."""
        return {}

    def rates(self, _state: State, _seat: int, base: tuple[int, ...]) -> tuple[int, ...]:
        """The guild's rates, given those that ports make (N168)."""
        return base

    # What is shown

    def public(self, _state: State, base: views.Public) -> views.Public:
        """What everybody sees, given what the base shows."""
        return base

    def own(self, _state: State, _seat: int, base: views.Own) -> views.Own:
        """What a seat alone sees, given what the base shows."""
        return base

    def imagine(
        self, _state: State, _public: views.Public, _own: views.Own | None, _seat: int | None, _rng: Rng
    ) -> dict[int, int]:
        """Fill in `extra` from a view; answers how many hidden points of each other seat are not the base's."""
        return {}

    def position(self, _state: State) -> Any:
        """`extra` as readable JSON values; None if there is none."""
        return None

    def from_position(self, _state: State, said: Any) -> None:
        """Read `extra`. Raises `ValueError` saying what is wrong."""
        if said is not None:
            raise ValueError("this mode has nothing extra")

    def problems(self, _state: State) -> list[str]:
        """What is wrong with `extra` in a position, one line each."""
        return []
