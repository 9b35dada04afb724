"""How a check says that a game breaks the contract."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.kit.contract import Step
from sobremesa.kit.match import Match
from sobremesa.kit.records import Refusal


class Broken(AssertionError):
    """The game breaks the contract. The message says how, and where in which game, so that it can be played again."""


def must(held: object, match: Match[Any], what: str, *details: object) -> None:
    """Raise `Broken` unless `held`, with the details and the place in the game."""
    if not held:
        said = "".join(f"\n  {detail!r}" for detail in details)
        start = msgspec.json.encode(match.start).decode()
        raise Broken(f"{match.game.meta.id}, after {match.count} inputs: {what}{said}\n  start {start}")


def done(answer: Step | Refusal, match: Match[Any], what: str, *details: object) -> Step:
    """The step that `answer` must be."""
    if isinstance(answer, Refusal):
        must(False, match, f"{what} is refused with {answer.code} {answer.params}", *details)  # noqa: FBT003  # it failed
    return answer  # type: ignore[return-value]  # `must` has raised otherwise
