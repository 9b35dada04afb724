"""The data files and their checker (N25, N29 to N34, N45 to N48, N119)."""

from __future__ import annotations

import msgspec
import pytest

from sobremesa.games.natrak.data import check, load


def test_the_data_has_no_problems() -> None:
    assert check.problems() == []


def test_sizes_n25() -> None:
    small, large = load.maps()["small"].sizes, load.maps()["large"].sizes
    assert (small.hexes, small.crossings, small.edges, small.coast) == (19, 54, 72, 30)
    assert (large.hexes, large.crossings, large.edges, large.coast) == (30, 80, 109, 38)


def test_prices_and_supply_n47_n48() -> None:
    basic = load.modes()["basic"]
    assert basic.prices == {
        "road": {"wood": 1, "clay": 1},
        "camp": {"wood": 1, "clay": 1, "wheat": 1, "wool": 1},
        "city": {"wheat": 2, "stone": 3},
        "scroll": {"wheat": 1, "wool": 1, "stone": 1},
    }
    assert basic.supply == {"camp": 5, "city": 4, "road": 15}
    assert basic.materials == load.MATERIALS[:5]


def test_scroll_decks_n119() -> None:
    assert load.decks()[3] == load.decks()[4] == (14, 5, 2, 2, 2)
    assert load.decks()[5] == load.decks()[6] == (20, 5, 3, 3, 3)
    assert [sum(load.decks()[n]) for n in (3, 6)] == [25, 34]


def _broken(monkeypatch: pytest.MonkeyPatch, layout: str, **fields: object) -> list[str]:
    changed = {**load.maps(), layout: msgspec.structs.replace(load.maps()[layout], **fields)}
    monkeypatch.setattr(check, "maps", lambda: changed)
    return check.problems()


def test_the_checker_sees_wrong_maps(monkeypatch: pytest.MonkeyPatch) -> None:
    small = load.maps()["small"]
    assert any("terrains" in line for line in _broken(monkeypatch, "small", terrain={**small.terrain, "mine": 9}))
    assert any("tokens" in line for line in _broken(monkeypatch, "small", tokens={**small.tokens, 12: 4}))
    assert any("not sums" in line for line in _broken(monkeypatch, "small", tokens={**small.tokens, 12: 0, 7: 1}))
    assert any("geometry" in line for line in _broken(monkeypatch, "small", q=(-2, 3), sum=(-2, 3)))
    assert any("kinds of port" in line for line in _broken(monkeypatch, "small", ports={"sand": 9}))
    assert any("touch" in line for line in _broken(monkeypatch, "small", ports={"any": 12}))
    assert any("seats" in line for line in _broken(monkeypatch, "small", seats=(2, 3)))


def test_the_checker_sees_wrong_modes(monkeypatch: pytest.MonkeyPatch) -> None:
    basic = load.modes()["basic"]

    def problems(**fields: object) -> str:
        changed = {"basic": msgspec.structs.replace(basic, **fields)}
        monkeypatch.setattr(check, "modes", lambda: changed)
        return " ".join(check.problems())

    assert "no yield" in problems(yields={k: v for k, v in basic.yields.items() if k != "mine"})
    assert "fixed order" in problems(materials=tuple(reversed(basic.materials)))
    assert "which it lacks" in problems(prices={"road": {"coin": 1}})
    assert "no supply" in problems(setup=("camp", "tower"))
