"""Draws the icons of the installed app out of client/public/icon.svg. Needs Chromium (make test sets it up).

python scripts/app_icons.py

`icon-192.png` and `icon-512.png` are the icon as it is; `icon-maskable.png` fills its square, with the drawing within
the middle 80 % that no mask cuts away.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from share_picture import chromium

PUBLIC = Path(__file__).resolve().parent.parent / "client" / "public"
PAPER = "#f5efe4"
#: Name, side in px, and how much of the side the drawing takes.
ICONS = [("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0), ("icon-maskable.png", 512, 0.78)]


def draw(browser: Browser, name: str, side: int, share: float) -> None:
    """One icon; a share under 1 stands on paper that fills the square."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    ground = PAPER if share < 1 else "transparent"
    page = browser.new_page(viewport={"width": side, "height": side})
    page.set_content(
        f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
        f"svg{{width:{100 * share}%;height:{100 * share}%}}</style>{svg}"
    )
    page.screenshot(path=PUBLIC / name, omit_background=share == 1)
    page.close()


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        for icon in ICONS:
            draw(browser, *icon)
        browser.close()


if __name__ == "__main__":
    main()
