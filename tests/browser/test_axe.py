"""Axe (WCAG 2.1 A and AA) finds what is wrong; `test_quality.py` lets it look at every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.measures import axe
from browser.people import Person


def test_axe_finds_what_is_wrong(arrive: Sit) -> None:
    ana = arrive("Ana")
    ana.go()
    expect(ana.button("home.new")).to_be_visible()
    ana.page.evaluate("document.querySelector('#app').append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        examine(ana, "home with a button without a name")


def examine(person: Person, screen: str) -> None:
    """Let axe look at what is there."""
    told = axe(person)
    assert told == [], f"{screen}: {told}"
