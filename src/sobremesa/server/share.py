"""The page behind a shared link: what messengers show of it, and the way on to the table. No script in it."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from pathlib import Path
from urllib.parse import quote

from sobremesa.tables.records import TableCard

LANGUAGES = ("es", "en")
PICTURE = "share.png"
"""The picture that messengers show, a file of the client."""


@cache
def text(language: str) -> dict[str, str]:
    """The page's sentences."""
    path = Path(__file__).parent / "text" / f"{language}.json"
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return found


def language(accepted: str) -> str:
    """The first of the reader's languages (an Accept-Language header) that there is; else Spanish."""
    weighed = []
    for place, part in enumerate(accepted.split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), place, name[:2].lower()))
        except ValueError:
            continue
    return next((name for _, _, name in sorted(weighed) if name in LANGUAGES), LANGUAGES[0])


def page(card: TableCard | None, code: str, base: str, tongue: str) -> str:
    """The page, in one language. `base`: the server's own address, for the picture's and the page's own."""
    words = text(tongue)
    title = words["title"].format(game=words[card.game]) if card else words["unknown_title"]
    about = _about(card, words)
    target = f"/#/mesa/{quote(code, safe='')}"
    return _PAGE.format(
        language=tongue,
        title=escape(title),
        about=escape(about),
        url=escape(f"{base}/m/{quote(code, safe='')}"),
        picture=escape(f"{base}/{PICTURE}"),
        target=escape(target),
        go_on=escape(words["go_on"]),
    )


def _about(card: TableCard | None, words: dict[str, str]) -> str:
    if card is None:
        return words["unknown"]
    said = [words["opened"].format(opener=_isolated(card.opener))] if card.opener else []
    free = sum(seat is None for seat in card.seats)
    if card.status in ("finished", "closed"):
        said.append(words["over"])
    elif card.status != "waiting" or free == 0:
        said.append(words["full"])
    else:
        said.append(words["free_1" if free == 1 else "free"].format(free=free))
    return " ".join(said)


def _isolated(name: str) -> str:
    """A name between marks that keep its writing direction to itself (FP23)."""
    return f"\u2068{name}\u2069"


_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<meta name="description" content="{about}">
<meta name="robots" content="noindex">
<meta property="og:site_name" content="Sobremesa">
<meta property="og:type" content="website">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{about}">
<meta property="og:url" content="{url}">
<meta property="og:image" content="{picture}">
<meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0; url={target}">
</head>
<body>
<p>{about}</p>
<p><a href="{target}">{go_on}</a></p>
</body>
</html>
"""
