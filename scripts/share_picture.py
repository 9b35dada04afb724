"""Draws client/public/share.png, the picture that messengers show beside a shared link. Needs Chromium (make test sets it up).

python scripts/share_picture.py
"""

from __future__ import annotations

import math
from pathlib import Path

from playwright.sync_api import sync_playwright

TARGET = Path(__file__).resolve().parent.parent / "client" / "public" / "share.png"
WIDTH, HEIGHT, RADIUS = 1200, 630, 92
COLOURS = ["#4C7F63", "#CBE6A6", "#F5C935", "#C04A22", "#93969F", "#C8BBB1", "#5EA0D0"]
LOGO = """
<g transform="translate(470 92) scale(8.2)" fill="none" stroke="#2a2017" stroke-width="2.6" stroke-linecap="round"
   stroke-linejoin="round">
  <path d="M9.5 18 8 29M22.5 18 24 29"/>
  <ellipse cx="16" cy="15.5" rx="13" ry="3.9" fill="#a23b1e"/>
  <path d="M12.6 13.6V8.2a3.4 3.4 0 0 1 6.8 0v5.4a8 8 0 0 1-6.8 0z" fill="#fffcf6"/>
  <path d="M12.6 9.6h6.8" stroke-width="2"/>
</g>"""


def hexagon(x: float, y: float, fill: str) -> str:
    """A hex with its point up."""
    corners = [(x + RADIUS * math.sin(math.pi * k / 3), y - RADIUS * math.cos(math.pi * k / 3)) for k in range(6)]
    points = " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)
    return f'<polygon points="{points}" fill="{fill}" stroke="#f2e2b8" stroke-width="9"/>'


def picture() -> str:
    """Hexes along both sides, the table in the middle, the name below it."""
    wide, high = RADIUS * math.sqrt(3), RADIUS * 1.5
    hexes = []
    for row in range(-1, 6):
        for column in range(-1, 9):
            x, y = column * wide + (row % 2) * wide / 2, row * high + 20
            if abs(x - WIDTH / 2) > 400:
                hexes.append(hexagon(x, y, COLOURS[(3 * row + 2 * column + row * column) % len(COLOURS)]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="100%" height="100%" fill="#f5efe4"/>{"".join(hexes)}{LOGO}'
        '<text x="600" y="455" text-anchor="middle" font-family="DejaVu Serif, Georgia, serif" font-weight="700" '
        'font-size="92" fill="#2a2017">Sobremesa</text></svg>'
    )


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.set_content(f"<style>body{{margin:0}}</style>{picture()}")
        page.screenshot(path=TARGET)
        browser.close()
    print(f"{TARGET.name}: {TARGET.stat().st_size // 1000} KB")


def chromium() -> str | None:
    """The system's Chromium, where there is one."""
    found = Path("/usr/bin/chromium")
    return str(found) if found.exists() else None


if __name__ == "__main__":
    main()
