"""The phantom and its phase (V36, V37, V79)."""

from __future__ import annotations

from scenarios.vasallos.notation import Played
from sobremesa.games.vasallos.options import Options
from sobremesa.games.vasallos.rulesets import ruleset

SOMBRA = Options(sombra=True)


def test_the_phantom_comes_after_the_figure_or_instead_of_it_v36() -> None:
    for first in (True, False):
        game = Played(SOMBRA, 2, ["base-road-straight", "base-monastery"])
        game.place("A", 1, 0, 0)
        assert game.send("A", "phantom", zone="road:E") == "wrong_phase"
        if first:
            assert game.put("A", "vasallo", "field:NL") is None
        else:
            assert game.send("A", "no_figure") is None
        assert game.put("A", "sombra", "field:NL") == ("zone_taken" if first else None)
        if first:
            assert game.put("A", "sombra", "road:W") is None
        assert game.supply("A") == {"vassal": 6 if first else 7, "phantom": 0}


def test_there_is_no_phase_without_the_phantom_at_home_v25_v37() -> None:
    game = Played(SOMBRA, 2, ["base-road-straight", "base-monastery", "base-road-straight", "base-monastery"])
    game.place("A", 1, 0, 0)
    game.send("A", "no_figure")
    game.put("A", "sombra", "road:E")
    for kind in ("no_figure", "no_phantom"):
        if kind == "no_figure":
            game.place("B", 0, 1, 0)
        game.send("B", kind)
    game.place("A", 2, 0, 0)
    assert game.send("A", "no_figure") is None
    assert [event.phase for event in game.told("passed_over")] == ["phantom"]
    assert game.state.active == 1


def test_without_the_box_there_is_no_such_phase() -> None:
    assert [row.phase for row in ruleset(Options()).placing] == ["figure"]
    assert [row.phase for row in ruleset(SOMBRA).placing] == ["figure", "phantom"]
    (figure, phantom) = ruleset(SOMBRA).figures
    assert (figure.name, phantom.name, phantom.number, phantom.strength) == ("vassal", "phantom", 1, 1)
