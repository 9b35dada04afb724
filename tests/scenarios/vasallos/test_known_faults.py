"""What went wrong in engines of this kind (fv01 to fv16, as far as they touch the rules), each tried here."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.vasallos.notation import Played
from sobremesa.games.vasallos.actions import NoFigure, Place
from sobremesa.games.vasallos.events import FeatureScored
from sobremesa.games.vasallos.expansions.todo.cathedral import Cathedral
from sobremesa.games.vasallos.game import GAME
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.rules.scoring import majority
from sobremesa.games.vasallos.tiles import CITY, MARK_SHIFT
from sobremesa.kit.log import read_record, write_record
from sobremesa.kit.match import Match
from sobremesa.kit.replay import replay

ALL = Options(todo=True, ferias=True, sombra=True)


def lays(game: Played, row: str) -> None:
    """`A 1,0 r0 vasallo road:E`: a tile, then figures; what is not named is declined."""
    seat, cell, turned, *puts = row.split()
    x, y = cell.split(",")
    assert game.place(seat, int(x), int(y), int(turned[1])) is None, row
    for kind, zone in zip(puts[::2], puts[1::2], strict=True):
        if kind == "sombra" and game.phase == "figure":
            assert game.send(seat, "no_figure") is None
        assert game.put(seat, kind, zone) is None, row
    declines(game, seat)


def declines(game: Played, seat: str) -> None:
    """No more figures in this step."""
    while game.phase in ("figure", "phantom") and "ABCDEF"[game.state.active] == seat:
        assert game.send(seat, f"no_{game.phase}") is None


def played(
    rows: str, *, spare: tuple[str, ...] = ("base-monastery",), options: Options = ALL, seats: int = 2
) -> Played:
    """Steps as `tile: A 1,0 r0 ...`, one a line; the deck has the spare tiles after them."""
    lines = [line.strip().partition(": ") for line in rows.strip().splitlines()]
    game = Played(options, seats, [*(tile for tile, _, _ in lines), *spare])
    for _, _, row in lines:
        lays(game, row)
    return game


BUILDER_IN_CITY = """
base-city2-across: A 0,-1 r1 vasallo city:N
base-road-straight: B 1,0 r0
base-city2-across: A 0,-2 r1 constructor city:S
base-road-straight: B -1,0 r0
"""


def test_one_extra_tile_and_no_more_fv01() -> None:
    game = played(BUILDER_IN_CITY, spare=("base-city2-across", "base-city2-across", "base-city1", "base-monastery"))
    lays(game, "A 0,-3 r1")
    assert (game.state.active, game.state.step) == (0, 1)
    assert game.told("extra_tile")
    lays(game, "A 0,-4 r1")
    assert (game.state.active, game.state.step) == (1, 0)
    assert not game.told("extra_tile")


def test_builder_where_only_a_rival_stands_fv02() -> None:
    game = played(
        "base-road-straight: A 1,0 r0\nbase-road-straight: B -1,0 r0 vasallo road:W", spare=("base-road-straight",)
    )
    assert game.place("A", 2, 0, 0) is None
    assert game.put("A", "constructor", "road:E") == "needs_own_vassal"


def test_builder_with_the_phantom_for_company_fv02() -> None:
    game = played(
        "base-city2-across: A 0,-1 r1 sombra city:N\nbase-road-straight: B 1,0 r0", spare=("base-city2-across",)
    )
    assert game.place("A", 0, -2, 1) is None
    assert game.put("A", "constructor", "city:S") is None


def test_builder_in_a_city_that_this_tile_completes_fv02() -> None:
    game = played(
        "base-city2-across: A 0,-1 r1 vasallo city:N\nbase-road-straight: B 1,0 r0", spare=("base-city1",) * 2
    )
    assert game.place("A", 0, -2, 2) is None
    assert game.put("A", "constructor", "city:S") is None
    declines(game, "A")
    assert game.points("A") == 6
    assert game.supply("A") == {"vassal": 7, "big": 1, "builder": 1, "pig": 1, "phantom": 1}
    assert not game.told("extra_tile")


@pytest.mark.parametrize("zone", ["field:NL", "monastery"])
def test_builder_in_no_field_or_monastery_fv02(zone: str) -> None:
    game = Played(ALL, 2, ["base-monastery-road", "base-monastery"])
    assert game.place("A", 1, 0, 1) is None
    assert game.put("A", "constructor", zone) == "wrong_zone_kind"


PIGS_FIELD = """
base-city1: A 0,-1 r2 vasallo field:NL
base-monastery: B 0,1 r0
base-city1: A 1,-1 r0 cerdo field:EL
base-monastery: B 0,2 r0
base-city1: A 1,-2 r2
base-monastery: B 0,3 r0
base-city1: A 2,-1 r0
"""


def test_the_pig_is_shown_as_it_is_counted_fv03() -> None:
    """The field touches two complete cities and an open one."""
    game = played(PIGS_FIELD, spare=())
    (row,) = [row for row in game.state.scored if row.source == "fields"]
    assert [(one.seat, one.points, one.each) for one in row.awards] == [(0, 8, 4)]
    assert row.cities == ("0,0/city:N", "1,-1/city:N")
    assert game.parts("A")["fields"] == 8
    public: Any = game.match.public()
    (field,) = [view for view in public.features if view.id == row.of]
    assert (field.cities, field.counts) == (["0,0/city:N", "1,-1/city:N", "2,-1/city:N"], list(row.cities))
    assert [(h.seat, h.points) for h in field.holders] == [(0, 8)]


@pytest.mark.parametrize("inns,points", [(0, 4), (1, 8), (2, 8)])
def test_a_ring_of_four_curves_counts_each_tile_once_fv05(inns: int, points: int) -> None:
    kinds = ["todo-inn-road-curve" if i < inns else "base-road-curve" for i in range(4)]
    rows = ["A 0,1 r3 vasallo road:E", "B 1,1 r0", "A 1,2 r1", "B 0,2 r2"]
    game = played("\n".join(f"{tile}: {row}" for tile, row in zip(kinds, rows, strict=True)))
    (scored,) = game.told("feature_scored")
    assert (scored.id, sorted(scored.cells)) == ("0,1/road:E", [(0, 1), (0, 2), (1, 1), (1, 2)])
    assert game.points("A") == points


def test_an_unfinished_road_with_an_inn_is_worth_nothing_fv05() -> None:
    road = "base-road-straight"
    rows = "\n".join(f"{road}: {'AB'[i % 2]} {i + 1},0 r0{' vasallo road:E' * (not i)}" for i in range(4))
    assert played(rows + "\nbase-road-straight: A 5,0 r0", spare=()).parts("A") == {"end_roads": 6}
    game = played(rows + "\ntodo-inn-road-straight: A 5,0 r0", spare=())
    assert game.parts("A") == {}
    assert [(event.kind, event.holders[0].points) for event in game.told("feature_scored")] == [("road", 0)]


def test_a_cathedral_city_fv06() -> None:
    game = played("todo-cathedral: A 0,-1 r0 vasallo city:N", spare=())
    assert game.match.standing().finished
    assert game.parts("A") == {}, "an open city of two tiles"
    marks = (1 << MARK_SHIFT["pennant"]) + (2 << MARK_SHIFT["cathedral"])
    assert Cathedral().worth(CITY, 5, marks, 12, complete=True) == 18
    assert Cathedral().worth(CITY, 5, marks, 6, complete=False) == 0


def test_majority_of_goods_fv07() -> None:
    game = Played(ALL, 3, ["base-monastery"])
    position = GAME.position(game.state)
    position["slots"]["goods"]["tokens"] = [[4, 0, 0], [4, 0, 0], [1, 0, 1]]
    match = Match.from_position(GAME, position)
    match.lapse(0)
    assert [score.parts for score in match.standing().scores] == [{"goods": 10}, {"goods": 10}, {"goods": 10}]


def test_goods_of_two_cities_completed_at_once_fv07() -> None:
    """One tile of B's closes a city of A's and one with nobody in it: both goods are B's."""
    game = played(
        """
        ferias-wine-city2-across: A 0,-1 r1 vasallo city:N
        base-road-straight: B 1,0 r0
        base-city1: A 1,-1 r0
        base-monastery: B 0,1 r0
        ferias-grain-city2-corner: A 1,-2 r3
        base-two-cities-corner: B 0,-2 r2
        """
    )
    assert [(event.seat, event.goods) for event in game.told("goods_taken")] == [(1, {"wine": 1}), (1, {"grain": 1})]
    assert (game.parts("A"), game.parts("B")) == ({"cities": 6}, {})
    public: Any = game.match.public()
    assert public.slots.goods.tokens == ((0, 0, 0), (1, 1, 0))


