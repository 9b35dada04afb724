"""`normal`: founds by pips, builds by worth and time, trades, casts scrolls, and holds the leader back."""

from __future__ import annotations

from typing import Any

from sobremesa.bots.base import Sight
from sobremesa.bots.natrak import cards, dragon, quest, scrolls, setup, trade
from sobremesa.bots.natrak.goals import Goal, goals, missing
from sobremesa.bots.natrak.position import Position, ones, position
from sobremesa.bots.natrak.roads import route, ways
from sobremesa.games.natrak import actions as act
from sobremesa.kit.contract import Game
from sobremesa.kit.menus import kinds
from sobremesa.kit.records import Action
from sobremesa.kit.rng import Rng
from sobremesa.kit.sampling import uniform

OFFERS = 1
"""Offers it posts in a turn at most."""
NO_NEED = [0, 0, 0, 0, 0]


class Normal:
    """A decent player. It remembers how many offers it posted this turn, so that it does not haggle for ever."""

    name = "normal"
    version = "1"
    reads_events = False

    def __init__(self, game: Game[Any]) -> None:
        self._kinds = kinds(game.actions)
        self._offers = (0, 0)
        """Turn, and offers posted in it."""

    def choose(self, sight: Sight, rng: Rng) -> Action | None:
        """The action of this phase; None only when not waited for."""
        seen = position(sight)
        offered = {choice.type for choice in seen.menu.choices}
        if not sight.owed:
            return trade.answer(seen, self._goal(seen), [a for a in sight.refused if isinstance(a, act.Accept)])
        action = self._by_phase(seen, offered)
        if action is not None and action not in sight.refused:
            return action
        return uniform(sight.menu, rng, self._kinds) if sight.menu.choices else None

    def _by_phase(self, seen: Position, offered: set[str]) -> Action | None:
        if "place_piece" in offered:
            return act.PlacePiece(setup.place_piece(seen))
        if "place_road" in offered:
            return act.PlaceRoad(setup.place_road(seen))
        if quest.has_quests(seen):
            action = quest.asked(seen, self._goal(seen), offered, self._kinds)
            if action is not None:
                return action
        if "discard" in offered:
            number = next(debt.number for debt in seen.public.turn.debts if debt.seat == seen.me)
            return act.Discard(cards.to_discard(seen, self._goal(seen), number))  # type: ignore[arg-type]  # names of materials
        if "move_threat" in offered:
            return act.MoveThreat(*dragon.move_threat(seen))
        if "roll" in offered:
            return scrolls.before_the_roll(seen) or act.Roll()
        return self._main(seen, offered)

    def _goal(self, seen: Position) -> Goal | None:
        return next(iter(self._goals(seen)), None)

    def _goals(self, seen: Position) -> list[Goal]:
        return goals(seen, quest.goals(seen) if quest.has_quests(seen) else [])

    def _main(self, seen: Position, offered: set[str]) -> Action:
        wanted = self._goals(seen)
        goal = wanted[0] if wanted else None
        own_offer = trade.closing(seen, goal)
        if own_offer is not None:
            return own_offer
        if seen.public.turn.free_roads and "build_road" in offered:
            return act.BuildRoad(self._road(seen, goal))
        action = quest.in_main(seen, goal, offered, self._kinds) if quest.has_quests(seen) else None
        action = action or scrolls.in_main(seen, goal) or self._build(seen, wanted, offered)
        if action is None and "guild" in offered:
            action = trade.guild(seen, goal)
        if action is None and "offer" in offered:
            action = self._offer(seen, goal)
        if action is None:
            action = self._beside(seen, wanted, offered)
        return action or (act.EndTurn() if "end_turn" in offered else act.EndWindow())

    def _offer(self, seen: Position, goal: Goal | None) -> Action | None:
        turn, posted = self._offers
        if turn != seen.public.turn.turn:
            turn, posted = seen.public.turn.turn, 0
        made = trade.offer(seen, goal) if posted < OFFERS else None
        if made is not None:
            self._offers = (turn, posted + 1)
        return made

    def _build(self, seen: Position, wanted: list[Goal], offered: set[str]) -> Action | None:
        """The best goal's next step if the hand pays it all; or any goal that wins now."""
        for goal in wanted:
            pays = not any(missing(goal.need, seen.hand))
            if pays and (goal is wanted[0] or goal.worth >= seen.to_win or goal.what in ("city", "camp")):
                action = self._step(seen, goal, offered)
                if action is not None:
                    return action
        first = wanted[0] if wanted else None
        if first is not None and first.edges and first.rounds < 3 and not any(missing(seen.price("road"), seen.hand)):
            return self._step(seen, first, offered)
        return None

    def _step(self, seen: Position, goal: Goal, offered: set[str]) -> Action | None:
        if goal.what == "city" and goal.where in ones(seen.menu, "build_city"):
            return act.BuildCity(goal.where)
        if goal.what == "scroll" and "buy_scroll" in offered:
            return act.BuyScroll()
        if goal.what == "camp" and not goal.edges and goal.where in ones(seen.menu, "build_camp"):
            return act.BuildCamp(goal.where)
        if goal.edges and goal.edges[0] in ones(seen.menu, "build_road"):
            return act.BuildRoad(goal.edges[0])
        if goal.what == "route" and "build_road" in offered:
            return act.BuildRoad(self._road(seen, goal))
        return quest.step(seen, goal, offered, self._kinds)

    def _beside(self, seen: Position, wanted: list[Goal], offered: set[str]) -> Action | None:
        """What the spare cards pay beside the goal, so that a full hand is not lost to a 7."""
        crowded = sum(seen.hand) > seen.public.players[seen.me].limit
        for goal in wanted[1:]:
            need = wanted[0].need if not crowded else NO_NEED
            over = [max(0, h - n) for h, n in zip(seen.hand, need, strict=True)]
            if not any(missing(goal.need, over)):
                action = self._step(seen, goal, offered)
                if action is not None:
                    return action
        return None

    def _road(self, seen: Position, goal: Goal | None) -> int:
        """The edge for a road: on the way to the goal, else where the route grows, else towards the best site."""
        edges: list[int] = ones(seen.menu, "build_road")
        if goal is not None and goal.edges and goal.edges[0] in edges:
            return goal.edges[0]
        towards = {way.edges[0]: i for i, way in reversed(list(enumerate(ways(seen)))) if way.edges}
        return max(edges, key=lambda edge: (route(seen, seen.me, (edge,)), -towards.get(edge, 99), -edge))
