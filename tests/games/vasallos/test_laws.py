"""What follows from the rules (section 14), in random games of every combination, against a second reading of the map."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.vasallos.oracle import Map
from games.vasallos.random_games import begun, combinations
from sobremesa.games.vasallos.data.load import deck_of, tiles
from sobremesa.games.vasallos.events import FeatureScored, GameOver
from sobremesa.games.vasallos.expansions.ferias.records import GoodsCounted, GoodsTaken
from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.state import NOTHING
from sobremesa.kit.checks.chance import Labels
from sobremesa.kit.checks.walk import Habits, random_game, walk
from sobremesa.kit.match import Match

HABITS = Habits(lapse=0.02, presence=0.02, undo=0.05, free=0)
SETS = {"todo": "todo-o-nada", "ferias": "ferias"}


def check_pieces(match: Match[Any]) -> None:
    """V73, V74, V75, V78 of one state."""
    state, public = match.state, match.public()
    on_map = Counter((f.seat, f.kind) for view in public.features for f in view.figures)  # type: ignore[attr-defined]  # Public
    for player in public.players:  # type: ignore[attr-defined]  # Public
        for kind, number in public.rules.figures.items():  # type: ignore[attr-defined]  # Public
            assert player.supply[kind] + on_map[player.seat, kind] == number
    boxes = frozenset({"base", *(name for box, name in SETS.items() if getattr(state.rules.options, box))})
    have = [form // 4 for form in state.forms[1:]] + list(state.deck[state.drawn :]) + state.aside
    have += [state.hand] if state.hand != NOTHING else []
    assert sorted(have) == list(deck_of(boxes))


def check_map(match: Match[Any], again: Map) -> None:
    """V38 to V46, V51 to V53, V76, V91: features, what is complete, what they are worth, who leads."""
    public: Any = match.public()
    views = {frozenset(again.node(zone) for zone in view.zones): view for view in public.features}
    assert set(views) == {area.nodes for area in again.areas}
    order = {(tile.x, tile.y): i for i, tile in enumerate(public.tiles)}
    for area in again.areas:
        view = views[area.nodes]
        assert view.kind == area.kind
        assert view.complete == (not area.open and area.kind != "field")
        assert view.marks == again.marks(area)
        assert view.tiles == len({cell for cell, _, _ in area.nodes})
        assert view.full == again.worth(area, complete=True)
        assert view.now == again.worth(area, complete=view.complete)
        assert {h.seat: h.strength for h in view.holders} == again.strengths(area)
        assert [h.seat for h in view.holders if h.leads] == again.leaders(area)
        assert view.zones[0] == view.id
        assert order[again.node(view.id)[0]] == min(order[cell] for cell, _, _ in area.nodes)
        if area.kind == "field":
            assert len(view.cities) == len(again.cities(area))
            assert len(view.counts) == sum(not city.open for city in again.cities(area))
        for figure in area.figures:
            if figure.kind in ("builder", "pig"):
                assert any(f.seat == figure.seat and f.kind in ("vassal", "big", "phantom") for f in area.figures)


def check_end(again: Map, events: list[Any], parts_before: list[dict[str, int]], match: Match[Any]) -> None:
    """V68 to V72: the final scoring, worked out on the side."""
    wanted = [Counter(parts) for parts in parts_before]
    for area in again.areas:
        if not area.figures or (area.kind != "field" and not area.open):
            continue
        source = (
            "fields"
            if area.kind == "field"
            else {"city": "end_cities", "road": "end_roads"}.get(area.kind, "end_monasteries")
        )
        for seat in again.leaders(area):
            pig = any(f.seat == seat and f.kind == "pig" for f in area.figures)
            points = again.worth(area, complete=False)
            wanted[seat][source] += points * 4 // 3 if pig else points
    for event in events:
        if isinstance(event, GoodsCounted):
            assert event.leaders == [s for s, n in enumerate(event.tokens) if n and n == max(event.tokens)]
            for seat in event.leaders:
                wanted[seat]["goods"] += 10
    standing = match.standing()
    assert [dict(+parts) for parts in wanted] == [{k: n for k, n in s.parts.items() if n} for s in standing.scores]
    most = max(score.points for score in standing.scores)
    assert standing.winners == tuple(score.seat for score in standing.scores if score.points == most)
    (over,) = [event for event in events if isinstance(event, GameOver)]
    assert (over.points, tuple(over.winners)) == ([score.points for score in standing.scores], standing.winners)


def check_scored(events: list[Any]) -> None:
    """V45 to V49: what is told of a completed feature fits together, cities first, then roads, then monasteries."""
    scored = [event for event in events if isinstance(event, FeatureScored) and not event.final]
    kinds = ["city", "road", "monastery"]
    assert [kinds.index(event.kind) for event in scored] == sorted(kinds.index(event.kind) for event in scored)
    for event in scored:
        assert len(set(event.cells)) == len(event.cells)
        assert all((h.points > 0) == h.leads for h in event.holders)
        returned = [e.at for e in events if e.__struct_config__.tag == "figure_returned"]
        assert {figure.at for figure in event.figures} <= set(returned)


def ready(match: Match[Any]) -> list[dict[str, int]]:
    return [dict(score.parts) for score in match.standing().scores]


@combinations
@pytest.mark.parametrize("seed", [0, *(pytest.param(i, marks=pytest.mark.slow) for i in range(1, 4))])
def test_laws_of_section_14(options: dict[str, bool], seed: int) -> None:
    match, rng = begun(options, 50 + seed)
    complete: dict[str, Any] = {}
    goods: Counter[str] = Counter()
    parts = ready(match)
    for i, moved in enumerate(walk(match, rng, HABITS)):
        events: list[Any] = list(moved.step.events)
        check_pieces(match)
        check_scored(events)
        for event in events:
            if isinstance(event, GoodsTaken):
                goods.update(event.goods)
        now = ready(match)
        assert all(sum(a.values()) <= sum(b.values()) for a, b in zip(parts, now, strict=True)), (
            "points never fall (V77)"
        )
        finished = match.standing().finished
        if i % 8 == 0 or finished:
            check_map(match, Map(match.public()))
            public: Any = match.public()
            views = {view.id: view for view in public.features if view.complete and not view.figures}
            assert all(views[id_] == view for id_, view in complete.items()), "complete for good (V50)"
            complete = views if match.state.phase == "place" else complete
        if finished:
            closing = [e for e in events if isinstance(e, FeatureScored) and not e.final]
            for event in closing:
                for holder in event.holders:
                    if holder.points:
                        source = {"city": "cities", "road": "roads"}.get(event.kind, "monasteries")
                        parts[holder.seat][source] = parts[holder.seat].get(source, 0) + holder.points
            check_end(Map(match.public()), events, parts, match)
        parts = now
    assert goods["wine"] <= 9
    assert goods["grain"] <= 6
    assert goods["cloth"] <= 5


def test_the_features_do_not_depend_on_the_order_v76() -> None:
    """The tiles of a game laid again in other orders give the same features and points, ids and age apart."""
    rng = Random(5)
    match = random_game(GAME, {"todo": True, "ferias": True}, 2, rng)
    for _ in walk(match, rng, HABITS):
        pass
    first = features(GAME.position(match.state))
    for seed in range(5):
        position = GAME.position(match.state)
        position["tiles"] = reordered(position["tiles"], Random(seed))
        position["figures"] = []
        assert features(position) == first


def reordered(rows: list[dict[str, Any]], rng: Random) -> list[dict[str, Any]]:
    """The same tiles, each still beside one that lies."""
    done, left = rows[:1], rows[1:]
    while left:
        lying = {(row["x"], row["y"]) for row in done}
        beside = [
            r for r in left if {(r["x"] + dx, r["y"] + dy) for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))} & lying
        ]
        done.append(beside[rng.randrange(len(beside))])
        left.remove(done[-1])
    return done


def features(position: dict[str, Any]) -> set[Any]:
    public: Any = GAME.public(GAME.from_position({**position, "figures": []}))
    return {
        (frozenset(v.zones), v.kind, v.complete, v.now, v.full, tuple(sorted(v.marks.items())), len(v.cities))
        for v in public.features
    }


@combinations
def test_only_the_one_shuffle_uses_chance_v81(options: dict[str, bool]) -> None:
    match, rng = begun(options, 11)
    labels = Labels(match)
    for moved in walk(match, rng):
        labels.enter(moved.step)
    assert labels.seen == {"deck"}


def test_every_type_is_dealt_v74() -> None:
    assert set(deck_of(frozenset({"base", "todo-o-nada", "ferias"}))) == set(range(len(tiles())))