def test_majority_with_big_vassals_fv08() -> None:
    game = Played(ALL, 3, ["base-monastery"])
    state, number = game.state, game.state.rules.kind_number
    rows = [
        (0, "big"),
        (0, "vassal"),
        (0, "builder"),
        (1, "vassal"),
        (1, "big"),
        (1, "builder"),
        (2, "big"),
        (2, "pig"),
    ]
    state.standing[0] = tuple(i << 8 | seat << 4 | number[kind] for i, (seat, kind) in enumerate(rows))
    found = majority(state, 0)
    assert found.strengths == {0: 3, 1: 3, 2: 2}
    assert found.leaders == (0, 1)
    state.standing[0] = (2 << 4 | number["pig"], 1 << 8 | 1 << 4 | number["builder"])
    assert majority(state, 0).leaders == (), "builder and pig never count (V47)"


def test_a_tile_with_one_place_is_offered_fv09() -> None:
    game = played("todo-city1-wedge: A 0,-1 r2\nbase-monastery: B 0,1 r0", spare=("base-crossing4", "base-monastery"))
    (choice,) = [choice for choice in game.match.menu(0).choices if choice.type == "place"]
    field: Any = choice.fields[0]
    assert {cell for cell, _ in field.options} == {(-1, 0), (1, 0)}
    assert not game.told("tile_set_aside")


