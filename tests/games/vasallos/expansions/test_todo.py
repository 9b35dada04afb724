"""Inn, cathedral and big vassal, each by its own hooks (V45, V46, V65, V66)."""

from __future__ import annotations

import pytest

from scenarios.vasallos.notation import Played
from sobremesa.games.vasallos.expansions.todo.big import Big
from sobremesa.games.vasallos.expansions.todo.cathedral import Cathedral
from sobremesa.games.vasallos.expansions.todo.inn import Inn
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.rules.deed import Deed
from sobremesa.games.vasallos.rules.ruleset import Capability
from sobremesa.games.vasallos.rulesets import ruleset
from sobremesa.games.vasallos.state import canonical
from sobremesa.games.vasallos.tiles import CITY, FIELD, MARK_SHIFT, MONASTERY, ROAD

INN, CATHEDRAL, PENNANT = (1 << MARK_SHIFT[name] for name in ("inn", "cathedral", "pennant"))


@pytest.mark.parametrize("inns,points", [(0, 5), (1, 10), (2, 10), (3, 10)])
def test_inns_do_not_add_up_v46(inns: int, points: int) -> None:
    assert Inn().worth(ROAD, 5, inns * INN, 5, complete=True) == points
    assert Inn().worth(ROAD, 5, inns * INN, 5, complete=False) == (0 if inns else 5)


@pytest.mark.parametrize("cathedrals,points", [(0, 14), (1, 21), (2, 21)])
def test_cathedrals_do_not_add_up_v46(cathedrals: int, points: int) -> None:
    marks = cathedrals * CATHEDRAL + 2 * PENNANT
    assert Cathedral().worth(CITY, 5, marks, 14, complete=True) == points
    assert Cathedral().worth(CITY, 5, marks, 7, complete=False) == (0 if cathedrals else 7)


def test_an_inn_is_nothing_to_a_city_and_a_cathedral_nothing_to_a_road() -> None:
    for kind in (CITY, MONASTERY, FIELD):
        assert Inn().worth(kind, 5, INN, 9, complete=True) == 9
    for kind in (ROAD, MONASTERY, FIELD):
        assert Cathedral().worth(kind, 5, CATHEDRAL, 9, complete=False) == 9


def test_the_big_vassal_counts_twice_for_the_majority_only_v17_v66() -> None:
    (kind,) = Big().figures()
    assert (kind.name, kind.number, kind.strength, kind.company) == ("big", 1, 2, False)
    game = Played(Options(todo=True), 2, ["base-city1", "base-monastery"])
    game.place("A", 0, -1, 2)
    assert game.put("A", "doble", "city:S") is None
    assert game.points("A") == 4, "it doubles nobody's points"
    assert game.supply("A") == {"vassal": 7, "big": 1}


def test_the_box_brings_what_is_in_it_v65() -> None:
    assert [c.name for c in ruleset(Options(todo=True)).capabilities] == ["inn", "cathedral", "big"]
    base = ruleset(Options())
    assert base.capabilities == base.on_worth == base.on_laid == base.on_again == base.on_counted == ()


def test_a_hook_that_is_not_overridden_does_nothing() -> None:
    nothing, state = Capability(), Played(Options(), 2, ["base-monastery"] * 2).state
    before = canonical(state)
    deed = Deed()
    nothing.laid(state)
    nothing.completed(state, 0, deed)
    nothing.counted(state, deed)
    assert nothing.again(state) is None
    assert nothing.worth(CITY, 3, INN, 7, complete=True) == 7
    assert nothing.field_rate(state, 0, 0, 3) == 3
    assert nothing.slot_problem(None, state) is None
    assert (nothing.figures(), nothing.placing(), deed.events) == ((), (), [])
    assert canonical(state) == before
    with pytest.raises(NotImplementedError, match="no slot"):
        nothing.new_slot(2)


def test_the_inn_of_a_crossing_is_on_one_arm_v46() -> None:
    game = Played(Options(todo=True), 2, ["todo-inn-crossing3", "base-monastery"])
    game.place("A", 1, 0, 2)
    public = game.match.public()
    marks = {view.id: view.marks for view in public.features if view.kind == "road"}  # type: ignore[attr-defined]  # Public
    assert marks == {"0,0/road:E": {"inn": 1}, "1,0/road:N": {}, "1,0/road:E": {}}
