"""Chance: no label is drawn twice in a game, whatever is undone and whoever comes and goes."""

from __future__ import annotations

from typing import Any

from sobremesa.kit.checks.broken import must
from sobremesa.kit.contract import Step
from sobremesa.kit.match import Match


class Labels:
    """The labels of a game's draws so far. Steps go in as they are made."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.seen: set[str] = set()
        self.enter(match.opening)

    def enter(self, step: Step) -> None:
        """Raise `Broken` if a draw of this step has a label that was used before, or if an undoable step draws."""
        must(not (step.undoable and step.draws), self.match, "an undoable step draws", step.draws)
        for draw in step.draws:
            must(draw.label not in self.seen, self.match, f"the label {draw.label} is drawn twice")
            self.seen.add(draw.label)
