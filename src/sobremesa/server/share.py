"""The page behind a shared link: the client itself, with what messengers show of the table and what the table will need."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
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


def page(shell: str, card: TableCard | None, code: str, base: str, tongue: str, needed: Iterable[str] = ()) -> str:
    """The page, in one language.

    `shell`: the client's own page. `base`: the server's own address, for the picture's and the page's own. `needed`: files
    of the client that the table will ask for; named here, they come at once and not one after the other.
    """
    words = text(tongue)
    title = words["title"].format(game=words[card.game]) if card else words["unknown_title"]
    head = _HEAD.format(
        title=escape(title),
        about=escape(_about(card, words)),
        url=escape(f"{base}/m/{quote(code, safe='')}"),
        picture=escape(f"{base}/{PICTURE}"),
    )
    hints = "".join(_HINTS[path.rpartition(".")[2]].format(path=escape(path)) for path in needed)
    shell = _DESCRIPTION.sub("", shell, count=1)
    shell = _LANGUAGE.sub(f'<html lang="{tongue}"', shell, count=1)
    return _TITLE.sub(lambda _: head + hints, shell, count=1)


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


# What of the client's page is said anew.
_LANGUAGE = re.compile(r'<html lang="\w+"')
_TITLE = re.compile(r"<title>.*?</title>\s*", re.DOTALL)
_DESCRIPTION = re.compile(r'<meta\s+name="description"[^>]*>\s*')

_HEAD = """<title>{title}</title>
<meta name="description" content="{about}">
<meta name="robots" content="noindex">
<meta property="og:site_name" content="Sobremesa">
<meta property="og:type" content="website">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{about}">
<meta property="og:url" content="{url}">
<meta property="og:image" content="{picture}">
<meta name="twitter:card" content="summary_large_image">
"""
_HINTS = {
    "js": '<link rel="modulepreload" crossorigin href="/{path}">\n',
    "css": '<link rel="preload" as="style" crossorigin href="/{path}">\n',
}