def test_a_tile_without_a_place_is_set_aside_fv09() -> None:
    closed = "todo-city1-wedge: A 0,-1 r2"
    game = played(closed, spare=("todo-four-cities", "base-monastery"))
    assert [(event.tile, event.left) for event in game.told("tile_set_aside")] == [("todo-four-cities", 1)]
    assert [(event.tile, event.left) for event in game.told("tile_drawn")] == [("base-monastery", 0)]
    public: Any = game.match.public()
    assert (public.deck.left, public.deck.types, public.deck.aside) == (0, {}, ["todo-four-cities"])
    assert played(closed, spare=("todo-four-cities",)).match.standing().finished


def test_holes_may_be_filled_and_made_fv10() -> None:
    """Eight monasteries round a cell; the ninth goes into the hole."""
    cells = ["0,1", "1,1", "2,1", "2,2", "2,3", "1,3", "0,3", "0,2", "1,2"]
    rows = "\n".join(f"base-monastery: {'AB'[i % 2]} {cell} r0" for i, cell in enumerate(cells))
    game = played(rows + "\nbase-city1: B 0,-1 r2")
    assert len(game.state.forms) == 11
    assert not [event for event in game.history if isinstance(event, FeatureScored) and event.holders]


def test_two_quick_undos_and_again_fv11() -> None:
    game = played(
        "base-city2-across: A 0,-1 r1 vasallo city:N\nbase-monastery: B 0,1 r0",
        spare=("base-city1-curve-left", "base-monastery"),
    )
    before = game.match.digest()
    for _ in range(20):
        assert game.place("A", 0, -2, 2) is None
        assert game.put("A", "vasallo", "road:N") is None
        assert [game.undo("A"), game.undo("A"), game.undo("A")] == [None, None, "wrong_phase"]
        assert game.match.digest() == before
    lays(game, "A 0,-2 r2 vasallo road:N")
    assert game.parts("A") == {"cities": 6}
    assert len(game.state.scored) == 1


def test_a_log_with_undo_gives_the_same_state_fv12() -> None:
    match = Match.new(GAME, {}, ("person", "person"), bytes(32))
    for _ in range(12):
        seat = match.state.active
        choice: Any = match.menu(seat).choices[0].fields[0]
        cell, turns = choice.options[0]
        match.play(seat, Place(cell, turns[0]))
        if match.state.phase == "figure":
            match.undo(seat)
            cell, turns = choice.options[-1]
            match.play(seat, Place(cell, turns[-1]))
        while match.state.phase != "place":
            match.play(seat, NoFigure())
    assert match.undone
    again = replay(GAME, read_record(GAME, write_record(match.record())))
    assert (again.digest(), again.undone) == (match.digest(), match.undone)


def test_a_rival_cannot_skip_for_me_fv13() -> None:
    game = Played(ALL, 2, ["base-monastery", "base-monastery"])
    assert game.place("A", 0, 1, 0) is None
    before = game.match.digest()
    answers = [
        game.send("B", "no_figure"),
        game.put("B", "vasallo", "monastery"),
        game.place("B", 0, 2, 0),
        game.undo("B"),
        game.send("B", "no_phantom"),
    ]
    assert answers == ["not_your_turn"] * 5
    assert game.match.digest() == before
    assert game.lapse("B") == "not_owing"


def test_the_phantom_of_a_person_is_waited_for_fv14() -> None:
    game = Played(ALL, 2, ["base-monastery", "base-monastery"], ("person", "bot"))
    assert game.place("A", 0, 1, 0) is None
    assert game.put("A", "vasallo", "monastery") is None
    (owed,) = game.match.waiting().owed
    assert (owed.seat, owed.prompt, owed.lapse) == (0, "phantom", "default")
    assert not game.match.menu(1).choices
    assert game.match.waiting().free == ()


def test_the_end_is_told_once_fv15() -> None:
    game = played("base-monastery: A 0,1 r0", spare=())
    assert sum(event.__struct_config__.tag == "game_over" for event in game.history) == 1
    before = game.match.digest()
    assert game.lapse("A") == "game_over"
    for seat in "AB":
        game.presence(seat, "nobody")
        game.presence(seat, "person")
        assert not game.told("game_over")
    assert game.match.digest() == before
    assert game.match.standing() == game.match.standing()


def test_the_builder_on_the_last_tile_fv16() -> None:
    game = played(BUILDER_IN_CITY, spare=("base-city2-across",))
    lays(game, "A 0,-3 r1")
    assert game.match.standing().finished
    assert not game.told("extra_tile")
    assert game.parts("A") == {"end_cities": 4}


def test_a_broken_position_is_no_game() -> None:
    position = GAME.position(Played(ALL, 2, ["base-monastery"]).state)
    with pytest.raises(ValueError, match="does not fit"):
        GAME.from_position({**position, "tiles": [*position["tiles"], {**position["tiles"][0], "x": 5}]})
