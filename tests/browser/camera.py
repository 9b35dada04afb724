"""Pictures of screens for people to look at: each in both sizes and both themes, in `shots/` (not in git)."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from browser.people import PHONE, WIDE, Person

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SHOTS = Path(__file__).parent / "shots"


def shoot(person: Person, name: str, *, sizes: str = "wide phone") -> None:
    """Take this screen as it is; it is left as it was."""
    SHOTS.mkdir(exist_ok=True)
    page = person.page
    was = page.viewport_size
    for size in sizes.split():
        page.set_viewport_size(WIDE if size == "wide" else PHONE)  # type: ignore[arg-type]  # width and height
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
            page.screenshot(path=SHOTS / f"{name}-{size}-{theme}.png")
    page.emulate_media(color_scheme="light")
    assert was is not None
    page.set_viewport_size(was)
