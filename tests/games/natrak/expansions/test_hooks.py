"""The hooks of the base do nothing by themselves (mode Basic), and each mode says which it plays with."""

from __future__ import annotations

from random import Random

from scenarios.natrak.builder import Scene
from sobremesa.games.natrak.boxes import HOOKS, hooks_of
from sobremesa.games.natrak.data.load import modes
from sobremesa.games.natrak.expansions.adventurers.hooks import AdventurersHooks
from sobremesa.games.natrak.game import TABLES
from sobremesa.games.natrak.hooks import Hooks
from sobremesa.games.natrak.rules.deed import Deed


def test_every_mode_has_its_hooks_and_its_table() -> None:
    assert set(HOOKS) == set(TABLES) == set(modes())
    assert type(hooks_of("basic")) is Hooks
    assert type(hooks_of("adventurers")) is AdventurersHooks


def test_in_basic_no_hook_does_anything() -> None:
    state, hooks = Scene().camp("A", 12).table().state, Hooks()
    before = state.key
    deed = Deed(state.key)
    view = Scene().table().public()
    assert hooks.dice(state, 0) is None
    assert not hooks.rolled(state, deed)
    assert hooks.more_cards(state, 0) == 0
    assert not hooks.discarded(state)
    assert hooks.off_end(state, 0) is None
    assert hooks.owed(state) == ()
    assert not hooks.step(state, deed)
    assert hooks.parts(state, 0) == hooks.hidden(state, 0) == {}
    assert hooks.rates(state, 0, (4, 4)) == (4, 4)
    assert hooks.public(state, view) is view
    assert hooks.imagine(state, view, None, None, Random(1)) == {}
    assert hooks.position(state) is hooks.canonical(state) is None
    assert hooks.problems(state) == []
    for nothing in (hooks.blank, hooks.copy, hooks.refresh, hooks.clear):
        nothing(state)
    hooks.lapse(state, 0, deed)
    hooks.before_end(state, deed)
    hooks.produced(state, 0, deed)
    assert (deed.events, state.extra, state.key) == ([], None, before)
