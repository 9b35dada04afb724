"""Pictures of screens for people to look at: each in both sizes and both themes, in `shots/` (not in git)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

from browser.people import PHONE, WIDE, Person

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SHOTS = Path(__file__).parent / "shots"


#: As another tab of the device would set it; the page follows at once.
SET = """(settings) => {
  localStorage.setItem('sobremesa.settings', settings);
  dispatchEvent(new StorageEvent('storage', {key: 'sobremesa.settings'}));
}"""


def shoot(person: Person, name: str, *, sizes: str = "wide phone", starred: bool = False) -> None:
    """Take this screen as it is; it is left as it was. `starred`: also in English, in greyscale, with large text."""
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
        if starred:
            variants(person, f"{name}-{size}")
    page.emulate_media(color_scheme="light")
    assert was is not None
    page.set_viewport_size(was)


def variants(person: Person, name: str) -> None:
    """The same screen in English, without any colour, and with text at twice its size; then as it was."""
    page = person.page
    kept = page.evaluate("localStorage.getItem('sobremesa.settings')")
    looks: dict[str, dict[str, Any]] = {"english": {"language": "en"}, "large": {"textSize": 200}}
    for look, change in looks.items():
        page.evaluate(SET, json.dumps({**json.loads(kept), **change}))
        page.evaluate("() => new Promise(requestAnimationFrame)")
        page.screenshot(path=SHOTS / f"{name}-{look}.png")
    page.evaluate(SET, kept)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    page.screenshot(path=SHOTS / f"{name}-grey.png")
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    session.detach()
