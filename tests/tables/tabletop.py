"""The kit's tiny game dressed for a table, and registries that have it beside the real ones."""

from __future__ import annotations

from typing import Any

import msgspec

from kit.tiny.game import Tiny
from kit.tiny.records import State
from sobremesa import games
from sobremesa.bots import registry
from sobremesa.bots.base import Bot
from sobremesa.kit.contract import Dress
from sobremesa.kit.records import Clock, Meta, OptionField, Owed, Waiting

COLOURS = ("red", "blue", "green", "white")
FORM = (OptionField(name="turns", kind="number", least=1, most=99, default=8, live=True),)


class TableTiny(Tiny):
    """With colours, and turns as an option that ★ may change."""

    meta = Meta("tiny", (2, 3), (1, 2), 1, FORM, COLOURS, (), secrets=True)

    def dress(self, options: Any, seats: int, taken: list[tuple[str, str | None]]) -> Dress:
        used = {colour for colour, _ in taken}
        return Dress(tuple(colour for colour in COLOURS if colour not in used), ())

    def waiting(self, state: State) -> Waiting:
        """Each turn has a clock of its own, and is told by its number."""
        waiting = super().waiting(state)
        owed = tuple(self._clocked(state, one) for one in waiting.owed)
        return msgspec.structs.replace(waiting, owed=owed, turn=state.turn)

    def _clocked(self, state: State, owed: Owed) -> Owed:
        if owed.clock is None or owed.clock.key != "turn":
            return owed
        return msgspec.structs.replace(owed, clock=Clock(f"turn/{state.turn}", only_with_turn_clock=True))


class Games:
    """The registered games and the tiny one."""

    GAMES = (*games.GAMES, "tiny")

    def __init__(self) -> None:
        self.tiny = TableTiny()

    def meta(self, game: str) -> Meta:
        return self.tiny.meta if game == "tiny" else games.meta(game)

    def load(self, game: str) -> Any:
        return self.tiny if game == "tiny" else games.load(game)


class Bots:
    """The registry's bots, and those that a test adds by name."""

    def __init__(self) -> None:
        self.more: dict[str, Any] = {}

    def kinds(self, game: str) -> list[str]:
        return [*self.more, *registry.kinds(game)]

    def offered(self, game: str) -> list[str]:
        return [*self.more, *registry.offered(game)]

    def make(self, game: Any, name: str) -> Bot:
        made: Bot = self.more[name](game) if name in self.more else registry.make(game, name)
        return made


def values(action: msgspec.Struct) -> dict[str, Any]:
    """An action as the wire has it."""
    built: dict[str, Any] = msgspec.to_builtins(action)
    return built
