"""A table whose game begins where the test wants it: the entry that starts it makes the match out of a position.

All else is as ever: the table is opened, sat at and started from its screens, and every move goes through its log. The
lot leaves everybody where they sat down: the first to sit is A of the scene.
"""

from __future__ import annotations

from typing import Any, Protocol

import pytest

from sobremesa.kit.match import Match
from sobremesa.tables import chance, game_fold


class Scene(Protocol):
    """Somewhere in a game."""

    def position(self) -> Any: ...


class Stage:
    """`stage.set(scene)`: from now on every game of this test begins so. Who is a bot in the scene is one at the table."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch
        self.patch.setattr(chance, "lot", lambda _seed, _table, _n, seats: list(range(seats)))

    def set(self, scene: Scene) -> None:
        position = scene.position()

        class Staged:
            @staticmethod
            def new(
                game: Any, _options: Any, who: tuple[str, ...], _key: bytes, _generation: int, keep: Any
            ) -> Match[Any]:
                assert list(who) == [seat["who"] for seat in position["seats"]], "other people than the scene's"
                return Match.from_position(game, position, keep)

        self.patch.setattr(game_fold, "Match", Staged)
