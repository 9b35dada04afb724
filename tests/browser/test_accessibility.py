"""axe-core finds nothing wrong on any screen (WCAG 2 A and AA), in both themes, on a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.conftest import Sit
from browser.people import Person

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"], "resultTypes": ["violations"]}
LOOKS: dict[str, dict[str, Any]] = {
    "desk-light": {"theme": "light"},
    "desk-dark": {"theme": "dark"},
    "phone-light": {"theme": "light", "size": {"width": 360, "height": 740}, "touch": True},
    "phone-dark": {"theme": "dark", "size": {"width": 360, "height": 740}, "touch": True},
}


def faults(person: Person) -> list[str]:
    """What axe finds: the rule, and the element."""
    found = Axe().run(person.page, options=RULES).response["violations"]
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_any_screen(arrive: Sit, look: str) -> None:
    ana = arrive("Ana", **LOOKS[look])
    wrong: dict[str, list[str]] = {}
    ana.go("/")
    ana.page.get_by_role("heading").first.wait_for()
    wrong["home"] = faults(ana)
    ana.go("/#/admin")
    ana.button("admin.open").wait_for()
    wrong["New table"] = faults(ana)
    ana.open_table(seats=3)
    ana.button("sit.sit").wait_for()
    wrong["sit down"] = faults(ana)
    ana.sit()
    wrong["waiting room"] = faults(ana)
    ana.fill_with_bots()
    ana.start()
    wrong["table"] = faults(ana)
    assert {screen: found for screen, found in wrong.items() if found} == {}


def test_axe_finds_what_is_wrong(arrive: Sit) -> None:
    ana = arrive("Ana")
    ana.go("/")
    ana.page.get_by_role("heading").first.wait_for()
    ana.page.evaluate("document.querySelector('#app').append(document.createElement('button'))")
    assert [fault.partition(":")[0] for fault in faults(ana)] == ["button-name"]
