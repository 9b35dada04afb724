from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from sobremesa.games import GAMES
from sobremesa.server import share
from sobremesa.tables.records import SeatView, TableCard, TableOptions


def card(opener: str | None = "Ana", status: str = "waiting", taken: int = 1) -> TableCard:
    seats: list[SeatView | None] = [SeatView(n, f"P{n}", "red", None) for n in range(taken)]
    return TableCard(
        code="ABCDEFGH",
        game="natrak",
        options={},
        table=TableOptions(),
        status=status,  # type: ignore[arg-type]  # one of the statuses
        seats=seats + [None] * (4 - taken),
        opener=opener,
    )


SHELL = """<!doctype html>
<html lang="es">
  <head>
    <meta
      name="description" content="Of the client." />
    <title>Sobremesa</title>
    <script type="module" src="/assets/index-3f2a.js"></script>
  </head>
  <body><div id="app"></div></body>
</html>
"""


class Tags(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def meta(self, name: str) -> str | None:
        return next(
            found["content"]
            for tag, found in self.tags
            if tag == "meta" and name in (found.get("property"), found.get("name"))
        )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["es", "en"])
def test_the_page_says_the_name_of_every_game(game: str, language: str) -> None:
    tags = Tags(share.page(SHELL, msgspec.structs.replace(card(), game=game), "ABCDEFGH", "http://h", language))
    title = tags.meta("og:title") or ""
    assert title.split()[0].casefold() == game


def test_the_page_is_the_clients_and_tells_what_the_link_is() -> None:
    page = share.page(SHELL, card(), "ABCDEFGH", "http://h:8000", "en", ["assets/table-1a.js", "assets/table-2b.css"])
    tags = Tags(page)
    assert ("script", {"type": "module", "src": "/assets/index-3f2a.js"}) in tags.tags
    assert ("div", {"id": "app"}) in tags.tags
    assert ("html", {"lang": "en"}) in tags.tags
    assert tags.meta("og:title") == "Natrak on Sobremesa"
    assert page.count("<title>") == page.count('name="description"') == 1
    links = [found for tag, found in tags.tags if tag == "link"]
    assert [(link["rel"], link["href"]) for link in links] == [
        ("modulepreload", "/assets/table-1a.js"),
        ("preload", "/assets/table-2b.css"),
    ]


def test_the_page_of_the_client_has_what_is_said_anew() -> None:
    source = Path(__file__).parents[2] / "client" / "index.html"
    page = share.page(source.read_text(encoding="utf-8"), card(), "ABCDEFGH", "http://h", "en")
    assert page.count("<title>Natrak on Sobremesa</title>") == page.count("<title>") == 1
    assert page.count('name="description"') == 1
    assert '<html lang="en"' in page


def test_the_page_speaks_spanish() -> None:
    tags = Tags(share.page(SHELL, card(), "ABCDEFGH", "http://h:8000", "es"))
    assert tags.meta("og:title") == "Natrak en Sobremesa"
    assert tags.meta("og:description") == "\u2068Ana\u2069 ha abierto una mesa. Quedan 3 sitios."
    assert tags.meta("og:image") == "http://h:8000/share.png"


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", '" onload="x', "{{7*7}}", "{0}", "R&D"])
def test_a_name_is_shown_as_typed_fp09(name: str) -> None:
    tags = Tags(share.page(SHELL, card(name), "ABCDEFGH", "http://h", "en"))
    assert tags.meta("og:description") == f"\u2068{name}\u2069 has opened a table. 3 seats are free."
    assert [tag for tag, _ in tags.tags] == [
        tag for tag, _ in Tags(share.page(SHELL, card(), "A", "http://h", "en")).tags
    ]


def test_a_hostile_code_stays_in_its_place() -> None:
    tags = Tags(share.page(SHELL, None, '"><script>', "http://h", "en"))
    assert tags.meta("og:url") == "http://h/m/%22%3E%3Cscript%3E"
    assert [found for tag, found in tags.tags if tag == "script"] == [
        {"type": "module", "src": "/assets/index-3f2a.js"}
    ]


@pytest.mark.parametrize(
    "one,says",
    [
        (card(taken=3), "1 seat is free."),
        (card(taken=4), "One can watch."),
        (card(status="playing"), "One can watch."),
        (card(status="finished"), "The game is over."),
    ],
)
def test_where_the_table_stands(one: TableCard, says: str) -> None:
    assert says in share.page(SHELL, one, "ABCDEFGH", "http://h", "en")


@pytest.mark.parametrize(
    "accepted,expected",
    [
        ("", "es"),
        ("en-GB,en;q=0.9,es;q=0.5", "en"),
        ("fr,es;q=0.2,en;q=0.4", "en"),
        ("de", "es"),
        ("es-MX", "es"),
        ("en;q=x", "es"),
    ],
)
def test_the_readers_language(accepted: str, expected: str) -> None:
    assert share.language(accepted) == expected


def test_both_languages_say_everything() -> None:
    assert share.text("es").keys() == share.text("en").keys()
